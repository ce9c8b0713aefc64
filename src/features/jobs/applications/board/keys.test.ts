// Which key means what, and where it means nothing.
import { areKeysOn, commandOf, keyOf, switchKeys } from './keys';

const press = ( key: string, target: Element, more = {} ) =>
	commandOf(
		{
			key,
			target,
			ctrlKey: false,
			metaKey: false,
			altKey: false,
			repeat: false,
			defaultPrevented: false,
			...more,
		},
		document.getElementById( 'board' )
	);
const at = ( id: string ) => document.getElementById( id ) as HTMLElement;

beforeEach( () => {
	document.body.innerHTML = `
		<a id="menu" href="#">Menu</a>
		<section id="board">
			<ol><li id="row" tabindex="0">
				<input id="tick" type="checkbox"><button id="stage">New</button>
				<textarea id="note"></textarea>
			</li></ol>
			<input id="find" type="search"><select id="sort"></select>
			<dialog id="box"><button id="close">Close</button></dialog>
		</section>`;
} );

it.each( [
	[ 'j', { do: 'move', by: 1 } ],
	[ 'k', { do: 'move', by: -1 } ],
	[ 's', { do: 'set', stage: 'shortlisted' } ],
	[ 'c', { do: 'set', stage: 'chosen' } ],
	[ 'd', { do: 'set', stage: 'declined' } ],
	[ 'n', { do: 'set', stage: 'new' } ],
	[ 'u', { do: 'undo' } ],
	[ 'x', { do: 'select' } ],
	[ '?', { do: 'help' } ],
	[ 'q', null ],
] )( '%s', ( key, command ) => {
	expect( press( key, at( 'row' ) ) ).toEqual( command );
} );

it.each( [ 'row', 'tick', 'stage' ] )( 'works on %s', ( id ) => {
	expect( press( 'd', at( id ) ) ).not.toBeNull();
} );

it( 'works where nothing has the focus', () => {
	expect( press( 'd', document.body ) ).not.toBeNull();
} );

it.each( [ 'menu', 'note', 'find', 'sort', 'close' ] )(
	'means nothing in %s',
	( id ) => {
		expect( press( 'd', at( id ) ) ).toBeNull();
	}
);

it.each( [
	'ctrlKey',
	'metaKey',
	'altKey',
	'isComposing',
	'defaultPrevented',
] )( 'leaves alone what comes with %s', ( held ) => {
	expect( press( 's', at( 'row' ), { [ held ]: true } ) ).toBeNull();
} );

it( 'held down moves on, and decides nothing twice', () => {
	expect( press( 'j', at( 'row' ), { repeat: true } ) ).not.toBeNull();
	expect( press( 'd', at( 'row' ), { repeat: true } ) ).toBeNull();
} );

it( 'names the key of a stage', () => {
	expect( keyOf( 'shortlisted' ) ).toBe( 's' );
	expect( keyOf( 'withdrawn' ) ).toBe( '' );
} );

it( 'remembers that keys are off', () => {
	expect( areKeysOn() ).toBe( true );
	switchKeys( false );
	expect( areKeysOn() ).toBe( false );
	switchKeys( true );
	expect( areKeysOn() ).toBe( true );
} );
