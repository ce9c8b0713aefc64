// The programs behind a running site: PHP's web server, the inbox, the mail worker and cron.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem, say } from './console.mjs';
import { inRoot } from './paths.mjs';
import { alsoOnIPv6, listens } from './ports.mjs';
import { isStopping, start, stop } from './processes.mjs';
import { startWp, wp } from './wp.mjs';

const ini = {
	upload_max_filesize: '16M',
	post_max_size: '64M',
	max_file_uploads: '50',
	memory_limit: '256M',
	max_execution_time: '120',
	display_errors: '0',
	log_errors: '1',
	'opcache.enable': '1',
	'opcache.enable_cli': '1',
	'opcache.memory_consumption': '192',
	'opcache.max_accelerated_files': '20000',
	'opcache.revalidate_freq': '0',
};

/**
 * Folder of the logs of a site's programs. A dot folder is never served.
 *
 * @param {string} siteDir
 * @param {string} name
 */
const logFile = ( siteDir, name ) => {
	mkdirSync( join( siteDir, '.logs' ), { recursive: true } );
	return join( siteDir, '.logs', `${ name }.log` );
};

function startLogged( siteDir, name, spawnChild ) {
	const file = logFile( siteDir, name );
	const log = openSync( file, 'w' );
	const child = spawnChild( [ 'ignore', log, log ] );
	closeSync( log );
	child.log = file;
	return child;
}

const lastWords = ( child ) =>
	readFileSync( child.log, 'utf8' ).split( '\n' ).slice( -15 ).join( '\n' );

/**
 * Waits until a child listens. If it ends instead, the error has its output.
 *
 * @param {Object} child
 * @param {number} port
 */
async function untilListening( child, port ) {
	for ( let i = 0; i < 300; i++ ) {
		if ( child.exitCode !== null || child.signalCode !== null ) {
			break;
		}
		if ( await listens( port ) ) {
			await alsoOnIPv6( port );
			return child;
		}
		await pause( 100 );
	}
	throw new Problem( `${ child.title } did not start.`, lastWords( child ) );
}

/**
 * PHP's web server on a site, several requests at a time.
 *
 * @param {Object} settings  See settingsFrom().
 * @param {number} [workers]
 */
export async function serveSite( { siteDir, port }, workers = 4 ) {
	const flags = Object.entries( ini ).flatMap( ( [ name, value ] ) => [
		'-d',
		`${ name }=${ value }`,
	] );
	const child = startLogged( siteDir, 'web', ( stdio ) =>
		start(
			'The web server',
			'php',
			[
				...flags,
				'-S',
				`127.0.0.1:${ port }`,
				'-t',
				siteDir,
				inRoot( 'bin/router.php' ),
			],
			{
				stdio,
				env: {
					...process.env,
					PHP_CLI_SERVER_WORKERS: String( workers ),
				},
			}
		)
	);
	return untilListening( child, port );
}

/**
 * One request, so that the first visitor meets a warm cache and a broken site is noticed here.
 *
 * @param {Object} settings See settingsFrom().
 */
export async function warmUp( { url, siteDir } ) {
	const { status } = await fetch( `${ url }/` );
	if ( status >= 500 ) {
		throw new Problem(
			`The site answers ${ status }: see ${ siteDir }/wp-content/debug.log.`
		);
	}
	return `answers ${ status }`;
}

/**
 * MailDev: receives all emails over SMTP and shows them in the browser.
 *
 * @param {Object} settings See settingsFrom().
 */
export async function serveInbox( { siteDir, mailWebPort, mailSmtpPort } ) {
	// MailDev stores emails in the folder for temporary files: this one is removed with the site.
	const TMPDIR = join( siteDir, '.inbox' );
	rmSync( TMPDIR, { recursive: true, force: true } );
	mkdirSync( TMPDIR, { recursive: true } );
	const child = startLogged( siteDir, 'inbox', ( stdio ) =>
		start(
			'The inbox',
			process.execPath,
			[
				inRoot( 'node_modules/maildev/bin/maildev' ),
				`--web=${ mailWebPort }`,
				`--smtp=${ mailSmtpPort }`,
				'--ip=127.0.0.1',
				'--web-ip=127.0.0.1',
			],
			{ stdio, env: { ...process.env, TMPDIR } }
		)
	);
	await untilListening( child, mailSmtpPort );
	return untilListening( child, mailWebPort );
}

/**
 * The mail worker, started again whenever it ends.
 *
 * @param {Object} settings See settingsFrom().
 * @return {{end: () => Promise<void>}} How to end it for good.
 */
export function startMailWorker( { siteDir } ) {
	let failures = 0;
	let child;
	let timer;
	let ended = false;
	const begin = () => {
		const began = Date.now();
		child = startLogged( siteDir, 'mail-worker', ( stdio ) =>
			startWp(
				'The mail worker',
				siteDir,
				{ stdio },
				'design-marketplace',
				'outbox',
				'run',
				'--watch',
				'--pause=200'
			)
		);
		child.once( 'exit', ( code ) => {
			if ( ended || isStopping() ) {
				return;
			}
			failures = Date.now() - began > 10_000 ? 0 : failures + 1;
			if ( failures === 1 || failures === 5 ) {
				say(
					`The mail worker ended with code ${ code } and is started again; see ${ child.log }.`
				);
			}
			timer = setTimeout(
				begin,
				Math.min( 1000 * 2 ** failures, 30_000 )
			);
		} );
	};
	begin();
	return {
		async end() {
			ended = true;
			clearTimeout( timer );
			await stop( child );
		},
	};
}

/**
 * Runs WordPress' scheduled events each minute.
 *
 * @param {Object} settings See settingsFrom().
 */
export function startCron( { siteDir } ) {
	setInterval( async () => {
		try {
			await wp( siteDir, 'cron', 'event', 'run', '--due-now', '--quiet' );
		} catch ( error ) {
			if ( ! isStopping() ) {
				say( `A scheduled task failed: ${ error.details }` );
			}
		}
	}, 60_000 ).unref();
}
