import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	designer as designerMember,
	showAlone,
	showScreen,
} from '../../../../tests/support/show-screen';
import { ApiError } from '../../../lib/api-error';
import { getBoot } from '../../../lib/boot';
import { fetchDesigners } from '../api/designers-api';
import { noFilters } from '../designer-query';
import type { DesignerQuery } from '../designer-query';
import type { Designer } from '../types';
import DesignersScreen from './designers-screen';

jest.mock( '../api/designers-api', () => ( {
	fetchDesigners: jest.fn(),
	preloadedDesigners: () => undefined,
} ) );
jest.mock( '../../../lib/skills', () => {
	const skills = [ 'Branding', 'Editorial', 'Motion', 'Type', 'UI' ].map(
		( name, index ) => ( {
			id: index + 1,
			name,
			locale: '',
			designers: index,
		} )
	);
	const namesOf = ( ids: number[] ) => ids.map( ( id ) => skills[ id - 1 ] );
	return { useSkills: () => ( { skills, namesOf } ) };
} );

const fetchMock = jest.mocked( fetchDesigners );

const image = {
	id: 1,
	alt: '',
	width: 1500,
	height: 1000,
	base_path: '/u/',
	breakpoints: {
		xs: { '1x': 'a-420x280.jpg', '2x': 'a-840x560.jpg' },
		lg: { '1x': 'a-750x500.jpg', '2x': 'a.jpg' },
	},
	color: '',
};

const designer = ( id: number, more: Partial< Designer > = {} ): Designer => ( {
	id,
	slug: `designer-${ id }`,
	locale: '',
	name: `Name ${ id }`,
	job: `Job ${ id }`,
	city: 'Renens',
	country: 'CH',
	level: 2,
	availability: {},
	school: '',
	isConfirmed: false,
	avatar: null,
	skills: [ 1, 2, 3, 4, 5 ],
	works: [ 1, 2, 3 ].map( ( work ) => ( { id: work, title: '', image } ) ),
	...more,
} );

const answer =
	( total: number ) =>
	async ( { page }: DesignerQuery ) => {
		const first = ( page - 1 ) * 7;
		return {
			items: Array.from(
				{ length: Math.min( 7, total - first ) },
				( _, i ) => designer( first + i + 1 )
			),
			total,
			pages: Math.ceil( total / 7 ),
			nearby: [],
		};
	};

const show = ( address = '/designers' ) =>
	showAlone( '/designers', DesignersScreen, address );

const heading = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );

