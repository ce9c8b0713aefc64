import { render } from '@testing-library/react';
import rows from '../../tests/support/typography.json';
import { resetBoot } from '../lib/boot';
import { typeset } from '../lib/typeset';
import { Said } from './said';

const boot = ( lang: string, siteLang: string ) => {
	document.body.innerHTML = `<script type="application/json" id="design-marketplace-boot">${ JSON.stringify(
		{ lang, siteLang }
	) }</script>`;
	resetBoot();
};

const drawn = ( element: JSX.Element ) => {
	const { container } = render( element );
	return container.innerHTML;
};

describe( 'a text somebody wrote', () => {
	it( 'is named by its language where that is not the page’s', () => {
		boot( 'de', 'en' );
		expect( drawn( <Said locale="fr">Affiche</Said> ) ).toBe(
			'<span lang="fr">Affiche</span>'
		);
		expect( drawn( <Said locale="de">Plakat</Said> ) ).toBe( 'Plakat' );
	} );

	it( 'is in the site’s language where nothing is said', () => {
		boot( 'de', 'en' );
		expect( drawn( <Said locale="">Poster</Said> ) ).toBe(
			'<span lang="en">Poster</span>'
		);
		boot( 'de', 'de' );
		expect( drawn( <Said locale="">Plakat</Said> ) ).toBe( 'Plakat' );
	} );

	it( 'is the page’s where it is our own word', () => {
		boot( 'de', 'en' );
		expect(
			drawn(
				<Said locale="" usual="Anlässe">
					Anlässe
				</Said>
			)
		).toBe( 'Anlässe' );
		expect( drawn( <Said locale="">{ '' }</Said> ) ).toBe( '' );
	} );

	it( 'keeps its line breaks', () => {
		boot( 'de', 'de' );
		expect(
			drawn(
				<Said locale="" lines>
					{ 'a\nb' }
				</Said>
			)
		).toBe( 'a<br>b' );
	} );
} );

// PHP sets the same rows, in tests/php/integration/Site/Front/SaidTest.php.
describe( 'typesetting', () => {
	it.each( rows )( '$locale: $text', ( { locale, text, set } ) => {
		boot( 'en', 'en' );
		expect( typeset( text, locale ) ).toBe( set );
		expect( typeset( set, locale ) ).toBe( set );
	} );
} );
