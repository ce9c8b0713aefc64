// The name of a search while it is saved: nothing that is typed is lost, and nothing is sent twice.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import { SaveSearch } from './save-search';

let server: Server;
const user = userEvent.setup( { delay: null } );

beforeEach( () => {
	server = holdAnswers();
	server.always( 'GET', /searches$/, [] );
} );

const open = async () => {
	showScreen( {
		screens: {
			'/jobs': () => (
				<SaveSearch kind="jobs" filters={ { search: 'bells' } } />
			),
		},
		at: '/jobs',
		member: designer,
	} );
	await user.click(
		screen.getByRole( 'button', { name: 'Save this search' } )
	);
	await user.type( screen.getByLabelText( /Name/ ), 'Bells' );
};

it( 'takes nothing more while it is sent, and sends it once', async () => {
	await open();
	await user.keyboard( '{Enter}' );
	const sent = await server.next( 'POST', /searches$/ );
	expect( sent.body ).toMatchObject( { name: 'Bells', rhythm: 'daily' } );
	await user.type( screen.getByLabelText( /Name/ ), ' of mine{Enter}' );
	expect( screen.getByLabelText( /Name/ ) ).toHaveValue( 'Bells' );
	expect( server.count( 'POST', /searches$/ ) ).toBe( 1 );
	await sent.answer( { id: 3, name: 'Bells' } );
	await screen.findByText( /Saved: Bells/ );
} );

it( 'keeps the name when it fails', async () => {
	await open();
	await user.keyboard( '{Enter}' );
	await (
		await server.next( 'POST', /searches$/ )
	).answer( { code: 'down', message: 'Out of order' }, 503 );
	await screen.findByText( /Out of order/ );
	await user.type( screen.getByLabelText( /Name/ ), ' of mine{Enter}' );
	const again = await server.next( 'POST', /searches$/ );
	expect( again.body ).toMatchObject( { name: 'Bells of mine' } );
} );