describe( 'the designers list', () => {
	it( 'says how many designers there are, one or more', async () => {
		fetchMock.mockImplementation( answer( 1 ) );
		show();
		expect( await heading( '1 designer' ) ).toBeVisible();
	} );

	it( 'shows seven to a page and turns the page in the address', async () => {
		fetchMock.mockImplementation( answer( 16 ) );
		const router = show();
		await heading( '16 designers' );
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 7 );
		expect( screen.getByText( 'out of' ).parentElement ).toHaveTextContent(
			'1 out of 3'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next page' } )
		);
		await screen.findByText( 'Job 8' );
		expect( router.state.location.search ).toBe( '?page=2' );
		expect( await heading( '16 designers' ) ).toHaveFocus();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Previous page' } )
		);
		await screen.findByText( 'Job 1' );
		expect( router.state.location.search ).toBe( '' );
	} );

	it( 'keeps the focus in the list when the next page takes the place of the focused card', async () => {
		fetchMock.mockImplementation( answer( 16 ) );
		show();
		const link = ( id: number ) =>
			screen.findByRole( 'link', {
				name: new RegExp( `^Job ${ id },` ),
			} );
		await link( 1 );
		let arrive = () => {};
		fetchMock.mockImplementation(
			( query ) =>
				new Promise( ( resolve ) => {
					arrive = () => resolve( answer( 16 )( query ) );
				} )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next page' } )
		);
		( await link( 2 ) ).focus();
		arrive();
		await waitFor( async () => expect( await link( 9 ) ).toHaveFocus() );
	} );

	it( 'has no pager for a single page', async () => {
		fetchMock.mockImplementation( answer( 7 ) );
		show();
		await heading( '7 designers' );
		expect( screen.queryByText( 'Next page' ) ).toBeNull();
	} );

	it( 'shows on a card job, name, place, experience, three skills and how many more', async () => {
		fetchMock.mockImplementation( answer( 1 ) );
		show();
		await heading( '1 designer' );
		const card = within( screen.getByRole( 'article' ) );
		await card.findByText( '+2 more' );
		expect(
			card.getByRole( 'link', { name: 'Job 1, Name 1' } )
		).toHaveAttribute( 'href', '/designer/designer-1' );
		expect( card.getByText( 'Name 1' ) ).toBeVisible();
		expect( card.getByText( 'Renens, Switzerland' ) ).toBeVisible();
		expect( card.getByText( '0-5 years' ) ).toBeVisible();
		expect(
			card
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Branding', 'Editorial', 'Motion', '+2 more' ] );
		expect( card.getAllByRole( 'presentation' ) ).toHaveLength( 3 );
	} );

	it( 'says who is free, and lists them alone when asked', async () => {
		const free = [ 'now', 'from', 'busy', '' ] as const;
		fetchMock.mockImplementation( async ( query ) => ( {
			...( await answer( 4 )( query ) ),
			items: free.map( ( availability, index ) =>
				designer( index + 1, {
					level: null,
					availability: {
						availability,
						available_from: '2027/03/01',
					},
				} )
			),
		} ) );
		const router = show();
		await heading( '4 designers' );
		const [ now, from, busy, silent ] = screen.getAllByRole( 'article' );
		expect( now ).toHaveTextContent( 'Free now' );
		expect( from ).toHaveTextContent( 'Free from 1 March 2027' );
		expect( busy ).toHaveTextContent( 'Not free' );
		expect( silent ).not.toHaveTextContent( /free/i );
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Availability' } ),
			'Free now'
		);
		expect( router.state.location.search ).toBe( '?available=1' );
		expect( fetchMock ).toHaveBeenLastCalledWith(
			expect.objectContaining( { available: true } ),
			expect.anything()
		);
	} );

	it( 'filters by skill, experience and region, through the address', async () => {
		fetchMock.mockImplementation( answer( 30 ) );
		const router = show( '/designers?page=3' );
		await heading( '30 designers' );
		await screen.findByRole( 'option', { name: 'Motion' } );
		await userEvent.selectOptions(
			screen.getByLabelText( 'Skills' ),
			'Motion'
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Experience' ),
			'Student'
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Region' ),
			'Genève'
		);
		await waitFor( () =>
			expect( fetchMock ).toHaveBeenLastCalledWith(
				expect.objectContaining( {
					skill: 3,
					level: 1,
					region: 'Genève',
					page: 1,
				} ),
				expect.anything()
			)
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear filters' } )
		);
		expect( screen.getByLabelText( 'Skills' ) ).toHaveValue( '' );
		await waitFor( () =>
			expect( router.state.location.search ).toBe( '' )
		);
	} );

	it( 'searches once typing stops, keeps what is there and the focus until the answer, and says how many', async () => {
		fetchMock.mockImplementation( answer( 30 ) );
		const router = show( '/designers?page=3&level=1' );
		await heading( '30 designers' );
		let arrive = () => {};
		fetchMock.mockImplementation(
			( query ) =>
				new Promise( ( resolve ) => {
					arrive = () => resolve( answer( 2 )( query ) );
				} )
		);
		const field = within( screen.getByRole( 'search' ) ).getByRole(
			'searchbox',
			{ name: 'Name, job, city, skill, work' }
		);
		fetchMock.mockClear();
		await userEvent.type( field, 'two w' );
		await waitFor( () =>
			expect( router.state.location.search ).toBe(
				'?level=1&search=two+w'
			)
		);
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		expect( fetchMock ).toHaveBeenCalledWith(
			expect.objectContaining( { search: 'two w', level: 1, page: 1 } ),
			expect.anything()
		);
		expect( await heading( '30 designers' ) ).toBeVisible();
		await userEvent.type( field, 'o' );
		expect( field ).toHaveFocus();
		expect( field ).toHaveValue( 'two wo' );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 2 ) );
		arrive();
		await heading( '2 designers' );
		expect( field ).toHaveFocus();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear the search field' } )
		);
		expect( field ).toHaveFocus();
		expect( router.state.location.search ).toBe( '?level=1' );
	} );

	it( 'leaves the focus with the filter, which begins at the first page', async () => {
		fetchMock.mockImplementation( answer( 30 ) );
		const router = show( '/designers?page=3' );
		await heading( '30 designers' );
		const level = screen.getByLabelText( 'Experience' );
		level.focus();
		await userEvent.selectOptions( level, 'Student' );
		expect( level ).toHaveDisplayValue( 'Student' );
		await waitFor( () =>
			expect( router.state.location.search ).toBe( '?level=1' )
		);
		expect( level ).toHaveFocus();
	} );

	it( 'offers the filter to let go of where nobody fits', async () => {
		fetchMock.mockImplementation( async ( query ) =>
			query.level
				? {
						items: [],
						total: 0,
						pages: 0,
						nearby: [
							{
								...noFilters,
								skill: 2,
								total: 4,
							},
						],
					}
				: answer( 4 )( query )
		);
		const router = show( '/designers?skill=2&level=1&lang=en' );
		await userEvent.click(
			await screen.findByRole( 'link', { name: /^4 ?.*any level$/ } )
		);
		await heading( '4 designers' );
		expect( router.state.location.search ).toBe( '?skill=2&lang=en' );
	} );

	it( 'names a skill that was deleted as such, and offers those most designers have', async () => {
		fetchMock.mockResolvedValue( {
			items: [],
			total: 0,
			pages: 0,
			nearby: [],
		} );
		show( '/designers?skill=99' );
		await screen.findByRole( 'link', { name: '4 UI' } );
		expect( screen.getByLabelText( 'Skills' ) ).toHaveDisplayValue(
			'No longer there'
		);
		expect(
			screen
				.getAllByRole( 'link', { name: /^\d/ } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '4UI', '3Type', '2Motion' ] );
	} );

	it( 'has filters by school, language and studies for members alone', async () => {
		fetchMock.mockImplementation( answer( 3 ) );
		const address =
			'/designers?school=ECAL,EPFL&language=rm&graduation=in_studies&verified=1';
		getBoot().settings.universities = [
			{ code: 'ECAL', name: 'ECAL' },
			{ code: 'EPFL', name: 'EPFL' },
		];
		const wanted = {
			school: 'ECAL,EPFL',
			language: 'rm',
			graduation: 'in_studies',
			verified: true,
		};
		const { unmount } = showScreen( {
			screens: { '/designers': DesignersScreen },
			at: address,
			member: designerMember,
		} );
		await heading( '3 designers' );
		expect( fetchMock.mock.lastCall?.[ 0 ] ).toMatchObject( wanted );
		expect(
			await screen.findByLabelText( 'School confirmed' )
		).toBeChecked();
		expect( screen.getByLabelText( 'School' ) ).toHaveDisplayValue(
			'ECAL, EPFL'
		);
		expect( screen.getByLabelText( 'Language' ) ).toHaveDisplayValue(
			'Romansh'
		);
		await userEvent.selectOptions(
			screen.getByLabelText( 'Studies' ),
			'Graduated'
		);
		await waitFor( () =>
			expect( fetchMock.mock.lastCall?.[ 0 ] ).toMatchObject( {
				...wanted,
				graduation: 'graduated',
			} )
		);
		unmount();
		// A stranger is not offered them; an address of a member's asks all the same, and the server finds whom a stranger may know of.
		show( address );
		await heading( '3 designers' );
		expect( fetchMock.mock.lastCall?.[ 0 ] ).toMatchObject( wanted );
		expect( screen.queryByLabelText( 'School' ) ).toBeNull();
		expect( screen.getByText( 'Clear filters' ) ).toBeVisible();
	} );

	it( 'says the school of a designer, and that it is confirmed', async () => {
		fetchMock.mockResolvedValue( {
			items: [
				designer( 1, {
					school: 'ECAL, Industrial Design, 2024',
					isConfirmed: true,
				} ),
				designer( 2, { school: 'EPFL' } ),
			],
			total: 2,
			pages: 1,
			nearby: [],
		} );
		show();
		const cards = await screen.findAllByRole( 'article' );
		expect(
			cards.map(
				( card ) => card.querySelector( '.states' )?.textContent
			)
		).toEqual( [
			'0-5 yearsECAL, Industrial Design, 2024, confirmed',
			'0-5 yearsEPFL',
		] );
	} );

	it( 'goes to the first page from one past the end', async () => {
		fetchMock.mockImplementation( async ( query ) => {
			if ( query.page > 1 ) {
				throw new ApiError( 'rest_invalid_page', 'No such page', 400 );
			}
			return answer( 3 )( query );
		} );
		const router = show( '/designers?page=9' );
		await heading( '3 designers' );
		expect( router.state.location.search ).toBe( '' );
	} );
} );
