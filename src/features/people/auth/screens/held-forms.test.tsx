// Log-in, forgotten and new password, and the newsletter's question: what happens while they are sent, and when that fails.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
	goOffline,
	holdAnswers,
} from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import { sessionOf } from '../../../../../tests/support/show-screen';
import { post } from '../../../../lib/api/client';
import { CurrentUserContext } from '../../../../lib/current-user';
import type { CurrentUser } from '../../../../lib/current-user';
import { createQueryClient } from '../../../../lib/query-client';
import { KEYS } from '../../../../lib/query-keys';
import { clearSession, getSession, setSession } from '../../../../lib/session';
import { NewsletterBanner } from '../components/newsletter-banner';
import { ReloginHost } from '../components/relogin-host';
import ForgottenPasswordScreen from './forgotten-password-screen';
import LoginScreen from './login-screen';
import ResetPasswordScreen from './reset-password-screen';

let server: Server;

const ana = { id: 7, slug: 'ana', role: 'designer' } as CurrentUser;

const client = () => {
	const queries = createQueryClient();
	queries.setQueryData( [ KEYS.oidc ], { enabled: false, button: '' } );
	return queries;
};

const Page = ( {
	user = null,
	refresh = async () => {},
	children,
}: {
	user?: CurrentUser | null;
	refresh?: () => Promise< void >;
	children: ReactNode;
} ) => (
	<QueryClientProvider client={ client() }>
		<CurrentUserContext.Provider value={ sessionOf( user, { refresh } ) }>
			{ children }
		</CurrentUserContext.Provider>
	</QueryClientProvider>
);

function show( address: string ) {
	const router = createMemoryRouter(
		[
			{ path: '/login', Component: LoginScreen },
			{ path: '/forgottenpassword', Component: ForgottenPasswordScreen },
			{ path: '/resetpassword', Component: ResetPasswordScreen },
		],
		{ initialEntries: [ address ] }
	);
	render(
		<Page>
			<RouterProvider router={ router } />
		</Page>
	);
	return router;
}

const user = userEvent.setup( { delay: null } );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const field = ( label: string ) => screen.getByLabelText( label );
const failure = { code: 'x', message: 'Out of order' };

beforeEach( () => {
	clearSession();
	server = holdAnswers();
} );
afterEach( () => goOffline( false ) );

describe( 'the log-in', () => {
	const fill = async () => {
		await user.type( field( 'E-mail' ), 'ana@example.test' );
		await user.type( field( 'Password' ), 'long enough' );
	};

	it( 'keeps still while it is judged, and everything when it fails', async () => {
		show( '/login' );
		await fill();
		await user.keyboard( '{Enter}' );
		const asked = await server.next( 'POST', /token/ );
		await user.type( field( 'Password' ), 'more{Enter}' );
		expect( field( 'Password' ) ).toHaveValue( 'long enough' );
		expect( server.count( 'POST', /token/ ) ).toBe( 1 );
		await asked.answer( failure, 403 );
		await screen.findByText( 'Out of order' );
		expect( field( 'Password' ) ).toHaveValue( 'long enough' );
		await user.type( field( 'Password' ), '!' );
		expect( field( 'Password' ) ).toHaveValue( 'long enough!' );
	} );

	it( 'offline is not tried again by itself', async () => {
		show( '/login' );
		await fill();
		goOffline( true );
		await user.keyboard( '{Enter}' );
		await ( await server.next( 'POST', /token/ ) ).lose();
		await screen.findByText( /^You are offline/ );
		goOffline( false );
		await server.settle();
		expect( server.count( 'POST', /token/ ) ).toBe( 1 );
	} );
} );

describe( 'a forgotten password', () => {
	it( 'keeps the address still while it is asked for, and when that fails', async () => {
		show( '/forgottenpassword' );
		await user.type( field( 'E-mail' ), 'ana@example.test' );
		await press( 'Get new password' );
		const asked = await server.next( 'POST', /wp-login/ );
		await user.type( field( 'E-mail' ), 'x' );
		expect( field( 'E-mail' ) ).toHaveValue( 'ana@example.test' );
		await asked.lose();
		await screen.findByText( /error on server side/ );
		expect( field( 'E-mail' ) ).toHaveValue( 'ana@example.test' );
	} );
} );

