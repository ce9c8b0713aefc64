import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ReactNode } from 'react';
import { goOffline } from '../../../../../tests/support/held-answers';
import { ApiError, networkError } from '../../../../lib/api-error';
import { CurrentUserContext } from '../../../../lib/current-user';
import { clearSession, setSession, useSession } from '../../../../lib/session';
import { logIn, resendActivation } from '../../../../lib/log-in';
import { KEYS } from '../../../../lib/query-keys';
import LoginScreen from './login-screen';

jest.mock( '../../../../lib/log-in', () => ( {
	...jest.requireActual( '../../../../lib/log-in' ),
	logIn: jest.fn(),
	resendActivation: jest.fn(),
} ) );
jest.mock( '../../../../lib/options', () => ( {
	fetchOptions: jest.fn().mockResolvedValue( {
		activation_success_message_designer: {
			title: 'Welcome, designer',
			content: '<p>Show your work.</p>',
		},
		activation_success_message_contractor: {
			title: 'Welcome, entrepreneur',
			content: '<p>Post a job.</p>',
		},
		activation_expired_notice: { title: 'Too late', content: '' },
	} ),
} ) );

const call = logIn as jest.Mock;

const Provider = ( { children }: { children: ReactNode } ) => {
	const session = useSession();
	return (
		<CurrentUserContext.Provider
			value={ {
				user: null,
				isLoggedIn: session !== null,
				isLoading: false,
				refresh: async () => {},
				replace: () => {},
				signOut: () => {},
				leave: () => {},
			} }
		>
			{ children }
		</CurrentUserContext.Provider>
	);
};

function show( search = '', state?: object ) {
	const router = createMemoryRouter(
		[
			{ path: '/login', Component: LoginScreen },
			{ path: '*', element: <p>elsewhere</p> },
		],
		{ initialEntries: [ { pathname: '/login', search, state } ] }
	);
	const client = new QueryClient();
	client.setQueryData( [ KEYS.oidc ], { enabled: false, button: '' } );
	render(
		<QueryClientProvider client={ client }>
			<Provider>
				<RouterProvider router={ router } />
			</Provider>
		</QueryClientProvider>
	);
	return router;
}

const user = userEvent.setup( { delay: null } );
const fill = async () => {
	await user.type( screen.getByLabelText( 'E-mail' ), 'ana@example.test' );
	await user.type( screen.getByLabelText( 'Password' ), 'long enough' );
};

