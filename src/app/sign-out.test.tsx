// Signing out: one question where a form has changes, then everything is gone; a last sentence where it ends an account.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { holdAnswers } from '../../tests/support/held-answers';
import type { Server } from '../../tests/support/held-answers';
import { contractor } from '../../tests/support/show-screen';
import SettingsScreen from '../features/people/members/screens/settings-screen';
import EditMissionScreen from '../features/jobs/missions/screens/edit-mission-screen';
import { getBoot, resetBoot } from '../lib/boot';
import { reload } from '../lib/go-to';
import { createQueryClient } from '../lib/query-client';
import { clearSession, getSession, setSession } from '../lib/session';
import { AccountItems } from './account-menu';
import { CurrentUserProvider } from './current-user-provider';
import { Farewell } from './farewell';

jest.mock( '../lib/go-to', () => ( { goTo: jest.fn(), reload: jest.fn() } ) );

let server: Server;

const user = userEvent.setup( { delay: null } );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const kept = () =>
	JSON.stringify( [ { ...sessionStorage }, { ...localStorage } ] );
const asked = () => screen.queryByRole( 'alertdialog' );

function show( Screen = EditMissionScreen ) {
	const router = createMemoryRouter(
		[
			{
				path: '/form',
				element: (
					<CurrentUserProvider>
						<AccountItems />
						<Screen />
					</CurrentUserProvider>
				),
			},
			{
				path: '/',
				element: (
					<>
						<Farewell />
						<h1>Home</h1>
					</>
				),
			},
		],
		{ initialEntries: [ '/form' ] }
	);
	render(
		<QueryClientProvider client={ createQueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
}

beforeEach( () => {
	window.sessionStorage.clear();
	setSession( { token: 't', user_nicename: 'acme' } );
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'POST', /validate/, { code: 'jwt_auth_valid_token' } );
	server.always( 'GET', /users/, [ contractor ] );
} );
afterEach( clearSession );

it( 'asks before anything is gone, and only once', async () => {
	show();
	await user.type( await screen.findByLabelText( /^Objective/ ), 'Secret' );
	await waitFor( () => expect( kept() ).toContain( 'Secret' ) );
	await press( 'Sign out' );
	expect( asked() ).toHaveAccessibleName( 'Sign out without saving?' );
	expect( getSession() ).not.toBeNull();
	await press( 'Stay' );
	expect( screen.getByLabelText( /^Objective/ ) ).toHaveValue( 'Secret' );

	await press( 'Sign out' );
	await user.click(
		screen.getAllByRole( 'button', { name: 'Sign out' } ).at( -1 )!
	);
	expect( await screen.findByText( 'Home' ) ).toBeVisible();
	expect( asked() ).toBeNull();
	expect( getSession() ).toBeNull();
	expect( kept() ).not.toContain( 'Secret' );
} );

it( 'asks nothing where nothing was typed', async () => {
	show();
	await screen.findByLabelText( /^Objective/ );
	await press( 'Sign out' );
	expect( await screen.findByText( 'Home' ) ).toBeVisible();
	expect( getSession() ).toBeNull();
} );

async function deleteAccount() {
	show( SettingsScreen );
	await user.click( await screen.findByRole( 'tab', { name: 'Account' } ) );
	await user.click(
		await screen.findByRole( 'button', { name: 'Delete my account' } )
	);
	await press( 'Delete' );
	await (
		await server.next( 'DELETE', /users\/delete\/7$/ )
	).answer( { code: 200 } );
}

it( 'loads the page anew where a cookie has brought the member', async () => {
	clearSession();
	Object.assign( getBoot(), { nonce: 'n', user: contractor } );
	await deleteAccount();
	await waitFor( () => expect( reload ).toHaveBeenCalled() );
	expect( window.location.pathname ).toBe( '/' );
	expect( window.history.state.usr.farewell ).toMatch( /^Your account/ );
	resetBoot();
} );

it( 'ends a deleted account with a sentence', async () => {
	await deleteAccount();
	expect(
		await screen.findByText( /^Your account and everything in it/ )
	).toBeVisible();
	expect( screen.getByText( 'Home' ) ).toBeVisible();
	expect( getSession() ).toBeNull();
} );
