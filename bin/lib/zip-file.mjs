// Writes a zip whose bytes depend on the files alone: sorted, of one date, without owners.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01 00:00, the first moment a zip can name. */
const date = 0x0021;
const time = 0;

/** Names are UTF-8. */
const flags = 0x0800;
const deflated = 8;

/** Version of the format that knows folders and deflate, made on Unix. */
const version = 20;
const madeOnUnix = 0x0314;

/** A file everybody may read and its owner write. */
const attributes = 0o100644 * 0x10000;

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

const header = ( size, fields ) => {
	const buffer = Buffer.alloc( size );
	for ( const [ at, bytes, value ] of fields ) {
		buffer.writeUIntLE( value, at, bytes );
	}
	return buffer;
};

/** What the header before a file and its line in the directory have in common. */
const common = ( at, { crc, packed, size, name } ) => [
	[ at, 2, version ],
	[ at + 2, 2, flags ],
	[ at + 4, 2, deflated ],
	[ at + 6, 2, time ],
	[ at + 8, 2, date ],
	[ at + 10, 4, crc ],
	[ at + 14, 4, packed.length ],
	[ at + 18, 4, size ],
	[ at + 22, 2, name.length ],
];

/**
 * @param {string} folder Its name is the first part of each path in the zip.
 * @param {string} prefix That name.
 * @param {string} zip    File to write.
 */
export function writeZip( folder, prefix, zip ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const path of filesIn( folder ) ) {
		const content = readFileSync( join( folder, path ) );
		const file = {
			name: Buffer.from( `${ prefix }/${ path }` ),
			crc: crc32( content ),
			packed: deflateRawSync( content, { level: 9 } ),
			size: content.length,
		};
		const before = header( 30, [
			[ 0, 4, 0x04034b50 ],
			...common( 4, file ),
		] );
		directory.push(
			header( 46, [
				[ 0, 4, 0x02014b50 ],
				[ 4, 2, madeOnUnix ],
				...common( 6, file ),
				[ 38, 4, attributes ],
				[ 42, 4, offset ],
			] ),
			file.name
		);
		parts.push( before, file.name, file.packed );
		offset += before.length + file.name.length + file.packed.length;
	}
	const list = Buffer.concat( directory );
	const count = directory.length / 2;
	const end = header( 22, [
		[ 0, 4, 0x06054b50 ],
		[ 8, 2, count ],
		[ 10, 2, count ],
		[ 12, 4, list.length ],
		[ 16, 4, offset ],
	] );
	writeFileSync( zip, Buffer.concat( [ ...parts, list, end ] ) );
}
