// A note that saves itself, and is not lost when it cannot.
import { readDraft } from '../../../../lib/draft';
import { createNoteKeeper } from './note-keeper';
import type { NoteState } from './note-keeper';

beforeEach( () => {
	jest.useFakeTimers();
	window.sessionStorage.clear();
} );
afterEach( () => jest.useRealTimers() );

/** A server that keeps what it gets, or refuses. */
function desk( note = '' ) {
	const server = { note, isDown: false, saves: 0 };
	const states: NoteState[] = [];
	const keep = () =>
		createNoteKeeper(
			3,
			server.note,
			async ( text ) => {
				server.saves++;
				if ( server.isDown ) {
					throw new Error( 'Down' );
				}
				server.note = text;
			},
			( state ) => states.push( state )
		);
	return { server, states, keep };
}

const pass = () => jest.advanceTimersByTimeAsync( 1000 );

it( 'is saved once one stops typing, and then is no draft any more', async () => {
	const { server, keep } = desk();
	const keeper = keep();
	keeper.type( 'Ask' );
	keeper.type( 'Ask her' );
	expect( readDraft( 'note-3' )?.values ).toMatchObject( {
		note: 'Ask her',
	} );
	await pass();
	expect( server ).toMatchObject( { note: 'Ask her', saves: 1 } );
	expect( keeper.state().status ).toBe( 'saved' );
	expect( readDraft( 'note-3' ) ).toBeNull();
} );

it( 'is saved as it is when what was typed is taken back', async () => {
	const { server, keep } = desk( 'Ask' );
	const keeper = keep();
	keeper.type( 'Ask her' );
	keeper.type( 'Ask' );
	await pass();
	expect( server.saves ).toBe( 0 );
	expect( keeper.state().status ).toBe( 'saved' );
	expect( readDraft( 'note-3' ) ).toBeNull();
} );

it( 'stays here when it cannot be saved, and goes when the connection is back', async () => {
	const { server, keep } = desk( 'Old' );
	const keeper = keep();
	keeper.open();
	server.isDown = true;
	keeper.type( 'New' );
	await pass();
	expect( keeper.state() ).toMatchObject( { text: 'New', status: 'failed' } );
	server.isDown = false;
	window.dispatchEvent( new Event( 'online' ) );
	await pass();
	expect( server.note ).toBe( 'New' );
	keeper.close();
} );

it( 'survives a reload, and is saved then', async () => {
	const { server, keep } = desk( 'Old' );
	server.isDown = true;
	keep().type( 'Typed before the reload' );
	await pass();
	server.isDown = false;
	const again = keep();
	expect( again.state().text ).toBe( 'Typed before the reload' );
	await pass();
	expect( server.note ).toBe( 'Typed before the reload' );
} );

it( 'does not write over what was saved elsewhere meanwhile', async () => {
	const { server, keep } = desk( 'Old' );
	server.isDown = true;
	keep().type( 'Mine' );
	await pass();
	server.isDown = false;
	server.note = 'Theirs';
	const again = keep();
	await pass();
	expect( server.note ).toBe( 'Theirs' );
	expect( again.state() ).toMatchObject( {
		text: 'Mine',
		status: 'elsewhere',
		about: 'Theirs',
	} );
	await again.save();
	expect( server.note ).toBe( 'Mine' );
} );

it( 'sends what waits when its field goes', async () => {
	const { server, keep } = desk();
	const keeper = keep();
	keeper.open();
	keeper.type( 'Quick' );
	keeper.close();
	await jest.advanceTimersByTimeAsync( 0 );
	expect( server.note ).toBe( 'Quick' );
} );
