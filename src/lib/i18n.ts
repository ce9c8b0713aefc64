// The page's language: messages for @wordpress/i18n, and the visitor's own choice kept over visits.
import { setLocaleData } from '@wordpress/i18n';
import { getBoot } from './boot';
import { STORAGE_PREFIX, TEXT_DOMAIN } from './constants';
import { readStored, writeStored } from './storage';

const LANG_KEY = `${ STORAGE_PREFIX }lang`;
const LANG_PARAM = 'lang';

export function setUpLanguage(): void {
	const { messages } = getBoot();
	if ( messages ) {
		setLocaleData(
			messages as Parameters< typeof setLocaleData >[ 0 ],
			TEXT_DOMAIN
		);
	}
}

/** The current page's address in another language. */
export function addressIn( lang: string ): string {
	const url = new URL( window.location.href );
	url.searchParams.set( LANG_PARAM, lang );
	return url.pathname + url.search + url.hash;
}

export const rememberLanguage = ( lang: string ): void =>
	writeStored( 'localStorage', LANG_KEY, lang );

/**
 * Address of a page after a log-in, in the language of the member's settings; null if the page is in it, or if another language was chosen in
 * this browser.
 *
 * @param path   Path of the page, with its query.
 * @param locale The settings' language, '' for none.
 */
export function addressAfterLogIn(
	path: string,
	locale: string
): string | null {
	const { lang, languages } = getBoot();
	if (
		readStored( 'localStorage', LANG_KEY ) ||
		locale === lang ||
		! languages.some( ( { code } ) => code === locale )
	) {
		return null;
	}
	const url = new URL( path, window.location.href );
	url.searchParams.set( LANG_PARAM, locale );
	return url.pathname + url.search + url.hash;
}

/**
 * Address of this page in the language chosen on an earlier visit; null if the page is in that language.
 *
 * Public pages set no cookie, so the server cannot know the choice by itself.
 */
export function rememberedAddress(): string | null {
	const chosen = readStored( 'localStorage', LANG_KEY );
	const { lang, languages } = getBoot();
	const asked = new URLSearchParams( window.location.search ).has(
		LANG_PARAM
	);
	const offered = languages.some( ( { code } ) => code === chosen );
	return chosen && offered && ! asked && chosen !== lang
		? addressIn( chosen )
		: null;
}
