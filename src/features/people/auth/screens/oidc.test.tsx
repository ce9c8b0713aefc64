// The log-in by the account of a school, from the button to the account.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import { designer, sessionOf } from '../../../../../tests/support/show-screen';
import { getBoot } from '../../../../lib/boot';
import { CurrentUserContext } from '../../../../lib/current-user';
import { goTo } from '../../../../lib/go-to';
import { createQueryClient } from '../../../../lib/query-client';
import { KEYS } from '../../../../lib/query-keys';
import { clearSession, getSession, useSession } from '../../../../lib/session';
import SignupScreen from '../../members/screens/signup-screen';
import LoginScreen from './login-screen';

jest.mock( '../../../../lib/go-to', () => ( { goTo: jest.fn() } ) );

let server: Server;
const user = userEvent.setup( { delay: null } );
const button = ( name: string | RegExp ) =>
	screen.findByRole( 'button', { name } );

const Session = ( {
	children,
	member,
}: {
	children: ReactNode;
	member: boolean;
} ) => {
	const isLoggedIn = useSession() !== null || member;
	return (
		<CurrentUserContext.Provider
			value={ sessionOf( isLoggedIn ? designer : null ) }
		>
			{ children }
		</CurrentUserContext.Provider>
	);
};

function show( address: string, { enabled = true, member = false } = {} ) {
	const client = createQueryClient();
	client.setQueryData( [ KEYS.oidc ], {
		enabled,
		button: enabled ? 'SWITCH edu-ID' : '',
	} );
	client.setQueryData( [ KEYS.schools ], [] );
	const router = createMemoryRouter(
		[
			{ path: '/login', Component: LoginScreen },
			{ path: '/signup', Component: SignupScreen },
			{ path: '*', element: <h1>Elsewhere</h1> },
		],
		{ initialEntries: [ address ] }
	);
	const { container } = render(
		<QueryClientProvider client={ client }>
			<Session member={ member }>
				<RouterProvider router={ router } />
			</Session>
		</QueryClientProvider>
	);
	return { router, container };
}

const open = async (
	answer: unknown,
	status = 200,
	address = '/login?oidc=t1'
) => {
	const shown = show( address );
	const asked = await server.next( 'POST', /oidc\/session$/ );
	expect( asked.body ).toEqual( { ticket: 't1' } );
	await asked.answer( answer, status );
	return shown;
};

const session = {
	token: 'secret',
	user_email: 'ana@ecal.ch',
	user_nicename: 'ana',
	user_display_name: 'Ana',
};
const signup = {
	next: 'signup',
	fields: {
		email: 'ana@ecal.ch',
		email_proven: true,
		name: 'Ana',
		school: 'ECAL',
		languages: [ 'de' ],
	},
};

beforeEach( () => {
	clearSession();
	window.localStorage.clear();
	server = holdAnswers();
	getBoot().settings.universities = [ { code: 'ECAL', name: 'ECAL' } ];
	server.always( 'GET', /options$/, [] );
	server.always( 'GET', /skill$/, [] );
} );

