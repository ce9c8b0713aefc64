// Names of the languages people speak, as the browser has them in the page's language (Languages.php has the same in PHP).
import { spoken, usualSpoken } from '../contract/spoken';
import { getBoot } from './boot';

/** Made once: it takes as long as drawing a form. */
let names: { lang: string; of: Intl.DisplayNames } | null = null;

/** As it is written within a sentence; the code where the browser has no name. */
export function spokenName( code: string ): string {
	const { lang } = getBoot();
	if ( names?.lang !== lang ) {
		names = {
			lang,
			of: new Intl.DisplayNames( [ lang ], { type: 'language' } ),
		};
	}
	const name = names.of.of( code );
	return ! name || name === code ? code.toUpperCase() : name;
}

/** 'German' */
export function languageName( code: string ): string {
	const name = spokenName( code );
	return (
		name.charAt( 0 ).toLocaleUpperCase( getBoot().lang ) + name.slice( 1 )
	);
}

const choiceOf = ( code: string ) => ( {
	value: code,
	label: languageName( code ),
} );

/** In the order of usualSpoken. */
export const usualChoices = () => usualSpoken.map( choiceOf );

let others: { lang: string; choices: ReturnType< typeof choiceOf >[] } | null =
	null;

/** All others, by name. */
export function otherChoices() {
	const { lang } = getBoot();
	if ( others?.lang !== lang ) {
		const { compare } = new Intl.Collator( lang );
		others = {
			lang,
			choices: spoken
				.filter( ( code ) => ! usualSpoken.includes( code ) )
				.map( choiceOf )
				.sort( ( a, b ) => compare( a.label, b.label ) ),
		};
	}
	return others.choices;
}
