import { arranged, moved } from './order';

describe( 'The order of a list', () => {
	it.each( [
		[ 0, 2, [ 'b', 'c', 'a', 'd' ] ],
		[ 3, 0, [ 'd', 'a', 'b', 'c' ] ],
		[ 1, 1, [ 'a', 'b', 'c', 'd' ] ],
		[ 3, 4, [ 'a', 'b', 'c', 'd' ] ],
		[ 0, -1, [ 'a', 'b', 'c', 'd' ] ],
	] )( 'takes place %i to place %i', ( from, to, order ) => {
		expect( moved( [ 'a', 'b', 'c', 'd' ], from, to ) ).toEqual( order );
	} );

	it( 'has new works first, then those of the chosen order, and last what is unlisted', () => {
		const work = ( id: number, visibility = 'public' ) => ( {
			id,
			visibility,
		} );
		expect(
			arranged(
				[ work( 9 ), work( 1 ), work( 4, 'unlisted' ), work( 2 ) ],
				[ 2, 4, 1 ]
			).map( ( { id } ) => id )
		).toEqual( [ 9, 2, 1, 4 ] );
	} );
} );
