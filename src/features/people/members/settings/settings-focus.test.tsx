// Settings refused for a field of another tab: that tab opens, unless the person has typed or moved in this one meanwhile.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../../tests/support/held-answers';
import type { Server } from '../../../../../tests/support/held-answers';
import { designer, showScreen } from '../../../../../tests/support/show-screen';
import SettingsScreen from '../screens/settings-screen';

let server: Server;

const show = () =>
	showScreen( {
		screens: { '/settings': SettingsScreen },
		at: '/settings?tab=about-me',
		member: designer,
	} );

const user = userEvent.setup( { delay: null } );
const field = ( label: string ) => screen.getByLabelText( label );
const sent = () => server.next( 'POST', /\/users\/7$/ );
const refusal = [
	{
		code: 'rest_invalid_param',
		message: 'Please check',
		data: {
			status: 400,
			params: { city: 'Unknown city' },
			errors: [ 'Unknown city' ],
		},
	},
	400,
] as const;

/** Both tabs have changes. */
async function save() {
	await user.click(
		screen.getByRole( 'tab', { name: 'Location and socials' } )
	);
	await user.type( field( 'City' ), 's' );
	await user.click( screen.getByRole( 'tab', { name: 'About Me' } ) );
	await user.type( field( 'Job' ), '!' );
	await user.click( screen.getByRole( 'button', { name: 'Save' } ) );
	return sent();
}

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
} );

it( 'opens the tab of the field that is wrong', async () => {
	show();
	await ( await save() ).answer( ...refusal );
	await waitFor( () => expect( field( 'City' ) ).toHaveFocus() );
} );

it( 'stays in the tab one types in, and leads to the field when asked', async () => {
	show();
	const one = await save();
	await user.type( field( 'Job' ), '?' );
	await one.answer( ...refusal );
	const way = await screen.findByRole( 'button', { name: 'Unknown city' } );
	expect( field( 'Job' ) ).toHaveFocus();
	expect( field( 'Job' ) ).toHaveValue( 'Type designer!?' );
	await user.click( way );
	await waitFor( () => expect( field( 'City' ) ).toHaveFocus() );
} );
