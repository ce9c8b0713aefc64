// The parts of "npm test", in the order in which two processors take them: id, name, a function that runs it, what a test of it may take in
// seconds (`bound`), whether it is one of "test:all" alone (`all`), and whether it waits for all others (`last`).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromJest, fromJunit } from './counts.mjs';
import { build } from './dependencies.mjs';
import { Problem } from './console.mjs';
import { keptCopy, keptSite } from './kept.mjs';
import { startMariadb } from './mariadb.mjs';
import { oldest, oldestVersion, unpackOldest } from './oldest.mjs';
import { workspace } from './paths.mjs';
import { run } from './processes.mjs';
import {
	bin,
	browserTests,
	contractTests,
	counted,
	nodeTests,
	report,
} from './runs.mjs';
import {
	copySite,
	makeBareSite,
	makeSite,
	testEnv,
	siteNames,
	testFolder,
	whileServed,
} from './sandbox.mjs';
import { debugLog, seedSite } from './site.mjs';
import { wp } from './wp.mjs';
import { demoPackage, makeZip } from './zip.mjs';

/** Seconds a test may take at its level, on a machine that does something else beside it. */
const bounds = { jest: 3, phpunit: 2, contract: 10, e2e: 20, operator: 60 };

/** A tool without single tests: counts as one. */
export const check =
	( command, ...args ) =>
	async () => {
		const { code, output } = await run( command, args, { check: false } );
		return { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
	};

export const jest = ( only ) => {
	const file = report( 'jest.json' );
	return counted( file, fromJest, bin( 'wp-scripts' ), [
		'test-unit-js',
		'--json',
		`--outputFile=${ file }`,
		...only,
	] );
};

/** PHPUnit on a site that is there. */
export const phpunitOn = ( { siteDir }, name, only ) => {
	const file = report( `${ name }.xml` );
	return counted(
		file,
		fromJunit,
		'php',
		[
			'-d',
			'memory_limit=1G',
			'vendor/bin/phpunit',
			'--colors=never',
			'--no-progress',
			'--log-junit',
			file,
			...only,
		],
		{ ...process.env, SITE_DIR: siteDir }
	);
};

const phpunit = async ( name, only, env ) =>
	phpunitOn( await makeSite( name, env ), name, only );

/** One MariaDB server for all parts. */
let mariadb;
const onMariadb = async ( name ) => {
	mariadb ??= startMariadb( testFolder( 'mariadb' ) );
	return {
		DB: 'mysql',
		DB_HOST: ( await mariadb ).host,
		DB_NAME: name.replaceAll( '-', '_' ),
	};
};

const onSqlite = async () => ( {} );

/** Sites with the demo content, each a copy of one that is made once for each database. */
const originals = new Map();
const seeded = async ( name, on, kept ) => {
	if ( kept && on === onMariadb ) {
		return keptCopy( name );
	}
	if ( ! originals.has( on ) ) {
		const original = `${ on.name }-seeded`;
		originals.set(
			on,
			on( original ).then( ( env ) =>
				makeSite( original, { ...testEnv, ...env }, { seed: true } )
			)
		);
	}
	return copySite( await originals.get( on ), name, {
		...testEnv,
		...( await on( name ) ),
	} );
};

const contract = ( name, on ) => async ( only, kept ) =>
	whileServed( await seeded( name, on, kept ), ( env ) =>
		contractTests( name, env, only )
	);

/** A trace costs a tenth of the time: who looks for what failed runs the spec alone, which has one. */
const noTrace = '--trace=off';

const e2e = ( name, on, without ) => async ( only, kept ) =>
	whileServed( await seeded( name, on, kept ), ( env ) =>
		browserTests(
			name,
			env,
			only.length ? only : [ `--grep-invert=${ without }`, noTrace ]
		)
	);

/** One zip for all parts. */
let zip;
const theZip = async () => {
	await build();
	zip ??= makeZip();
	return zip;
};

/** A site where the zip was installed and its demo's package, served while the work runs. */
const withZip = async ( name, core, work ) => {
	const settings = await makeBareSite( name, testEnv, core );
	const { siteDir } = settings;
	await wp( siteDir, 'plugin', 'install', await theZip(), '--activate' );
	await seedSite( settings, `--package=${ demoPackage }` );
	return whileServed( settings, work );
};

/** Adds up what several programs counted. */
const together = async ( ...runs ) => {
	const results = [];
	for ( const one of runs ) {
		results.push( await one() );
	}
	const total = ( key ) =>
		results.reduce( ( all, result ) => all + result[ key ], 0 );
	return {
		passed: total( 'passed' ),
		failed: total( 'failed' ),
		note: results
			.map( ( { note } ) => note )
			.filter( Boolean )
			.join( ', ' ),
		output: results
			.filter( ( { failed } ) => failed )
			.map( ( { output } ) => output )
			.join( '\n' ),
		tests: results.flatMap( ( { tests } ) => tests ),
	};
};

/** Files of the contract that run where a newcomer's site does: on SQLite. */
const onEverySite = [
	'main-path.test.mjs',
	'conventions.test.mjs',
	'pages.test.mjs',
	'routes.test.mjs',
];

/** What a newcomer runs: the zip on SQLite. */
const zipOnSqlite = ( only ) =>
	withZip( 'zip', undefined, ( env ) =>
		together(
			() => contractTests( 'zip', env, only.length ? only : onEverySite ),
			() =>
				browserTests( 'zip-browser', env, [ 'smoke.spec.ts', noTrace ] )
		)
	);

const onOldest = async ( only ) => {
	await unpackOldest();
	return withZip( 'oldest', oldest, async ( env ) => {
		const { stdout } = await wp( env.SITE_DIR, 'core', 'version' );
		if ( ! stdout.startsWith( oldestVersion ) ) {
			throw new Problem( `This is WordPress ${ stdout }` );
		}
		return contractTests( 'oldest', env, only );
	} );
};

const logs = async () => {
	const found = siteNames()
		.map( ( name ) => [ name, debugLog( testFolder( name ) ).trim() ] )
		.filter( ( [ , text ] ) => text );
	return {
		passed: found.length ? 0 : 1,
		failed: found.length,
		output: found
			.map( ( [ name, text ] ) => `debug.log of ${ name }:\n${ text }` )
			.join( '\n\n' ),
	};
};

/** The one of the operator's tests that "npm test" runs. */
const smoke = 'smoke.test.mjs';

/** Tests of the installed zip, which make their own sites. */
const operator = async ( only ) =>
	nodeTests(
		'operator',
		'tests/operator',
		{ ...process.env, ZIP: await theZip() },
		only
	);

/** A script that sets servers up as the README says. */
const servers = ( script ) => async ( only ) => {
	const { code, output } = await run(
		script,
		only.length ? [ '--', ...only ] : [],
		{ check: false }
	);
	return { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
};

const built = async () => {
	await build();
	return check( process.execPath, 'bin/bundle-size.mjs' )();
};

/** Caches of the style tools: phpcs makes no folder. */
const caches = join( workspace, 'cache' );
mkdirSync( caches, { recursive: true } );
const cached = ( tool ) => join( caches, tool );

/** PHP compiled to the machine's code: a quarter less for a tool that only counts. */
const compiled = [
	'opcache.enable_cli=1',
	'opcache.jit=function',
	'opcache.jit_buffer_size=128M',
].flatMap( ( setting ) => [ '-d', setting ] );

export const tools = {
	prettier: ( ...files ) =>
		check(
			bin( 'prettier' ),
			'--check',
			'--log-level=warn',
			'--ignore-unknown',
			'--cache',
			`--cache-location=${ cached( 'prettier' ) }`,
			...files
		),
	eslint: ( ...files ) =>
		check(
			bin( 'eslint' ),
			'--max-warnings=0',
			'--no-warn-ignored',
			'--cache',
			'--cache-strategy=content',
			`--cache-location=${ cached( 'eslint' ) }`,
			...files
		),
	stylelint: ( ...files ) =>
		check(
			bin( 'stylelint' ),
			'--allow-empty-input',
			'--cache',
			`--cache-location=${ cached( 'stylelint' ) }`,
			...files
		),
	tsc: () =>
		check(
			bin( 'tsc' ),
			'--noEmit',
			'--incremental',
			'--tsBuildInfoFile',
			cached( 'tsc' )
		),
	phpcs: ( ...files ) =>
		check(
			'php',
			...compiled,
			'vendor/bin/phpcs',
			'-q',
			`--cache=${ cached( 'phpcs' ) }`,
			...files
		),
	phpstan: () =>
		check(
			'php',
			'vendor/bin/phpstan',
			'analyse',
			'--memory-limit=1G',
			'--no-progress'
		),
};

export const suite = [
	{ id: 'build', name: 'Build and bundle sizes', run: built },
	{ id: 'phpcs', name: 'PHP CodeSniffer', run: tools.phpcs() },
	{
		id: 'e2e',
		name: 'Browser',
		bound: bounds.e2e,
		run: e2e( 'e2e', onMariadb, '@smoke|@dear' ),
	},
	{
		id: 'phpunit',
		name: 'PHPUnit',
		bound: bounds.phpunit,
		run: async ( only, kept ) => {
			const args = only.length ? only : [ '--exclude-group=dear' ];
			return kept
				? phpunitOn( await keptSite( 'kept_phpunit' ), 'phpunit', args )
				: phpunit( 'phpunit', args, await onMariadb( 'phpunit' ) );
		},
	},
	{
		id: 'contract',
		name: 'Contract over HTTP',
		bound: bounds.contract,
		run: contract( 'contract', onMariadb ),
	},
	{ id: 'jest', name: 'jest', bound: bounds.jest, run: jest },
	{
		id: 'zip',
		name: 'The zip on SQLite: contract and ten screens',
		bound: bounds.contract,
		run: zipOnSqlite,
	},
	{
		id: 'sqlite',
		name: 'PHPUnit on SQLite: what can differ there',
		bound: bounds.phpunit,
		run: ( only ) => phpunit( 'sqlite', [ '--group=sqlite', ...only ] ),
	},
	{
		id: 'smoke',
		name: 'The zip’s life',
		bound: bounds.operator,
		run: () => operator( [ smoke ] ),
	},
	{ id: 'phpstan', name: 'PHPStan', run: tools.phpstan() },
	{ id: 'eslint', name: 'ESLint', run: tools.eslint( '.' ) },
	{ id: 'tsc', name: 'TypeScript', run: tools.tsc() },
	{ id: 'format', name: 'Format', run: tools.prettier( '.' ) },
	{
		id: 'stylelint',
		name: 'Stylelint',
		run: tools.stylelint( '{src,includes}/**/*.css' ),
	},
	{
		id: 'languages',
		name: 'Translations complete',
		run: check( process.execPath, 'bin/languages.mjs', '--check' ),
	},
	{
		id: 'phpunit-sqlite',
		name: 'PHPUnit on SQLite',
		all: true,
		// SQLite refuses without MySQL's numbers.
		run: ( only ) =>
			phpunit( 'phpunit-sqlite', [ '--exclude-group=mysql', ...only ] ),
	},
	{
		id: 'contract-sqlite',
		name: 'Contract over HTTP on SQLite',
		all: true,
		run: contract( 'contract-sqlite', onSqlite ),
	},
	{
		id: 'e2e-sqlite',
		name: 'Browser on SQLite',
		all: true,
		run: e2e( 'e2e-sqlite', onSqlite, '@smoke' ),
	},
	{
		id: 'oldest',
		name: `The zip and the contract on WordPress ${ oldestVersion }`,
		all: true,
		run: onOldest,
	},
	{
		id: 'operator',
		name: 'The zip at its operators’',
		all: true,
		run: operator,
	},
	{
		id: 'production',
		name: 'A server as the README sets it up',
		all: true,
		last: true,
		run: servers( 'bin/production-check' ),
	},
	{
		id: 'failover',
		name: 'Another primary for a site that is written to',
		all: true,
		last: true,
		run: servers( 'bin/failover-check' ),
	},
	{
		id: 'cluster',
		name: 'Three databases that are all written to',
		all: true,
		last: true,
		run: servers( 'bin/cluster-check' ),
	},
	{
		id: 'growing',
		name: 'A cache in front, a replica that lags',
		all: true,
		last: true,
		run: servers( 'bin/growing-check' ),
	},
	{
		id: 's3',
		name: 'Pictures and files in a bucket',
		all: true,
		last: true,
		run: servers( 'bin/s3-check' ),
	},
	{ id: 'logs', name: 'Empty debug.log everywhere', last: true, run: logs },
];

/** Stops the server that several parts share. */
export const endSuite = async () => ( await mariadb )?.end();
