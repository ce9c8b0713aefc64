import { cut, eventLimits, pastEventWords } from './words';

describe( 'the home page’s words', () => {
	it( 'counts one past event, and several', () => {
		expect( pastEventWords( 1 ) ).toBe( '1 past event' );
		expect( pastEventWords( 37 ) ).toBe( '37 past events' );
	} );

	it( 'cuts what is longer than its limit, and nothing else', () => {
		expect( cut( 'a'.repeat( 75 ), 75 ) ).toBe( 'a'.repeat( 75 ) );
		expect( cut( 'a'.repeat( 76 ), 75 ) ).toBe( `${ 'a'.repeat( 75 ) }…` );
		expect( cut( 'one two', 4 ) ).toBe( 'one…' );
	} );

	it( 'never cuts inside a word, unless there is only one', () => {
		expect( cut( 'Open studio day', 13 ) ).toBe( 'Open studio…' );
		expect( cut( 'Open studio day', 11 ) ).toBe( 'Open studio…' );
		expect( cut( 'Prices, contracts and rights', 8 ) ).toBe( 'Prices…' );
		expect( cut( 'Atelier – ouvert', 9 ) ).toBe( 'Atelier…' );
		expect( cut( 'Gestaltungsausschreibung', 10 ) ).toBe( 'Gestaltung…' );
	} );

	it( 'counts characters, not halves of them', () => {
		expect( cut( '🎨🎨🎨', 2 ) ).toBe( '🎨🎨…' );
	} );

	it( 'cuts shorter on small screens', () => {
		expect( eventLimits( false ) ).toEqual( { title: 75, meta: 50 } );
		expect( eventLimits( true ) ).toEqual( { title: 60, meta: 30 } );
	} );
} );
