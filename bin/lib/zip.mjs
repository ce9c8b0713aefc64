// The installable plugin: what package.json calls "files", with the packages of production under a namespace of ours. Its demo content is a zip of its own.
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

/** The most bytes the plugin's zip may have: what it has, and a tenth more. */
export const mostBytes = 3_030_000;

/** What "seed --package" takes. */
export const demoPackage = inRoot( `${ slug }-demo.zip` );

const demoFolder = 'includes/Cli/demo';

const json = ( path ) => JSON.parse( readFileSync( path, 'utf8' ) );

/** Development's own: never shipped. */
const isLeftOut = ( path ) =>
	path === inRoot( demoFolder ) ||
	basename( path ).startsWith( '.' ) ||
	/\.(map|pot|po)$|\.test\.tsx?$|^licenses\.json$/.test( basename( path ) );

/**
 * Composer's packages of production, and what they need in turn.
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
 * Writes the demo's zip, and beside the plugin's commands by what they know it again.
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
