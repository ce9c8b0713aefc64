import { partsOf } from './links';
import { createPace } from './pace';
import { daysOf, readUntil, withChanges, withMessage } from './thread';
import type { Message, Thread } from './types';

const message = ( id: number, more: Partial< Message > = {} ): Message => ( {
	id,
	isMine: false,
	text: `Message ${ id }`,
	date: '2026-11-01T08:00:00',
	files: [],
	isDeleted: false,
	isRemoved: false,
	canDelete: false,
	invitation: null,
	...more,
} );

const thread = ( more: Partial< Thread > = {} ): Thread => ( {
	id: 'c1',
	with: null,
	can: { write: true, attach: true, block: true },
	why: null,
	isBlocked: false,
	unread: 0,
	read: 0,
	jobs: [],
	cursor: '1',
	isWhole: true,
	messages: [ message( 5 ), message( 6 ) ],
	hasOlder: false,
	...more,
} );

const ids = ( { messages }: Thread ) => messages.map( ( { id } ) => id );

describe( 'a conversation in the cache', () => {
	it( 'takes what has changed, each message once and in its order', () => {
		const now = withChanges(
			withMessage( thread(), message( 8, { isMine: true } ) ),
			thread( {
				isWhole: false,
				cursor: '2',
				messages: [ message( 7 ), message( 8, { isMine: true } ) ],
			} )
		);
		expect( ids( now ) ).toEqual( [ 5, 6, 7, 8 ] );
		expect( now.cursor ).toBe( '2' );
	} );

	it( 'keeps the cursor of what was asked for when a message was sent: others may have written before it', () => {
		expect( withMessage( thread(), message( 9 ) ).cursor ).toBe( '1' );
	} );

	it( 'does not show a change of a message that was not read yet, as if nothing stood between', () => {
		const change = thread( {
			isWhole: false,
			messages: [ message( 2, { isDeleted: true } ) ],
		} );
		expect(
			ids( withChanges( thread( { hasOlder: true } ), change ) )
		).toEqual( [ 5, 6 ] );
		expect( ids( withChanges( thread(), change ) ) ).toEqual( [ 2, 5, 6 ] );
	} );

	it( 'never takes a deletion back', () => {
		const gone = withMessage( thread(), message( 6, { isDeleted: true } ) );
		expect(
			withMessage( gone, message( 6 ) ).messages.at( -1 )?.isDeleted
		).toBe( true );
	} );

	it( 'knows where what is unread begins', () => {
		const messages = [
			message( 1 ),
			message( 2, { isDeleted: true } ),
			message( 3 ),
			message( 4, { isMine: true } ),
		];
		expect( readUntil( { messages, unread: 1 } ) ).toBe( 2 );
		expect( readUntil( { messages, unread: 0 } ) ).toBe( 3 );
		expect( readUntil( { messages, unread: 9 } ) ).toBe( 0 );
	} );

	it( 'is told in days', () => {
		const now = new Date( '2026-11-03T12:00:00' );
		const at = ( id: number, date: Date ) =>
			message( id, { date: date.toISOString().slice( 0, 19 ) } );
		const days = daysOf(
			[
				at( 1, new Date( '2025-12-24T12:00:00' ) ),
				at( 2, new Date( '2026-11-02T23:59:00' ) ),
				at( 3, new Date( '2026-11-03T00:01:00' ) ),
				at( 4, new Date( '2026-11-03T11:00:00' ) ),
			],
			now
		);
		expect( days.map( ( { words } ) => words ) ).toEqual( [
			'Wednesday, 24 December 2025',
			'Yesterday',
			'Today',
		] );
		expect( days.at( -1 )?.messages ).toHaveLength( 2 );
	} );
} );

describe( 'addresses in a text', () => {
	const links = ( text: string ) =>
		partsOf( text )
			.filter( ( { href } ) => href )
			.map( ( { text: shown, href } ) => [ shown, href ] );

	it.each( [
		[ 'See https://a.ch/x.', 'https://a.ch/x', 'https://a.ch/x' ],
		[ 'www.a.ch!', 'www.a.ch', 'https://www.a.ch/' ],
		[ '(https://a.ch/b)', 'https://a.ch/b', 'https://a.ch/b' ],
		[
			'https://a.ch/w_(x) and more',
			'https://a.ch/w_(x)',
			'https://a.ch/w_(x)',
		],
	] )( '%s', ( text, shown, href ) => {
		expect( links( text ) ).toEqual( [ [ shown, href ] ] );
	} );

	it( 'lead to the web and nowhere else, and lose no letter', () => {
		const text =
			'javascript:alert(1) data:x file:///etc http://localhost/a';
		expect( links( text ) ).toEqual( [] );
		expect(
			partsOf( text )
				.map( ( part ) => part.text )
				.join( '' )
		).toBe( text );
	} );
} );

describe( 'the pace', () => {
	it( 'slows down for a server that does not answer, and finds back', async () => {
		const pace = createPace( 20_000 );
		const fail = () =>
			pace
				.measured( () => Promise.reject( new Error( 'away' ) ) )
				.catch( () => {} );
		expect( pace.next() ).toBe( 20_000 );
		await fail();
		expect( pace.next() ).toBe( 40_000 );
		for ( let times = 0; times < 9; times++ ) {
			await fail();
		}
		expect( pace.next() ).toBe( 600_000 );
		await pace.measured( async () => {} );
		expect( pace.next() ).toBe( 20_000 );
	} );

	it( 'asks a slow server less often', async () => {
		jest.useFakeTimers();
		const pace = createPace( 20_000 );
		const answer = pace.measured(
			() => new Promise< void >( ( done ) => setTimeout( done, 2_000 ) )
		);
		await jest.advanceTimersByTimeAsync( 2_000 );
		await answer;
		expect( pace.next() ).toBe( 80_000 );
		jest.useRealTimers();
	} );
} );
