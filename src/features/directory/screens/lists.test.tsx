// What both lists do alike while their answers are late, missing or empty.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parsePath } from 'react-router-dom';
import { goOffline } from '../../../../tests/support/held-answers';
import { showAlone } from '../../../../tests/support/show-screen';
import { ApiError } from '../../../lib/api-error';
import { fetchDesigners } from '../api/designers-api';
import { fetchProjects } from '../api/projects-api';
import type { Designer, Project } from '../types';
import DesignersScreen from './designers-screen';
import JobsScreen from './jobs-screen';

jest.mock( '../api/designers-api', () => ( {
	fetchDesigners: jest.fn(),
	preloadedDesigners: () => undefined,
} ) );
jest.mock( '../api/projects-api', () => ( {
	fetchProjects: jest.fn(),
	preloadedProjects: () => undefined,
} ) );
const mockSkills = {
	skills: [ { id: 1, name: 'Motion', locale: '' } ],
	namesOf: () => [ { id: 1, name: 'Motion', locale: '' } ],
	isLoading: false,
};
jest.mock( '../../../lib/skills', () => ( { useSkills: () => mockSkills } ) );

const card = {
	slug: 'ana',
	locale: '',
	name: 'Ana',
	job: 'Type designer',
	company: 'Probe',
	headline: 'Snow',
	avatar: null,
	logo: null,
	image: null,
	skills: [ 1 ],
	jobs: 1,
	works: [],
	openJobs: [],
	city: 'Sion',
	answers: {},
	availability: {},
} as object as Designer & Project;

const counted = ( total: number ) => ( {
	items: Array.from( { length: total }, ( _, id ) => ( { ...card, id } ) ),
	page: 1,
	pages: 1,
	total,
	openTotal: total,
	jobsTotal: total,
} );

const lists = [
	{
		at: '/designers',
		Screen: DesignersScreen,
		fetch: fetchDesigners as jest.Mock,
		word: 'designers',
		nearby: [],
		filtered: '/designers?level=1',
		filter: () =>
			userEvent.selectOptions(
				screen.getByLabelText( 'Experience' ),
				'Student'
			),
	},
	{
		at: '/jobs',
		Screen: JobsScreen,
		fetch: fetchProjects as jest.Mock,
		word: 'design jobs',
		nearby: null,
		filtered: '/jobs?skill=1',
		filter: () => userEvent.click( screen.getByLabelText( 'Motion' ) ),
	},
];

describe.each( lists )(
	'the list at $at',
	( { at, Screen, fetch, word, nearby, filtered, filter } ) => {
		const show = ( address = at ) =>
			showAlone( at, Screen, {
				...parsePath( address ),
				// Each test is a place of its own.
				key: String( Math.random() ),
			} );
		const says = ( total: number ) =>
			screen.findByRole( 'heading', {
				level: 1,
				name: `${ total } ${ word }`,
			} );
		const cards = () => screen.queryAllByRole( 'article' ).length;

		beforeEach( () => {
			mockSkills.isLoading = false;
			fetch.mockImplementation( async () => counted( 5 ) );
		} );

		it( 'shows its shape until it is there, and its skills with it', async () => {
			mockSkills.isLoading = true;
			let arrive = () => {};
			fetch.mockImplementation(
				() =>
					new Promise( ( resolve ) => {
						arrive = () => resolve( counted( 5 ) );
					} )
			);
			const router = show();
			await screen.findByText( 'Loading' );
			arrive();
			await act( () => router.navigate( `${ at }?lang=en` ) );
			expect( screen.getByText( 'Loading' ) ).toBeInTheDocument();
			expect( cards() ).toBe( 0 );
			mockSkills.isLoading = false;
			await act( () => router.navigate( at ) );
			await says( 5 );
			expect( cards() ).toBe( 5 );
			expect( screen.queryByText( 'Loading' ) ).toBeNull();
		} );

		it( 'says that the server does not answer, and tries again', async () => {
			fetch.mockRejectedValueOnce(
				new ApiError( 'down', 'Not now.', 503 )
			);
			show();
			expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
				'Not now.'
			);
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Try again' } )
			);
			await says( 5 );
			expect( screen.queryByRole( 'alert' ) ).toBeNull();
		} );

		it( 'keeps what is there while one is offline, and goes on afterwards', async () => {
			show();
			await says( 5 );
			fetch.mockImplementation( async () => counted( 3 ) );
			goOffline( true );
			await filter();
			await says( 5 );
			expect( cards() ).toBe( 5 );
			goOffline( false );
			expect( await says( 3 ) ).toBeVisible();
		} );

		it( 'says word for word that nothing fits, and clears the filters', async () => {
			fetch.mockImplementationOnce( async () => ( {
				...counted( 0 ),
				nearby,
			} ) );
			const router = show( filtered );
			await says( 0 );
			await screen.findByRole( 'heading', { name: 'No results found' } );
			screen.getByText( 'Come back soon or try another filter' );
			expect(
				screen.queryByRole( 'navigation', { name: 'Pages' } )
			).toBeNull();
			await userEvent.click(
				screen.getByRole( 'button', { name: 'Clear filters' } )
			);
			await says( 5 );
			await waitFor( () =>
				expect( router.state.location.search ).toBe( '' )
			);
		} );
	}
);
