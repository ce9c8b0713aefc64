// An operator's work on their own sites: install the zip, run commands, look at the result.
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../bin/lib/paths.mjs';
import { run, stop, stopAll } from '../../bin/lib/processes.mjs';
import {
	clearSandbox,
	makeBareSite,
	testFolder,
} from '../../bin/lib/sandbox.mjs';
import { serveSite } from '../../bin/lib/serve.mjs';
import { debugLog } from '../../bin/lib/site.mjs';
import { command } from '../../bin/lib/wp.mjs';
import { demoPackage, makeZip } from '../../bin/lib/zip.mjs';

export const slug = 'design-marketplace';

/** The zip under test. The suite names it; otherwise it is packed from the build. */
let zip = process.env.ZIP ? Promise.resolve( process.env.ZIP ) : undefined;
export const theZip = () => ( zip ??= makeZip() );

/** Seeds its demo content. The file is packed with the zip. */
export const seed = [ 'seed', `--package=${ demoPackage }` ];

/**
 * Unpacks a zip as WordPress does.
 *
 * @param {string} file
 * @param {string} folder Emptied first.
 */
export async function unpack( file, folder ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	await run( 'php', [
		'-r',
		'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1], ZipArchive::CHECKCONS ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );',
		'--',
		file,
		folder,
	] );
}

/**
 * A person at the command line of a site.
 *
 * @param {Object} settings See settingsFrom().
 */
export function operator( settings ) {
	const { siteDir, url } = settings;
	const wp = async ( ...args ) => {
		const { code, stdout, output } = await command(
			siteDir,
			{ check: false },
			...args
		);
		return { code, stdout: stdout.trim(), output: output.trim() };
	};
	const must = async ( ...args ) => {
		const { code, stdout, output } = await wp( ...args );
		if ( code !== 0 ) {
			throw new Error( `wp ${ args.join( ' ' ) }: ${ output }` );
		}
		return stdout;
	};
	return {
		siteDir,
		url,
		wp,
		/** Runs the command, which must succeed. */
		must,
		/** Runs several in one process, one after the other, whatever comes of them. What ends with halt() leaves a buffer open. */
		many: async ( ...lines ) => {
			const sent = Buffer.from( JSON.stringify( lines ) );
			const said = await must(
				'eval',
				`$ends = array_map( function ( $line ) {
					ob_start();
					$level = ob_get_level();
					$end   = WP_CLI::runcommand( $line, array( 'launch' => false, 'exit_error' => false, 'return' => 'all' ) );
					for ( $said = $end->stdout; ob_get_level() >= $level; ) { $said = ob_get_clean() . $said; }
					return array( 'code' => $end->return_code, 'stdout' => trim( $said ), 'output' => trim( "$said\n{$end->stderr}" ) );
				}, json_decode( base64_decode( '${ sent.toString( 'base64' ) }' ) ) );
				echo "\n", wp_json_encode( $ends );`
			);
			return JSON.parse( said.split( '\n' ).at( -1 ) );
		},
		json: async ( ...args ) => JSON.parse( await must( ...args ) ),
		/** The site's answer to a request. */
		get: ( path, options ) =>
			fetch( `${ url }${ path }`, { redirect: 'manual', ...options } ),
		path: ( path ) => join( siteDir, path ),
		complaints: () => debugLog( siteDir ),
	};
}

/**
 * Makes a new WordPress, and installs the zip if wanted.
 *
 * @param {string}  name
 * @param {Object}  [options]
 * @param {boolean} [options.plugin] Install and activate the zip.
 * @param {Object}  [options.env]    As for "npm start".
 */
export async function newSite( name, { plugin = true, env } = {} ) {
	const settings = await makeBareSite( name, env );
	const person = operator( settings );
	if ( plugin ) {
		await person.must( 'plugin', 'install', await theZip(), '--activate' );
	}
	return Object.assign( person, { settings } );
}

/**
 * Serves a site while the work runs.
 *
 * @param {Object}              site Result of newSite().
 * @param {() => Promise<void>} work
 */
export async function served( site, work ) {
	const web = await serveSite( site.settings );
	try {
		await work();
	} finally {
		await stop( web );
	}
}

/** Makes the site a network, with the lines that WordPress shows for wp-config.php. */
export async function makeNetwork( site ) {
	await site.must(
		'core',
		'multisite-convert',
		'--title=Network',
		'--skip-config'
	);
	const config = site.path( 'wp-config.php' );
	const constants = {
		MULTISITE: true,
		SUBDOMAIN_INSTALL: false,
		DOMAIN_CURRENT_SITE: new URL( site.url ).host,
		PATH_CURRENT_SITE: '/',
		SITE_ID_CURRENT_SITE: 1,
		BLOG_ID_CURRENT_SITE: 1,
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`define( '${ name }', ${ JSON.stringify( value ) } );\n`
	);
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace(
			'<?php\n',
			`<?php\n${ lines.join( '' ) }`
		)
	);
}

/** A folder for a test's own files. */
export const scratch = ( name ) => {
	const folder = testFolder( name );
	mkdirSync( dirname( folder ), { recursive: true } );
	return folder;
};

/**
 * The plugin as it was at a commit, with today's front end and libraries.
 *
 * @param {string} commit
 * @return {Promise<string>} Its folder.
 */
export async function versionOf( commit ) {
	const folder = join( scratch( commit ), slug );
	mkdirSync( folder, { recursive: true } );
	await run( 'sh', [
		'-c',
		`git archive ${ commit } plugin.php uninstall.php includes | tar -xf - -C "$1"`,
		'--',
		folder,
	] );
	cpSync( inRoot( 'build' ), join( folder, 'build' ), { recursive: true } );
	cpSync( inRoot( 'vendor/firebase' ), join( folder, 'vendor/firebase' ), {
		recursive: true,
	} );
	writeFileSync(
		join( folder, 'vendor/autoload.php' ),
		`<?php
spl_autoload_register( function ( $name ) {
	foreach ( array( 'DesignMarketplace\\\\' => 'includes/', 'Firebase\\\\JWT\\\\' => 'vendor/firebase/php-jwt/src/' ) as $prefix => $path ) {
		if ( 0 === strpos( $name, $prefix ) ) { require dirname( __DIR__ ) . '/' . $path . str_replace( '\\\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php'; }
	}
} );
`
	);
	return folder;
}

/** Ends and removes everything. Call it after the last test. */
export async function leave() {
	await stopAll();
	clearSandbox();
}

/** The project's own files, tracked or not yet, without the files that git ignores. */
export async function projectFiles() {
	const { stdout } = await run( 'git', [
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		'-z',
	] );
	return stdout
		.split( '\0' )
		.filter( ( path ) => path && existsSync( inRoot( path ) ) );
}
