import { slidesOf, step } from './slides';
import type { Work } from './types';

const image = ( id: number ) => ( { id } ) as Work[ 'pictures' ][ number ];

const work = ( pictures: number, videoUrl = '' ) =>
	( {
		pictures: Array.from( { length: pictures }, ( _, index ) =>
			image( index )
		),
		videoUrl,
	} ) as Work;

const works = [ work( 2 ), work( 1, 'https://vimeo.com/123456' ), work( 3 ) ];

describe( 'The slideshow', () => {
	it( 'shows the pictures first and the film last', () => {
		expect(
			slidesOf( work( 2, 'https://vimeo.com/123456' ) ).map(
				( { kind } ) => kind
			)
		).toEqual( [ 'image', 'image', 'film' ] );
	} );

	it( 'goes on into the next project and back into the last slide of the one before', () => {
		expect( step( works, { work: 0, slide: 1 }, 1 ) ).toEqual( {
			work: 1,
			slide: 0,
		} );
		expect( step( works, { work: 1, slide: 0 }, -1 ) ).toEqual( {
			work: 0,
			slide: 1,
		} );
		expect( step( works, { work: 2, slide: 0 }, -1 ) ).toEqual( {
			work: 1,
			slide: 1,
		} );
	} );

	it( 'stays where it is at both ends', () => {
		const first = { work: 0, slide: 0 };
		const last = { work: 2, slide: 2 };
		expect( step( works, first, -1 ) ).toEqual( first );
		expect( step( works, last, 1 ) ).toEqual( last );
	} );
} );
