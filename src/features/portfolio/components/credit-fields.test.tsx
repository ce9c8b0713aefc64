// People named in the form of a project: found, chosen by keyboard, taken out, sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import EditWorkScreen from '../screens/edit-work-screen';

const card = firstOf( serverAnswers.designers );
const named = ( slug: string, name: string ) => ( {
	...card,
	slug,
	name,
	avatar: null,
} );
const stored = {
	...firstOf( serverAnswers.works ),
	can: { edit: true, delete: true },
	with: [ { slug: 'mia', name: 'Mia Keller', avatar: null, state: 'asked' } ],
	for: null,
};

const user = userEvent.setup( { delay: null } );
let server: Server;

const field = ( name: string ) =>
	screen.findByRole( 'combobox', { name: new RegExp( `^${ name }` ) } );

/** What the list below the field offers. */
const offered = async () =>
	within( await screen.findByRole( 'listbox' ) ).getAllByRole( 'option' );

beforeEach( () => {
	window.localStorage.clear();
	server = holdAnswers();
	server.always( 'GET', /skill/, [] );
	server.always( 'GET', /work\/12/, stored );
	showScreen( {
		screens: { '/designer/editwork': EditWorkScreen },
		at: '/designer/editwork?id=12',
		member: designer,
	} );
} );

const publish = async () => {
	await user.click(
		screen.getByRole( 'button', { name: 'Publish project' } )
	);
	return server.next( 'POST', /\/work/ );
};

it( 'finds by name, chooses by keyboard, and sends the slugs', async () => {
	await user.type( await field( 'With' ), 'lu' );
	const asked = await server.next( 'GET', /users/ );
	expect( Object.fromEntries( asked.query ) ).toMatchObject( {
		role: 'designer',
		search: 'lu',
	} );
	await asked.answer( [
		named( 'mia', 'Luisa Keller' ),
		named( 'luca', 'Luca Bernasconi' ),
		named( 'lukas', 'Lukas Frei' ),
		named( 'typist', 'Somebody Else' ),
	] );
	const options = await offered();
	// Nobody who is named already, and nobody whom only a project fits.
	expect( options.map( ( { textContent } ) => textContent ) ).toEqual( [
		expect.stringContaining( 'Luca' ),
		expect.stringContaining( 'Lukas' ),
	] );
	await user.keyboard( '{ArrowDown}{Enter}' );
	expect( screen.queryByRole( 'listbox' ) ).toBeNull();
	expect( await field( 'With' ) ).toHaveFocus();
	expect( screen.getByText( 'is asked once you publish' ) ).toBeVisible();
	const { body } = await publish();
	expect( body ).toMatchObject( { with: 'mia,lukas' } );
	expect( body ).not.toHaveProperty( 'for' );
} );

it( 'takes somebody out by name', async () => {
	await user.click(
		await screen.findByRole( 'button', { name: 'Take out Mia Keller' } )
	);
	expect( screen.getByRole( 'heading', { name: 'Credits' } ) ).toHaveFocus();
	expect( ( await publish() ).body ).toMatchObject( { with: '' } );
} );

it( 'sends nobody where nobody was changed', async () => {
	await field( 'With' );
	const { body } = await publish();
	expect( body ).not.toHaveProperty( 'with' );
} );

it( 'names one company, and says what is wrong with it', async () => {
	await user.type( await field( 'For' ), 'hall' );
	const asked = await server.next( 'GET', /users/ );
	expect( asked.query.get( 'role' ) ).toBe( 'contractor' );
	await asked.answer( [
		{ ...named( 'hall', '' ), name: undefined, company: 'Hall of Art' },
	] );
	for ( const choice of await offered() ) {
		await user.click( choice );
	}
	expect( await field( 'For' ) ).toHaveAttribute( 'readonly' );
	const sent = await publish();
	expect( sent.body ).toMatchObject( { for: 'hall' } );
	await sent.answer(
		{
			code: 'rest_invalid_param',
			message: 'No',
			data: { status: 400, params: { for: 'Please choose a company.' } },
		},
		400
	);
	await waitFor( async () =>
		expect( await field( 'For' ) ).toHaveAccessibleDescription(
			expect.stringContaining( 'Please choose a company.' )
		)
	);
} );

it( 'says when nobody is found, and when the search fails', async () => {
	await user.type( await field( 'With' ), 'zz' );
	await ( await server.next( 'GET', /users/ ) ).answer( [] );
	await screen.findByText( /Nobody of this name/ );
	await user.type( await field( 'With' ), 'y' );
	await (
		await server.next( 'GET', /users/ )
	).answer( { code: 'x', message: 'It broke.', data: { status: 400 } }, 400 );
	await waitFor( async () =>
		expect( await field( 'With' ) ).toHaveAccessibleDescription(
			expect.stringContaining( 'It broke.' )
		)
	);
} );

it( 'finds who is in no list by the address of their page', async () => {
	await user.type( await field( 'With' ), 'https://x.test/designer/lea' );
	const asked = await server.next( 'GET', /users/ );
	expect( asked.query.get( 'slug' ) ).toBe( 'lea' );
	await asked.answer( [ named( 'lea', 'Lea Unseen' ) ] );
	const choices = await offered();
	expect( choices.map( ( { textContent } ) => textContent ) ).toEqual( [
		expect.stringContaining( 'Lea Unseen' ),
	] );
} );
