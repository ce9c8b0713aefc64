// The parts of "npm run test:quick": what changed, and the rooms it is in.
import { existsSync } from 'node:fs';
import { Problem } from './console.mjs';
import { keptSite } from './kept.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { contractTests } from './runs.mjs';
import { whileServed } from './sandbox.mjs';
import { jest, phpunitOn, tools } from './suite.mjs';

const lines = ( { stdout } ) => stdout.split( '\n' ).filter( Boolean );

const git = async ( ...args ) => lines( await run( 'git', args ) );

/** Files that differ from where this branch left main, and what is not committed yet. */
async function sinceMain() {
	const [ base ] = await git( 'merge-base', 'HEAD', 'main' );
	return [
		...( await git( 'diff', '--name-only', '--diff-filter=d', base ) ),
		...( await git( 'ls-files', '--others', '--exclude-standard' ) ),
	];
}

const under = async ( paths ) => {
	const missing = paths.find( ( path ) => ! existsSync( inRoot( path ) ) );
	if ( missing !== undefined ) {
		throw new Problem( `There is no ${ missing }.` );
	}
	return git(
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		...paths
	);
};

/** Folders and files of PHPUnit's tests that belong to these files: rooms have the same names there. */
function phpTests( files ) {
	const found = files.flatMap( ( file ) => {
		const [ , room ] = file.match( /^includes\/(\w+)\// ) ?? [];
		return room
			? [ `tests/php/unit/${ room }`, `tests/php/integration/${ room }` ]
			: [ file ].filter( () => /^tests\/php\/.*Test\.php$/.test( file ) );
	} );
	const folders = [ ...new Set( found ) ].filter( ( path ) =>
		existsSync( inRoot( path ) )
	);
	return folders.filter(
		( path ) =>
			! folders.some( ( other ) => path.startsWith( `${ other }/` ) )
	);
}

/**
 * @param {string[]} paths Files and folders to take instead of those that changed.
 * @return {Promise<Object[]>} As in suite.mjs.
 */
export async function quickly( paths ) {
	const files = paths.length ? await under( paths ) : await sinceMain();
	const ending = ( ...endings ) =>
		files.filter( ( file ) =>
			endings.some( ( end ) => file.endsWith( `.${ end }` ) )
		);
	const php = ending( 'php' );
	const scripts = ending( 'js', 'mjs', 'cjs', 'ts', 'tsx' );
	const types = ending( 'ts', 'tsx', 'json' );
	const styles = ending( 'css' );
	const screens = types.filter( ( file ) => file.startsWith( 'src/' ) );
	const inPhp = phpTests( files );
	return [
		inPhp.length && {
			name: `PHPUnit: unit, ${ inPhp.join( ', ' ) }`,
			bound: Infinity,
			run: async () =>
				phpunitOn( await keptSite( 'kept_phpunit' ), 'quick', [
					'tests/php/unit',
					...inPhp.filter(
						( path ) => ! path.startsWith( 'tests/php/unit' )
					),
				] ),
		},
		screens.length && {
			name: 'jest: what these files reach',
			bound: Infinity,
			run: () => jest( [ '--findRelatedTests', ...screens ] ),
		},
		php.length && { name: 'PHPStan', run: tools.phpstan() },
		types.length && { name: 'TypeScript', run: tools.tsc() },
		files.length && {
			name: 'Contract over HTTP: the main path',
			bound: Infinity,
			run: async () =>
				whileServed(
					await keptSite( 'kept_demo', { seed: true } ),
					( env ) =>
						contractTests( 'quick', env, [ 'main-path.test.mjs' ] )
				),
		},
		php.length && { name: 'PHP CodeSniffer', run: tools.phpcs( ...php ) },
		scripts.length && { name: 'ESLint', run: tools.eslint( ...scripts ) },
		files.length && { name: 'Format', run: tools.prettier( ...files ) },
		styles.length && {
			name: 'Stylelint',
			run: tools.stylelint( ...styles ),
		},
	].filter( Boolean );
}
