import { tileLayouts } from './tile-layout';

const columns = ( total: number ) =>
	tileLayouts( total ).map( ( { className } ) =>
		Number( className.slice( 1 ) )
	);

describe( 'the rhythm of the showcase', () => {
	it( 'stands a page of six in unequal pairs', () => {
		expect( columns( 6 ) ).toEqual( [ 8, 4, 6, 6, 4, 8 ] );
	} );

	it.each( [ 1, 2, 3, 4, 5, 6 ] )( 'fills its rows with %d', ( total ) => {
		const rest = columns( total );
		while ( rest.length > 1 ) {
			expect( ( rest.shift() ?? 0 ) + ( rest.shift() ?? 0 ) ).toBe( 12 );
		}
		expect( rest.every( ( width ) => width === 8 ) ).toBe( true );
	} );
} );
