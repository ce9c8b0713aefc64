// The language of what an editor wrote on the page that is shown: texts without a language of their own are in it.
import { createContext, useContext } from '@wordpress/element';

/** '' for the site's. */
export const WrittenIn = createContext( '' );

export function useLanguageOf< T >( locale: T ): T | string {
	const written = useContext( WrittenIn );
	return locale === '' ? written : locale;
}
