// The parts of "npm test", in order: id, name, whether "quick" leaves it out (`full`), and a function that runs it.
// Neighbours of one group run side by side, one on each processor; they share no site. The longest comes first. The browser tests use little
// more than one processor: beside them, at the lowest priority, those marked `aside` run one after the other.
import { fromJest, fromJunit } from './counts.mjs';
import { build } from './dependencies.mjs';
import { Problem } from './console.mjs';
import { startMariadb } from './mariadb.mjs';
import { oldest, oldestVersion, unpackOldest } from './oldest.mjs';
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
	debugLog,
	makeBareSite,
	makeSite,
	testFolder,
	whileServed,
} from './sandbox.mjs';
import { seedSite } from './site.mjs';
import { needChromium } from './tools.mjs';
import { wp } from './wp.mjs';
import { demoPackage, makeZip } from './zip.mjs';

/** A tool without single tests: counts as one. */
const check =
	( command, ...args ) =>
	async () => {
		const { code, output } = await run( command, args, { check: false } );
		return { passed: code ? 0 : 1, failed: code ? 1 : 0, output };
	};

const jest = ( only ) => {
	const file = report( 'jest.json' );
	return counted( file, fromJest, bin( 'wp-scripts' ), [
		'test-unit-js',
		'--json',
		`--outputFile=${ file }`,
		...only,
	] );
};

const phpunit = async ( name, only, env ) => {
	const { siteDir } = await makeSite( name, env );
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

const noLimits = { RATE_LIMITS: 'off' };

/** A site with the demo content, made once and then copied. */
let original;
const seededCopy = async ( name, env ) => {
	original ??= makeSite( 'seeded', {}, { seed: true } );
	await original;
	return copySite( 'seeded', name, env );
};

const contract = ( name, settings, only ) =>
	whileServed( settings, ( env ) => contractTests( name, env, only ) );

/** One zip for all parts. */
let zip;
const theZip = async () => {
	await build();
	zip ??= makeZip();
	return zip;
};

/** The zip on the oldest supported WordPress. */
const onOldest = async ( only ) => {
	await unpackOldest();
	const settings = await makeBareSite( 'oldest', noLimits, oldest );
	const { siteDir } = settings;
	const { stdout } = await wp( siteDir, 'core', 'version' );
	if ( ! stdout.startsWith( oldestVersion ) ) {
		throw new Problem( `This is WordPress ${ stdout }` );
	}
	await wp( siteDir, 'plugin', 'install', await theZip(), '--activate' );
	await seedSite( settings, `--package=${ demoPackage }` );
	return contract( 'oldest', settings, only );
};

const e2e = async ( only ) => {
	await needChromium();
	return whileServed( await seededCopy( 'e2e', noLimits ), ( env ) =>
		browserTests( 'e2e', env, only )
	);
};

/** One MariaDB server for all parts. */
let mariadb;
const onMariadb = async ( name ) => {
	mariadb ??= startMariadb( testFolder( 'mariadb' ) );
	return { DB: 'mysql', DB_HOST: ( await mariadb ).host, DB_NAME: name };
};

const sites = [
	'seeded',
	'phpunit-sqlite',
	'phpunit-mariadb',
	'contract',
	'contract-mariadb',
	'oldest',
	'e2e',
];

const logs = async () => {
	const found = sites
		.map( ( name ) => [ name, debugLog( name ).trim() ] )
		.filter( ( [ , text ] ) => text );
	return {
		passed: found.length ? 0 : 1,
		failed: found.length,
		output: found
			.map( ( [ name, text ] ) => `debug.log of ${ name }:\n${ text }` )
			.join( '\n\n' ),
	};
};

/** Tests of the installed zip, which make their own sites. */
const operatorTests = async ( only ) =>
	nodeTests(
		'operator',
		'tests/operator',
		{ ...process.env, ZIP: await theZip() },
		only
	);

const built = async () => {
	await build();
	return check( process.execPath, 'bin/bundle-size.mjs' )();
};

export const suite = [
	{
		id: 'types-of-contract',
		group: 'style',
		name: 'Contract types',
		run: check( process.execPath, 'bin/contract.mjs', '--check' ),
	},
	{
		id: 'languages',
		group: 'style',
		name: 'Translations complete',
		run: check( process.execPath, 'bin/languages.mjs', '--check' ),
	},
	{
		id: 'format',
		group: 'style',
		name: 'Format',
		run: check( bin( 'prettier' ), '--check', '--log-level=warn', '.' ),
	},
	{
		id: 'eslint',
		group: 'style',
		name: 'ESLint',
		run: check( bin( 'eslint' ), '--max-warnings=0', '.' ),
	},
	{
		id: 'stylelint',
		group: 'style',
		name: 'Stylelint',
		run: check( 'npm', 'run', '--silent', 'lint:css' ),
	},
	{
		id: 'tsc',
		group: 'style',
		name: 'TypeScript',
		run: check( bin( 'tsc' ), '--noEmit' ),
	},
	{
		id: 'phpcs',
		group: 'style',
		name: 'PHP CodeSniffer',
		run: check( 'php', 'vendor/bin/phpcs', '-q' ),
	},
	{ id: 'jest', name: 'jest', run: jest },
	{ id: 'build', name: 'Build and bundle sizes', run: built },
	{
		id: 'phpunit-sqlite',
		group: 'server',
		name: 'PHPUnit on SQLite',
		run: ( only ) => phpunit( 'phpunit-sqlite', only ),
	},
	{
		id: 'phpunit-mariadb',
		group: 'server',
		name: 'PHPUnit on MariaDB',
		full: true,
		// The suite "unit" asks no database: once is enough.
		run: async ( only ) =>
			phpunit(
				'phpunit-mariadb',
				only.length ? only : [ '--testsuite=integration' ],
				await onMariadb( 'phpunit' )
			),
	},
	{
		id: 'contract-mariadb',
		group: 'server',
		name: 'Contract over HTTP on MariaDB',
		full: true,
		run: async ( only ) =>
			contract(
				'contract-mariadb',
				await makeSite(
					'contract-mariadb',
					{ ...noLimits, ...( await onMariadb( 'contract' ) ) },
					{ seed: true }
				),
				only
			),
	},
	{
		id: 'contract',
		group: 'server',
		name: 'Contract over HTTP on SQLite',
		run: async ( only ) =>
			contract(
				'contract',
				await seededCopy( 'contract', noLimits ),
				only
			),
	},
	{
		id: 'phpstan',
		group: 'server',
		name: 'PHPStan',
		run: check(
			'php',
			'vendor/bin/phpstan',
			'analyse',
			'--memory-limit=1G',
			'--no-progress'
		),
	},
	{ id: 'e2e', group: 'browser', name: 'Browser', full: true, run: e2e },
	{
		id: 'oldest',
		group: 'browser',
		aside: true,
		name: `The zip and the contract on WordPress ${ oldestVersion }`,
		full: true,
		run: onOldest,
	},
	{
		id: 'zip',
		group: 'browser',
		aside: true,
		name: 'The zip at its operators’',
		run: operatorTests,
	},
	{ id: 'logs', name: 'Empty debug.log everywhere', run: logs },
];

/** Stops the servers that several parts share. */
export const endSuite = async () => ( await mariadb )?.end();
