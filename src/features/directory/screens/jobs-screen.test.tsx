import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parsePath } from 'react-router-dom';
import { showAlone } from '../../../../tests/support/show-screen';
import { ApiError } from '../../../lib/api-error';
import { fetchProjects } from '../api/projects-api';
import { noJobFilters } from '../job-query';
import type { JobFilters, Project } from '../types';
import JobsScreen from './jobs-screen';

jest.mock( '../api/projects-api', () => ( {
	fetchProjects: jest.fn(),
	preloadedProjects: () => undefined,
} ) );
jest.mock( '../../../lib/skills', () => {
	const skills = [ 'Branding', 'Motion', 'Type', 'UI' ].map(
		( name, index ) => ( {
			id: index + 1,
			name,
			locale: '',
			...( name === 'Motion' && { jobs: 5 } ),
		} )
	);
	const namesOf = ( ids: number[] ) => ids.map( ( id ) => skills[ id - 1 ] );
	return { useSkills: () => ( { skills, namesOf } ) };
} );

const fetchMock = jest.mocked( fetchProjects );
const PER_CALL = 12;

const project = ( id: number, isOpen: boolean ): Project => ( {
	id,
	slug: `project-${ id }`,
	locale: '',
	company: `Company ${ id }`,
	logo: null,
	headline: `Headline ${ id }`,
	image: null,
	ecosystem: id === 1 ? 'EPFL' : '',
	verified: null,
	confirmed: null,
	city: 'Sion',
	jobs: isOpen ? 2 : 0,
	openJobs: isOpen
		? [ { id: 10 * id, title: `Job ${ id }`, facts: null } ]
		: [],
	skills: [ 1, 2, 3, 4 ],
	answers: { answers_in_days: null, answer_share: null },
	date: '2026-11-18T09:00:00',
} );

const answer =
	( open: number, closed: number ) =>
	async ( _: JobFilters, page: number ) => {
		const total = open + closed;
		const all = Array.from( { length: total }, ( __, i ) =>
			project( i + 1, i < open )
		);
		return {
			items: all.slice( ( page - 1 ) * PER_CALL, page * PER_CALL ),
			page,
			pages: Math.ceil( total / PER_CALL ),
			total,
			openTotal: open,
			jobsTotal: open > 1 ? 2 * open : open,
			nearby: null,
		};
	};

const show = ( address = '/jobs' ) =>
	showAlone( '/jobs', JobsScreen, {
		...parsePath( address ),
		// Each test is a place of its own.
		key: String( Math.random() ),
	} );

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );
const loadMore = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Load more' } ) );

