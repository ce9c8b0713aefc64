import cases from '../../tests/support/widest-words.json';
import { widestWord } from './letters';

describe( 'the widest word of a heading', () => {
	it.each( cases )( '$says', ( { text, widest } ) => {
		expect( widestWord( text ) ).toBe( widest );
	} );
} );
