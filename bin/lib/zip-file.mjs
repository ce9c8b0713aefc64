// Writes a zip whose bytes depend on the files alone: sorted, of one date, without owners.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The earliest time a zip can store. Zips have local times without a zone. */
const mtime = new Date( 1980, 0, 1 );

const unix = 3;

/** A file everybody may read and its owner write. */
const attrs = 0o100644 * 0x10000;

const byBytes = ( a, b ) =>
	Buffer.compare( Buffer.from( a ), Buffer.from( b ) );

/**
 * @param {string} folder
 * @param {string} [below]
 * @return {string[]} The files' paths below the folder.
 */
export function filesIn( folder, below = '' ) {
	return readdirSync( join( folder, below ), { withFileTypes: true } )
		.flatMap( ( entry ) => {
			const path = below ? `${ below }/${ entry.name }` : entry.name;
			return entry.isDirectory() ? filesIn( folder, path ) : [ path ];
		} )
		.sort( byBytes );
}

/**
 * @param {string} folder Its name is the first part of each path in the zip.
 * @param {string} prefix That name.
 * @param {string} zip    File to write.
 */
export function writeZip( folder, prefix, zip ) {
	const files = Object.fromEntries(
		filesIn( folder ).map( ( path ) => [
			`${ prefix }/${ path }`,
			readFileSync( join( folder, path ) ),
		] )
	);
	writeFileSync(
		zip,
		zipSync( files, { level: 9, mtime, os: unix, attrs } )
	);
}
