// Conversations against a server that answers when a test wants it to.
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goOffline, holdAnswers } from '../../../../tests/support/held-answers';
import type { Server } from '../../../../tests/support/held-answers';
import {
	firstOf,
	serverAnswers,
} from '../../../../tests/support/server-answers';
import { designer, showScreen } from '../../../../tests/support/show-screen';
import { LiveRegion } from '../../../components/live-region';
import MessagesScreen from './messages-screen';

const LIST = /\/conversations$/;
const user = userEvent.setup( { delay: null } );
let server: Server;
/** True for a phone's window. */
let isNarrow = false;
/** Called when the window changes. */
const followers = new Set< () => void >();
/** Another conversation in each test: a page checks each only once for unsent messages. */
let id = '';
let count = 0;

const other = {
	...firstOf( serverAnswers.conversations ).with,
	slug: 'niveole',
	name: 'Nivéole',
	locale: 'fr',
};

const message = ( number: number, more: Record< string, unknown > = {} ) => ( {
	...firstOf( serverAnswers.thread.messages ),
	id: number,
	text: `Message ${ number }`,
	date: '2026-11-01T08:00:00',
	...more,
} );

const thread = ( more: Record< string, unknown > = {} ) => ( {
	...serverAnswers.thread,
	id,
	with: other,
	unread: 0,
	read: 0,
	jobs: [],
	cursor: '1',
	messages: [ message( 1 ) ],
	...more,
} );

const listed = ( more: Record< string, unknown > = {} ) => ( {
	...firstOf( serverAnswers.conversations ),
	id,
	with: other,
	last: {
		...firstOf( serverAnswers.conversations ).last,
		excerpt: 'Message 1',
		date: '2026-11-01T08:00:00',
		mine: false,
	},
	unread: 0,
	...more,
} );

const ONE = () => new RegExp( `/conversations/${ id }$` );
const READ = () => new RegExp( `/conversations/${ id }/read$` );

beforeEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
	id = `c${ ++count }`;
	Object.assign( window, {
		// Everything is in sight.
		IntersectionObserver: class {
			constructor(
				private readonly tell: ( entries: unknown[] ) => void
			) {}
			observe() {
				this.tell( [ { isIntersecting: true } ] );
			}
			unobserve() {}
			disconnect() {}
		},
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
		matchMedia: ( query: string ) => ( {
			get matches() {
				return isNarrow && query.includes( 'max-width' );
			},
			addEventListener: ( _: string, follow: () => void ) =>
				void followers.add( follow ),
			removeEventListener: ( _: string, follow: () => void ) =>
				void followers.delete( follow ),
		} ),
	} );
	isNarrow = false;
	server = holdAnswers();
	server.always( 'GET', LIST, () => [ listed() ] );
} );
afterEach( () => goOffline( false ) );

const show = ( at = `/messages/${ id }` ) =>
	showScreen( {
		screens: {
			'/messages': MessagesScreen,
			'/messages/:id': MessagesScreen,
		},
		at,
		member: designer,
		beside: <LiveRegion />,
	} );
/** The conversation, with its first answer. */
async function open( more: Record< string, unknown > = {} ) {
	const view = show();
	await ( await server.next( 'GET', ONE() ) ).answer( thread( more ) );
	await screen.findByRole( 'heading', { level: 1, name: 'Nivéole' } );
	return view;
}
const field = () => screen.getByLabelText( /Write to Nivéole/ );
const log = () => screen.getByRole( 'log' );
const come = () =>
	act(
		() =>
			void document.dispatchEvent(
				new Event( 'visibilitychange', { bubbles: true } )
			)
	);

it( 'sends with Ctrl and Enter, shows it at once, and keeps the focus', async () => {
	await open();
	await user.type( field(), 'Hello{Enter}you' );
	await user.keyboard( '{Control>}{Enter}{/Control}' );
	const sent = await server.next( 'POST', ONE() );
	expect( sent.body ).toEqual( {
		text: 'Hello\nyou',
		request_id: expect.stringMatching( /^[0-9a-f]{32}$/ ),
	} );
	expect( log() ).toHaveTextContent( 'Sending' );
	expect( field() ).toHaveValue( '' );
	expect( field() ).toHaveFocus();
	await sent.answer( message( 2, { mine: true, text: 'Hello\nyou' } ), 201 );
	await waitFor( () => expect( log() ).not.toHaveTextContent( 'Sending' ) );
	expect( within( log() ).getAllByText( /Hello/ ) ).toHaveLength( 1 );
} );

