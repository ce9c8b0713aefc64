// Public screens while they wait for an answer, after it failed, without content, and without a connection.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../tests/support/held-answers';
import type { Server } from '../../tests/support/held-answers';
import { answerOf, showPublic } from '../../tests/support/public-screens';
import type { PublicScreen } from '../../tests/support/public-screens';
import { OfflineBand } from './offline-band';

let server: Server;

const user = userEvent.setup( { delay: null } );
const again = () => screen.queryByRole( 'button', { name: 'Try again' } );

/** The call itself, once the screen has made it. */
const asked = ( call: string ) =>
	server.next(
		'GET',
		new RegExp( `^${ call.slice( 0, ( call + '?' ).indexOf( '?' ) ) }$` )
	);

beforeEach( () => {
	server = holdAnswers();
} );

interface Part {
	at: string;
	name: PublicScreen;
	call: string;
	/** An element that is visible once the screen is there. */
	shows: string | RegExp;
	/** The message of an empty list, if the screen is a list. */
	empty?: string;
}

const parts: Part[] = [
	{
		at: 'Home',
		name: 'home',
		call: '/wp/v2/pages?slug=home',
		shows: 'How it works',
	},
	{
		at: 'Home',
		name: 'home',
		call: '/wp/v2/event',
		shows: /past events?$/,
		empty: 'No events are planned right now.',
	},
	{
		at: 'Home',
		name: 'home',
		call: '/wp/v2/past_project?per_page=3',
		shows: 'Tea & <3',
	},
	{
		at: 'Showcase',
		name: 'showcase',
		call: '/wp/v2/past_project?page=1&per_page=6',
		shows: 'Tea & <3',
		empty: 'The first projects are on their way',
	},
	{
		at: 'Tools',
		name: 'tools',
		call: '/wp/v2/resource',
		shows: 'Contrat : modèle',
		empty: 'The first tools are on their way',
	},
	{
		at: 'Tools',
		name: 'tools',
		call: '/wp/v2/reading',
		shows: 'Reading list',
	},
	{
		at: 'About us',
		name: 'about',
		call: '/wp/v2/pages?slug=about-us',
		shows: 'Wir',
	},
];

for ( const { at, name, call, shows, empty } of parts ) {
	it( `${ at }, while ${ call } is on its way and when it fails: says so, and works when tried again`, async () => {
		const { container } = await showPublic( name, { without: call } );
		expect( await screen.findByText( 'Loading' ) ).toBeInTheDocument();
		expect( container.querySelector( '.bone' ) ).toBeVisible();
		const code = 'down';
		const message = 'The server is being mended.';
		await ( await asked( call ) ).answer( { code, message }, 429 );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			message
		);
		expect( screen.getAllByRole( 'heading', { level: 1 } ) ).toHaveLength(
			1
		);
		act( () => again()?.focus() );
		await user.keyboard( '{Enter}' );
		await ( await asked( call ) ).answer( answerOf( name, call ) );
		expect( ( await screen.findAllByText( shows ) )[ 0 ] ).toBeVisible();
		expect( again() ).toBeNull();
		expect( screen.queryByText( 'Loading' ) ).toBeNull();
	} );

	if ( empty ) {
		it( `${ at }, when ${ call } has nothing: says so`, async () => {
			await showPublic( name, { without: call } );
			await ( await asked( call ) ).answer( [] );
			expect( await screen.findByText( empty ) ).toBeVisible();
		} );
	}
}

it( 'a lost connection is told, and what was asked for comes when it is back', async () => {
	const call = '/wp/v2/past_project?page=1&per_page=6';
	await showPublic( 'showcase', { above: <OfflineBand /> } );
	const next = await screen.findByRole( 'button', { name: 'Next page' } );
	act( () => goOffline( true ) );
	expect( screen.getByText( /You are offline/ ) ).toBeVisible();
	await user.click( next );
	expect( screen.getByText( 'out of' ).parentElement ).toHaveTextContent(
		'2 out of'
	);
	expect( again() ).toBeNull();
	expect( server.asked ).toEqual( [] );

	act( () => goOffline( false ) );
	expect( screen.queryByText( /You are offline/ ) ).toBeNull();
	const request = await asked( call );
	expect( request.query.get( 'page' ) ).toBe( '2' );
	await request.answer( answerOf( 'showcase', call ) );
	await waitFor( () => expect( again() ).toBeNull() );
} );