describe( 'the way in by a school', () => {
	it.each( [
		[ '/login', 'Log in with SWITCH edu-ID', 'E-mail' ],
		[ '/signup', 'Sign up with SWITCH edu-ID', 'E-mail' ],
	] )( 'stands on %s above the one by email', async ( path, words, next ) => {
		const { container } = show(
			`${ path }?redirect_url=%2Fdesigner%2Fmia`
		);
		const link = await screen.findByRole( 'link', { name: words } );
		expect( link ).toHaveAttribute(
			'href',
			'/wp-json/design-marketplace/v1/oidc/start?redirect_url=%2Fdesigner%2Fmia'
		);
		const order = [ ...container.querySelectorAll( 'a, input' ) ];
		expect( order.indexOf( link ) ).toBeLessThan(
			order.indexOf( screen.getByLabelText( next ) )
		);
	} );

	it.each( [ '/login', '/signup' ] )(
		'is nothing on %s while it is off',
		async ( path ) => {
			const { container } = show( path, { enabled: false } );
			await screen.findByLabelText( 'E-mail' );
			expect( container.textContent ).not.toMatch( /or with|edu-ID/ );
		}
	);

	it.each( [
		[ 'denied', /let you go without logging in/ ],
		[ 'failed', /did not work/ ],
		[ 'expired', /has expired/ ],
	] )( 'says in a sentence that it %s', async ( problem, words ) => {
		show( `/login?oidc_error=${ problem }` );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( words );
		expect( screen.getByLabelText( 'Password' ) ).toBeVisible();
	} );

	it( 'tells a member who was connecting the account in the settings', async () => {
		const { router } = show( '/login?oidc_error=denied', { member: true } );
		await screen.findByText( 'Elsewhere' );
		expect( router.state.location ).toMatchObject( {
			pathname: '/settings',
			state: { oidc: 'denied' },
		} );
	} );
} );

describe( 'a ticket', () => {
	it( 'of a connected account leads to where it began', async () => {
		const { router } = await open(
			session,
			200,
			'/login?oidc=t1&redirect_url=%2Fdesigner%2Fmia'
		);
		await screen.findByText( 'Elsewhere' );
		expect( router.state.location.pathname ).toBe( '/designer/mia' );
		expect( getSession()?.token ).toBe( 'secret' );
		expect( server.count( 'POST', /session$/ ) ).toBe( 1 );
	} );

	it( 'that nobody knows says that it has expired, and the password still works', async () => {
		await open(
			{ code: 'rest_oidc_expired', message: 'x', data: { status: 403 } },
			403
		);
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			/has expired/
		);
		expect( screen.getByLabelText( 'E-mail' ) ).toBeVisible();
	} );

	it( 'of an account that is off says why', async () => {
		await open(
			{
				code: 'rest_account_off',
				message: '<strong>Off</strong> since Monday.',
				data: { status: 403 },
			},
			403
		);
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Off since Monday.'
		);
	} );

	it( 'offers the school once to a profile without one', async () => {
		const { router } = await open( {
			...session,
			fields: signup.fields,
		} );
		expect( await screen.findByLabelText( /at ECAL/ ) ).toBeChecked();
		await user.click( await button( 'Go on' ) );
		const saved = await server.next( 'POST', /users\/7$/ );
		expect( saved.body ).toEqual( { school: 'ECAL' } );
		await saved.answer( { ...designer, school: 'ECAL' } );
		await screen.findByText( 'Elsewhere' );
		expect( router.state.location.pathname ).toBe( '/' );
	} );

	it( 'leaves a profile alone whose owner unticks the school', async () => {
		await open( { ...session, fields: signup.fields } );
		await user.click( await screen.findByLabelText( /at ECAL/ ) );
		await user.click( await button( 'Go on' ) );
		await screen.findByText( 'Elsewhere' );
		expect( server.count( 'POST', /users/ ) ).toBe( 0 );
	} );
} );

