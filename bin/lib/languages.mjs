// Translations: extracts strings from the code, keeps catalogues in languages/, and compiles them for WordPress.
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { formatPo, keyOf, parsePo } from './po.mjs';
import { wp } from './wp.mjs';

const domain = 'design-marketplace';
const handle = 'design-marketplace';
const two = 'nplurals=2; plural=(n != 1);';

/** Each language's locale and plural rule. */
export const languages = {
	fr_FR: 'nplurals=2; plural=(n > 1);',
	de_DE: two,
	it_IT: two,
};

const potFile = inRoot( `languages/${ domain }.pot` );
const poFile = ( locale ) => inRoot( `languages/${ domain }-${ locale }.po` );

const read = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ) : '';

/** Writes a file only if its content differs: a server may be reading it. */
function write( file, text ) {
	const stale = read( file ) !== text;
	if ( stale ) {
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, text );
	}
	return stale;
}

const filesUnder = ( folder ) =>
	readdirSync( inRoot( folder ), { withFileTypes: true } ).flatMap(
		( entry ) =>
			entry.isDirectory()
				? filesUnder( `${ folder }/${ entry.name }` )
				: [ `${ folder }/${ entry.name }` ]
	);

const asCode = ( text, context ) =>
	`_x( ${ JSON.stringify( text ) }, '${ context }', '${ domain }' );\n`;

/** Writes files that make-pot cannot read as plain JavaScript: TypeScript without its types, and the blocks' names. */
async function stageScripts( stage ) {
	const { default: typescript } = await import( 'typescript' );
	const put = ( file, text ) => {
		mkdirSync( dirname( join( stage, file ) ), { recursive: true } );
		writeFileSync( join( stage, `${ file }.js` ), text );
	};
	for ( const file of filesUnder( 'src' ) ) {
		if ( /(?<!\.test|\.d)\.tsx?$/.test( file ) ) {
			const { outputText } = typescript.transpileModule(
				readFileSync( inRoot( file ), 'utf8' ),
				{
					compilerOptions: {
						target: 'ES2020',
						module: 'ESNext',
						jsx: 'react-jsx',
					},
				}
			);
			put( file, outputText );
		}
	}
	for ( const file of filesUnder( 'includes' ) ) {
		if ( file.endsWith( '/block.json' ) ) {
			const { title, description } = JSON.parse(
				readFileSync( inRoot( file ), 'utf8' )
			);
			put(
				file,
				asCode( title, 'block title' ) +
					asCode( description, 'block description' )
			);
		}
	}
}

/** The folder a string is from: files move more often than words change. */
const room = ( file ) =>
	/^(src\/features\/[^/]+|[^/]+\/[^/:]+|[^/:]+)/.exec( file )[ 0 ];

const sorted = ( values ) => [ ...new Set( values ) ].sort();

/** Every string of the code, in an order that does not change. */
export async function extract() {
	const stage = mkdtempSync( join( tmpdir(), 'languages-' ) );
	try {
		cpSync( inRoot( 'includes' ), join( stage, 'includes' ), {
			recursive: true,
		} );
		cpSync( inRoot( 'plugin.php' ), join( stage, 'plugin.php' ) );
		await stageScripts( stage );
		const pot = join( stage, 'all.pot' );
		// Block files are left out as make-pot would download their schema.
		await wp(
			stage,
			'i18n',
			'make-pot',
			stage,
			pot,
			`--domain=${ domain }`,
			'--skip-block-json',
			'--skip-theme-json',
			'--skip-audit'
		);
		return parsePo( readFileSync( pot, 'utf8' ) ).map( ( entry ) => ( {
			...entry,
			notes: sorted( entry.notes ),
			files: sorted( entry.files.map( room ) ),
			texts: entry.plural ? [ '', '' ] : [ '' ],
		} ) );
	} finally {
		rmSync( stage, { recursive: true, force: true } );
	}
}

const header = {
	'Project-Id-Version': 'Design Marketplace',
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'X-Domain': domain,
};

const ofLanguage = ( locale ) => ( {
	...header,
	Language: locale,
	'Plural-Forms': languages[ locale ],
} );

/** The code's strings with the translations there are. */
function merged( entries, locale ) {
	const known = new Map(
		parsePo( read( poFile( locale ) ) ).map( ( entry ) => [
			keyOf( entry ) + entry.plural,
			entry.texts,
		] )
	);
	return entries.map( ( entry ) => ( {
		...entry,
		texts: known.get( keyOf( entry ) + entry.plural ) ?? entry.texts,
	} ) );
}

/**
 * Brings the POT and the PO files up to date.
 *
 * @param {import('./po.mjs').Entry[]} entries The code's strings.
 * @return {string[]} The files that were not.
 */
