// Names of the languages people speak, as the browser has them in the page's language (Languages.php has the same in PHP).
import { spoken } from '../contract/spoken';
import { getBoot } from './boot';

/** Asked for most: Switzerland's, and English. */
export const usualLanguages: readonly string[] = [
	'de',
	'fr',
	'it',
	'rm',
	'en',
];

/** 'German'; the code where the browser has no name. */
export function languageName( code: string ): string {
	const { lang } = getBoot();
	const name = new Intl.DisplayNames( [ lang ], { type: 'language' } ).of(
		code
	);
	return ! name || name === code
		? code.toUpperCase()
		: name.charAt( 0 ).toLocaleUpperCase( lang ) + name.slice( 1 );
}

const choiceOf = ( code: string ) => ( {
	value: code,
	label: languageName( code ),
} );

/** In the order of usualLanguages. */
export const usualChoices = () => usualLanguages.map( choiceOf );

/** All others, by name. */
export const otherChoices = () =>
	spoken
		.filter( ( code ) => ! usualLanguages.includes( code ) )
		.map( choiceOf )
		.sort( ( a, b ) => a.label.localeCompare( b.label, getBoot().lang ) );