it( 'keeps what could not be sent, over a reload too, and sends it again under the same name', async () => {
	const { unmount } = await open();
	await user.type( field(), 'On the train' );
	await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
	const first = await server.next( 'POST', ONE() );
	goOffline( true );
	await first.lose();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Not sent. You are offline.'
	);
	goOffline( false );
	unmount();
	await open();
	expect( log() ).toHaveTextContent( 'On the train' );
	await user.click( screen.getByRole( 'button', { name: 'Send again' } ) );
	const again = await server.next( 'POST', ONE() );
	expect( again.body ).toEqual( first.body );
	await again.answer( message( 2, { mine: true, text: 'On the train' } ) );
	await waitFor( () =>
		expect( screen.queryByText( /Not sent/ ) ).not.toBeInTheDocument()
	);
	expect( within( log() ).getAllByText( 'On the train' ) ).toHaveLength( 1 );
} );

it( 'says what the server says about a file, and lets the message be given up', async () => {
	await open();
	await user.upload(
		screen.getByLabelText( /Add a file/ ),
		new File( [ '%PDF' ], 'acts.pdf', { type: 'application/pdf' } )
	);
	await user.click( screen.getByRole( 'button', { name: 'Send' } ) );
	const sent = await server.next( 'POST', ONE() );
	expect( sent.body ).toMatchObject( { 'files[]': 'acts.pdf', text: '' } );
	await sent.answer(
		{
			code: 'rest_invalid',
			message: 'Please check the marked fields.',
			data: { status: 415, params: { files: 'This PDF runs a script.' } },
		},
		415
	);
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Not sent. This PDF runs a script.'
	);
	await user.click(
		within( log() ).getByRole( 'button', { name: 'Delete' } )
	);
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( field() ).toHaveFocus();
} );

it( 'refuses what is no PDF or picture before it is sent', async () => {
	await open();
	fireEvent.change( screen.getByLabelText( /Add a file/ ), {
		target: {
			files: [ new File( [ 'x' ], 'a.docx', { type: 'application/x' } ) ],
		},
	} );
	expect(
		await screen.findByText( 'Please choose a PDF, JPG or PNG.' )
	).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Send' } ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await user.click( screen.getByRole( 'button', { name: 'Remove a.docx' } ) );
	await user.type( field(), 'Without it' );
	expect(
		screen.getByRole( 'button', { name: 'Send' } )
	).not.toHaveAttribute( 'aria-disabled' );
} );

it( 'has the same draft in another tab, and says in the list that there is one', async () => {
	await open();
	await user.type( field(), 'Half a sen' );
	expect(
		within(
			screen.getByRole( 'region', { name: 'Conversations' } )
		).getByRole( 'listitem' )
	).toHaveTextContent( 'Draft: Half a sen' );
	const [ key = '' ] = Object.keys( window.localStorage ).filter( ( name ) =>
		name.endsWith( `message-text-${ id }` )
	);
	const draft = JSON.parse( window.localStorage.getItem( key ) ?? '' );
	draft.values.text = 'Half a sentence';
	window.localStorage.setItem( key, JSON.stringify( draft ) );
	act(
		() =>
			void window.dispatchEvent( new StorageEvent( 'storage', { key } ) )
	);
	expect( field() ).toHaveValue( 'Half a sentence' );
} );

it( 'asks for what has changed when one comes back, reads out what is new, and says that it is read', async () => {
	await open();
	come();
	const since = await server.next( 'GET', ONE() );
	expect( since.query.get( 'since' ) ).toBe( '1' );
	await since.answer(
		thread( {
			whole: false,
			cursor: '2',
			unread: 1,
			messages: [ message( 2, { text: 'Are you there?' } ) ],
		} )
	);
	expect(
		await within( log() ).findByText( 'Are you there?' )
	).toBeVisible();
	expect( log() ).toHaveTextContent( 'Message 1' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Nivéole: Are you there?'
	);
	expect( ( await server.next( 'POST', READ() ) ).body ).toEqual( {
		until: 2,
	} );
} );