describe( 'the account with that address', () => {
	const link = { next: 'link', email: 'ana@ecal.ch' };

	it( 'asks for its password once', async () => {
		await open( link );
		expect(
			await screen.findByRole( 'heading', { name: 'Is that you?' } )
		).toHaveFocus();
		await user.click( await button( 'Connect' ) );
		const field = screen.getByLabelText( 'Password of this account' );
		expect( field ).toBeInvalid();
		expect( field ).toHaveFocus();
		await user.type( field, 'wrong{Enter}' );
		const wrong = await server.next( 'POST', /oidc\/link$/ );
		await wrong.answer( { code: 'x', message: 'Not correct.' }, 403 );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Not correct.'
		);
		await user.clear( field );
		await user.type( field, 'right{Enter}' );
		const right = await server.next( 'POST', /oidc\/link$/ );
		expect( right.body ).toEqual( { ticket: 't1', password: 'right' } );
		await right.answer( session );
		await screen.findByText( 'Elsewhere' );
		expect( getSession()?.token ).toBe( 'secret' );
	} );

	it( 'gets a link by email instead', async () => {
		await open( link );
		await user.click( await button( 'Send me a link by email' ) );
		const asked = await server.next( 'POST', /oidc\/link$/ );
		expect( asked.body ).toEqual( { ticket: 't1', mail: true } );
		await asked.answer( { code: 200 } );
		expect(
			await screen.findByRole( 'heading', { name: 'Check your email' } )
		).toHaveFocus();
		expect(
			screen.getByText( /sent a link to ana@ecal.ch/ )
		).toBeVisible();
	} );

	it( 'is left alone by who is somebody else', async () => {
		const { router } = await open( link );
		await user.click(
			await screen.findByRole( 'link', { name: 'Leave it' } )
		);
		expect( await screen.findByLabelText( 'E-mail' ) ).toBeVisible();
		expect( router.state.location.search ).toBe( '' );
	} );
} );

describe( 'somebody new', () => {
	const fill = async () => {
		await user.click( await screen.findByLabelText( /^Designer/ ) );
		await user.click( screen.getByLabelText( /terms/ ) );
		await user.click( screen.getByLabelText( /privacy/ ) );
		await user.click( await button( 'Next' ) );
		expect( await screen.findByLabelText( 'Name' ) ).toHaveValue( 'Ana' );
		await user.type( screen.getByLabelText( 'Job' ), 'Type' );
		await user.click( await button( 'Next' ) );
		await screen.findByLabelText( /^Bio/ );
		await user.click( await button( 'Next' ) );
		expect( await screen.findByLabelText( /^School/ ) ).toHaveValue(
			'ECAL'
		);
		await user.click( await button( 'German' ) );
		await user.click( screen.getByLabelText( 'Native' ) );
		await user.click( await button( 'Next' ) );
		await user.selectOptions(
			await screen.findByLabelText( 'Country' ),
			'CH'
		);
		await user.type( screen.getByLabelText( 'City' ), 'Sion' );
		await user.click( await button( 'Sign up' ) );
		return server.next( 'POST', /users\/register$/ );
	};

	it( 'finds the sign-up filled, gives no password, and goes straight on', async () => {
		const { router } = await open( signup );
		expect( await screen.findByText( 'ana@ecal.ch' ) ).toBeVisible();
		expect( router.state.location ).toMatchObject( {
			pathname: '/signup',
			search: '?oidc=t1',
		} );
		expect( screen.queryByLabelText( /password/i ) ).toBeNull();
		expect( screen.queryByLabelText( 'E-mail' ) ).toBeNull();
		const sent = await fill();
		expect( sent.body ).toMatchObject( {
			oidc: 't1',
			email: 'ana@ecal.ch',
			name: 'Ana',
			school: 'ECAL',
			languages: '[{"code":"de","level":"native"}]',
		} );
		expect( Object.keys( sent.body ) ).not.toEqual(
			expect.arrayContaining( [ 'token' ] )
		);
		expect( sent.body ).not.toHaveProperty( 'password' );
		await sent.answer( {
			code: 200,
			user: { id: 9, slug: 'ana', role: 'designer' },
			activated: true,
		} );
		expect( goTo ).toHaveBeenCalledWith(
			'/wp-json/design-marketplace/v1/oidc/start?redirect_url=%2Fdesigner%2Fana'
		);
		// The ticket was opened once, on the way.
		expect( server.count( 'POST', /session$/ ) ).toBe( 1 );
	} );

	it( 'loses nothing when the ticket expires on the way', async () => {
		await open( signup );
		const sent = await fill();
		await sent.answer(
			{
				code: 'rest_oidc_expired',
				message: 'This log-in has expired. Please begin again.',
				data: { status: 403 },
			},
			403
		);
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'This log-in has expired.'
		);
		expect( screen.getByLabelText( 'City' ) ).toHaveValue( 'Sion' );
	} );
} );
