import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAlone } from '../../../../../tests/support/show-screen';
import { ApiError } from '../../../../lib/api-error';
import StaticPageScreen from './static-page-screen';

const mockPage = jest.fn();
jest.mock( '../../../../lib/static-page', () => ( {
	useStaticPage: ( slug: string ) =>
		jest.requireActual( '@tanstack/react-query' ).useQuery( {
			queryKey: [ 'page', slug ],
			queryFn: () => mockPage( slug ),
		} ),
} ) );

const show = ( address: string ) =>
	showAlone( '/:slug', StaticPageScreen, address );

describe( 'a static page', () => {
	it( 'shows the title, the HTML and the button an editor wrote, and keeps its links in the app', async () => {
		mockPage.mockResolvedValue( {
			title: 'Who & why',
			content:
				'<h2>Two schools</h2><p>And <a href="/tools">tools</a>.</p>',
			button: { label: 'See them', to: '/designers' },
			locale: 'de',
			languages: [ 'de', 'it' ],
		} );
		const router = show( '/about-us' );
		expect(
			await screen.findByRole( 'heading', {
				level: 1,
				name: 'Who & why',
			} )
		).toBeVisible();
		expect( document.title ).toMatch( /^Who & why/ );
		expect(
			screen.getByText( 'This page is in German, Italian only.' )
		).toBeVisible();
		expect( screen.getByText( 'Who & why' ) ).toHaveAttribute(
			'lang',
			'de'
		);
		expect(
			screen.getByRole( 'heading', { level: 2, name: 'Two schools' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'See them' } )
		).toHaveAttribute( 'href', '/designers' );
		expect( mockPage ).toHaveBeenCalledWith( 'about-us' );
		await userEvent.click( screen.getByRole( 'link', { name: 'tools' } ) );
		expect( router.state.location.pathname ).toBe( '/tools' );
	} );

	it( 'nobody wrote is not found, with a way home and to the lists', async () => {
		mockPage.mockResolvedValue( null );
		show( '/nothing' );
		expect(
			await screen.findByRole( 'heading', { name: 'Page not found' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back home' } )
		).toHaveAttribute( 'href', '/' );
		expect( document.title ).toMatch( /^Page not found/ );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'Designers', 'Design jobs', 'Showcase', 'Tools' ] );
	} );

	it( 'that did not come can be tried again', async () => {
		mockPage.mockRejectedValue( new ApiError( 'down', 'Not now.', 503 ) );
		show( '/about-us' );
		expect( await screen.findByText( 'Not now.' ) ).toBeVisible();
	} );
} );
