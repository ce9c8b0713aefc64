// One site on two web servers: two folders with shared uploads, each with its own address of the database, behind nginx.
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { Problem } from './console.mjs';
import { snippet, startNginx } from './hosting.mjs';
import { ask } from './mariadb.mjs';
import { stop } from './processes.mjs';
import { testEnv } from './sandbox.mjs';
import { serveInbox, serveSite, startMailWorker } from './serve.mjs';
import { settingsFrom } from './settings.mjs';
import {
	configureSite,
	debugLog,
	installSite,
	seedSite,
	siteFiles,
} from './site.mjs';

/**
 * A call or an email that was refused again and again is logged, and so is each connection that failed. WordPress' own code reads on
 * after a refused SELECT, before its transaction is begun anew.
 */
const EXPECTED =
	/Design Marketplace: |mysqli_real_connect|Error establishing a database connection|the --read-only option|wpdb must set a database connection|on null in \S+wp-includes/;

const COMPARED = [
	'posts',
	'postmeta',
	'users',
	'usermeta',
	'dmkt_outbox',
	'dmkt_application',
].map( ( name ) => `shared.wp_${ name }` );

/**
 * Fails unless the site has the same rows on all servers.
 *
 * @param {string[]} sockets
 */
export async function sameRows( sockets ) {
	const sums = await Promise.all(
		sockets.map( ( socket ) =>
			ask( socket, `CHECKSUM TABLE ${ COMPARED }` )
		)
	);
	if ( new Set( sums ).size > 1 ) {
		throw new Problem( 'The servers differ.', sums.join( '\n\n' ) );
	}
}

const balancer = ( port, ports ) => `
upstream roots {
	${ ports.map( ( to ) => `server 127.0.0.1:${ to } max_fails=0;` ).join( '\n\t' ) }
}
server {
	listen 127.0.0.1:${ port };
	client_max_body_size 64m;
	location / {
		proxy_pass http://roots;
		proxy_set_header Host $http_host;
		proxy_next_upstream error timeout http_503;
	}
}`;

/**
 * @param {string}                 folder
 * @param {[string, string]}       hosts      DB_HOST of each.
 * @param {Record<string, string>} [database] Its name, its user and the password, where they are others.
 */
export async function twoRoots( folder, hosts, database = {} ) {
	const port = await getPort();
	const url = `http://localhost:${ port }`;
	const shared = {
		MAIL_WEB_PORT: String( await getPort() ),
		MAIL_SMTP_PORT: String( await getPort() ),
		...testEnv,
		DESIGN_MARKETPLACE_PRIVATE_DIR: join( folder, 'private' ),
		DB: 'mysql',
		DB_NAME: 'shared',
		...database,
	};
	const roots = [];
	for ( const [ i, DB_HOST ] of hosts.entries() ) {
		const SITE_DIR = join( folder, `root${ i + 1 }` );
		const PORT = String( await getPort() );
		roots.push( {
			...settingsFrom( { ...shared, SITE_DIR, PORT, DB_HOST } ),
			url,
		} );
	}
	const [ first, second ] = roots;
	await siteFiles( first );
	await configureSite( first );
	await installSite( first );
	await seedSite( first );
	writeFileSync(
		join( first.siteDir, 'wp-content/db-error.php' ),
		snippet( 'php db-error' )
	);
	const uploads = join( second.siteDir, 'wp-content/uploads' );
	cpSync( first.siteDir, second.siteDir, { recursive: true } );
	rmSync( uploads, { recursive: true } );
	symlinkSync( join( first.siteDir, 'wp-content/uploads' ), uploads );
	await configureSite( second );

	const inbox = await serveInbox( first );
	const webs = [ await serveSite( first ), await serveSite( second ) ];
	const nginx = await startNginx(
		join( folder, 'nginx' ),
		balancer(
			port,
			roots.map( ( root ) => root.port )
		),
		[ port ]
	);
	const workers = roots.map( ( root ) => startMailWorker( root ) );
	return {
		env: {
			...process.env,
			SITE_DIR: first.siteDir,
			SITE_URL: url,
			INBOX_URL: `http://localhost:${ first.mailWebPort }`,
		},
		/** The second web server asks another address from now on. */
		async move( host ) {
			second.database.host = host;
			await configureSite( second );
		},
		/** Fails when something unexpected was logged. */
		async log() {
			const entries = roots
				.flatMap( ( { siteDir } ) =>
					debugLog( siteDir ).split( /\n(?=\[\d)/ )
				)
				.filter(
					( entry ) => entry.trim() && ! EXPECTED.test( entry )
				);
			if ( entries.length ) {
				throw new Problem(
					'There is something in debug.log.',
					entries.slice( 0, 10 ).join( '\n' ).slice( 0, 5000 )
				);
			}
		},
		async end() {
			await Promise.all( workers.map( ( worker ) => worker.end() ) );
			await nginx.end();
			await Promise.all(
				[ ...webs, inbox ].map( ( child ) => stop( child ) )
			);
		},
	};
}
