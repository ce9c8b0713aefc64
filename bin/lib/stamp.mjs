// Stores the input a step was done for, so that the step is only repeated for another input.
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

function* filesUnder( path ) {
	if ( ! existsSync( path ) ) {
		return;
	}
	if ( ! statSync( path ).isDirectory() ) {
		yield path;
		return;
	}
	for ( const name of readdirSync( path ).sort() ) {
		yield* filesUnder( join( path, name ) );
	}
}

/**
 * One hash over files, folders and plain values.
 *
 * @param {string[]} paths    Relative to the root or absolute; missing ones count as such.
 * @param {...any}   [values] Whatever else the step depends on.
 */
export function fingerprint( paths, ...values ) {
	const hash = createHash( 'sha256' );
	for ( const path of paths ) {
		for ( const file of filesUnder( join( root, path ) ) ) {
			hash.update( `${ relative( root, file ) }\0` );
			hash.update( readFileSync( file ) );
		}
	}
	hash.update( JSON.stringify( values ) );
	return hash.digest( 'hex' );
}

/**
 * @param {string} file  The stamp. It lies inside the step's result, so that both are deleted together.
 * @param {string} print
 */
export const isStamped = ( file, print ) =>
	existsSync( file ) && readFileSync( file, 'utf8' ) === print;

/**
 * @param {string} file
 * @param {string} print
 */
export function stamp( file, print ) {
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync( file, print );
}
