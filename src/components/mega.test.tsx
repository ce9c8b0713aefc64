import { render, screen } from '@testing-library/react';
import { Mega } from './mega';

describe( 'the page’s heading', () => {
	it( 'keeps the editor’s lines', () => {
		render( <Mega text={ 'Show work.\nGet work.' } /> );
		expect( screen.getByRole( 'heading' ).innerHTML ).toBe(
			'Show work.<br>Get work.'
		);
	} );
} );
