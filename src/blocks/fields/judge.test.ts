import patterns from '../../../includes/Site/Content/field-patterns.json';
import verdicts from '../../../tests/support/field-verdicts.json';
import { judge } from './judge';
import type { Field } from './judge';

const field = ( kind: string, changed: Partial< Field > = {} ): Field => ( {
	key: 'design_marketplace_x',
	name: 'x',
	kind: kind as Field[ 'kind' ],
	label: 'X',
	help: '',
	max: 200,
	pattern: ( patterns as Record< string, string > )[ kind ] ?? null,
	message: 'wrong',
	tooLong: 'too long',
	choices: [],
	...changed,
} );

// The server judges the same rows, in tests/php/integration/Site/Content/FieldsTest.php.
it.each(
	verdicts.map( ( row ) => [ row.kind, row.value, row.good ] as const )
)( '%s: %j', ( kind, value, good ) =>
	expect( judge( field( kind ), value ) ).toBe( good ? '' : 'wrong' )
);

it( 'counts characters as people do', () => {
	const short = field( 'text', { max: 3 } );
	expect( judge( short, '😀é—' ) ).toBe( '' );
	expect( judge( short, 'four' ) ).toBe( 'too long' );
} );

it( 'leaves to the server what it alone can tell', () => {
	expect( judge( field( 'file' ), 999 ) ).toBe( '' );
	expect( judge( field( 'day' ), '2026-02-30' ) ).toBe( '' );
	expect( judge( field( 'text' ), undefined ) ).toBe( '' );
} );
