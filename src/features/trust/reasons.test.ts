// Five reasons for all, and one more where somebody may go unpaid.
import { reasonsFor } from './reasons';

const FIVE = [ 'spam', 'fraud', 'offensive', 'rights', 'other' ];
const valuesOf = ( ...of: Parameters< typeof reasonsFor > ) =>
	reasonsFor( ...of ).map( ( { value } ) => value );

it.each( [ 'member', 'work', null ] as const )( '%s has five', ( kind ) => {
	expect( valuesOf( kind, '' ) ).toEqual( FIVE );
} );

it( 'a job may be unpaid', () => {
	const all = valuesOf( 'mission', '' );
	expect( all ).toHaveLength( 6 );
	expect( all ).toContain( 'unpaid' );
} );

it( 'what was chosen stays when the address turns out to be of something else', () => {
	expect( valuesOf( 'work', 'unpaid' ) ).toContain( 'unpaid' );
} );

it( 'every reason but the last says what is meant', () => {
	expect(
		reasonsFor( 'mission', '' )
			.filter( ( { means } ) => ! means )
			.map( ( { value } ) => value )
	).toEqual( [ 'other' ] );
} );
