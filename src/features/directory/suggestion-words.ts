// Other filters that bring results: their addresses and their words.
import { __, sprintf } from '@wordpress/i18n';
import type { Suggestion } from './components/no-results';

/**
 * @param path      Address of the list.
 * @param inAddress The list's query with other filters.
 */
export function suggestionsAt< F >(
	path: string,
	inAddress: ( filters: F ) => URLSearchParams
) {
	return ( filters: F, total: number, words: string ): Suggestion => ( {
		to: `${ path }?${ inAddress( filters ).toString() }`,
		total,
		words,
	} );
}

/** A filter: what stays of it, whether it was asked for, and how to say that it goes. */
type Part = readonly [ kept: string, was: unknown, any: string ];

/** 'Furniture, any level': what stays is named first. Of several that go none is named. */
export function suggestionWords( parts: readonly Part[] ): string {
	const kept = parts.map( ( [ words ] ) => words ).filter( Boolean );
	const gone = parts
		.filter( ( [ words, was ] ) => ! words && was )
		.map( ( [ , , any ] ) => any );
	const words =
		kept.length > 0 && gone.length > 1
			? sprintf(
					/* translators: %s: filters that stay, such as "Furniture, Freelance". */
					__( '%s, without the other filters', 'design-marketplace' ),
					kept.join( ', ' )
				)
			: [ ...kept, ...gone ].join( ', ' );
	return words.charAt( 0 ).toLocaleUpperCase() + words.slice( 1 );
}
