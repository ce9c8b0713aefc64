// The start of the app with a login that the browser has kept.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { holdAnswers } from '../../tests/support/held-answers';
import type { Server } from '../../tests/support/held-answers';
import { designer } from '../../tests/support/show-screen';
import { createQueryClient } from '../lib/query-client';
import { clearSession, SESSION_KEY, setSession } from '../lib/session';
import { RequireDesigner, RequireLogin } from './guards';
import { Root } from './root';

const MEMBER = /^\/wp\/v2\/users$/;
const CHECK = /^\/jwt-auth\/v1\/token\/validate$/;

let server: Server;

function start( path: string ) {
	const router = createMemoryRouter(
		[
			{
				Component: Root,
				children: [
					{ path: '/', element: <h1>Home</h1> },
					{
						Component: RequireLogin,
						children: [
							{
								Component: RequireDesigner,
								children: [
									{
										path: '/designer/editwork',
										element: <h1>Add a project</h1>,
									},
								],
							},
						],
					},
				],
			},
		],
		{ initialEntries: [ path ] }
	);
	render(
		<QueryClientProvider client={ createQueryClient() }>
			<RouterProvider router={ router } />
		</QueryClientProvider>
	);
}

beforeEach( () => {
	setSession( { token: 't', user_nicename: designer.slug } );
	server = holdAnswers();
} );
afterEach( clearSession );

it( 'a login that no longer counts is forgotten at the start', async () => {
	start( '/' );
	const check = await server.next( 'POST', CHECK );
	await check.answer( { code: 'jwt_auth_invalid_token' }, 401 );
	expect(
		await screen.findByRole( 'link', { name: 'Log in' } )
	).toBeVisible();
	expect( localStorage.getItem( SESSION_KEY ) ).toBeNull();
} );

it( 'a login is checked at the start, beside loading the member', async () => {
	start( '/' );
	const check = await server.next( 'POST', CHECK );
	const member = await server.next( 'GET', MEMBER );
	expect( member.query.get( 'slug' ) ).toBe( designer.slug );
	await check.answer( { code: 'jwt_auth_valid_token' } );
	await member.answer( [ designer ] );
	expect(
		await screen.findByRole( 'button', { name: 'My account' } )
	).toBeVisible();
} );

it( 'a member who cannot be loaded is told so, not taken for somebody else', async () => {
	server.always( 'POST', CHECK, {} );
	start( '/designer/editwork' );
	const message = 'The server is being mended.';
	const refused = await server.next( 'GET', MEMBER );
	await refused.answer( { code: 'down', message }, 429 );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( message );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Try again' } )
	);
	await ( await server.next( 'GET', MEMBER ) ).answer( [ designer ] );
	expect(
		await screen.findByRole( 'heading', { name: 'Add a project' } )
	).toBeVisible();
} );
