// bin/failover-check: see the file without ".mjs".
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { asTest, runAll, script } from './lib/checks.mjs';
import { say, step } from './lib/console.mjs';
import { queue, writeThrough } from './lib/disaster.mjs';
import { startHosting } from './lib/hosting.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { makeSite, untilUp } from './lib/readme-site.mjs';
import { startRedis } from './lib/redis.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';

const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const gtid = "REGEXP_SUBSTR( @@gtid_binlog_pos, '[^,]+$' )";

/** Waits until a replica has all that its primary has. */
async function caughtUp( primary, replica ) {
	const position = await primary.sql( `SELECT ${ gtid }` );
	await replica.sql( `SELECT MASTER_GTID_WAIT( '${ position }', 20 )` );
}

/** What an answer says, and whether it is one a client understands while the database is away. */
async function problem( url, options, isJson ) {
	const answer = await fetch( url, { redirect: 'manual', ...options } );
	const text = await answer.text();
	const json = /^application\/json/.test(
		answer.headers.get( 'content-type' )
	);
	return answer.status === 503 &&
		answer.headers.get( 'retry-after' ) &&
		json === isJson
		? ''
		: `${ url }: ${ answer.status } ${ text }\n`;
}

/** What pages and the API say while the database is away. */
const away = async ( url ) => {
	const form = { username: 'admin', password: 'password' };
	const post = { method: 'POST', body: new URLSearchParams( form ) };
	let found = '';
	for ( const [ path, options, isJson ] of [
		[ '/', {}, false ],
		[ '/wp-login.php', {}, false ],
		[ '/wp-json/wp/v2/users?role=designer', {}, true ],
		[ '/wp-json/design-marketplace/v1/health', {}, true ],
		[ '/wp-json/jwt-auth/v1/token', post, true ],
	] ) {
		found += await problem( url + path, options, isJson );
	}
	return found;
};

await script( async ( { folder, zip, getPort, ends } ) => {
	const port = await getPort();
	const url = `http://localhost:${ port }`;
	const [ mailWebPort, mailSmtpPort ] = [ await getPort(), await getPort() ];
	const address = join( folder, 'sock' );
	/** Moves the address that the site knows, as a proxy or a name would. */
	const move = ( { socket } ) => {
		symlinkSync( socket, `${ address }.new` );
		renameSync( `${ address }.new`, address );
	};
	const ports = [ await getPort(), await getPort() ];
	const server = ( number ) =>
		startMariadb(
			join( folder, `server${ number }` ),
			[
				'--skip-networking=0',
				'--bind-address=127.0.0.1',
				`--port=${ ports[ number ] }`,
				`--server-id=${ number + 1 }`,
				'--log-bin=bin',
				'--log-slave-updates',
				'--relay-log=relay',
				...( number ? [ '--read-only' ] : [] ),
			],
			{ keep: true }
		);
	const follow = ( { sql }, number ) =>
		sql(
			`SET GLOBAL read_only = 1; CHANGE MASTER TO master_host='127.0.0.1', master_port=${ ports[ number ] }, master_user='copy', master_password='copy', master_use_gtid=slave_pos; START SLAVE`
		);
	let [ first, second, redis, site ] = [];
	await step( 'Primary, replica and Redis', async () => {
		first = await server( 0 );
		ends.push( () => first.end() );
		await first.sql(
			"RESET MASTER; CREATE USER copy@'127.0.0.1' IDENTIFIED BY 'copy'; GRANT REPLICATION SLAVE ON *.* TO copy@'127.0.0.1'"
		);
		second = await server( 1 );
		ends.push( () => second.end() );
		await second.sql( 'RESET MASTER' );
		await follow( second, 0 );
		move( first );
		redis = await startRedis();
		ends.push( redis.end );
	} );
	await step( 'Site', async () => {
		site = await makeSite( {
			folder,
			zip,
			url,
			mariadb: { host: `localhost:${ address }` },
			redis,
			mailSmtpPort,
		} );
	} );
	const { siteDir } = site;
	await step( 'nginx, PHP-FPM, inbox, two workers', async () => {
		await serveInbox( { siteDir, mailWebPort, mailSmtpPort } );
		const hosting = await startHosting( { siteDir, port }, { workers: 8 } );
		ends.push( hosting.end );
		for ( let i = 0; i < 2; i++ ) {
			ends.push( startMailWorker( { siteDir } ).end );
		}
		return untilUp( url );
	} );
	Object.assign( process.env, {
		SITE_DIR: siteDir,
		SITE_URL: url,
		INBOX_URL: `http://localhost:${ mailWebPort }`,
	} );
	return runAll( {
		failover: async () => {
			const sentOnce = await queue( siteDir, 1000 );
			let wrong = '';
			const written = await writeThrough( async () => {
				await pause( 1000 );
				say( 'read-only …' );
				await first.sql( 'SET GLOBAL read_only = 1' );
				await caughtUp( first, second );
				await pause( 3000 );
				say( '    gone for 30 s …' );
				await first.end();
				for ( let i = 0; i < 6; i++ ) {
					wrong += await away( url );
					await pause( 5000 );
				}
				say( '    back as a replica; another is the primary …' );
				first = await server( 0 );
				await second.sql(
					'STOP SLAVE; RESET SLAVE ALL; SET GLOBAL read_only = 0'
				);
				await first.sql(
					'SET GLOBAL gtid_slave_pos = @@gtid_binlog_pos'
				);
				await follow( first, 1 );
				// The address still leads to the old one.
				move( first );
				await pause( 2000 );
				move( second );
			} );
			wrong += written.output;
			return wrong ? asTest( wrong ) : sentOnce( second );
		},
		replica: async () => {
			await caughtUp( second, first );
			const sums = await Promise.all(
				[ first, second ].map( ( { sql } ) =>
					sql(
						'CHECKSUM TABLE marketplace.wp_dmkt_outbox, marketplace.wp_dmkt_message'
					)
				)
			);
			return asTest( sums[ 0 ] === sums[ 1 ] ? '' : sums.join( '\n' ) );
		},
	} );
} );
