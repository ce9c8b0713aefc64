// Reads and writes gettext's text files, POT and PO. No dates, no line numbers: a diff shows words, nothing else.

/**
 * @typedef {Object} Entry
 * @property {string}   id      English.
 * @property {string}   plural  English for several, '' without one.
 * @property {string}   context What tells two equal words apart, '' without one.
 * @property {string[]} notes   What translators should know.
 * @property {string[]} files   Files or folders it is used in.
 * @property {string[]} texts   Translation, one for each plural form.
 */

/** What an entry is found by, as WordPress builds it. */
export const keyOf = ( { context, id } ) =>
	context ? `${ context }\u0004${ id }` : id;

const unquote = ( line ) => JSON.parse( line.slice( line.indexOf( '"' ) ) );

/** One paragraph of a file: the keywords' strings, and the comments by their sign. */
function paragraph( block ) {
	const words = {};
	const comments = { '.': [], ':': [] };
	let last = '';
	for ( const line of block.split( '\n' ) ) {
		if ( line.startsWith( '#' ) ) {
			comments[ line[ 1 ] ]?.push( line.slice( 2 ).trim() );
			continue;
		}
		last = /^(\w[^ ]*) /.exec( line )?.[ 1 ] ?? last;
		words[ last ] = ( words[ last ] ?? '' ) + unquote( line );
	}
	return { words, comments };
}

/**
 * @param {string} text
 * @return {Entry[]} Without the header, and without what is no longer used.
 */
export function parsePo( text ) {
	return text
		.split( /\n{2,}/ )
		.map( ( block ) => block.trim() )
		.filter( ( block ) => /^msgid /m.test( block ) )
		.map( paragraph )
		.filter( ( { words } ) => words.msgid )
		.map( ( { words, comments } ) => ( {
			id: words.msgid,
			plural: words.msgid_plural ?? '',
			context: words.msgctxt ?? '',
			notes: comments[ '.' ],
			files: comments[ ':' ].flatMap( ( line ) => line.split( ' ' ) ),
			texts: Object.keys( words )
				.filter( ( word ) => word.startsWith( 'msgstr' ) )
				.map( ( word ) => words[ word ] ),
		} ) );
}

/** Long texts a line a line, as gettext's own tools have them. */
function quoted( word, text ) {
	const lines = text
		.split( /(?<=\n)/ )
		.map( ( one ) => JSON.stringify( one ) );
	return lines.length > 1
		? [ `${ word } ""`, ...lines ]
		: [ `${ word } ${ lines[ 0 ] ?? '""' }` ];
}

const lines = ( { id, plural, context, notes, files, texts } ) => [
	...notes.map( ( note ) => `#. ${ note }` ),
	...files.map( ( file ) => `#: ${ file }` ),
	...( /%(\d+\$)?[sd]/.test( id + plural ) ? [ '#, php-format' ] : [] ),
	...( context ? quoted( 'msgctxt', context ) : [] ),
	...quoted( 'msgid', id ),
	...( plural ? quoted( 'msgid_plural', plural ) : [] ),
	...( plural
		? texts.flatMap( ( text, form ) => quoted( `msgstr[${ form }]`, text ) )
		: quoted( 'msgstr', texts[ 0 ] ) ),
];

/**
 * @param {Object<string,string>} header
 * @param {Entry[]}               entries
 */
export function formatPo( header, entries ) {
	const head = Object.entries( header )
		.map( ( [ name, value ] ) => `${ name }: ${ value }\n` )
		.join( '' );
	const blocks = [
		[ 'msgid ""', ...quoted( 'msgstr', head ) ],
		...entries.map( lines ),
	];
	return `${ blocks.map( ( block ) => block.join( '\n' ) ).join( '\n\n' ) }\n`;
}