describe( 'the projects list', () => {
	it( 'counts open jobs, names them and how many more there are, and shows two steps of three', async () => {
		fetchMock.mockImplementation( answer( 28, 64 ) );
		show();
		await heading( '56 design jobs' );
		expect( screen.getByRole( 'link', { name: 'Job 1' } ) ).toHaveAttribute(
			'href',
			'/project/project-1/mission/10'
		);
		expect(
			screen.getAllByRole( 'link', { name: '1 more' } )
		).toHaveLength( 6 );
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 6 );
		expect( screen.queryByText( 'Closed' ) ).toBeNull();
	} );

	it( 'has its own word for a single one', async () => {
		fetchMock.mockImplementation( answer( 1, 1 ) );
		show();
		await heading( '1 design job' );
		expect( await heading( '1 previous job' ) ).toBeVisible();
	} );

	it( 'adds three at a time, closed ones after the separator', async () => {
		fetchMock.mockImplementation( answer( 7, 4 ) );
		show();
		await heading( '14 design jobs' );
		expect(
			screen.queryByRole( 'heading', { name: '4 previous jobs' } )
		).toBeNull();
		await loadMore();
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 9 );
		await heading( '4 previous jobs' );
		expect( screen.getAllByText( 'Closed' ) ).toHaveLength( 2 );
		await loadMore();
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 11 );
		expect( screen.queryByText( 'Load more' ) ).toBeNull();
	} );

	it( 'shows company, ecosystem, headline and three skills, and links to the project', async () => {
		fetchMock.mockImplementation( answer( 1, 0 ) );
		show();
		await heading( '1 design job' );
		const card = within( screen.getByRole( 'article' ) );
		await card.findByText( '+1 more' );
		expect( card.getByText( 'Company 1' ) ).toBeVisible();
		expect( card.getByText( /EPFL/ ) ).toBeVisible();
		expect(
			card.getByRole( 'link', { name: 'Headline 1' } )
		).toHaveAttribute( 'href', '/project/project-1' );
		expect(
			card
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Job 1',
			'1 more',
			'Branding',
			'Motion',
			'Type',
			'+1 more',
		] );
	} );

	it( 'filters by any of several skills, through the address and back', async () => {
		fetchMock.mockImplementation( answer( 2, 0 ) );
		const router = show( '/jobs?skill=2' );
		await userEvent.click(
			await screen.findByText( 'Motion', { selector: '.value' } )
		);
		const motion = await screen.findByLabelText( 'Motion 5' );
		const ui = screen.getByLabelText( 'UI' );
		expect( motion ).toBeChecked();
		await userEvent.click( ui );
		expect( ui ).toBeChecked();
		await waitFor( () =>
			expect( fetchMock ).toHaveBeenLastCalledWith(
				{ ...noJobFilters, skills: [ 2, 4 ] },
				1,
				expect.anything()
			)
		);
		expect( router.state.location.search ).toBe( '?skill=2%2C4' );
		expect( ui ).toHaveFocus();
		await act( () => router.navigate( -1 ) );
		expect( ui ).not.toBeChecked();
		expect( motion ).toBeChecked();
	} );

	it( 'says who confirmed a university, and narrows the list to those', async () => {
		fetchMock.mockImplementation( async ( filters, page ) => {
			const all = await answer( 1, 0 )( filters, page );
			const verified = {
				university: 'EPFL',
				by: 'address' as const,
				date: '2026-11-23',
			};
			return {
				...all,
				items: all.items.map( ( item ) => ( { ...item, verified } ) ),
			};
		} );
		const router = show( '/jobs?skill=2' );
		expect(
			await screen.findByText( 'EPFL, confirmed by address, Nov 2026' )
		).toBeVisible();
		await userEvent.click( screen.getByLabelText( 'Confirmed company' ) );
		await waitFor( () =>
			expect( router.state.location.search ).toBe( '?skill=2&verified=1' )
		);
		await waitFor( () =>
			expect( fetchMock ).toHaveBeenLastCalledWith(
				{ ...noJobFilters, skills: [ 2 ], verified: true },
				1,
				expect.anything()
			)
		);
	} );

	it( 'says of each job kind, pay and last day, and which are over soon', async () => {
		jest.useFakeTimers( {
			now: new Date( '2026-11-28T12:00:00' ),
			doNotFake: [ 'setTimeout', 'queueMicrotask', 'setInterval' ],
		} );
		const none = {
			deadline: null,
			engagement: null,
			place: null,
			paid: null,
			budget_from: null,
			budget_to: null,
			budget_currency: null,
			budget_unit: null,
			budget: null,
		};
		const facts = [
			{
				...none,
				engagement: 'freelance' as const,
				place: 'on_site' as const,
				budget_to: 110,
				budget_from: 110,
				budget_currency: 'CHF' as const,
				budget_unit: 'hour' as const,
				deadline: '2026/12/06',
			},
			{ ...none, place: 'remote' as const, deadline: '2026/11/29' },
			none,
		];
		fetchMock.mockImplementation( async ( filters, page ) => {
			const all = await answer( 1, 0 )( filters, page );
			return {
				...all,
				items: all.items.map( ( item ) => ( {
					...item,
					openJobs: facts.map( ( of, id ) => ( {
						id,
						title: `Job ${ id }`,
						facts: of,
					} ) ),
				} ) ),
			};
		} );
		show();
		await heading( '1 design job' );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.slice( 0, 3 )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Job 0Freelance, SionCHF 110 per houruntil 6 Dec8 days',
			'Job 1RemotePay not saiduntil 29 Novtomorrow',
			'Job 2Pay not saidNo last day',
		] );
		jest.useRealTimers();
	} );

	it( 'narrows the list to what jobs offer, in a sheet on phones that says what is left', async () => {
		fetchMock.mockImplementation( answer( 1, 0 ) );
		const router = show( '/jobs?place=remote' );
		fireEvent.click(
			await screen.findByRole( 'button', { name: 'Filters (1)' } )
		);
		const sheet = within( await screen.findByRole( 'dialog' ) );
		fireEvent.click( sheet.getByLabelText( 'Internship' ) );
		await waitFor( () =>
			expect( fetchMock ).toHaveBeenLastCalledWith(
				{ ...noJobFilters, engagement: 'internship', place: 'remote' },
				1,
				expect.anything()
			)
		);
		expect( router.state.location.search ).toBe(
			'?place=remote&engagement=internship'
		);
		fireEvent.click( sheet.getByText( 'Show 1 design job' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'takes one of several filters back', async () => {
		fetchMock.mockImplementation( answer( 1, 0 ) );
		const router = show( '/jobs?place=remote&paid=1&skill=2' );
		fireEvent.click( await screen.findByLabelText( 'Remove Remote' ) );
		await waitFor( () =>
			expect( router.state.location.search ).toBe( '?paid=1&skill=2' )
		);
		expect( screen.getByLabelText( 'Remove Motion' ) ).toBeVisible();
	} );

	it( 'keeps the skills while one searches, and offers them alone where nothing is found', async () => {
		fetchMock.mockImplementation( answer( 0, 0 ) );
		const router = show( '/jobs?skill=2' );
		await userEvent.type(
			screen.getByRole( 'searchbox', {
				name: 'Job, company, city, skill',
			} ),
			'railway{Enter}'
		);
		expect( router.state.location.search ).toBe(
			'?skill=2&search=railway'
		);
		expect(
			await screen.findByRole( 'link', { name: '5 Motion, any words' } )
		).toHaveAttribute( 'href', '/jobs?skill=2' );
	} );

	it( 'says which of several filters to let go of, and how many jobs that brings', async () => {
		const nearby = 'skill=2&engagement=internship&paid=1;3, skill=2;2';
		fetchMock.mockImplementation( async ( filters, page ) => ( {
			...( await answer( 0, 0 )( filters, page ) ),
			nearby,
		} ) );
		show( '/jobs?skill=2&engagement=internship&place=remote&paid=1' );
		expect(
			await screen.findByRole( 'link', {
				name: '3 Motion, Internship, Paid, any place',
			} )
		).toHaveAttribute(
			'href',
			'/jobs?skill=2&engagement=internship&paid=1'
		);
		// The skill by itself is offered once, though there are two ways to it.
		expect(
			screen
				.getAllByRole( 'link' )
				.filter(
					( link ) => link.getAttribute( 'href' ) === '/jobs?skill=2'
				)
		).toHaveLength( 1 );
	} );

	it( 'offers the same skills of any company where nobody is confirmed', async () => {
		fetchMock.mockImplementation( answer( 0, 0 ) );
		show( '/jobs?skill=2&verified=1' );
		expect(
			await screen.findByRole( 'link', {
				name: '5 Motion, confirmed or not',
			} )
		).toHaveAttribute( 'href', '/jobs?skill=2' );
	} );

	it( 'moves the focus of keyboards to the first new card', async () => {
		fetchMock.mockImplementation( answer( 9, 0 ) );
		show();
		await heading( '18 design jobs' );
		screen.getByRole( 'button', { name: 'Load more' } ).focus();
		await userEvent.keyboard( '{Enter}' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'link', { name: 'Headline 7' } )
			).toHaveFocus()
		);
	} );

	it( 'keeps what it has when the next part fails, and tries again', async () => {
		fetchMock.mockImplementation( async ( skills, page ) => {
			if ( page > 1 ) {
				throw new ApiError( 'down', 'Not now.', 503 );
			}
			return answer( 20, 0 )( skills, page );
		} );
		show();
		await heading( '40 design jobs' );
		await loadMore();
		await loadMore();
		await screen.findByText( 'Not now.' );
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 12 );
		fetchMock.mockImplementation( answer( 20, 0 ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		await loadMore();
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 15 );
	} );
} );
