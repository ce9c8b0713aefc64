import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAlone } from '../../../../../tests/support/show-screen';
import { ApiError } from '../../../../lib/api-error';
import ShowcaseScreen from './showcase-screen';

const mockProjects = jest.fn();
jest.mock( '../api/showcase-api', () => ( {
	doneProjectsQuery: ( page?: number ) => ( {
		queryKey: [ 'doneProjectsQuery', page ],
		queryFn: () => mockProjects( page ),
	} ),
} ) );

const mockPage = jest.fn();
jest.mock( '../../../../lib/static-page', () => ( {
	useStaticPage: ( slug: string ) =>
		jest.requireActual( '@tanstack/react-query' ).useQuery( {
			queryKey: [ 'page', slug ],
			queryFn: () => mockPage( slug ),
		} ),
} ) );

const answer = ( total: number ) => async ( page: number ) => {
	const first = ( page - 1 ) * 6;
	if ( page > 1 && first >= total ) {
		throw new ApiError( 'rest_post_invalid_page_number', 'No.', 400 );
	}
	return {
		items: Array.from(
			{ length: Math.min( 6, total - first ) },
			( _, i ) => ( {
				id: first + i + 1,
				title: `Project ${ first + i + 1 }`,
				locale: 'en',
				excerpt: '',
				image: null,
				date: '2025-03-01T00:00:00',
				readTime: '4',
				link: i % 2 ? '' : 'https://stories.example/one',
			} )
		),
		pages: Math.ceil( total / 6 ),
	};
};

const show = ( address = '/showcase' ) =>
	showAlone( '/showcase', ShowcaseScreen, address );

describe( 'the showcase', () => {
	beforeEach( () => {
		mockPage.mockResolvedValue( {
			title: 'Done together',
			content: '<p>What came of it.</p>',
			button: { label: 'Tell us yours', to: '/jobs' },
		} );
	} );

	it( 'has the page’s title, content and button', async () => {
		mockProjects.mockImplementation( answer( 2 ) );
		show();
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Done together',
			} )
		).toBeVisible();
		expect( screen.getByText( 'What came of it.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Tell us yours' } )
		).toHaveAttribute( 'href', '/jobs' );
	} );

	it( 'shows six to a page, with the page in the address', async () => {
		mockProjects.mockImplementation( answer( 14 ) );
		const router = show();
		await screen.findByText( 'Project 1' );
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 6 );
		expect( screen.getByText( 'out of' ).parentElement ).toHaveTextContent(
			'1 out of 3'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next page' } )
		);
		await screen.findByText( 'Project 7' );
		expect( router.state.location.search ).toBe( '?page=2' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Previous page' } )
		);
		await screen.findByText( 'Project 1' );
		expect( router.state.location.search ).toBe( '' );
	} );

	it( 'counts no pages while there is only one', async () => {
		mockProjects.mockImplementation( answer( 6 ) );
		show();
		await screen.findByText( 'Project 6' );
		expect( screen.queryByText( 'out of' ) ).toBeNull();
		expect( screen.queryByText( 'Next page' ) ).toBeNull();
	} );

	it( 'says when a project was, how long it reads, and leads to its story', async () => {
		mockProjects.mockImplementation( answer( 2 ) );
		show();
		expect(
			await screen.findByRole( 'link', { name: 'Project 1' } )
		).toHaveAttribute( 'href', 'https://stories.example/one' );
		expect(
			screen.queryByRole( 'link', { name: 'Project 2' } )
		).toBeNull();
		expect( screen.getAllByText( '2025, 4 min read' ) ).toHaveLength( 2 );
	} );

	it( 'goes back one page when a page fails, and keeps it out of the history', async () => {
		mockProjects.mockImplementation( answer( 12 ) );
		const router = show( '/showcase?page=2' );
		await act( () => router.navigate( '/showcase?page=3' ) );
		await waitFor( () =>
			expect( router.state.location.search ).toBe( '?page=2' )
		);
		expect( await screen.findByText( 'Project 7' ) ).toBeVisible();
		await act( () => router.navigate( -1 ) );
		expect( router.state.location.search ).toBe( '?page=2' );
		expect(
			mockProjects.mock.calls.filter( ( [ page ] ) => page === 3 )
		).toHaveLength( 1 );
	} );

	it( 'goes to the first page from far past the end', async () => {
		mockProjects.mockImplementation( answer( 12 ) );
		const router = show( '/showcase?page=900' );
		expect( await screen.findByText( 'Project 1' ) ).toBeVisible();
		expect( router.state.location.search ).toBe( '' );
		expect( mockProjects ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'says so when even the first page fails', async () => {
		mockProjects.mockRejectedValue(
			new ApiError( 'down', 'The server is having a rest.', 503 )
		);
		show();
		expect(
			await screen.findByText( 'The server is having a rest.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Try again' } )
		).toBeVisible();
	} );
} );
