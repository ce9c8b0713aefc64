// bin/cluster-check: see the file without ".mjs". "--only=races,outbox" runs those checks alone.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { asTest, runAll, script } from './lib/checks.mjs';
import { step } from './lib/console.mjs';
import { queue, writeThrough } from './lib/disaster.mjs';
import { startGalera } from './lib/galera.mjs';
import { serverBlock, startFpm, startNginx } from './lib/hosting.mjs';
import { inRoot } from './lib/paths.mjs';
import { makeSite, untilUp } from './lib/readme-site.mjs';
import { startRedis } from './lib/redis.mjs';
import { serveInbox, startMailWorker } from './lib/serve.mjs';
import { wp } from './lib/wp.mjs';

const only = process.argv
	.find( ( option ) => option.startsWith( '--only=' ) )
	?.slice( '--only='.length )
	.split( ',' );

const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/** nginx in front of two web roots. They answer at the same port, so that the README's lines find the site's own name. */
const balancer = ( port ) => `
upstream both { server 127.0.0.2:${ port }; server 127.0.0.3:${ port }; }
server {
	listen 127.0.0.1:${ port };
	client_max_body_size 64m;
	location / {
		proxy_pass http://both;
		proxy_set_header Host $http_host;
		proxy_next_upstream error timeout http_503;
	}
}
`;

/** What a cluster does not bear: tables without a primary key, or of another engine than InnoDB. */
async function unfit( { sql } ) {
	return sql(
		`SELECT t.table_name FROM information_schema.tables t LEFT JOIN information_schema.table_constraints c
		ON c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'
		WHERE t.table_schema = 'marketplace' AND ( c.table_name IS NULL OR t.engine <> 'InnoDB' )`
	);
}

/** Compares what the nodes hold. */
async function differences( nodes ) {
	const tables = ( await nodes[ 0 ].sql( 'SHOW TABLES FROM marketplace' ) )
		.split( '\n' )
		.map( ( name ) => `marketplace.${ name }` );
	const sums = await Promise.all(
		nodes.map( ( { sql } ) => sql( `CHECKSUM TABLE ${ tables }` ) )
	);
	return sums.every( ( sum ) => sum === sums[ 0 ] )
		? ''
		: sums.join( '\n\n' );
}

const races = ( name ) => name.endsWith( 'races.test.mjs' );

const contract = ( env, wanted ) => async () => {
	const { contractTests } = await import( './lib/runs.mjs' );
	const files = readdirSync( inRoot( 'tests/contract' ) ).filter(
		( name ) =>
			name.endsWith( '.test.mjs' ) &&
			name !== 'oidc.test.mjs' &&
			wanted( name )
	);
	return contractTests( 'cluster', env, files );
};

const checks = ( { nodes, siteDir, env } ) => ( {
	tables: async () => asTest( await unfit( nodes[ 2 ] ) ),
	races: contract( env, races ),
	contract: contract( env, ( name ) => ! races( name ) ),
	outbox: async () => ( await queue( siteDir, 200 ) )( nodes[ 2 ] ),
	kill: async () => {
		const sentOnce = await queue( siteDir, 200 );
		const written = await writeThrough( async () => {
			await pause( 1000 );
			await nodes[ 1 ].kill();
			await pause( 10_000 );
			await nodes[ 1 ].start();
		} );
		return written.failed ? written : sentOnce( nodes[ 1 ] );
	},
	nodes: async () => asTest( await differences( nodes ) ),
} );

await script( async ( { folder, zip, getPort, ends } ) => {
	const { demoPackage } = await import( './lib/zip.mjs' );
	const port = await getPort();
	const url = `http://localhost:${ port }`;
	const [ mailWebPort, mailSmtpPort ] = [ await getPort(), await getPort() ];
	let nodes, redis, site;
	await step( 'Galera and Redis', async () => {
		nodes = await startGalera( join( folder, 'galera' ), getPort );
		nodes.forEach( ( { end } ) => ends.push( end ) );
		redis = await startRedis();
		ends.push( redis.end );
		return nodes[ 2 ].sql(
			"SELECT CONCAT( variable_value, ' nodes, ids in steps of ', @@auto_increment_increment ) FROM information_schema.global_status WHERE variable_name = 'wsrep_cluster_size'"
		);
	} );
	await step( 'Site', async () => {
		site = await makeSite( {
			folder,
			zip,
			url,
			mariadb: nodes[ 0 ],
			redis,
			mailSmtpPort,
		} );
	} );
	const { siteDir } = site;
	await step( 'Demo content', () =>
		wp(
			siteDir,
			'design-marketplace',
			'seed',
			`--package=${ demoPackage }`,
			'--yes'
		).then( () => 'made' )
	);
	await step( 'Two web roots, inbox, two workers', async () => {
		await serveInbox( { siteDir, mailWebPort, mailSmtpPort } );
		const second = join( folder, 'second' );
		cpSync( siteDir, second, { recursive: true } );
		const uploads = 'wp-content/uploads';
		mkdirSync( join( siteDir, uploads ), { recursive: true } );
		rmSync( join( second, uploads ), { recursive: true, force: true } );
		symlinkSync( join( siteDir, uploads ), join( second, uploads ) );
		await wp( second, 'config', 'set', 'DB_HOST', nodes[ 1 ].host );
		const blocks = [];
		for ( const [ number, root ] of [ siteDir, second ].entries() ) {
			const fpm = await startFpm( join( folder, `fpm${ number }` ), {
				workers: 6,
			} );
			ends.push( fpm.end );
			blocks.push(
				serverBlock( {
					port,
					siteDir: root,
					upstream: fpm.upstream,
					address: `127.0.0.${ 2 + number }`,
				} )
			);
			ends.push( startMailWorker( { siteDir: root } ).end );
		}
		const nginx = await startNginx(
			join( folder, 'nginx' ),
			balancer( port ) + blocks.join( '\n' ),
			[ port ]
		);
		ends.push( nginx.end );
		return untilUp( url );
	} );
	const env = {
		SITE_DIR: siteDir,
		SITE_URL: url,
		SECOND_SITE_URL: url,
		INBOX_URL: `http://localhost:${ mailWebPort }`,
	};
	Object.assign( process.env, env );
	return runAll( checks( { nodes, siteDir, env: process.env } ), only );
} );
