// A script that sets servers up, checks them and leaves nothing behind.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, say, seconds, step } from './console.mjs';
import { build, composerPackages, npmPackages } from './dependencies.mjs';
import { isStopping, stopAll, stopWithSignals } from './processes.mjs';
import { unpackRuntime } from './runtime.mjs';
import { needHosting, needMariadb, needPhp } from './tools.mjs';

export const asTest = ( problem ) => ( {
	passed: problem ? 0 : 1,
	failed: problem ? 1 : 0,
	output: problem,
} );

/**
 * @param {Record<string, () => Promise<Object>>} entries Checks by name, in order.
 * @param {string[]}                              [only]  The names of those to run.
 */
export async function runAll( entries, only ) {
	const total = { passed: 0, failed: 0 };
	for ( const [ name, work ] of Object.entries( entries ) ) {
		if ( only && ! only.includes( name ) && name !== 'log' ) {
			continue;
		}
		const start = performance.now();
		process.stdout.write( `  ${ name } … ` );
		const { passed, failed, output } = await work().catch( ( error ) =>
			asTest( `${ error.details ?? '' }\n${ error.stack }` )
		);
		total.passed += passed;
		total.failed += failed;
		say( `${ passed } passed, ${ failed } failed (${ seconds( start ) })` );
		if ( failed ) {
			say(
				`\n${ output.trim().split( '\n' ).slice( -150 ).join( '\n' ) }\n`
			);
		}
	}
	return total;
}

/**
 * Runs a script from its tools to its exit code.
 *
 * @param {(given: {folder: string, zip: string, getPort: () => Promise<number>, ends: Array<() => any>}) => Promise<{passed: number, failed: number}>} work
 * Adds the clean-up steps to `ends`; the last one runs first.
 */
export async function script( work ) {
	stopWithSignals( () => say( '\nStopping …' ) );
	const ends = [];
	const endAll = async () => {
		for ( const end of ends.reverse() ) {
			await end();
		}
		await stopAll();
	};
	try {
		await step( 'Tools', async () => {
			await needPhp( '8.2' );
			await needMariadb();
			await needHosting();
		} );
		await step( 'npm packages', npmPackages );
		await step( 'Composer packages', composerPackages );
		await step( 'WordPress', unpackRuntime );
		await step( 'Build', build );
		// These modules need npm's packages, which are installed only now.
		const { default: getPort } = await import( 'get-port' );
		const { makeZip } = await import( './zip.mjs' );
		const folder = mkdtempSync( join( tmpdir(), 'production-' ) );
		ends.push( () => rmSync( folder, { recursive: true, force: true } ) );
		let zip;
		await step( 'Zip', async () => {
			zip = await makeZip();
		} );
		const { passed, failed } = await work( { folder, zip, getPort, ends } );
		await endAll();
		say( `\n${ passed } passed, ${ failed } failed` );
		process.exit( failed ? 1 : 0 );
	} catch ( error ) {
		if ( ! isStopping() ) {
			await endAll();
			report( error );
			say( '\n0 passed, 1 failed' );
			process.exit( 1 );
		}
	}
}
