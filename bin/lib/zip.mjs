// The installable plugin: "files" of package.json, with Composer's packages of production under the plugin's namespace. The demo content is another zip.
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from './console.mjs';
import { inRoot, workspace } from './paths.mjs';
import { run } from './processes.mjs';
import { writeZip } from './zip-file.mjs';

const slug = 'design-marketplace';

/** The most bytes the plugin's zip may have: its present size and a tenth more. */
export const mostBytes = 4_250_000;

/** The package for "seed --package". */
export const demoPackage = inRoot( `${ slug }-demo.zip` );

const demoFolder = 'includes/Desk/Cli/demo';

const json = ( path ) => JSON.parse( readFileSync( path, 'utf8' ) );

/** Development's own: never shipped. */
const isLeftOut = ( path ) =>
	path === inRoot( demoFolder ) ||
	basename( path ).startsWith( '.' ) ||
	/\.map$|\.test\.tsx?$|^licenses\.json$/.test( basename( path ) );

/**
 * Composer's packages of production, with their dependencies.
 *
 * @return {string[]} Their names.
 */
function productionPackages() {
	const { packages } = json( inRoot( 'vendor/composer/installed.json' ) );
	const found = new Set();
	const add = ( requirements ) => {
		for ( const name of Object.keys( requirements ?? {} ) ) {
			const installed = packages.find( ( entry ) => entry.name === name );
			if ( installed && ! found.has( name ) ) {
				found.add( name );
				add( installed.require );
			}
		}
	};
	add( json( inRoot( 'composer.json' ) ).require );
	return [ ...found ].sort();
}

function copyPackages( stage ) {
	for ( const name of productionPackages() ) {
		const from = inRoot( 'vendor', name );
		const to = join( stage, 'vendor', name );
		for ( const part of [ 'src', 'composer.json', 'LICENSE' ] ) {
			cpSync( join( from, part ), join( to, part ), { recursive: true } );
		}
	}
}

/**
 * Writes the demo's zip, and its hash beside the plugin's commands, which check it.
 *
 * @param {string} stage Folder of the plugin.
 */
function packDemo( stage ) {
	rmSync( demoPackage, { force: true } );
	writeZip( inRoot( demoFolder ), basename( demoFolder ), demoPackage );
	const bytes = readFileSync( demoPackage );
	const facts = {
		name: basename( demoPackage ),
		bytes: bytes.length,
		sha256: createHash( 'sha256' ).update( bytes ).digest( 'hex' ),
	};
	writeFileSync(
		join( stage, `${ demoFolder }-package.json` ),
		JSON.stringify( facts )
	);
}

/** @return {Promise<string>} The path of the plugin's zip, in the root of the checkout; the demo's lies beside it. */
export async function makeZip() {
	const stage = join( workspace, 'zip', String( process.pid ), slug );
	const zip = inRoot( `${ slug }.zip` );
	rmSync( stage, { recursive: true, force: true } );
	mkdirSync( stage, { recursive: true } );
	try {
		for ( const name of json( inRoot( 'package.json' ) ).files ) {
			if ( name !== 'vendor' && existsSync( inRoot( name ) ) ) {
				cpSync( inRoot( name ), join( stage, name ), {
					recursive: true,
					filter: ( path ) => ! isLeftOut( path ),
				} );
			}
		}
		copyPackages( stage );
		packDemo( stage );
		await run( 'php', [ inRoot( 'bin/lib/pack.php' ), stage ] );
		rmSync( zip, { force: true } );
		writeZip( stage, slug, zip );
	} finally {
		rmSync( join( workspace, 'zip', String( process.pid ) ), {
			recursive: true,
			force: true,
		} );
	}
	const { size } = statSync( zip );
	if ( size > mostBytes ) {
		throw new Problem(
			`The zip has ${ size } bytes; ${ mostBytes } is the most.`
		);
	}
	return zip;
}
