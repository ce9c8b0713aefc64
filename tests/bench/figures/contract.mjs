// The contract suite where an operator has grown: on two web roots, and behind a replica that lags.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { say } from '../../../bin/lib/console.mjs';
import { stop } from '../../../bin/lib/processes.mjs';
import { nodeTests } from '../../../bin/lib/runs.mjs';
import { serveInbox, startMailWorker } from '../../../bin/lib/serve.mjs';
import { configureSite } from '../../../bin/lib/site.mjs';
import { demoSite } from '../lib/sites.mjs';
import { startMachines } from './machines.mjs';

/**
 * A site with demo content that logs what it has to say.
 *
 * @param {string} name
 * @param {string} host DB_HOST.
 */
export async function loggedSite( name, host ) {
	const site = await demoSite( name, host );
	site.mailWebPort = await getPort();
	Object.assign( site.constants, { WP_DEBUG: true, WP_DEBUG_LOG: true } );
	await configureSite( site );
	return site;
}

/** What WordPress wrote into the logs of these roots, which should be nothing. */
export const logged = ( roots ) =>
	roots
		.map( ( root ) => join( root, 'wp-content/debug.log' ) )
		.filter( existsSync )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '' );

/**
 * Serves the inbox and sends the emails while the work runs.
 *
 * @template T
 * @param {Object}           site
 * @param {() => Promise<T>} work
 * @return {Promise<T>} What the work returned.
 */
export async function withMails( site, work ) {
	const ends = [];
	try {
		const inbox = await serveInbox( site );
		ends.push( () => stop( inbox ) );
		ends.push( startMailWorker( site ).end );
		return await work();
	} finally {
		await Promise.all( ends.map( ( end ) => end() ) );
	}
}

/**
 * Runs tests over HTTP; what fails is said.
 *
 * @param {string} name
 * @param {Object} site
 * @param {string} [folder] Of the tests; the contract suite without.
 */
export async function runTests( name, site, folder = 'tests/contract' ) {
	const { passed, failed, output } = await nodeTests( name, folder, {
		...process.env,
		SITE_DIR: site.siteDir,
		SITE_URL: site.url,
		INBOX_URL: `http://localhost:${ site.mailWebPort }`,
	} );
	if ( failed ) {
		say( output.slice( output.indexOf( 'failing tests' ) ) );
	}
	return { passed, failed };
}

/**
 * @param {string} host DB_HOST of a MariaDB.
 */
export async function machineContractFigures( host ) {
	const site = await loggedSite( 'machines', host );
	const machines = await startMachines( site );
	try {
		const { passed, failed } = await withMails( site, () =>
			runTests( 'contract-machines', site )
		);
		const words = logged( machines.roots );
		if ( words ) {
			say( words );
		}
		return [
			{
				figure: `contract tests failing on two web roots, of ${
					passed + failed
				}`,
				unit: 'tests',
				target: 0,
				value: failed,
			},
			{
				figure: 'lines in the two debug.log of it',
				unit: 'lines',
				target: 0,
				value: words.split( '\n' ).length - 1,
			},
		].map( ( row ) => ( { ...row, on: 'demo content' } ) );
	} finally {
		await machines.end();
	}
}
