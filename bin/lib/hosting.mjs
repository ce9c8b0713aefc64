// Standard hosting on a site's folder: nginx in front of PHP-FPM, with the very snippets the README prints.
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './console.mjs';
import { inRoot } from './paths.mjs';
import { listens } from './ports.mjs';
import { start, stop } from './processes.mjs';
import { needHosting } from './tools.mjs';

const isRoot = process.getuid?.() === 0;
const pause = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/**
 * A fenced snippet of the README: the check runs the printed text.
 *
 * @param {string} language The word after the fence's three backticks.
 */
export function snippet( language ) {
	const found = readFileSync( inRoot( 'README.md' ), 'utf8' ).match(
		new RegExp( `^ *\`\`\`${ language }\\n(.*?)^ *\`\`\``, 'ms' )
	);
	if ( ! found ) {
		throw new Problem( `README.md has no snippet in ${ language }.` );
	}
	return found[ 1 ];
}

/** Replaces a directive's value; one that isn't there is a mistake of the snippet. */
function directive( text, name, value ) {
	const pattern = new RegExp( `\\b${ name } [^;]+;`, 'g' );
	if ( ! pattern.test( text ) ) {
		throw new Problem( `The nginx snippet has no "${ name }".` );
	}
	return text.replace( pattern, `${ name } ${ value };` );
}

/**
 * The README's server block for this site.
 *
 * @param {Object} site
 * @param {number} site.port
 * @param {string} site.siteDir
 * @param {string} site.upstream  Socket or address of PHP-FPM.
 * @param {string} [site.address] Where it listens.
 */
export function serverBlock( {
	port,
	siteDir,
	upstream,
	address = '127.0.0.1',
} ) {
	let text = snippet( 'nginx' );
	text = directive( text, 'listen', `${ address }:${ port }` );
	text = directive( text, 'server_name', 'localhost' );
	text = directive( text, 'root', siteDir );
	return directive( text, 'fastcgi_pass', upstream );
}

const nginxConf = ( folder, http ) => `
daemon off;
${ isRoot ? 'user root;' : '' }
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log;
events { worker_connections 1024; }
http {
	include /etc/nginx/mime.types;
	default_type application/octet-stream;
	access_log off;
	sendfile on;
	keepalive_requests 100000;
	client_body_temp_path ${ folder }/body;
	proxy_temp_path ${ folder }/proxy;
	fastcgi_temp_path ${ folder }/fastcgi;
	uwsgi_temp_path ${ folder }/uwsgi;
	scgi_temp_path ${ folder }/scgi;
	gzip on;
	gzip_comp_level 5;
	gzip_types text/css application/javascript application/json image/svg+xml;
${ http }
}
`;

const fpmConf = ( { folder, socket, workers, ini } ) => `
[global]
error_log = ${ folder }/fpm.log
daemonize = no
[www]
${ isRoot ? 'user = root\ngroup = root' : '' }
listen = ${ socket }
pm = static
pm.max_children = ${ workers }
clear_env = yes
catch_workers_output = yes
${ Object.entries( ini )
	.map( ( [ name, value ] ) => `php_admin_value[${ name }] = ${ value }` )
	.join( '\n' ) }
`;

/** The README's settings for PHP, and a log that is not shown. */
const phpIni = () => ( {
	...Object.fromEntries(
		snippet( 'ini' )
			.split( '\n' )
			.map( ( line ) => line.split( '=' ).map( ( part ) => part.trim() ) )
			.filter( ( [ , value ] ) => value )
	),
	display_errors: '0',
} );

/**
 * PHP-FPM on a socket.
 *
 * @param {string} folder  For its files.
 * @param {Object} options
 * @param {number} options.workers
 * @param {Object} [options.ini]
 */
export async function startFpm( folder, { workers, ini = {} } ) {
	const { fpm } = await needHosting();
	mkdirSync( folder, { recursive: true } );
	// A socket's path may have 107 characters: a checkout's may be longer.
	const socketFolder = mkdtempSync( join( tmpdir(), 'fpm-' ) );
	const socket = join( socketFolder, 'sock' );
	const conf = join( folder, 'fpm.conf' );
	writeFileSync(
		conf,
		fpmConf( { folder, socket, workers, ini: { ...phpIni(), ...ini } } )
	);
	const child = start(
		'PHP-FPM',
		fpm,
		[ '--nodaemonize', ...( isRoot ? [ '-R' ] : [] ), '-y', conf ],
		{ stdio: 'ignore' }
	);
	return {
		upstream: `unix:${ socket }`,
		pid: child.pid,
		async end() {
			await stop( child );
			rmSync( socketFolder, { recursive: true, force: true } );
		},
	};
}

/**
 * nginx with these server blocks.
 *
 * @param {string}   folder For its files.
 * @param {string}   http   Content of http { }.
 * @param {number[]} ports  Ports it will listen on.
 */
export async function startNginx( folder, http, ports ) {
	const { nginx } = await needHosting();
	mkdirSync( folder, { recursive: true } );
	const conf = join( folder, 'nginx.conf' );
	writeFileSync( conf, nginxConf( folder, http ) );
	const child = start( 'nginx', nginx, [ '-p', folder, '-c', conf ], {
		stdio: 'ignore',
	} );
	for ( let i = 0; i < 100 && child.exitCode === null; i++ ) {
		const up = await Promise.all( ports.map( listens ) );
		if ( up.every( Boolean ) ) {
			return { end: () => stop( child ) };
		}
		await pause( 100 );
	}
	throw new Problem(
		'nginx did not start.',
		readFileSync( join( folder, 'nginx.log' ), 'utf8' )
	);
}

/**
 * A site behind nginx and PHP-FPM.
 *
 * @param {Object} settings          See settingsFrom().
 * @param {Object} [options]
 * @param {number} [options.workers] PHP processes.
 * @return {Promise<{end: () => Promise<void>}>} How to end both.
 */
export async function startHosting( { siteDir, port }, { workers = 4 } = {} ) {
	const folder = join( siteDir, '.hosting' );
	const fpm = await startFpm( folder, { workers } );
	const block = serverBlock( { port, siteDir, upstream: fpm.upstream } );
	const nginx = await startNginx( folder, block, [ port ] );
	return {
		async end() {
			await nginx.end();
			await fpm.end();
		},
	};
}
