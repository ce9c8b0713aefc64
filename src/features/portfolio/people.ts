// People named in a project: who is found by a name, and who was changed.
import type { CreditedPerson } from '../../contract/shapes';

const ADDRESS = /\/(?:designers?|projects?|contractor)\/([^/?#\s]+)/;

/** The slug in the address of a profile; '' for other words. */
export const slugIn = ( words: string ): string =>
	ADDRESS.exec( words )?.[ 1 ] ?? '';

const fold = ( text: string ): string[] =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLowerCase()
		.split( /[^\p{L}\p{N}]+/u )
		.filter( Boolean );

/** Those whose names have each of the words as the beginning of one of theirs. */
export const namesLike = (
	people: CreditedPerson[],
	words: string
): CreditedPerson[] => {
	const asked = fold( words );
	return people.filter( ( { name } ) => {
		const own = fold( name );
		return asked.every( ( word ) =>
			own.some( ( part ) => part.startsWith( word ) )
		);
	} );
};

const slugs = ( people: readonly CreditedPerson[] ): string[] =>
	people.map( ( { slug } ) => slug );

/** What is sent of those named, by their slugs; nothing where nobody was named or taken out. */
export function namedToSend(
	field: 'with' | 'for',
	before: readonly CreditedPerson[],
	after: readonly CreditedPerson[]
): Record< string, string > {
	const sent = slugs( after ).join( ',' );
	return sent === slugs( before ).join( ',' ) ? {} : { [ field ]: sent };
}
