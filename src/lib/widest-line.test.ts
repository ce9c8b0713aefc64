import cases from '../../tests/support/widest-lines.json';
import { widestLine } from './widest-line';

describe( 'the line that sets the size of a name', () => {
	it.each( cases )( '$says', ( { name, widest } ) => {
		expect( widestLine( name ) ).toBe( widest );
	} );
} );
