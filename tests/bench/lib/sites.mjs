// The bench's sites: the same plugin on MariaDB or SQLite with as many members as asked for, behind nginx and PHP-FPM.
import {
	cpSync,
	existsSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { inRoot, workspace } from '../../../bin/lib/paths.mjs';
import { run } from '../../../bin/lib/processes.mjs';
import { settingsFrom } from '../../../bin/lib/settings.mjs';
import {
	configureSite,
	installSite,
	seedSite,
	siteFiles,
} from '../../../bin/lib/site.mjs';
import { wp } from '../../../bin/lib/wp.mjs';

export const folder = join( workspace, 'bench' );

/** Ids tests/bench/php/seed.php gives. */
export const ids = {
	designer: 1001,
	company: 1002,
	// Up to here the random writes leave members as they are: other figures are measured with them.
	spared: 1010,
	skill: 1001,
	mission: { hundred: 2_900_000, crowd: 2_900_001, nobody: 2_900_002 },
};

/**
 * A site with members, indexed.
 *
 * @param {string} name
 * @param {Object} options
 * @param {number} options.members
 * @param {string} [options.host]  DB_HOST of a MariaDB; SQLite without.
 */
export async function benchSite( name, { members, host } ) {
	const settings = await emptySite( name, host );
	const { siteDir } = settings;
	cpSync(
		inRoot( 'tests/bench/php/bench.php' ),
		join( siteDir, 'wp-content/mu-plugins/bench.php' )
	);
	const began = performance.now();
	await fill( settings, members );
	const filled = ( performance.now() - began ) / 1000;
	const index = await reindex( settings );
	return { ...settings, members, filled, index, tokenOf: tokens( siteDir ) };
}

/**
 * A drop-in of the bench, and a word in wp-config.php where it finds its server; the last word counts.
 *
 * @param {string} siteDir
 * @param {string} name     File in tests/bench/php, called as WordPress calls it.
 * @param {string} constant
 * @param {string} socket
 */
export function dropIn( siteDir, name, constant, socket ) {
	cpSync(
		inRoot( `tests/bench/php/${ name }` ),
		join( siteDir, 'wp-content', name )
	);
	const config = join( siteDir, 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace(
			'<?php',
			`<?php\ndefined( '${ constant }' ) || define( '${ constant }', '${ socket }' );`
		)
	);
}

/**
 * A site with the demo content, whose pictures are there to be seen.
 *
 * @param {string} name
 * @param {string} host DB_HOST of a MariaDB.
 */
export async function demoSite( name, host ) {
	const settings = await emptySite( name, host );
	await seedSite( settings );
	return settings;
}

async function emptySite( name, host ) {
	const settings = settingsFrom( {
		SITE_DIR: join( folder, name ),
		PORT: String( await getPort() ),
		MAIL_SMTP_PORT: String( await getPort() ),
		RATE_LIMITS: 'off',
		...( host
			? { DB: 'mysql', DB_HOST: host, DB_NAME: `bench_${ name }` }
			: {} ),
	} );
	// As on a host: nothing is logged.
	Object.assign( settings.constants, {
		WP_DEBUG: false,
		WP_DEBUG_LOG: false,
	} );
	rmSync( settings.siteDir, { recursive: true, force: true } );
	await siteFiles( settings );
	await configureSite( settings );
	await installSite( settings );
	return settings;
}

const fill = ( settings, members ) =>
	fillWith( settings, inRoot( 'tests/bench/php/seed.php' ), members );

/**
 * Fills a site's database by a program that takes it and the number of members.
 *
 * @param {Object} settings See benchSite().
 * @param {string} program
 * @param {number} members
 */
export async function fillWith( { siteDir, database }, program, members ) {
	const file = join( siteDir, 'wp-content/database/.ht.sqlite' );
	const dsn =
		database.kind === 'mysql'
			? `mysql:unix_socket=${ database.host.split( ':' )[ 1 ] };dbname=${ database.name };charset=utf8mb4`
			: `sqlite:${ file }`;
	if ( database.kind === 'sqlite' && ! existsSync( file ) ) {
		throw new Error( `${ file } is not there` );
	}
	await run( 'php', [
		program,
		dsn,
		database.user ?? '',
		database.password ?? '',
		String( members ),
	] );
}

/** Builds the lists' own table; says how long it took and the memory above what WP-CLI itself needs. */
async function reindex( { siteDir } ) {
	const { stdout } = await wp(
		siteDir,
		'eval',
		`$base = memory_get_peak_usage(); $began = microtime( true );
		( new DesignMarketplace\\Directory\\Indexer() )->rebuild();
		echo wp_json_encode( array( 'seconds' => microtime( true ) - $began, 'bytes' => memory_get_peak_usage() - $base, 'peak' => memory_get_peak_usage() ) );`
	);
	return JSON.parse( stdout );
}

const tokens = ( siteDir ) => async ( id ) => {
	const { stdout } = await wp(
		siteDir,
		'eval',
		`echo DesignMarketplace\\People\\Auth\\Tokens::issue( get_userdata( ${ Number( id ) } ) );`
	);
	return { Authorization: `Bearer ${ stdout.trim() }` };
};