const turnTab = ( state: DocumentVisibilityState ) => {
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		get: () => state,
	} );
	come();
};

it( 'asks every 20 seconds in a thread and every 40 in the list, and for nothing in a hidden tab', async () => {
	jest.useFakeTimers( { advanceTimers: true } );
	try {
		const asked = () => [
			server.count( 'GET', ONE() ),
			server.count( 'GET', LIST ),
		];
		const after = async ( seconds: number ) => {
			await jest.advanceTimersByTimeAsync( seconds * 1000 );
			return asked();
		};
		server.always( 'GET', ONE(), () => thread( { cursor: '2' } ) );
		show();
		await screen.findByRole( 'heading', { level: 1, name: 'Nivéole' } );
		const [ threads = 0, lists = 0 ] = asked();
		expect( await after( 18 ) ).toEqual( [ threads, lists ] );
		expect( await after( 3 ) ).toEqual( [ threads + 1, lists ] );
		expect( await after( 17 ) ).toEqual( [ threads + 1, lists ] );
		expect( await after( 4 ) ).toEqual( [ threads + 2, lists + 1 ] );
		turnTab( 'hidden' );
		expect( await after( 600 ) ).toEqual( [ threads + 2, lists + 1 ] );
		turnTab( 'visible' );
		await after( 1 );
		expect( asked()[ 0 ] ).toBe( threads + 3 );
	} finally {
		turnTab( 'visible' );
		jest.useRealTimers();
	}
} );

it( 'shows addresses as they were typed, and opens them without trust', async () => {
	await open( {
		messages: [ message( 1, { text: 'See https://a.ch/x?y=1.' } ) ],
	} );
	const link = within( log() ).getByRole( 'link', {
		name: 'https://a.ch/x?y=1',
	} );
	expect( link ).toHaveAttribute( 'href', 'https://a.ch/x?y=1' );
	expect( link.getAttribute( 'rel' )?.split( ' ' ) ).toEqual(
		expect.arrayContaining( [ 'noopener', 'nofollow', 'ugc' ] )
	);
} );

it( 'asks for a new address of a file before it is opened, when the old one has run out', async () => {
	const files = [
		{
			id: 'f1',
			name: 'Probes.pdf',
			type: 'application/pdf',
			size: 10,
			url: 'http://localhost/?old',
		},
	];
	const now = jest.spyOn( Date, 'now' );
	await open( { messages: [ message( 1, { files } ) ] } );
	const file = within( log() ).getByRole( 'link', { name: /Probes\.pdf/ } );
	expect( file ).toHaveAttribute( 'href', files[ 0 ]?.url );
	const then = Date.now();
	now.mockImplementation( () => then + 9.5 * 60_000 );
	fireEvent.click( file );
	now.mockRestore();
	await (
		await server.next( 'GET', /\/files\/f1$/ )
	).answer(
		{ code: 'x', message: 'It is gone.', data: { status: 404 } },
		404
	);
	expect( await within( log() ).findByText( 'It is gone.' ) ).toBeVisible();
} );

it( 'shows a deletion, and what the other has read', async () => {
	await open( { messages: [ message( 1 ), message( 2, { mine: true } ) ] } );
	come();
	await (
		await server.next( 'GET', ONE() )
	).answer(
		thread( {
			whole: false,
			read: 2,
			messages: [ message( 1, { deleted: true, text: '' } ) ],
		} )
	);
	expect(
		await within( log() ).findByText( 'This message was deleted.' )
	).toBeVisible();
	expect( within( log() ).getByText( 'Read' ) ).toBeVisible();
} );

it( 'deletes a message of one’s own after a question', async () => {
	const date = new Date().toISOString().slice( 0, 19 );
	await open( {
		messages: [ message( 1, { mine: true, date, can: { delete: true } } ) ],
	} );
	await user.click(
		within( log() ).getByRole( 'button', { name: 'Delete' } )
	);
	await user.click(
		within(
			await screen.findByRole( 'alertdialog', {
				name: 'Delete this message?',
			} )
		).getByRole( 'button', { name: 'Delete' } )
	);
	await (
		await server.next( 'DELETE', /messages\/1$/ )
	).answer( message( 1, { mine: true, date, deleted: true, text: '' } ) );
	expect(
		await within( log() ).findByText( 'You deleted a message.' )
	).toBeVisible();
	await waitFor( () =>
		expect( within( log() ).getByRole( 'listitem' ) ).toHaveFocus()
	);
} );

