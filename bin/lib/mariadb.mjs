// A temporary MariaDB server: its own data, its own socket, no port.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './console.mjs';
import { run, start, stop } from './processes.mjs';
import { needMariadb } from './tools.mjs';

const isRoot = process.getuid?.() === 0;
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

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

const asRoot = ( socket, text ) => [
	'--no-defaults',
	'--user=root',
	`--socket=${ socket }`,
	'--skip-column-names',
	`--execute=${ text }`,
];

/**
 * @param {string}   folder         Folder for the data; emptied first, and removed at the end.
 * @param {string[]} [flags]        Further flags of the server; they override the ones here.
 * @param {Object}   [options]
 * @param {boolean}  [options.keep] The data stays, and is used again.
 * @param {string}   [options.user] Whom root runs it as.
 * @return {Promise<{host: string, socket: string, child: Object, sql: (text: string) => Promise<string>, end: () => Promise<void>}>} DB_HOST, its
 * socket and process, what it answers to a statement of root's, and how to end it.
 */
export async function startMariadb(
	folder,
	flags = [],
	{ keep = false, user = 'root' } = {}
) {
	const server = await needMariadb();
	const asUser = isRoot ? [ `--user=${ user }` ] : [];
	const datadir = join( folder, 'data' );
	const remove = () => rmSync( folder, { recursive: true, force: true } );
	if ( ! keep ) {
		remove();
	}
	mkdirSync( folder, { recursive: true } );
	// A socket's path can have at most 107 characters, and a checkout's can be longer.
	const socketFolder = mkdtempSync( join( tmpdir(), 'mariadb-' ) );
	const socket = join( socketFolder, 'sock' );
	if ( isRoot && user !== 'root' ) {
		await run( 'chown', [ '-R', user, folder, socketFolder ] );
	}
	if ( ! existsSync( datadir ) ) {
		await run( 'mariadb-install-db', [
			'--no-defaults',
			...asUser,
			`--datadir=${ datadir }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
		] );
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
	for ( let i = 0; i < 300 && child.exitCode === null; i++ ) {
		if ( ( await ping( socket ) ).code === 0 ) {
			const sql = async ( text ) =>
				(
					await run( 'mariadb', asRoot( socket, text ) )
				).stdout.trim();
			return { host: `localhost:${ socket }`, socket, child, sql, end };
		}
		await pause( 100 );
	}
	await end();
	throw new Problem( 'MariaDB did not start.', output );
}