describe( 'a new password', () => {
	const LINK = '/resetpassword?key=k&login=ana';
	const checked = () => server.next( 'POST', /users\/password/ );

	it( 'is not asked for by a link that is over', async () => {
		const router = show( LINK );
		const link = await checked();
		expect( link.body ).toMatchObject( { key: 'k', login: 'ana' } );
		expect( screen.queryByLabelText( 'New password' ) ).toBeNull();
		await link.answer( { ...failure, data: { status: 410 } }, 410 );
		await screen.findByText( /This link is no longer valid/ );
		expect( router.state.location.pathname ).toBe( '/forgottenpassword' );
	} );

	it( 'is not asked for without a link', async () => {
		const router = show( '/resetpassword' );
		await waitFor( () =>
			expect( router.state.location.pathname ).toBe(
				'/forgottenpassword'
			)
		);
	} );

	it( 'can be typed when the link cannot be judged', async () => {
		show( LINK );
		await ( await checked() ).lose();
		expect( await screen.findByLabelText( 'New password' ) ).toBeVisible();
	} );

	it( 'keeps still while it is sent, and when that fails', async () => {
		show( LINK );
		await ( await checked() ).answer( { code: 200 } );
		await user.type(
			await screen.findByLabelText( 'New password' ),
			'long enough'
		);
		await user.type( field( 'Repeat new password' ), 'long enough' );
		await press( 'Save password' );
		const sent = await checked();
		await user.type( field( 'New password' ), 'x' );
		expect( field( 'New password' ) ).toHaveValue( 'long enough' );
		await sent.answer( failure, 500 );
		await screen.findByText( 'Out of order' );
		expect( field( 'New password' ) ).toHaveValue( 'long enough' );
	} );
} );

describe( 'the newsletter’s question', () => {
	const ask = ( refresh: () => Promise< void > ) =>
		render(
			<Page user={ ana } refresh={ refresh }>
				<NewsletterBanner />
			</Page>
		);

	it( 'is not put again after an answer, though the member could not be loaded anew', async () => {
		const refresh = jest.fn().mockRejectedValue( new Error() );
		ask( async () => refresh().catch( () => {} ) );
		await press( 'Subscribe' );
		await press( 'Subscribe' );
		const sent = await server.next( 'POST', /users\/7/ );
		expect( server.count( 'POST', /users\/7/ ) ).toBe( 1 );
		await sent.answer( ana );
		await screen.findByText( 'Thank you !' );
		await waitFor( () => expect( refresh ).toHaveBeenCalled() );
		await waitFor( () =>
			expect( screen.queryByRole( 'region' ) ).toBeNull()
		);
	} );

	it( 'stays when the answer does not arrive, and is not answered by itself later', async () => {
		ask( async () => {} );
		goOffline( true );
		await press( 'Subscribe' );
		await ( await server.next( 'POST', /users\/7/ ) ).lose();
		await screen.findByText( /^You are offline/ );
		goOffline( false );
		await server.settle();
		expect( server.count( 'POST', /users\/7/ ) ).toBe( 1 );
		expect(
			screen.getByRole( 'button', { name: 'Subscribe' } )
		).toBeVisible();
	} );
} );

describe( 'a session that has ended', () => {
	it( 'asks for one new log-in, however many writes wait for it', async () => {
		setSession( { token: 'old', user_nicename: 'ana' } );
		render(
			<Page user={ ana }>
				<ReloginHost />
			</Page>
		);
		const writes = [ 'one', 'two' ].map( ( name ) =>
			post( `/wp/v2/${ name }`, {} )
		);
		for ( const path of [ /one/, /two/ ] ) {
			await (
				await server.next( 'POST', path )
			).answer(
				{
					code: 'jwt_auth_invalid_token',
					message: 'Ended',
					data: { status: 401 },
				},
				401
			);
		}
		expect(
			await screen.findAllByRole( 'dialog', { name: 'Log in again' } )
		).toHaveLength( 1 );
		await user.type( field( 'E-mail' ), 'ana@example.test' );
		await user.type( field( 'Password' ), 'long enough' );
		await press( 'Log in' );
		await (
			await server.next( 'POST', /token$/ )
		).answer( { token: 'new', user_nicename: 'ana' } );
		for ( const path of [ /one/, /two/ ] ) {
			await ( await server.next( 'POST', path ) ).answer( {} );
		}
		await expect( Promise.all( writes ) ).resolves.toHaveLength( 2 );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( getSession()?.token ).toBe( 'new' );
		expect( server.count( 'POST', /token$/ ) ).toBe( 1 );
	} );
} );