it( 'says what blocking means before it is done, and takes the field away after', async () => {
	await open();
	await user.click(
		screen.getByRole( 'button', { name: 'More about this conversation' } )
	);
	await user.click(
		screen.getByRole( 'button', { name: /^Block Nivéole/ } )
	);
	const dialog = await screen.findByRole( 'alertdialog', {
		name: 'Block Nivéole?',
	} );
	expect( dialog ).toHaveTextContent( 'Nivéole won’t be told.' );
	await user.click(
		within( dialog ).getByRole( 'button', { name: 'Block' } )
	);
	const block = await server.next( 'POST', /\/block$/ );
	expect( block.body ).toEqual( { blocked: true } );
	await block.answer( listed() );
	await (
		await server.next( 'GET', ONE() )
	).answer(
		thread( {
			why: 'refused',
			blocked: true,
			can: { write: false, attach: false, block: true },
		} )
	);
	expect( await screen.findByText( /^You blocked Nivéole\./ ) ).toBeVisible();
	expect( screen.queryByLabelText( /Write to/ ) ).not.toBeInTheDocument();
} );

it( 'keeps an open dialog and what is written when the window becomes a phone’s, and the list comes back', async () => {
	await open();
	await user.type( field(), 'Half a sen' );
	await user.click(
		screen.getByRole( 'button', { name: 'More about this conversation' } )
	);
	await user.click(
		screen.getByRole( 'button', { name: /^Block Nivéole/ } )
	);
	const dialog = await screen.findByRole( 'alertdialog' );
	const search = () => screen.queryByLabelText( 'Search names' );
	for ( const narrow of [ true, false ] ) {
		isNarrow = narrow;
		act( () => followers.forEach( ( follow ) => follow() ) );
		await waitFor( () => expect( search() === null ).toBe( narrow ) );
		expect( dialog ).toBeInTheDocument();
		expect( field() ).toHaveValue( 'Half a sen' );
	}
} );

it( 'asks for no list while a phone shows a conversation', async () => {
	// The number of unread messages is asked for with a page of one.
	const lists = () =>
		server.asked.filter(
			( { path, query } ) =>
				LIST.test( path ) && ! query.has( 'per_page' )
		);
	isNarrow = true;
	await open();
	expect( lists() ).toHaveLength( 0 );
	isNarrow = false;
	act( () => followers.forEach( ( follow ) => follow() ) );
	await screen.findByLabelText( 'Search names' );
	expect( lists() ).toHaveLength( 1 );
} );

it( 'tells no conversation at an address from one that cannot be loaded', async () => {
	show();
	await (
		await server.next( 'GET', ONE() )
	).answer( { code: 'x', message: 'No', data: { status: 404 } }, 404 );
	expect(
		await screen.findByRole( 'heading', {
			name: 'There is no conversation here.',
		} )
	).toBeVisible();
} );

it( 'says in a row which job it is about, and where that stands', async () => {
	server = holdAnswers();
	server.always( 'GET', LIST, () => [
		listed( { job: { title: 'A bell', stage: 'shortlisted' } } ),
	] );
	show( '/messages' );
	expect( await screen.findByRole( 'listitem' ) ).toHaveTextContent(
		'Short list: A bell'
	);
} );

it( 'offers the first unread conversation beside the list, and opens none by itself', async () => {
	server = holdAnswers();
	show( '/messages' );
	const list = [ listed( { id: 'read' } ), listed( { unread: 4 } ) ];
	const answer = async () =>
		( await server.next( 'GET', LIST ) ).answer( list, 200, {
			'X-DM-Unread': '4',
		} );
	await Promise.all( [ answer(), answer() ] );
	expect(
		await screen.findByRole( 'link', {
			name: '4 unread. Begin with Nivéole.',
		} )
	).toHaveAttribute( 'href', `/messages/${ id }` );
	expect( server.count( 'GET', ONE() ) ).toBe( 0 );
} );
