// The layout around the screens: links in the bar and the menu, focus after navigation, guards, addresses of nothing.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { holdAnswers } from '../../tests/support/held-answers';
import { firstOf, serverAnswers } from '../../tests/support/server-answers';
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

const acme: MemberPrivate = {
	...mia,
	slug: 'acme',
	role: 'contractor',
	name: undefined,
	company: 'Acme',
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
						path: '/report',
						handle: { name: 'report' },
						element: <h1>Report</h1>,
					},
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
	const { unmount } = render(
		<QueryClientProvider client={ createQueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
	return { router, unmount };
}

const heading = ( name: string ) => screen.findByRole( 'heading', { name } );

function logIn( member = mia ) {
	jest.mocked( fetchCurrentUser ).mockResolvedValue( member );
	setSession( { token: 't', user_nicename: member.slug } );
}

function boot( more: object = {} ) {
	document.body.innerHTML = `<script id="design-marketplace-boot" type="application/json">${ JSON.stringify(
		{
			siteName: 'Market',
			settings: { schools: [ { name: 'School' } ] },
			...more,
		}
	) }</script>`;
	resetBoot();
}

const { matchMedia } = window;

/** Makes the window a phone's; the function returned makes it wide. */
function narrow() {
	const changes: ( () => void )[] = [];
	let isNarrow = true;
	window.matchMedia = ( query ) => ( {
		...matchMedia( query ),
		get matches() {
			return isNarrow && query.includes( 'max-width' );
		},
		addEventListener: ( _: string, change: unknown ) =>
			changes.push( change as () => void ),
	} );
	return () => {
		isNarrow = false;
		changes.forEach( ( change ) => change() );
	};
}

const openMenu = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Menu' } ) );

beforeEach( () => {
	boot();
	jest.mocked( validateToken ).mockResolvedValue( null );
} );

afterEach( () => {
	jest.useRealTimers();
	window.matchMedia = matchMedia;
	act( clearSession );
} );

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
		const { router } = start( '/' );
		expect( line() ).toHaveTextContent( 'School' );
		await act( () => router.navigate( '/jobs' ) );
		expect( line() ).toBeNull();
		expect( screen.getByRole( 'contentinfo' ) ).toHaveTextContent(
			'School'
		);
		await act( () => router.navigate( '/report' ) );
		expect( screen.getByRole( 'contentinfo' ) ).not.toHaveTextContent(
			'School'
		);
		await act( () => router.navigate( '/jobs' ) );
		act( () => logIn() );
		await screen.findByRole( 'button', { name: 'My account' } );
		const foot = screen.getByRole( 'contentinfo' );
		expect( foot ).not.toHaveTextContent( 'School' );
		expect( foot ).toHaveTextContent( 'Privacy policy' );
	} );

	it( 'shows a school by its logo, and by its name where there is none', async () => {
		const { image: logo } = firstOf( serverAnswers.works );
		const schools = [ { name: 'School', logo }, { name: 'Institute' } ];
		boot( { settings: { schools } } );
		start( '/' );
		const foot = await screen.findByRole( 'contentinfo' );
		for ( const place of [ screen.getByRole( 'region' ), foot ] ) {
			expect(
				within( place ).getByRole( 'img', { name: 'School' } )
			).toHaveAttribute( 'srcset' );
			expect( place ).toHaveTextContent( 'Institute' );
		}
	} );

	it.each( [
		{
			role: 'designer',
			user: mia,
			links: [
				[ 'Profile', '/designer/mia' ],
				[ 'Edit my profile', '/settings' ],
				[ 'Add a project', '/designer/editwork' ],
				[ 'Saved searches', '/settings/searches' ],
				[ 'Saved jobs', '/saved' ],
				[ 'My applications', '/applications' ],
			],
		},
		{
			role: 'contractor',
			user: acme,
			links: [
				[ 'Profile', '/project/acme' ],
				[ 'Edit my profile', '/settings' ],
				[ 'Add a job', '/project/editmission' ],
				[ 'Lists of designers', '/lists' ],
				[ 'Saved searches', '/settings/searches' ],
			],
		},
	] )(
		'gives a $role their own links, also in the phone’s menu, and lets them go',
		async ( { user, links } ) => {
			for ( const isPhone of [ false, true ] ) {
				logIn( user );
				if ( isPhone ) {
					narrow();
				}
				const { unmount, router } = start( '/jobs' );
				await screen.findByRole( 'button', { name: 'My account' } );
				expect( screen.queryByText( 'Log in' ) ).toBeNull();
				if ( isPhone ) {
					await openMenu();
				} else {
					await userEvent.click(
						screen.getByRole( 'button', { name: 'My account' } )
					);
				}
				const out = await screen.findByRole( 'button', {
					name: 'Sign out',
				} );
				expect(
					within( out.closest( 'ul' ) as HTMLElement )
						.getAllByRole( 'link' )
						.map( ( link ) => [
							link.textContent?.trim(),
							link.getAttribute( 'href' ),
						] )
				).toEqual( [
					...( isPhone ? [ [ 'Messages', '/messages' ] ] : [] ),
					...links,
				] );
				await userEvent.click( out );
				expect( getSession() ).toBeNull();
				await waitFor( () =>
					expect( router.state.location.pathname ).toBe( '/' )
				);
				unmount();
			}
			expect( validateToken ).toHaveBeenCalledTimes( 2 );
		}
	);

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
		narrow();
		start( '/' );
		const button = screen.getByRole( 'button', { name: 'Menu' } );
		const main = screen.getByRole( 'main' );
		await openMenu();
		await waitFor( () => expect( main ).toHaveAttribute( 'inert' ) );
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await userEvent.keyboard( '{Escape}' );
		expect( main ).not.toHaveAttribute( 'inert' );
		expect( button ).toHaveFocus();
	} );

	it( 'closes the menu 50 ms after the window has become wide enough for the bar', async () => {
		const widen = narrow();
		start( '/' );
		await openMenu();
		const main = screen.getByRole( 'main' );
		await waitFor( () => expect( main ).toHaveAttribute( 'inert' ) );
		jest.useFakeTimers();
		act( widen );
		act( () => jest.advanceTimersByTime( 49 ) );
		expect( main ).toHaveAttribute( 'inert' );
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( main ).not.toHaveAttribute( 'inert' );
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
		const { router } = start( '/designer/editwork' );
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

	it.each( [
		'/no-such-page',
		'/no/such/page',
		'/designer/nobody-at-all',
		'/project/nobody-at-all',
		'/contractor/nobody-at-all',
	] )( 'knows that %s is nowhere, and leads home', async ( path ) => {
		boot( { status: 404 } );
		holdAnswers().always( 'GET', /\/wp\/v2\/(users|pages)$/, [] );
		start( path, routes );
		await heading( 'Page not found' );
		expect( document.title ).toBe( 'Page not found – Market' );
		expect(
			within( screen.getByRole( 'main' ) ).getByText( 'Back home' )
		).toHaveAttribute( 'href', '/' );
	} );

	it.each( [
		[ '/designers/mia', '/designer/mia' ],
		[ '/projects/acme', '/project/acme' ],
		[ '/contractor/acme', '/project/acme' ],
	] )(
		'leads %s, another spelling of a profile, to the one',
		async ( from, to ) => {
			const { router } = start( `${ from }?x=1`, routes );
			await waitFor( () =>
				expect( router.state.location ).toMatchObject( {
					pathname: to,
					search: '?x=1',
				} )
			);
		}
	);
} );
