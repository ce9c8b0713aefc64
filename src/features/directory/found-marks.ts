// Highlights the words of a list that begin with a searched word. It is the CSS Custom Highlight API: no element changes, and screen readers ignore it.
const FOUND = 'found';
const APOSTROPHES = /['`´ʹʻʼ‘’‛′]/g;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** As the server compares letters: lower case, without accents, ß as ss. */
const fold = ( text: string ): string =>
	text
		.normalize( 'NFD' )
		.toLowerCase()
		.replace( /ß/g, 'ss' )
		.replace( /\p{M}/gu, '' );

/** Length of the marked beginning of a word, in code units. */
function marked( word: string, asked: readonly string[] ): number {
	const longest = asked
		.filter( ( beginning ) => fold( word ).startsWith( beginning ) )
		.reduce( ( most, { length } ) => Math.max( most, length ), 0 );
	let end = longest && 1;
	while ( fold( word.slice( 0, end ) ).length < longest ) {
		end++;
	}
	// An accent that is a letter of its own belongs to the one before it.
	return end + ( word.slice( end ).match( /^\p{M}+/u )?.[ 0 ].length ?? 0 );
}

/**
 * @param text   A text of the list.
 * @param search Text of the search.
 * @return Where the marks begin and end, in code units.
 */
export function foundIn( text: string, search: string ): [ number, number ][] {
	const asked =
		fold( search.replace( APOSTROPHES, '' ) ).match( WORDS ) ?? [];
	return [ ...text.matchAll( WORDS ) ].flatMap( ( { 0: word, index } ) => {
		const length = marked( word, asked );
		return length ? [ [ index, index + length ] ] : [];
	} );
}

const rangeOf = ( node: Text, [ start, end ]: [ number, number ] ): Range => {
	const range = new Range();
	range.setStart( node, start );
	range.setEnd( node, end );
	return range;
};

/** Marks the cards of a list, and takes earlier marks away. */
export function markFound( list: Element, search: string ): void {
	const ranges = [ ...list.querySelectorAll( 'article' ) ].flatMap(
		( card ) => {
			const texts = document.createTreeWalker(
				card,
				NodeFilter.SHOW_TEXT
			);
			const found: Range[] = [];
			while ( texts.nextNode() ) {
				const node = texts.currentNode as Text;
				found.push(
					...foundIn( node.data, search ).map( ( part ) =>
						rangeOf( node, part )
					)
				);
			}
			return found;
		}
	);
	CSS.highlights.set( FOUND, new Highlight( ...ranges ) );
}

export const unmarkFound = (): void => void CSS.highlights.delete( FOUND );
