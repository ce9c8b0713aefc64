import { render, screen } from '@testing-library/react';
import { longestWord, Mega } from './mega';

describe( 'the page’s heading', () => {
	it( 'knows its longest word, whatever stands between', () => {
		expect( longestWord( '28 Gestaltungsaufträge' ) ).toBe( 19 );
		expect( longestWord( 'Post a job.\nGet design.' ) ).toBe( 7 );
		expect( longestWord( 'Allmen-Zurbriggen' ) ).toBe( 10 );
		expect( longestWord( '' ) ).toBe( 1 );
	} );

	it( 'keeps the editor’s lines', () => {
		render( <Mega text={ 'Show work.\nGet work.' } /> );
		expect( screen.getByRole( 'heading' ).innerHTML ).toBe(
			'Show work.<br>Get work.'
		);
	} );
} );
