// bin/failover-check: a primary that turns read-only, goes away for 30 s and comes back as a replica, while people write and emails are sent.
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { check } from './lib/checks.mjs';
import { Problem, step } from './lib/console.mjs';

const AWAY_MS = 30_000;

/** An address that leads to one server after the other, as an operator's would. */
async function address( to ) {
	const open = new Set();
	const server = createServer( ( client ) => {
		open.add( client );
		client.on( 'close', () => open.delete( client ) );
		client.on( 'error', () => {} );
		if ( ! to ) {
			client.destroy();
			return;
		}
		const there = connect( to );
		there.on( 'error', () => client.destroy() );
		there.on( 'close', () => client.destroy() );
		client.on( 'close', () => there.destroy() );
		client.pipe( there ).pipe( client );
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		port: server.address().port,
		/** Leads to another socket from now on, or nowhere. */
		lead( socket ) {
			to = socket;
			open.forEach( ( client ) => client.destroy() );
		},
		end: () => server.close(),
	};
}

await check( async ( folder, part ) => {
	// These modules need npm's packages, which are installed only now.
	const { ask, startMariadb } = await import( './lib/mariadb.mjs' );
	const { steadyWriters } = await import( './lib/steady.mjs' );
	const { sameRows, twoRoots } = await import( './lib/two-roots.mjs' );

	const begin = ( id ) =>
		startMariadb(
			join( folder, `server${ id }` ),
			[
				`--server-id=${ id }`,
				'--log-bin=bin',
				'--log-slave-updates',
				'--innodb-flush-log-at-trx-commit=1',
				'--sync-binlog=1',
			],
			{ keep: true }
		);
	const follow = ( replica, { port } ) =>
		ask(
			replica.socket,
			`SET GLOBAL read_only = 1; CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ port }, MASTER_USER = 'root', MASTER_CONNECT_RETRY = 1, MASTER_USE_GTID = slave_pos; START SLAVE`
		);
	const caughtUp = async ( replica, primary ) => {
		const at = await ask( primary.socket, 'SELECT @@gtid_binlog_pos' );
		const late = await ask(
			replica.socket,
			`SELECT MASTER_GTID_WAIT( '${ at }', 30 )`
		);
		if ( late !== '0' ) {
			throw new Problem( 'The replica does not follow.' );
		}
	};

	let first, second, site, ways, main;
	await step( 'Primary and replica', async () => {
		first = await begin( 1 );
		second = await begin( 2 );
		ways = [
			await address( first.socket ),
			await address( second.socket ),
		];
		main = await address( first.socket );
		await follow( second, ways[ 0 ] );
		// The site's account: one that may do everything is never refused.
		await ask(
			first.socket,
			"CREATE USER site@localhost IDENTIFIED BY 'site'; GRANT ALL ON shared.* TO site@localhost"
		);
	} );
	await step( 'Site', async () => {
		const host = `127.0.0.1:${ main.port }`;
		site = await twoRoots( folder, [ host, host ], {
			DB_USER: 'site',
			DB_PASSWORD: 'site',
		} );
	} );
	await part( 'failover', async () => {
		const writers = await steadyWriters( site.env );
		const expect = async ( path, status ) => {
			const answer = await fetch( `${ site.env.SITE_URL }${ path }` );
			if (
				answer.status !== status ||
				( status === 503 && ! answer.headers.get( 'retry-after' ) )
			) {
				throw new Problem( `${ path } answers ${ answer.status }.` );
			}
		};
		await pause( 4000 );
		await ask( first.socket, 'SET GLOBAL read_only = 1' );
		await pause( 4000 );
		await expect( '/designers', 200 );
		await caughtUp( second, first );
		main.lead( undefined );
		await first.kill();
		await pause( AWAY_MS / 2 );
		for ( const path of [
			'/',
			'/wp-json/wp/v2/users?role=designer',
			'/wp-json/design-marketplace/v1/health',
		] ) {
			await expect( path, 503 );
		}
		await pause( AWAY_MS / 2 );
		await ask(
			second.socket,
			'STOP SLAVE; RESET SLAVE ALL; SET GLOBAL read_only = 0'
		);
		main.lead( second.socket );
		await pause( 4000 );
		first = await begin( 1 );
		ways[ 0 ].lead( first.socket );
		await follow( first, ways[ 1 ] );
		await pause( 4000 );
		await writers.stop();
		return writers.judge();
	} );
	await part( 'rows', async () => {
		await caughtUp( first, second );
		return sameRows( [ first.socket, second.socket ] );
	} );
	await part( 'log', () => site.log() );
	await site.end();
	await Promise.all( [ first.end(), second.end() ] );
	[ main, ...ways ].forEach( ( way ) => way.end() );
} );
