// Two web roots with one PHP process each, one database and one Redis ÷ one such root: what a second machine buys.
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import {
	serverBlock,
	startFpm,
	startNginx,
} from '../../../bin/lib/hosting.mjs';
import { startRedis } from '../../../bin/lib/redis.mjs';
import { interval, wrk } from '../lib/measure.mjs';
import { dropIn } from '../lib/sites.mjs';

const CONNECTIONS = 8;

/** The object cache, and where it finds Redis. */
export const withRedis = ( siteDir, socket ) =>
	dropIn( siteDir, 'object-cache.php', 'BENCH_REDIS', socket );

/** One folder of uploads and one of the messages' files, as operators mount them. */
function shareFolders( first, second ) {
	for ( const folderOf of [
		( root ) => join( root, 'wp-content/uploads' ),
		( root ) => `${ root }-private`,
	] ) {
		const [ theirs, ours ] = [ first, second ].map( folderOf );
		mkdirSync( theirs, { recursive: true } );
		rmSync( ours, { recursive: true, force: true } );
		symlinkSync( theirs, ours );
	}
}

/** Keeps what its own headers let it keep. */
const microcache = {
	zone: ( folder ) =>
		`proxy_cache_path ${ folder }/kept keys_zone=front:10m;`,
	place: `proxy_cache front; proxy_cache_key $request_method$scheme$host$request_uri; proxy_cache_lock on;
		add_header X-Cache $upstream_cache_status always;`,
};

/**
 * One address before two roots, and one before the first alone.
 *
 * @param {Object}  site
 * @param {Object}  [options]
 * @param {boolean} [options.cache] With a microcache before both.
 */
export async function startMachines( site, { cache = false } = {} ) {
	const redis = await startRedis();
	withRedis( site.siteDir, redis.socket );
	const second = `${ site.siteDir }-second`;
	cpSync( site.siteDir, second, { recursive: true, verbatimSymlinks: true } );
	shareFolders( site.siteDir, second );
	const roots = [ site.siteDir, second ];
	const pools = [];
	for ( const root of roots ) {
		pools.push(
			await startFpm( join( root, '.hosting' ), { workers: 1 } )
		);
	}
	const ports = [ await getPort(), await getPort() ];
	const both = `upstream both {\n${ roots
		.map( ( _, i ) => `server 127.0.0.1:${ ports[ i ] };` )
		.join( '\n' ) }\nkeepalive 16;\n}`;
	const hosting = join( site.siteDir, '.hosting' );
	const front = `${ cache ? microcache.zone( hosting ) : '' }
		server { listen 127.0.0.1:${ site.port }; client_max_body_size 64m; location / {
		${ cache ? microcache.place : '' }
		proxy_pass http://both; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; } }`;
	const one = await getPort();
	const alone = `server { listen 127.0.0.1:${ one }; location / {
		proxy_pass http://127.0.0.1:${ ports[ 0 ] }; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host localhost:${ site.port }; } }`;
	const blocks = roots.map( ( siteDir, i ) =>
		serverBlock( {
			siteDir,
			port: ports[ i ],
			upstream: pools[ i ].upstream,
		} )
	);
	const nginx = await startNginx(
		hosting,
		[ both, front, alone, ...blocks ].join( '\n' ),
		[ site.port, one ]
	);
	return {
		both: site.url,
		one: `http://localhost:${ one }`,
		roots,
		direct: ports.map( ( port ) => `http://localhost:${ port }` ),
		async end() {
			await nginx.end();
			await Promise.all( pools.map( ( pool ) => pool.end() ) );
			await redis.end();
			rmSync( join( site.siteDir, 'wp-content/object-cache.php' ) );
			rmSync( `${ second }-private`, { force: true } );
			rmSync( second, { recursive: true, force: true } );
		},
	};
}

/**
 * @param {Object} site
 * @param {Object} pace
 */
export async function machineFigures( site, { rounds, seconds } ) {
	const machines = await startMachines( site );
	try {
		const path = '/wp-json/wp/v2/users?role=designer&page=1&per_page=7';
		const rate = async ( url ) => {
			const { requests, seconds: time } = await wrk(
				{ url: url + path },
				seconds,
				CONNECTIONS
			);
			return requests / time;
		};
		await rate( machines.both );
		const found = [];
		for ( let round = 0; round < rounds; round++ ) {
			const before = await rate( machines.one );
			const both = await rate( machines.both );
			const after = await rate( machines.one );
			found.push( both / ( ( before + after ) / 2 ) );
		}
		return [
			{
				figure: 'two web roots ÷ one, requests a second',
				on: site.label,
				unit: '×',
				least: 1.8,
				...interval( found ),
			},
		];
	} finally {
		await machines.end();
	}
}
