// The bench's sites: the same plugin on MariaDB or SQLite with as many members as asked for, behind nginx and PHP-FPM.
import { cpSync, rmSync } from 'node:fs';
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
	applicant: 1003,
	skill: 1001,
	mission: { hundred: 29_000_000, crowd: 29_000_001, quiet: 29_000_002 },
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
	for ( const program of [ 'seed', 'talks' ] ) {
		await fill( settings, program, members );
	}
	const index = await cost( siteDir, 'design-marketplace', 'reindex' );
	return { ...settings, members, index, tokenOf: tokens( siteDir ) };
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

/** Has a command say at its end how much memory it took, and reads that in megabytes. */
export const peak = {
	flag: '--exec=register_shutdown_function( static fn() => fwrite( STDERR, "peak " . memory_get_peak_usage() . "\n" ) );',
	of: ( output ) => Number( output.match( /peak (\d+)/ )[ 1 ] ) / 1e6,
};

/** Runs a command of a site; what it took in seconds and megabytes. */
export async function cost( siteDir, ...line ) {
	const began = performance.now();
	const { output } = await wp( siteDir, peak.flag, ...line );
	return {
		seconds: ( performance.now() - began ) / 1000,
		megabytes: peak.of( output ),
	};
}

/** Fills the database of a site by a program that takes it and the number of members. */
async function fill( { siteDir, database }, program, members ) {
	const dsn =
		database.kind === 'mysql'
			? `mysql:unix_socket=${ database.host.split( ':' )[ 1 ] };dbname=${ database.name };charset=utf8mb4`
			: `sqlite:${ join( siteDir, 'wp-content/database/.ht.sqlite' ) }`;
	await run( 'php', [
		inRoot( `tests/bench/php/${ program }.php` ),
		dsn,
		database.user ?? '',
		database.password ?? '',
		String( members ),
	] );
}

const tokens = ( siteDir ) => async ( id ) => {
	const { stdout } = await wp(
		siteDir,
		'eval',
		`echo DesignMarketplace\\People\\Auth\\Tokens::issue( get_userdata( ${ Number( id ) } ) );`
	);
	return { Authorization: `Bearer ${ stdout.trim() }` };
};
