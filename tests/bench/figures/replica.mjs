// Behind a replica that lags two seconds: a whole journey and the contract suite, read as a person reads two seconds later.
import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import { Problem, say } from '../../../bin/lib/console.mjs';
import { startHosting } from '../../../bin/lib/hosting.mjs';
import { startMariadb } from '../../../bin/lib/mariadb.mjs';
import { run } from '../../../bin/lib/processes.mjs';
import { startRedis } from '../../../bin/lib/redis.mjs';
import { dropIn, folder } from '../lib/sites.mjs';
import { logged, loggedSite, runTests, withMails } from './contract.mjs';
import { withRedis } from './machines.mjs';

const LAG = 2;
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const sql = ( { socket }, statement ) =>
	run( 'mariadb', [
		'--no-defaults',
		'--user=root',
		`--socket=${ socket }`,
		'--batch',
		'--execute',
		statement,
	] );

/** A primary and a replica that applies what it hears two seconds later. */
async function startPair() {
	const port = await getPort();
	const primary = await startMariadb( join( folder, 'mariadb-primary' ), [
		'--skip-networking=0',
		'--bind-address=127.0.0.1',
		`--port=${ port }`,
		'--skip-name-resolve',
		'--log-bin=primary',
		'--binlog-format=ROW',
		'--server-id=1',
	] );
	const replica = await startMariadb( join( folder, 'mariadb-replica' ), [
		'--server-id=2',
		'--relay-log=relay',
		'--read-only',
	] );
	await sql(
		primary,
		`CREATE USER copy@127.0.0.1; GRANT REPLICATION SLAVE ON *.* TO copy@127.0.0.1;`
	);
	await sql(
		replica,
		`CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${ port }, MASTER_USER='copy', MASTER_DELAY=${ LAG }, MASTER_USE_GTID=slave_pos; START SLAVE;`
	);
	return {
		primary,
		replica,
		async end() {
			await replica.end();
			await primary.end();
		},
	};
}

/** Until the replica has all there is, and says so. */
async function caughtUp( { primary, replica } ) {
	const { stdout } = await sql( primary, 'SELECT @@gtid_current_pos' );
	const position = stdout.trim().split( '\n' ).at( -1 );
	const waited = await sql(
		replica,
		`SELECT MASTER_GTID_WAIT('${ position }', 60)`
	);
	if ( waited.stdout.trim().split( '\n' ).at( -1 ) !== '0' ) {
		const { stdout: status } = await sql( replica, 'SHOW SLAVE STATUS' );
		throw new Problem( 'The replica does not follow.', status );
	}
}

/**
 * A door that lets a stranger read only when what was written before has arrived: what is right after the lag is right.
 *
 * Members are let through at once.
 *
 * @param {number} port   Where to listen.
 * @param {number} behind Port of the site.
 */
async function patientDoor( port, behind ) {
	let settled = 0;
	const server = createServer( async ( asked, answer ) => {
		const isRead = [ 'GET', 'HEAD' ].includes( asked.method );
		const isKnown =
			asked.headers.authorization ||
			asked.headers.cookie ||
			asked.headers[ 'x-no-patience' ];
		if ( isRead && ! isKnown ) {
			await pause( settled - Date.now() );
		}
		const passed = request(
			{
				port: behind,
				host: '127.0.0.1',
				method: asked.method,
				path: asked.url,
				headers: asked.headers,
			},
			( found ) => {
				if ( ! isRead ) {
					settled = Date.now() + ( LAG + 1 ) * 1000;
				}
				answer.writeHead( found.statusCode, found.rawHeaders );
				found.pipe( answer );
			}
		);
		passed.on( 'error', () => answer.destroy() );
		asked.pipe( passed );
	} );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	return () => {
		server.closeAllConnections();
		return new Promise( ( done ) => server.close( done ) );
	};
}

/**
 * Runs the work on a site with demo content behind a replica.
 *
 * @template T
 * @param {(site: Object) => Promise<T>} work
 * @return {Promise<T>} What the work returned.
 */
async function behindReplica( work ) {
	const pair = await startPair();
	try {
		const site = await loggedSite( 'lagging', pair.primary.host );
		await caughtUp( pair );
		dropIn( site.siteDir, 'db.php', 'BENCH_REPLICA', pair.replica.socket );
		const redis = await startRedis();
		withRedis( site.siteDir, redis.socket );
		const port = await getPort();
		const hosting = await startHosting( { ...site, port }, { workers: 4 } );
		const closeDoor = await patientDoor( site.port, port );
		try {
			return await withMails( site, () => work( site ) );
		} finally {
			await closeDoor();
			await hosting.end();
			await redis.end();
			rmSync( site.siteDir, { recursive: true, force: true } );
		}
	} finally {
		await pair.end();
	}
}

/**
 * Runs tests of a folder and counts what failed, with what the site had to say.
 *
 * @param {Object} site
 * @param {string} name
 * @param {string} figure What failing means.
 * @param {string} [tests] Folder.
 */
async function countFailures( site, name, figure, tests ) {
	const { passed, failed } = await runTests( name, site, tests );
	const words = logged( [ site.siteDir ] );
	if ( words ) {
		say( words );
	}
	return {
		figure: `${ figure } behind a replica lagging ${ LAG } s, of ${ passed + failed }`,
		on: 'demo content',
		unit: 'tests',
		target: 0,
		value: failed + ( words ? 1 : 0 ),
	};
}

/** A journey of two people, in a minute. */
export const replicaFigures = () =>
	behindReplica( async ( site ) => [
		await countFailures(
			site,
			'lag',
			'steps of a journey broken',
			'tests/bench/journeys'
		),
	] );

/** The contract suite, in several minutes. */
export const replicaContractFigures = () =>
	behindReplica( async ( site ) => [
		await countFailures(
			site,
			'contract-replica',
			'contract tests failing'
		),
	] );