export function update( entries ) {
	const wanted = [
		[ potFile, formatPo( header, entries ) ],
		...Object.keys( languages ).map( ( locale ) => [
			poFile( locale ),
			formatPo( ofLanguage( locale ), merged( entries, locale ) ),
		] ),
	];
	return wanted
		.filter( ( [ file, text ] ) => write( file, text ) )
		.map( ( [ file ] ) => file );
}

/** Words that translations may not use, and why. */
const unsaid = {
	de_DE: [ /ß/, 'Swiss German writes ss' ],
	fr_FR: [ /\bmandats?\b/i, 'a design job is une mission' ],
	it_IT: [
		/\b(?:Lei|Suo|Sua|Suoi|Sue|Buongiorno|[Ss]criverle|glielo|Scelga|Indichi|Riprovi|Acceda)\b/,
		'Italian says tu',
	],
};

/** Everything in a text that must come through a translation untouched. */
const fixedParts = ( text ) =>
	( text.match( /%(?:\d+\$)?[sd%]|\{\w+\}|<[^>]+>|https?:\/\//g ) ?? [] )
		.sort()
		.join( ' ' );

function faults( { id, plural, texts }, locale ) {
	if ( texts.length !== ( plural ? 2 : 1 ) || texts.includes( '' ) ) {
		return [ 'no translation' ];
	}
	const allowed = [ id, plural ].map( fixedParts );
	return [
		texts.some( ( text ) => ! allowed.includes( fixedParts( text ) ) ) &&
			'placeholders or tags differ',
		// The site's pages hold this word only where a lost password's address is unknown.
		texts.some( ( text ) => text.includes( 'ERROR' ) ) && 'says ERROR',
		texts.some( ( text ) => unsaid[ locale ][ 0 ].test( text ) ) &&
			unsaid[ locale ][ 1 ],
	].filter( Boolean );
}

/**
 * Compares the files with the code and the translations with the originals; writes nothing.
 *
 * @param {import('./po.mjs').Entry[]} entries The code's strings.
 * @return {string[]} Errors, a line each.
 */
export function problems( entries ) {
	const found = [];
	if ( read( potFile ) !== formatPo( header, entries ) ) {
		found.push( 'The POT does not match the code: run npm run languages.' );
	}
	for ( const locale of Object.keys( languages ) ) {
		const own = merged( entries, locale );
		if (
			read( poFile( locale ) ) !== formatPo( ofLanguage( locale ), own )
		) {
			found.push(
				`${ locale }: the PO does not match the code: run npm run languages.`
			);
		}
		for ( const entry of own ) {
			for ( const fault of faults( entry, locale ) ) {
				found.push( `${ locale }: ${ fault }: ${ entry.id }` );
			}
		}
	}
	return found;
}

const php = ( text ) =>
	text
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( ' . "\\0" . ' );

/** A catalogue as a PHP file. */
const phpFile = ( locale, entries ) => `<?php
return array(
	'domain'       => '${ domain }',
	'language'     => '${ locale }',
	'plural-forms' => '${ languages[ locale ] }',
	'messages'     => array(
${ entries
	.map(
		( entry ) =>
			`\t\t${ php( keyOf( entry ) ) } => ${ php(
				entry.texts.join( '\0' )
			) },\n`
	)
	.join( '' ) }	),
);
`;

/** The translations that the page gives to its one script. The lazy parts find their strings there, too. */
const scriptFile = ( locale, entries ) =>
	JSON.stringify( {
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': languages[ locale ],
				},
				...Object.fromEntries(
					entries
						.filter( ( { files } ) =>
							files.some( ( file ) => file.startsWith( 'src/' ) )
						)
						.map( ( entry ) => [ keyOf( entry ), entry.texts ] )
				),
			},
		},
	} );

/** A translation as its language is set; the rules are those members' texts are set by. */
function typeset( text, locale ) {
	const rules = JSON.parse(
		read( inRoot( 'includes/Kernel/Contract/typography.json' ) )
	);
	return ( rules[ locale.slice( 0, 2 ) ] ?? [] ).reduce(
		( set, { find, put } ) => set.replace( new RegExp( find, 'gu' ), put ),
		text
	);
}

/** Compiles the PO files for WordPress. Untranslated strings stay English. */
export function compile() {
	for ( const locale of Object.keys( languages ) ) {
		const base = inRoot( `languages/${ domain }-${ locale }` );
		const entries = parsePo( read( poFile( locale ) ) )
			.filter( ( { texts } ) => ! texts.includes( '' ) )
			.map( ( entry ) => ( {
				...entry,
				texts: entry.texts.map( ( text ) => typeset( text, locale ) ),
			} ) );
		write( `${ base }.l10n.php`, phpFile( locale, entries ) );
		write( `${ base }-${ handle }.json`, scriptFile( locale, entries ) );
	}
}
