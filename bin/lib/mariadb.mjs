// A temporary MariaDB server: its own data, its own socket, no port.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './console.mjs';
import { run, start, stop } from './processes.mjs';
import { needMariadb } from './tools.mjs';

const isRoot = process.getuid?.() === 0;

/** Trades durability, which tests do not need, for speed. */
const forSpeed = [
	'--innodb-flush-log-at-trx-commit=0',
	'--innodb-doublewrite=0',
	'--innodb-buffer-pool-size=128M',
	'--skip-log-bin',
];

const ping = ( socket ) =>
	run(
		'php',
		[
			'-r',
			'mysqli_report( MYSQLI_REPORT_OFF ); exit( @mysqli_connect( "localhost", "root", "", "", 0, $argv[1] ) ? 0 : 1 );',
			'--',
			socket,
		],
		{ check: false }
	);

/**
 * Runs statements as MariaDB's own client would.
 *
 * @param {string} socket
 * @param {string} sql
 * @return {Promise<string>} The rows.
 */
export const ask = async ( socket, sql ) =>
	(
		await run( 'mariadb', [
			'--no-defaults',
			'--user=root',
			`--socket=${ socket }`,
			'--skip-column-names',
			`--execute=${ sql }`,
		] )
	).stdout.trim();

const asUser = isRoot ? [ '--user=root' ] : [];

/** @param {string} datadir Does not exist yet. */
export const install = ( datadir ) =>
	run( 'mariadb-install-db', [
		'--no-defaults',
		...asUser,
		`--datadir=${ datadir }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );

/**
 * @param {string}   folder         Folder for the data; emptied first, and removed at the end.
 * @param {string[]} [flags]        Further flags of the server; they override the ones here.
 * @param {Object}   [options]
 * @param {boolean}  [options.keep] The data stays, and is used again.
 * @return {Promise<{host: string, socket: string, end: () => Promise<void>, kill: () => Promise<void>}>} DB_HOST, its socket, how to end it, and how to end it as a power cut does.
 */
export async function startMariadb(
	folder,
	flags = [],
	{ keep = false } = {}
) {
	const server = await needMariadb();
	const datadir = join( folder, 'data' );
	const remove = () => rmSync( folder, { recursive: true, force: true } );
	if ( ! keep ) {
		remove();
	}
	mkdirSync( folder, { recursive: true } );
	// A socket's path can have at most 107 characters, and a checkout's can be longer.
	const socketFolder = mkdtempSync( join( tmpdir(), 'mariadb-' ) );
	const socket = join( socketFolder, 'sock' );
	if ( ! existsSync( datadir ) ) {
		await install( datadir );
	}
	let output = '';
	const child = start( 'MariaDB', server, [
		'--no-defaults',
		...asUser,
		`--datadir=${ datadir }`,
		`--socket=${ socket }`,
		`--pid-file=${ join( folder, 'pid' ) }`,
		'--skip-networking',
		'--character-set-server=utf8mb4',
		...forSpeed,
		...flags,
	] );
	child.stderr.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		output = ( output + text ).slice( -8000 );
	} );
	child.stdout.resume();
	const end = async () => {
		await stop( child );
		rmSync( socketFolder, { recursive: true, force: true } );
		if ( ! keep ) {
			remove();
		}
	};
	const kill = () =>
		new Promise( ( done ) => {
			child.once( 'exit', done );
			child.kill( 'SIGKILL' );
		} );
	for ( let i = 0; i < 300 && child.exitCode === null; i++ ) {
		if ( ( await ping( socket ) ).code === 0 ) {
			return { host: `localhost:${ socket }`, socket, end, kill };
		}
		await pause( 100 );
	}
	await end();
	throw new Problem( 'MariaDB did not start.', output );
}
