// gettext's text files, POT and PO, as entries. No dates, no line numbers: a diff shows words, nothing else.
import gettext from 'gettext-parser';

/**
 * @typedef {Object} Entry
 * @property {string}   id      English.
 * @property {string}   plural  English for several, '' without one.
 * @property {string}   context Context that distinguishes equal strings, '' for none.
 * @property {string[]} notes   What translators should know.
 * @property {string[]} files   Files or folders it is used in.
 * @property {string[]} texts   Translation, one for each plural form.
 */

/** The key of an entry, as WordPress builds it. */
export const keyOf = ( { context, id } ) =>
	context ? `${ context }\u0004${ id }` : id;

const byKey = ( one, other ) => ( keyOf( one ) < keyOf( other ) ? -1 : 1 );

const words = ( text = '', separator = '\n' ) =>
	text.split( separator ).filter( Boolean );

/**
 * @param {string} text
 * @return {Entry[]} Entries by their keys, without the header and obsolete ones.
 */
export function parsePo( text ) {
	return Object.values( gettext.po.parse( text ).translations )
		.flatMap( ( entries ) => Object.values( entries ) )
		.filter( ( { msgid } ) => msgid )
		.map( ( entry ) => ( {
			id: entry.msgid,
			plural: entry.msgid_plural ?? '',
			context: entry.msgctxt ?? '',
			notes: words( entry.comments?.extracted ),
			files: words( entry.comments?.reference, /\s/ ),
			texts: entry.msgstr,
		} ) )
		.sort( byKey );
}

const toGettext = ( { id, plural, context, notes, files, texts } ) => ( {
	msgid: id,
	...( plural && { msgid_plural: plural } ),
	...( context && { msgctxt: context } ),
	msgstr: texts,
	comments: {
		extracted: notes.join( '\n' ),
		reference: files.join( '\n' ),
		flag: /%(\d+\$)?[sd]/.test( id + plural ) ? 'php-format' : '',
	},
} );

/**
 * @param {Object<string,string>} headers
 * @param {Entry[]}               entries
 */
export function formatPo( headers, entries ) {
	const translations = {};
	for ( const entry of entries ) {
		translations[ entry.context ] ??= {};
		translations[ entry.context ][ entry.id ] = toGettext( entry );
	}
	const sort = ( one, other ) =>
		byKey(
			{ context: one.msgctxt, id: one.msgid },
			{ context: other.msgctxt, id: other.msgid }
		);
	const text = gettext.po
		.compile( { headers, translations }, { foldLength: 0, sort } )
		.toString();
	// Notes stand before references, and the charset in capitals, as gettext's own tools write them.
	return `${ text
		.replace( 'charset=utf-8', 'charset=UTF-8' )
		.replace( /^((?:#: .*\n)+)((?:#\. .*\n)+)/gm, '$2$1' )
		.trimEnd() }\n`;
}
