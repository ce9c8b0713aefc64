import { pictureWidths, widthsOf } from './rhythm';

const COLUMNS = {
	w12: 12,
	w8: 8,
	w6: 6,
	w4: 4,
	w4e: 4,
	w9e: 9,
	w3: 3,
} as const;

describe( 'The rhythm of a portfolio', () => {
	it.each( [
		[ 1, [ 'w12' ] ],
		[ 2, [ 'w12', 'w12' ] ],
		[ 3, [ 'w12', 'w3', 'w9e' ] ],
		[ 4, [ 'w12', 'w3', 'w9e', 'w12' ] ],
		[ 7, [ 'w12', 'w3', 'w9e', 'w6', 'w6', 'w8', 'w4e' ] ],
	] )( 'lays %i projects out as %j', ( count, widths ) => {
		expect( widthsOf( count ) ).toEqual( widths );
	} );

	it( 'never leaves a hole in a row, however many projects there are', () => {
		for ( let count = 1; count < 40; count++ ) {
			let filled = 0;
			for ( const width of widthsOf( count ) ) {
				filled = ( filled + COLUMNS[ width ] ) % 12;
			}
			expect( filled ).toBe( 0 );
		}
	} );
} );

describe( 'The rows of a project’s pictures', () => {
	const nine = 'w12 w6 w6 w8 w4e w4 w4 w4 w12';

	it.each( [
		[ 1, 'w12' ],
		[ 2, 'w12 w12' ],
		[ 5, 'w12 w6 w6 w8 w4e' ],
		[ 6, 'w12 w6 w6 w8 w4e w12' ],
		[ 7, 'w12 w6 w6 w8 w4e w6 w6' ],
		[ 9, nine ],
		[ 12, `${ nine } w6 w6 w12` ],
	] )( 'are 12, 6 + 6, 8 + 4, 4 + 4 + 4, and again: %i', ( count, rows ) => {
		expect( pictureWidths( count ).join( ' ' ) ).toBe( rows );
	} );

	it( 'have no hole, however many there are', () => {
		for ( let count = 1; count <= 12; count++ ) {
			let filled = 0;
			for ( const width of pictureWidths( count ) ) {
				filled = ( filled + COLUMNS[ width ] ) % 12;
			}
			expect( filled ).toBe( 0 );
		}
	} );
} );
