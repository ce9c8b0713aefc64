// Lighthouse, which wants a newer Node than the project: both come from npm into the workspace, at one version.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../../bin/lib/console.mjs';
import { workspace } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/processes.mjs';
import { needChromium } from '../../../bin/lib/tools.mjs';

const packages = { lighthouse: '13.5.0', node: '22.23.3' };
const folder = join( workspace, 'lighthouse' );

async function install() {
	const stamp = join(
		folder,
		JSON.stringify( packages ).replace( /\W+/g, '-' )
	);
	if ( existsSync( stamp ) ) {
		return;
	}
	mkdirSync( folder, { recursive: true } );
	await run( 'npm', [
		'install',
		'--no-save',
		'--no-audit',
		'--no-fund',
		'--prefix',
		folder,
		...Object.entries( packages ).map( ( pair ) => pair.join( '@' ) ),
	] );
	writeFileSync( stamp, '' );
}

export const chromiumFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const audits = {
	lcp: 'largest-contentful-paint',
	tbt: 'total-blocking-time',
	cls: 'cumulative-layout-shift',
};
const REQUESTS = 'network-requests';

/** Size of the scripts as transferred, with the headers of the answers, in kB. */
const scriptsOf = ( answer ) =>
	answer.audits[ REQUESTS ].details.items
		.filter( ( { resourceType } ) => resourceType === 'Script' )
		.reduce( ( sum, { transferSize } ) => sum + transferSize, 0 ) / 1000;

/**
 * One visit on a mobile phone as Lighthouse simulates it.
 *
 * @param {string} url
 * @return {Promise<{lcp: number, tbt: number, cls: number, scripts: number, index: number}>} ms, ms, shift, kB, and how quick the
 *         machine was: some 1,000 for a good phone, more for a computer.
 */
export async function lighthouse( url ) {
	await install();
	const chromium = await needChromium();
	const { stdout } = await run(
		join( folder, 'node_modules/node/bin/node' ),
		[
			join( folder, 'node_modules/lighthouse/cli/index.js' ),
			url,
			'--quiet',
			'--output=json',
			'--disable-full-page-screenshot',
			`--only-audits=${ [ ...Object.values( audits ), REQUESTS ].join() }`,
			`--chrome-flags=${ [ '--headless=new', ...chromiumFlags ].join( ' ' ) }`,
		],
		{ cwd: folder, env: { ...process.env, CHROME_PATH: chromium } }
	);
	const answer = JSON.parse( stdout );
	if ( answer.runtimeError ) {
		throw new Problem(
			`Lighthouse could not measure ${ url }.`,
			answer.runtimeError.message
		);
	}
	return {
		...Object.fromEntries(
			Object.entries( audits ).map( ( [ name, audit ] ) => [
				name,
				answer.audits[ audit ].numericValue,
			] )
		),
		scripts: scriptsOf( answer ),
		index: answer.environment.benchmarkIndex,
	};
}
