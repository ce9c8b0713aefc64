// Patterns of plain text, made of includes/Kernel/Contract/text.json: what is a tag, which signs are removed, and what nobody can see.

const alternatives = ( words ) => words.split( ' ' ).join( '|' );

/**
 * @param {Object}                  text  The file.
 * @param {(hex: string) => string} sign  A code point in a pattern of the language.
 * @return {{tag: string, removed: string, seen: string}} Sources of patterns; `tag` is for one tag, without flags.
 */
export function textPatterns( { elements, flags, removed, unseen }, sign ) {
	const ranges = ( signs ) =>
		signs
			.split( ' ' )
			.map( ( range ) => range.split( '-' ).map( sign ).join( '-' ) )
			.join( '' );
	// A value without quotes ends where HTML ends it: if a slash could end it as well, each would double a pattern's work.
	const attribute = `[^\\s"'<>/=]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'<>\`]+(?=[\\s>]))`;
	return {
		tag: `</?(?:${ alternatives(
			elements
		) })(?:[\\s/]+(?:${ attribute }|${ alternatives( flags ) }))*[\\s/]*>`,
		// No text has half a character, and PCRE takes none by its number.
		removed: `[\\p{Cs}${ ranges(
			removed.map( ( { signs } ) => signs ).join( ' ' )
		) }]`,
		// Letters, numbers, punctuation, symbols, and what this program's Unicode does not know yet.
		seen: `[^\\p{M}\\p{Z}\\p{Cc}\\p{Cf}\\p{Co}${ ranges( unseen ) }]`,
	};
}
