// bin/growing-check: the site behind a cache that keeps answers for a second, and behind a replica that lags two seconds.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allPassed, check } from './lib/checks.mjs';
import { Problem, step } from './lib/console.mjs';
import { serverBlock, snippet, startFpm, startNginx } from './lib/hosting.mjs';
import { inRoot } from './lib/paths.mjs';
import { wp } from './lib/wp.mjs';

const LAG_MS = 2000;
const LIST = '/wp-json/wp/v2/users?role=designer&page=1&per_page=7';
const ME = '/wp-json/wp/v2/users/me';
const MIXED = 2000;
const AT_ONCE = 8;

const ask = async ( url, headers = {} ) => {
	const answer = await fetch( url, { headers } );
	return {
		status: answer.status,
		cache: answer.headers.get( 'x-cache' ),
		body: await answer.json(),
	};
};

/** Two members and a stranger ask for the same addresses in any order: each gets their own answer. */
async function everybodysOwn( url, people ) {
	const cases = [
		[ LIST, {}, ( { body } ) => ! ( 'can' in body[ 0 ] ) ],
		[ ME, {}, ( { status } ) => status === 401 ],
		...people.flatMap( ( { id, headers } ) => {
			const own = `/wp-json/wp/v2/users?id=${ id }`;
			return [
				[ ME, headers, ( { body } ) => body.id === id ],
				[ LIST, headers, ( { body } ) => 'can' in body[ 0 ] ],
				[ own, headers, ( { body } ) => 'email' in body[ 0 ] ],
				[ own, {}, ( { body } ) => ! ( 'email' in body[ 0 ] ) ],
			];
		} ),
	];
	let turn = 0;
	let kept = 0;
	const visitor = async () => {
		while ( turn < MIXED ) {
			// The order changes each round, so that different requests follow each other.
			const at = turn * 7 + Math.floor( turn / cases.length );
			turn++;
			const [ path, headers, isOwn ] = cases[ at % cases.length ];
			const answer = await ask( url + path, headers );
			kept += answer.cache === 'HIT' ? 1 : 0;
			if ( ! isOwn( answer ) ) {
				throw new Problem(
					`${ path }: this answer was for somebody else.`,
					JSON.stringify( answer ).slice( 0, 500 )
				);
			}
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, visitor ) );
	assert.ok( kept > MIXED / 10, `Only ${ kept } came from the cache.` );
	return `${ MIXED } answers, ${ kept } of them kept`;
}

/**
 * A door that lets a stranger read only once what was written before has arrived: what is right after the lag is right. Members do not
 * wait.
 *
 * @param {number} port
 * @param {number} behind Port of the site.
 */
async function patientDoor( port, behind ) {
	let settled = 0;
	const server = createServer( async ( asked, answer ) => {
		const isRead = [ 'GET', 'HEAD' ].includes( asked.method );
		if (
			isRead &&
			! asked.headers.authorization &&
			! asked.headers.cookie
		) {
			await pause( Math.max( 0, settled - Date.now() ) );
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
					settled = Date.now() + LAG_MS + 1000;
				}
				answer.writeHead( found.statusCode, found.rawHeaders );
				found.pipe( answer );
			}
		);
		passed.on( 'error', () => answer.destroy() );
		asked.pipe( passed );
	} );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
}

