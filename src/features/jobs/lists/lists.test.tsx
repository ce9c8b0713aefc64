// The tray and its buttons, the list's own page, and the invitation: what they show, send and keep.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import { contractor, showScreen } from '../../../../tests/support/show-screen';
import { PutButton } from './components/put-button';
import { Tray } from './components/tray';
import ListScreen from './screens/list-screen';
import SharedListScreen from './screens/shared-list-screen';

const user = userEvent.setup( { delay: null } );
const card = ( id: number, name: string, invite = true ) => ( {
	id,
	slug: `designer-${ id }`,
	role: 'designer',
	name,
	job: 'Type designer',
	city: 'Lausanne',
	country: 'CH',
	locale: 'en',
	avatar: null,
	skill: [],
	latest_works: [],
	can: { contact: true, invite },
} );
const person = ( id: number, name: string, invite = true ) => ( {
	designer: card( id, name, invite ),
	note: '',
	added: '2026-11-01T08:00:00Z',
	invited: [],
} );
const snow = { id: 5, name: 'Snow', count: 1, share: null };

let server: Server;
let lists: object[];
let people: object[];

beforeEach( () => {
	window.localStorage.clear();
	lists = [ snow ];
	people = [ person( 1, 'Noémie' ), person( 2, 'Tobias', false ) ];
	server = holdAnswers();
	server.always( 'GET', /lists$/, () => lists );
	server.always( 'GET', /lists\/5$/, () => ( { ...snow, people } ) );
	server.always( 'GET', /lists\/6$/, () => ( { ...snow, id: 6, people } ) );
	server.always( 'GET', /invitations/, [] );
	server.always( 'GET', /mission/, [
		{
			id: 9,
			title: { rendered: 'Gloves' },
			status: 'publish',
			open: true,
			close: false,
			skill: [],
			can: {},
		},
	] );
} );

const Table = () => (
	<>
		<PutButton designer={ { id: 3, name: 'Selin' } } />
		<Tray />
	</>
);

const show = ( at = '/designers' ) =>
	showScreen( {
		screens: {
			'/designers': Table,
			'/lists/:id': ListScreen,
			'/lists/shared/:token': SharedListScreen,
		},
		at,
		member: contractor,
	} );

it( 'puts a designer on the list in hand, and says so', async () => {
	show();
	await screen.findByRole( 'link', { name: 'Noémie' } );
	const put = screen.getByRole( 'button', { name: /: Selin$/ } );
	expect( put ).toHaveAttribute( 'aria-pressed', 'false' );
	await user.click( put );
	expect( put ).toHaveAttribute( 'aria-pressed', 'true' );
	const sent = await server.next( 'PUT', /lists\/5\/people\/3$/ );
	people = [ person( 3, 'Selin' ), ...people ];
	await sent.answer( people[ 0 ] );
	await screen.findByRole( 'link', { name: 'Selin' } );
} );

it( 'makes the first list by itself', async () => {
	lists = [];
	show();
	const put = screen.getByRole( 'button', { name: /: Selin$/ } );
	await waitFor( () => expect( put ).not.toHaveAttribute( 'aria-disabled' ) );
	await user.click( put );
	const made = await server.next( 'POST', /lists$/ );
	expect( made.body ).toEqual( { name: 'My list' } );
	lists = [ { ...snow, id: 6, name: 'My list' } ];
	await made.answer( lists[ 0 ], 201 );
	await server.next( 'PUT', /lists\/6\/people\/3$/ );
} );

it( 'invites those who can be invited, and keeps the words when it fails', async () => {
	show( '/lists/5?invite=9' );
	const dialog = await screen.findByRole( 'dialog' );
	const words = within( dialog ).getByRole( 'textbox' );
	await user.type( words, 'Come.' );
	expect(
		within( dialog ).getByRole( 'checkbox', { name: /Tobias/ } )
	).toBeDisabled();
	const send = await within( dialog ).findByRole( 'button', {
		name: 'Invite 1 designer',
	} );
	await user.click( send );
	const sent = await server.next( 'POST', /invitations$/ );
	expect( sent.body ).toEqual( {
		mission: 9,
		to: [ 'designer-1' ],
		words: 'Come.',
	} );
	await sent.answer( { code: 'x', message: 'Too many today.' }, 429 );
	await within( dialog ).findByText( 'Too many today.' );
	expect( words ).toHaveValue( 'Come.' );
} );

it( 'keeps a note when it is left, and takes designers off', async () => {
	show( '/lists/5' );
	const [ note ] = await screen.findAllByRole( 'textbox' );
	await user.type( note!, 'Climbs.' );
	await user.tab();
	const sent = await server.next( 'PUT', /lists\/5\/people\/1$/ );
	expect( sent.body ).toEqual( { note: 'Climbs.' } );
	await sent.answer( person( 1, 'Noémie' ) );
	await screen.findByText( 'Saved' );
	await user.click(
		screen.getByRole( 'button', { name: 'Take Noémie off the list' } )
	);
	const off = await server.next( 'DELETE', /lists\/5\/people\/1$/ );
	people = people.slice( 1 );
	await off.answer( snow );
	await screen.findByRole( 'heading', { name: 'Tobias' } );
	expect( screen.queryByRole( 'heading', { name: 'Noémie' } ) ).toBeNull();
} );

it( 'says that a shared list has ended', async () => {
	show( '/lists/shared/abc' );
	await (
		await server.next( 'GET', /shared/ )
	).answer( { code: 'x', message: 'No' }, 404 );
	expect(
		await screen.findByRole( 'heading', { name: 'This address has ended' } )
	).toBeVisible();
} );
