import { cardLayouts } from './card-layout';

describe( 'the rhythm of the designers list', () => {
	it( 'stands a page of seven in rows of 1, 2, 1, 2, 1', () => {
		expect( cardLayouts( 7 ) ).toEqual( [
			'full',
			'half',
			'half',
			'full flip',
			'half',
			'half',
			'full',
		] );
	} );

	it.each( [
		[ 1, [ 'full' ] ],
		[ 2, [ 'full', 'full flip' ] ],
		[ 3, [ 'full', 'half', 'half' ] ],
		[ 5, [ 'full', 'half', 'half', 'full flip', 'full' ] ],
		[ 0, [] ],
	] )( 'leaves no half card alone among %d', ( total, expected ) => {
		expect( cardLayouts( total ) ).toEqual( expected );
	} );
} );
