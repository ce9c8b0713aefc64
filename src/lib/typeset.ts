// The language of a text, and the typography of that language.
import { typography } from '../contract/typography';
import { getBoot } from './boot';

/** The language of a text somebody wrote: '' is the site's. */
export const languageOf = ( locale: string ): string =>
	locale || getBoot().siteLang;

/** The language where it is not the page's, for `lang`. */
export const foreign = ( locale: string ): string | undefined => {
	const language = languageOf( locale );
	return language === getBoot().lang ? undefined : language;
};

/** In French with narrow no-break spaces before double punctuation. */
export const typeset = ( text: string, locale: string ): string =>
	( typography[ languageOf( locale ) ] ?? [] ).reduce(
		( set, { find, put } ) => set.replace( new RegExp( find, 'gu' ), put ),
		text
	);