await check( async ( folder, part ) => {
	// These modules need npm's packages, which are installed only now.
	const { default: getPort } = await import( 'get-port' );
	const { demoPackage, makeZip } = await import( './lib/zip.mjs' );
	const { ask: sql, startMariadb } = await import( './lib/mariadb.mjs' );
	const { contractFiles, expectNoLog, makeSite, untilUp } =
		await import( './lib/readme-site.mjs' );
	const { startRedis } = await import( './lib/redis.mjs' );
	const { contractTests } = await import( './lib/runs.mjs' );
	const { serveInbox, startMailWorker } = await import( './lib/serve.mjs' );

	const [ port, inner, primaryPort, mailWebPort, mailSmtpPort ] =
		await Promise.all( Array.from( { length: 5 }, () => getPort() ) );
	const url = `http://localhost:${ port }`;
	let primary, replica, redis, siteDir, fpm;
	await step( 'Primary, replica, Redis', async () => {
		primary = await startMariadb( join( folder, 'primary' ), [
			'--skip-networking=0',
			'--bind-address=127.0.0.1',
			`--port=${ primaryPort }`,
			'--skip-name-resolve',
			'--log-bin=primary',
			'--binlog-format=ROW',
			'--server-id=1',
		] );
		replica = await startMariadb( join( folder, 'replica' ), [
			'--server-id=2',
			'--relay-log=relay',
			'--read-only',
		] );
		redis = await startRedis();
		await sql(
			primary.socket,
			'CREATE USER copy@127.0.0.1; GRANT REPLICATION SLAVE ON *.* TO copy@127.0.0.1'
		);
		await sql(
			replica.socket,
			`CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ primaryPort }, MASTER_USER = 'copy', MASTER_DELAY = ${ LAG_MS / 1000 }, MASTER_USE_GTID = slave_pos; START SLAVE`
		);
	} );
	await step( 'Site', async () => {
		( { siteDir } = await makeSite( {
			folder,
			zip: await makeZip(),
			url,
			mariadb: primary,
			redis,
			mailSmtpPort,
		} ) );
		await wp(
			siteDir,
			'design-marketplace',
			'seed',
			`--package=${ demoPackage }`,
			'--yes'
		);
	} );
	const env = {
		SITE_DIR: siteDir,
		SITE_URL: url,
		INBOX_URL: `http://localhost:${ mailWebPort }`,
	};
	Object.assign( process.env, env );
	const hosting = join( folder, 'hosting' );
	await step( 'PHP-FPM, inbox, worker', async () => {
		fpm = await startFpm( hosting, { workers: 4 } );
		await serveInbox( { siteDir, mailWebPort, mailSmtpPort } );
		startMailWorker( { siteDir } );
	} );

	const block = ( at ) =>
		serverBlock( { port: at, siteDir, upstream: fpm.upstream } );
	const cached = await startNginx(
		hosting,
		`fastcgi_cache_path ${ hosting }/cache keys_zone=micro:10m;\n${ block(
			port
		).replace(
			'fastcgi_pass ',
			`${ snippet( 'nginx cache' ) }\t\tfastcgi_pass `
		) }`,
		[ port ]
	);
	await untilUp( url );
	const { newCompany, newDesigner, newMission, newWork } =
		await import( '../tests/support/people.mjs' );
	const { multipart } = await import( '../tests/support/client.mjs' );
	const [ ada, loop ] = [ await newDesigner(), await newCompany() ];
	// Strangers find who has published something.
	await newWork( ada );
	await newMission( loop );
	const people = [ ada, loop ].map( ( who ) => ( {
		...who,
		headers: { Authorization: `Bearer ${ who.api.token }` },
	} ) );
	await part( 'to everybody their own', () => everybodysOwn( url, people ) );
	await part( 'no older than two seconds', async () => {
		const path = `/wp-json/wp/v2/users?id=${ ada.id }`;
		for ( const job of [ 'Engraver', 'Illustrator', 'Engraver' ] ) {
			await ask( url + path );
			const saved = await ada.api.post(
				`/wp/v2/users/${ ada.id }`,
				multipart( { job } )
			);
			assert.equal( saved.status, 200, saved.text );
			// nginx counts whole seconds: of one there may be nearly two.
			await pause( 2100 );
			assert.equal( ( await ask( url + path ) ).body[ 0 ].job, job );
		}
	} );
	await cached.end();

	await step( 'Reads from the replica', async () => {
		const at = await sql( primary.socket, 'SELECT @@gtid_current_pos' );
		const late = await sql(
			replica.socket,
			`SELECT MASTER_GTID_WAIT( '${ at }', 60 )`
		);
		assert.equal( late, '0', 'The replica does not follow.' );
		await wp( siteDir, 'config', 'set', 'REPLICA_SOCKET', replica.socket );
		cpSync(
			inRoot( 'tests/support/replica-db.php' ),
			join( siteDir, 'wp-content/db.php' )
		);
		// PHP goes on with the files it has read.
		await fpm.end();
		fpm = await startFpm( hosting, { workers: 4 } );
		await startNginx( hosting, block( inner ), [ inner ] );
		await patientDoor( port, inner );
	} );
	await part( 'contract behind a replica', async () =>
		allPassed(
			await contractTests( 'replica', process.env, contractFiles() )
		)
	);
	await part( 'log', () => expectNoLog( siteDir ) );
	await redis.end();
	await replica.end();
	await primary.end();
} );
