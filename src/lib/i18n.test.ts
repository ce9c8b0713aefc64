import { resetBoot } from './boot';
import {
	addressAfterLogIn,
	addressIn,
	rememberLanguage,
	rememberedAddress,
} from './i18n';

beforeEach( () => {
	document.body.innerHTML = `<script id="design-marketplace-boot" type="application/json">${ JSON.stringify(
		{
			lang: 'en',
			languages: [
				{ code: 'en', name: 'English' },
				{ code: 'de', name: 'Deutsch' },
			],
		}
	) }</script>`;
	resetBoot();
	localStorage.clear();
	window.history.replaceState( null, '', '/jobs?skill=3#top' );
} );

describe( 'the language', () => {
	it( 'is another address of the same page', () => {
		expect( addressIn( 'de' ) ).toBe( '/jobs?skill=3&lang=de#top' );
	} );

	it( 'once chosen is gone back to', () => {
		expect( rememberedAddress() ).toBeNull();
		rememberLanguage( 'de' );
		expect( rememberedAddress() ).toBe( '/jobs?skill=3&lang=de#top' );
	} );

	it( 'in the address wins, and one not offered is ignored', () => {
		rememberLanguage( 'rm' );
		expect( rememberedAddress() ).toBeNull();
		rememberLanguage( 'de' );
		window.history.replaceState( null, '', '/jobs?lang=en' );
		expect( rememberedAddress() ).toBeNull();
	} );

	it( 'of the settings is what a fresh browser gets after a log-in', () => {
		expect( addressAfterLogIn( '/jobs?skill=3#top', 'de' ) ).toBe(
			'/jobs?skill=3&lang=de#top'
		);
		for ( const locale of [ 'en', '', 'rm' ] ) {
			expect( addressAfterLogIn( '/', locale ) ).toBeNull();
		}
		rememberLanguage( 'en' );
		expect( addressAfterLogIn( '/', 'de' ) ).toBeNull();
	} );
} );