describe( 'the login', () => {
	beforeEach( () => {
		act( () => clearSession() );
		call.mockResolvedValue( { token: 't', user_nicename: 'ana' } );
	} );

	it( 'says that there is no connection as long as there is none', async () => {
		goOffline( true );
		call.mockRejectedValue( networkError() );
		show();
		await fill();
		await user.click( screen.getByRole( 'button', { name: 'Log in' } ) );
		expect( await screen.findByText( /^You are offline/ ) ).toBeVisible();
		act( () => goOffline( false ) );
		expect( screen.queryByText( /^You are offline/ ) ).toBeNull();
	} );

	it( 'is sent by Enter and leads to the asked path', async () => {
		const router = show( '?redirect_url=%2Fdesigner%2Fnoemie' );
		await fill();
		await user.keyboard( '{Enter}' );
		await screen.findByText( 'elsewhere' );
		expect( call ).toHaveBeenCalledWith( {
			username: 'ana@example.test',
			password: 'long enough',
		} );
		expect( router.state.location.pathname ).toBe( '/designer/noemie' );
	} );

	it( 'never leads to another site', async () => {
		const router = show( '?redirect_url=%2F%2Fe.com' );
		await fill();
		await user.keyboard( '{Enter}' );
		await screen.findByText( 'elsewhere' );
		expect( router.state.location.pathname ).toBe( '/' );
	} );

	it( 'shows the server’s message above the button', async () => {
		call.mockRejectedValueOnce(
			new ApiError(
				'[jwt_auth] incorrect_password',
				'<strong>Error:</strong> Not correct. <a href="http://localhost/forgottenpassword">Forgot your password?</a>',
				403
			)
		);
		show();
		await fill();
		await user.keyboard( '{Enter}' );
		const alert = await screen.findByRole( 'alert' );
		expect( alert ).toHaveTextContent( 'Error: Not correct.' );
		expect( screen.getByText( 'Error:' ).tagName ).toBe( 'STRONG' );
		expect(
			screen.getByRole( 'link', { name: 'Forgot your password?' } )
		).toHaveAttribute( 'href', '/forgottenpassword' );
		const order = [
			...document.querySelectorAll( '[role=alert], button' ),
		];
		expect( order.indexOf( alert ) ).toBeLessThan(
			order.indexOf( screen.getByRole( 'button', { name: 'Log in' } ) )
		);
		expect(
			screen.queryByRole( 'button', { name: 'Resend email' } )
		).toBeNull();
	} );

	it( 'offers a new mail to whoever is not activated, and says what the server says', async () => {
		call.mockRejectedValueOnce(
			new ApiError(
				'[jwt_auth] not_activated',
				'Your account is not activated yet.',
				403
			)
		);
		( resendActivation as jest.Mock ).mockResolvedValue( {
			success: true,
			message: 'A new email is on its way.',
		} );
		show();
		await fill();
		await user.keyboard( '{Enter}' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Resend email' } )
		);
		expect( resendActivation ).toHaveBeenCalledWith( 'ana@example.test' );
		await screen.findByText( 'A new email is on its way.' );
	} );

	it.each( [
		[
			'?user_verify=1',
			'Welcome, designerShow your work.',
			'status',
			'designer',
		],
		[
			'?user_verify=1&user_role=contractor',
			'Welcome, entrepreneurPost a job.',
			'status',
			'entrepreneur',
		],
		[ '?user_verify=0', 'Too late', 'alert', 'designer' ],
	] )( 'says for %s: %s', async ( search, words, role, look ) => {
		show( search );
		expect( await screen.findByRole( role ) ).toHaveTextContent( words );
		expect( document.documentElement.dataset.role ).toBe( look );
	} );

	it( 'asks for the address a new mail shall go to', async () => {
		show( '?user_verify=0' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Resend email' } )
		);
		const email = screen.getByLabelText( 'E-mail' );
		expect( email ).toHaveFocus();
		expect( email ).toHaveAccessibleDescription(
			'Please provide a correct email'
		);
		expect( resendActivation ).not.toHaveBeenCalled();
	} );

	it( 'says what the page before has to say, and knows the address', () => {
		show( '', { notice: 'Saved.', email: 'ana@example.test' } );
		expect( screen.getByText( 'Saved.' ) ).toBeVisible();
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveValue(
			'ana@example.test'
		);
	} );

	it( 'leads on at once whoever is logged in', () => {
		setSession( { token: 't', user_nicename: 'ana' } );
		const router = show( '?redirect_url=%2Fjobs%3Fskill%3D1' );
		expect( router.state.location ).toMatchObject( {
			pathname: '/jobs',
			search: '?skill=1',
		} );
	} );

	it( 'says nothing of an activation it was not told about', async () => {
		show( '?user_verify=2' );
		await waitFor( () =>
			expect( screen.queryByRole( 'status' ) ).toBeNull()
		);
	} );

	it( 'asks for what is missing before anything is sent', async () => {
		show();
		await user.click( screen.getByRole( 'button', { name: 'Log in' } ) );
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveFocus();
		expect( screen.getByLabelText( 'E-mail' ) ).toHaveAccessibleDescription(
			'Please provide a correct email'
		);
		await user.type(
			screen.getByLabelText( 'E-mail' ),
			'ana@example.test'
		);
		expect(
			screen.getByLabelText( 'E-mail' )
		).not.toHaveAccessibleDescription();
		await user.click( screen.getByRole( 'button', { name: 'Log in' } ) );
		expect( screen.getByLabelText( 'Password' ) ).toHaveFocus();
		expect( call ).not.toHaveBeenCalled();
	} );

	it( 'leads on to the sign-up and the forgotten password', () => {
		show();
		expect(
			screen.getByRole( 'link', { name: 'Not a member? Sign up now' } )
		).toHaveAttribute( 'href', '/signup' );
		expect(
			screen.getByRole( 'link', { name: 'Forgot Password' } )
		).toHaveAttribute( 'href', '/forgottenpassword' );
	} );
} );
