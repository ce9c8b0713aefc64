// The programs the scripts need: found, installed where that is ours to do, or asked for in one sentence.
import { existsSync, readFileSync } from 'node:fs';
import { Problem } from './console.mjs';
import { run } from './processes.mjs';

const isRoot = process.getuid?.() === 0;

const attempt = async ( command, args ) => {
	try {
		return await run( command, args, { check: false } );
	} catch {
		return { code: 127, stdout: '', output: '' };
	}
};

/** PHP extension → the Debian package that brings it, without its "php-". */
const extensions = {
	mbstring: 'mbstring',
	intl: 'intl',
	dom: 'xml',
	pdo_sqlite: 'sqlite3',
	gd: 'gd',
	curl: 'curl',
	mysqli: 'mysql',
	zip: 'zip',
};

/** @return {Promise<{version: string, loaded: string[]}|undefined>} The PHP on the path, if there is one. */
async function php() {
	const { code, stdout } = await attempt( 'php', [
		'-r',
		'echo json_encode( array( "version" => PHP_VERSION, "loaded" => get_loaded_extensions() ) );',
	] );
	return code === 0 ? JSON.parse( stdout ) : undefined;
}

const has = async ( command, ...args ) =>
	( await attempt( command, args ) ).code === 0;

const isDebian = () =>
	existsSync( '/etc/os-release' ) &&
	/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(
		readFileSync( '/etc/os-release', 'utf8' )
	);

/**
 * @param {string[]} packages
 */
const aptLine = ( packages ) =>
	`apt-get update && apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${ packages.join(
		' '
	) }`;

/**
 * Installs Debian packages, or prints the command to type.
 *
 * @param {string[]} packages
 * @param {string}   missing  Name of the missing tool, as the start of the sentence.
 */
async function provide( packages, missing ) {
	if ( ! isDebian() ) {
		throw new Problem(
			`${ missing }: install it with your system's package manager and try again.`
		);
	}
	if ( ! isRoot ) {
		throw new Problem(
			`${ missing }: run "sudo sh -c '${ aptLine( packages ) }'" and try again.`
		);
	}
	const env = {
		...process.env,
		DEBIAN_FRONTEND: 'noninteractive',
		// Installs servers without starting them.
		RUNLEVEL: '1',
	};
	await run( 'sh', [ '-c', aptLine( packages ) ], { env } );
}

/** ClamAV's daemon and its client, for the README's snippet. It comes without signatures. */
export async function needScanner() {
	if (
		! ( await has( 'clamd', '--version' ) ) ||
		! ( await has( 'clamdscan', '--version' ) )
	) {
		await provide( [ 'clamav-daemon', 'clamdscan' ], 'ClamAV' );
	}
}

const compare = ( version, than ) => {
	const [ a, b ] = [ version, than ].map( ( text ) =>
		text.split( '.' ).map( Number )
	);
	return a[ 0 ] - b[ 0 ] || a[ 1 ] - b[ 1 ];
};

/**
 * PHP with its extensions, and Composer.
 *
 * @param {string} [least] The oldest PHP that does.
 * @return {Promise<string>} Version that was found.
 */
export async function needPhp( least = '8.1' ) {
	let found = await php();
	const absent = () =>
		Object.keys( extensions ).filter(
			( name ) => ! found?.loaded.includes( name )
		);
	const composer = await has( 'composer', '--version', '--no-ansi' );
	if ( ! found || absent().length || ! composer ) {
		const words = [
			...( found
				? absent().map( ( name ) => `PHP's ${ name }` )
				: [ 'PHP' ] ),
			...( composer ? [] : [ 'Composer' ] ),
		];
		const packages = [
			'php-cli',
			...( found ? absent() : Object.keys( extensions ) ).map(
				( name ) => `php-${ extensions[ name ] }`
			),
			...( composer ? [] : [ 'composer', 'unzip' ] ),
		];
		await provide( packages, `${ words.join( ', ' ) } missing` );
		found = await php();
	}
	if ( ! found || absent().length ) {
		throw new Problem(
			`The "php" on the path lacks ${
				absent().join( ', ' ) || 'everything'
			}, and the system's packages don't change that: install these extensions for it.`
		);
	}
	if ( compare( found.version, least ) < 0 ) {
		throw new Problem(
			`PHP ${ least } or newer is needed; the "php" on the path is ${ found.version }.`
		);
	}
	return `PHP ${ found.version }`;
}

/**
 * MariaDB's server, for a throw-away database.
 *
 * @return {Promise<string>} The path or name of mariadbd.
 */
export async function needMariadb() {
	const find = async () => {
		for ( const name of [
			'mariadbd',
			'/usr/sbin/mariadbd',
			'mysqld',
			'/usr/sbin/mysqld',
		] ) {
			if (
				( await attempt( name, [ '--no-defaults', '--version' ] ) )
					.code === 0
			) {
				return name;
			}
		}
	};
	if ( ! ( await find() ) ) {
		await provide( [ 'mariadb-server' ], 'MariaDB is missing' );
	}
	return find();
}

/** @return {Promise<string>} Path of the library by which MariaDB's server joins a Galera cluster. */
export async function needGalera() {
	const paths = [
		'/usr/lib/galera/libgalera_smm.so',
		'/usr/lib64/galera-4/libgalera_smm.so',
	];
	const find = () => paths.find( existsSync );
	if ( ! find() || ! ( await has( 'rsync', '--version' ) ) ) {
		await provide( [ 'galera-4', 'rsync' ], 'Galera is missing' );
	}
	return find();
}

const browsers = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome-stable',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Metrics like Arial's, which the page's stand-in for its typeface is made for. */
async function needFonts() {
	const folders = [ 'liberation', 'liberation2' ].map(
		( name ) => `/usr/share/fonts/truetype/${ name }`
	);
	if ( isDebian() && ! folders.some( ( path ) => existsSync( path ) ) ) {
		await provide(
			[ 'fonts-liberation' ],
			'The Liberation fonts are missing'
		);
	}
}

/** @return {Promise<string>} The path of a Chromium. */
export async function needChromium() {
	await needFonts();
	const find = () =>
		[ process.env.CHROMIUM_PATH, ...browsers ].find(
			( path ) => path && existsSync( path )
		);
	const missing = 'Chromium is missing (or CHROMIUM_PATH not set)';
	if ( ! find() ) {
		// Older systems have no package of the shell alone.
		await provide( [ 'chromium-headless-shell' ], missing ).catch( () =>
			provide( [ 'chromium' ], missing )
		);
	}
	const path = find();
	if ( ! path ) {
		throw new Problem(
			'No Chromium after installing one: set CHROMIUM_PATH to the path of a Chromium or Chrome.'
		);
	}
	return path;
}

/**
 * nginx, PHP-FPM of the same PHP, and Redis, as standard hosting has them.
 *
 * @return {Promise<{nginx: string, fpm: string, redis: string}>} Their paths.
 */
export async function needHosting() {
	const { stdout } = await attempt( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
	const paths = {
		nginx: '/usr/sbin/nginx',
		fpm: `/usr/sbin/php-fpm${ stdout }`,
		redis: '/usr/bin/redis-server',
	};
	const missing = () =>
		Object.values( paths ).filter( ( path ) => ! existsSync( path ) );
	if ( missing().length ) {
		await provide(
			[ 'nginx-light', 'php-fpm', 'redis-server', 'php-redis' ],
			`${ missing().join( ', ' ) } missing`
		);
	}
	if ( missing().length ) {
		throw new Problem( `${ missing().join( ', ' ) } still missing.` );
	}
	return paths;
}
