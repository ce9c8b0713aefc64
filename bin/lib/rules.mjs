// Every rule the tests prove, read from their sources: titles in TypeScript and JavaScript, sentences of PHPUnit's methods, rows of the tables.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

/** Levels, cheapest first: where their files lie, and which part of "npm test" runs them. */
const levels = [
	{ level: 'jest', folder: 'src', files: /\.test\.tsx?$/ },
	{ level: 'phpunit', folder: 'tests/php', files: /Test\.php$/ },
	{ level: 'contract', folder: 'tests/contract', files: /\.test\.mjs$/ },
	{ level: 'operator', folder: 'tests/operator', files: /\.test\.mjs$/ },
	{ level: 'e2e', folder: 'tests/e2e', files: /\.spec\.ts$/ },
];

/** Calls whose first argument is a title. A step is a rule of its own, wherever it stands. */
const calls = new Set( [ 'test', 'it', 'describe', 'step' ] );

/** The function a call means: `describe` of test.describe(), `it` of it.each( table )(). */
function called( expression ) {
	if ( ts.isCallExpression( expression ) ) {
		return called( expression.expression );
	}
	if ( ts.isPropertyAccessExpression( expression ) ) {
		const { text } = expression.name;
		return calls.has( text ) ? text : called( expression.expression );
	}
	return ts.isIdentifier( expression ) ? expression.text : '';
}

/** A title as it stands there, with … for what it is filled with; null for anything else than a text. */
function titleOf( node ) {
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	return node && ts.isTemplateExpression( node )
		? node.head.text +
				node.templateSpans
					.map( ( { literal } ) => `…${ literal.text }` )
					.join( '' )
		: null;
}

function titles( text, file ) {
	const found = [];
	const visit = ( node, path ) => {
		let inner = path;
		if ( ts.isCallExpression( node ) ) {
			const name = called( node.expression );
			const title = calls.has( name )
				? titleOf( node.arguments[ 0 ] )
				: null;
			if ( title !== null ) {
				inner = name === 'step' ? [ title ] : [ ...path, title ];
				if ( name !== 'describe' ) {
					found.push( {
						rule: inner.join( ' › ' ),
						test: ( name === 'step' ? path : inner ).join( ' ' ),
					} );
				}
			}
		}
		ts.forEachChild( node, ( child ) => visit( child, inner ) );
	};
	visit(
		ts.createSourceFile( file, text, ts.ScriptTarget.Latest, true ),
		[]
	);
	return found;
}

/** Sentences of a PHPUnit class, and the rows of the access matrix. */
function sentences( text ) {
	const methods = [ ...text.matchAll( /function test_(\w+)\(/g ) ].map(
		( [ , name ] ) => name.replaceAll( '_', ' ' )
	);
	const rows = [
		...text.matchAll(
			/\barray\(\s*'(GET|POST|PUT|DELETE)',\s*'(\/[^']*)',\s*(array\((?:[^()]|\([^()]*\))*\)),\s*array\(([\s\d,]+)\)/g
		),
	].map(
		( [ , method, route, body, answers ] ) =>
			`${ method } ${ route } ${ body
				.replace( /\s+/g, ' ' )
				.replaceAll( ', )', ' )' ) } answers ${ answers.trim() }`
	);
	return [ ...methods, ...rows ].map( ( rule ) => ( { rule } ) );
}

function* filesIn( root, folder, pattern ) {
	for ( const entry of readdirSync( join( root, folder ), {
		recursive: true,
		withFileTypes: true,
	} ) ) {
		if ( entry.isFile() && pattern.test( entry.name ) ) {
			yield relative( root, join( entry.parentPath, entry.name ) );
		}
	}
}

const roomOf = ( level, file ) => {
	if ( level === 'contract' || level === 'e2e' || level === 'operator' ) {
		return basename( file ).replace( /[-.].*/, '' );
	}
	const parts = dirname( file ).split( '/' );
	return level === 'jest'
		? parts.slice( 1, 3 ).join( '/' )
		: parts.slice( 2, 4 ).join( '/' );
};

/** Tables of values and verdicts, which PHP and TypeScript both run. */
const tables = [ 'rule-verdicts', 'field-verdicts' ];

const verdicts = ( root ) =>
	tables.flatMap( ( table ) => {
		const file = `tests/support/${ table }.json`;
		return JSON.parse( readFileSync( join( root, file ), 'utf8' ) ).map(
			( row ) => ( {
				level: 'phpunit',
				file,
				room: 'verdicts',
				rule: JSON.stringify( row ),
			} )
		);
	} );

/**
 * @param {string} [root] Of another checkout than this.
 * @return {{level: string, file: string, room: string, rule: string, test?: string}[]} In a fixed order. Of a table, each row is a rule. "test" is
 * the whole title of a test in TypeScript and JavaScript; of a step, of the test it is in.
 */
export function allRules( root = inRoot() ) {
	const found = levels.flatMap( ( { level, folder, files } ) =>
		[ ...filesIn( root, folder, files ) ].sort().flatMap( ( file ) => {
			const text = readFileSync( join( root, file ), 'utf8' );
			const room = roomOf( level, file );
			return (
				level === 'phpunit' ? sentences( text ) : titles( text, file )
			).map( ( one ) => ( { level, file, room, ...one } ) );
		} )
	);
	return [ ...found, ...verdicts( root ) ];
}

/** Rules whose sentence changed or went: where each stood, and what proves it now, or which decision withdrew it. */
const moves = () =>
	JSON.parse( readFileSync( inRoot( 'tests/moved-rules.json' ), 'utf8' ) );

/** @return {(rule: {file: string, rule: string}) => string|undefined} Which decision withdrew a rule of an earlier commit. */
export function decisions() {
	const moved = moves();
	return ( { file, rule } ) =>
		moved.find( ( one ) => one.file === file && one.rule === rule )
			?.withdrawn;
}

/**
 * Finds the test that proves a rule of an earlier commit.
 *
 * @return {(rule: {file: string, rule: string}) => Object|undefined} Of allRules(), or nothing if none does.
 */
export function proofs() {
	const now = allRules();
	const moved = moves();
	return ( { file, rule } ) => {
		const same = now.filter( ( one ) => one.rule === rule );
		const proof = moved.find(
			( one ) => one.file === file && one.rule === rule
		)?.proof;
		return (
			same.find( ( one ) => one.file === file ) ??
			( proof
				? now.find(
						( one ) =>
							one.file === proof.file && one.rule === proof.rule
					)
				: same[ 0 ] )
		);
	};
}
