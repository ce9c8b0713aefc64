// The frame of a check that needs more servers than "npm test" has: a folder, what it needs, parts that go on when one fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem, report, say, step } from './console.mjs';
import { build, composerPackages, npmPackages } from './dependencies.mjs';
import { isStopping, stopAll, stopWithSignals } from './processes.mjs';
import { unpackRuntime } from './runtime.mjs';
import { needHosting, needMariadb, needPhp } from './tools.mjs';

/** The parts that were asked for alone. */
export const only = process.argv
	.find( ( option ) => option.startsWith( '--only=' ) )
	?.slice( '--only='.length )
	.split( ',' );

/**
 * A part of a check that is a run of tests: fails with the end of what they printed, if any of them does.
 *
 * @param {{passed: number, failed: number, output: string}} result
 * @return {string} How many passed.
 */
export function allPassed( { passed, failed, output } ) {
	if ( failed ) {
		throw new Problem(
			`${ passed } passed, ${ failed } failed`,
			output.trim().split( '\n' ).slice( -150 ).join( '\n' )
		);
	}
	return `${ passed } passed`;
}

/** Installs and builds what a check needs. */
export async function prepare() {
	await step( 'Tools', async () => {
		await needPhp( '8.2' );
		await needMariadb();
		await needHosting();
	} );
	await step( 'npm packages', npmPackages );
	await step( 'Composer packages', composerPackages );
	await step( 'WordPress', unpackRuntime );
	await step( 'Build', build );
}

/**
 * Runs a check and ends the process. "--only=races,log" runs those parts alone.
 *
 * @param {(folder: string, part: (name: string, work: () => Promise<string|void>) => Promise<void>) => Promise<void>} work
 */
export async function check( work ) {
	stopWithSignals( () => say( '\nStopping …' ) );
	const folder = mkdtempSync( join( tmpdir(), 'check-' ) );
	process.on( 'exit', () =>
		rmSync( folder, { recursive: true, force: true } )
	);
	let failed = 0;
	const guarded = async ( run ) => {
		try {
			await run();
		} catch ( error ) {
			if ( ! isStopping() ) {
				failed++;
				report( error );
			}
		}
	};
	await guarded( async () => {
		await prepare();
		await work( folder, async ( name, run ) => {
			if ( ! only || only.includes( name ) ) {
				await guarded( () => step( name, run ) );
			}
		} );
	} );
	if ( isStopping() ) {
		// The signal's own code ends the process.
		return;
	}
	await stopAll();
	say( failed ? `\n${ failed } failed` : '\nAll passed' );
	process.exit( failed ? 1 : 0 );
}
