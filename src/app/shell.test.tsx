// The layout around the screens: links in the bar, focus after navigation, guards.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { MemberPrivate } from '../contract/shapes';
import { resetBoot } from '../lib/boot';
import { ChunkError } from '../lib/load-chunk';
import { createQueryClient } from '../lib/query-client';
import { clearSession, getSession, setSession } from '../lib/session';
import { fetchCurrentUser, validateToken } from './api/current-user-api';
import { ErrorPage } from './error-page';
import { RequireContractor, RequireDesigner, RequireLogin } from './guards';
import { Root } from './root';
import { routes } from './routes';

jest.mock( './api/current-user-api' );

const mia: MemberPrivate = {
	id: 1,
	slug: 'mia',
	user_nicename: 'mia',
	role: 'designer',
	avatar: null,
	skill: [],
	country: 'CH',
	city: 'Renens',
	locale: '',
	name: 'Mia Muster',
	newsletter_optin: true,
};

const Broken = () => {
	throw new ChunkError( 'gone' );
};

const pages: RouteObject[] = [
	{
		Component: Root,
		ErrorBoundary: ErrorPage,
		children: [
			{
				ErrorBoundary: ErrorPage,
				children: [
					{ path: '/', element: <h1>Home</h1> },
					{ path: '/designers', element: <h1>Designers</h1> },
					{
						path: '/jobs',
						handle: { role: 'entrepreneur' },
						element: <h1>Jobs</h1>,
					},
					{ path: '/broken', Component: Broken },
					{
						Component: RequireLogin,
						children: [
							{ path: '/settings', element: <h1>Settings</h1> },
							{
								Component: RequireDesigner,
								children: [
									{
										path: '/designer/editwork',
										element: <h1>Add</h1>,
									},
								],
							},
							{
								Component: RequireContractor,
								children: [
									{
										path: '/project/editmission',
										element: <h1>Post</h1>,
									},
								],
							},
						],
					},
				],
			},
		],
	},
];

function start( path: string, list = pages ) {
	const router = createMemoryRouter( list, { initialEntries: [ path ] } );
	render(
		<QueryClientProvider client={ createQueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
	return router;
}

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

function logIn( member = mia ) {
	jest.mocked( fetchCurrentUser ).mockResolvedValue( member );
	setSession( { token: 't', user_nicename: 'mia' } );
}

beforeEach( () => {
	document.body.innerHTML = `<script id="design-marketplace-boot" type="application/json">${ JSON.stringify(
		{ siteName: 'Market', settings: { schools: [ { name: 'School' } ] } }
	) }</script>`;
	resetBoot();
	jest.mocked( validateToken ).mockResolvedValue( null );
} );

afterEach( () => act( clearSession ) );

describe( 'the shell', () => {
	it( 'offers strangers a login and an account', async () => {
		start( '/' );
		const bar = screen.getByRole( 'banner' );
		expect( within( bar ).getByText( 'Log in' ) ).toHaveAttribute(
			'href',
			'/login'
		);
		expect( within( bar ).getByText( 'Sign up' ) ).toBeVisible();
		expect( await screen.findByRole( 'contentinfo' ) ).toHaveTextContent(
			'School'
		);
	} );

	it( 'says who is behind it on home alone, and in a stranger’s foot', async () => {
		const line = () =>
			screen.queryByRole( 'region', { name: 'Who is behind this' } );
		const router = start( '/' );
		expect( line() ).toHaveTextContent( 'School' );
		await act( () => router.navigate( '/jobs' ) );
		expect( line() ).toBeNull();
		act( () => logIn() );
		await screen.findByRole( 'button', { name: 'My account' } );
		const foot = screen.getByRole( 'contentinfo' );
		expect( foot ).not.toHaveTextContent( 'School' );
		expect( foot ).toHaveTextContent( 'Privacy policy' );
	} );

	it( 'gives members their own links, and lets them go', async () => {
		logIn();
		const router = start( '/jobs' );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'My account' } )
		);
		expect( validateToken ).toHaveBeenCalledTimes( 1 );
		expect(
			await screen.findByRole( 'link', { name: 'Profile' } )
		).toHaveAttribute( 'href', '/designer/mia' );
		expect(
			screen.getByRole( 'link', { name: 'Add a project' } )
		).toHaveAttribute( 'href', '/designer/editwork' );
		await userEvent.click( screen.getByText( 'Sign out' ) );
		expect( getSession() ).toBeNull();
		await waitFor( () =>
			expect( router.state.location.pathname ).toBe( '/' )
		);
	} );

	it( 'moves the focus to the heading, and takes the page’s role', async () => {
		start( '/' );
		expect( document.documentElement.dataset.role ).toBe( 'designer' );
		await userEvent.click(
			within( screen.getByRole( 'banner' ) ).getByText( 'Design jobs' )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'Jobs' } )
			).toHaveFocus()
		);
		expect( document.documentElement.dataset.role ).toBe( 'entrepreneur' );
	} );

	it( 'opens the menu, keeps what is behind out of reach, and gives the focus back', async () => {
		const { matchMedia } = window;
		window.matchMedia = ( query ) => ( {
			...matchMedia( query ),
			matches: query.includes( 'max-width' ),
		} );
		start( '/' );
		const button = screen.getByRole( 'button', { name: 'Menu' } );
		const main = screen.getByRole( 'main' );
		await userEvent.click( button );
		await waitFor( () => expect( main ).toHaveAttribute( 'inert' ) );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.keyboard( '{Escape}' );
		expect( main ).not.toHaveAttribute( 'inert' );
		expect( button ).toHaveFocus();
		window.matchMedia = matchMedia;
	} );

	it( 'asks strangers to log in, and to come back', async () => {
		start( '/settings?tab=account' );
		await heading( 'Please log in to continue.' );
		expect(
			within( screen.getByRole( 'main' ) ).getByText( 'Log in' )
		).toHaveAttribute(
			'href',
			'/login?redirect_url=%2Fsettings%3Ftab%3Daccount'
		);
	} );

	it( 'lets a role into its own pages only', async () => {
		logIn();
		const router = start( '/designer/editwork' );
		await heading( 'Add' );
		await act( () => router.navigate( '/project/editmission' ) );
		expect(
			await heading( 'This page is for entrepreneurs.' )
		).toBeVisible();
		act( clearSession );
		act( () => logIn( { ...mia, role: 'contractor' } ) );
		await heading( 'Post' );
		await act( () => router.navigate( '/designer/editwork' ) );
		expect( await heading( 'This page is for designers.' ) ).toBeVisible();
	} );

	it( 'keeps bar and foot when a part cannot be loaded', async () => {
		start( '/broken' );
		await heading( 'This page could not be loaded' );
		expect( screen.getByText( 'Reload the page' ) ).toBeVisible();
		expect( screen.getByRole( 'banner' ) ).toBeVisible();
		// @ts-expect-error A matcher of @wordpress/jest-console, which ships no types.
		expect( console ).toHaveErrored();
	} );

	it( 'knows when an address has no page', async () => {
		start( '/no/such/page', routes );
		await heading( 'Page not found' );
		expect( document.title ).toBe( 'Page not found – Market' );
	} );

	it( 'leads the other spellings of a profile to the one', async () => {
		const router = start( '/contractor/acme?x=1', routes );
		await waitFor( () =>
			expect( router.state.location ).toMatchObject( {
				pathname: '/project/acme',
				search: '?x=1',
			} )
		);
	} );
} );
