// Runs test programs and reads their counts of tests, for every script that needs them.
import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromPlaywright, fromTap } from './counts.mjs';
import { inRoot, workspace } from './paths.mjs';
import { run } from './processes.mjs';
import { testFolder } from './sandbox.mjs';
import { needChromium } from './tools.mjs';

export const bin = ( name ) => inRoot( 'node_modules/.bin', name );

export const report = ( name ) => {
	mkdirSync( testFolder( 'reports' ), { recursive: true } );
	return testFolder( `reports/${ name }` );
};

/**
 * Runs a program that counts its own tests in a report.
 *
 * @param {string}                 file    The report.
 * @param {(file: string) => Object} read  Reads it.
 * @param {string}                 command
 * @param {string[]}               args
 * @param {Object}                 [env]
 */
export async function counted( file, read, command, args, env = process.env ) {
	// Holds the program's output, so that people can read it while it runs.
	const log = `${ file }.log`;
	rmSync( file, { force: true } );
	rmSync( log, { force: true } );
	const { code, output } = await run( command, args, {
		env,
		check: false,
		onData: ( chunk ) => appendFileSync( log, chunk ),
	} );
	const counts = existsSync( file )
		? read( file )
		: { passed: 0, failed: 0, note: '' };
	if ( ( code || ! existsSync( file ) ) && ! counts.failed ) {
		counts.failed = 1;
	}
	return { ...counts, output };
}

/**
 * Runs Node's own test runner, one file after the other.
 *
 * @param {string}                 name   Of the report.
 * @param {string}                 folder Of the tests.
 * @param {Record<string, string>} env
 * @param {string[]}               only   Arguments for the runner, and names of files in the folder.
 */
export function nodeTests( name, folder, env, only = [] ) {
	const files = only.filter( ( arg ) => ! arg.startsWith( '-' ) );
	const file = report( `${ name }.tap` );
	return counted(
		file,
		fromTap,
		process.execPath,
		[
			'--test',
			'--test-concurrency=1',
			'--test-reporter=spec',
			'--test-reporter-destination=stdout',
			'--test-reporter=tap',
			`--test-reporter-destination=${ file }`,
			...only.filter( ( arg ) => arg.startsWith( '-' ) ),
			...( files.length
				? files.map( ( path ) => join( folder, basename( path ) ) )
				: [ folder ] ),
		],
		env
	);
}

/**
 * Runs the contract tests over HTTP.
 *
 * @param {string}                 name Of the report.
 * @param {Record<string, string>} env  SITE_URL, SITE_DIR, INBOX_URL.
 * @param {string[]}               only Arguments for the runner, and names of files.
 */
export const contractTests = ( name, env, only ) =>
	nodeTests( name, 'tests/contract', env, only );

/**
 * Runs the browser tests.
 *
 * @param {string}                 name Of the report.
 * @param {Record<string, string>} env  SITE_URL, SITE_DIR, INBOX_URL.
 * @param {string[]}               only Of Playwright's own arguments, such as the names of some specs.
 */
export async function browserTests( name, env, only = [] ) {
	const file = report( `${ name }.json` );
	return counted(
		file,
		fromPlaywright,
		bin( 'playwright' ),
		[
			'test',
			'--reporter=list,json',
			`--output=${ join( workspace, name ) }`,
			...only,
		],
		{
			...env,
			CHROMIUM_PATH: await needChromium(),
			PLAYWRIGHT_JSON_OUTPUT_FILE: file,
		}
	);
}
