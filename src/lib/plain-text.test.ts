import { plainText } from './plain-text';

describe( 'plainText', () => {
	it( 'decodes what WordPress encoded and drops the tags', () => {
		expect(
			plainText( 'L&#8217;&eacute;t&eacute; &amp; <em>moi</em>' )
		).toBe( 'L’été & moi' );
	} );

	it( 'leaves plain words alone', () => {
		expect( plainText( 'Seven stops' ) ).toBe( 'Seven stops' );
	} );
} );
