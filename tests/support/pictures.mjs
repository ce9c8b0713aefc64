// Real pictures made on the spot: no binary files in the tree.
import { crc32, deflateSync } from 'node:zlib';

function chunk( type, data ) {
	const body = Buffer.concat( [ Buffer.from( type, 'latin1' ), data ] );
	const length = Buffer.alloc( 4 );
	length.writeUInt32BE( data.length );
	const sum = Buffer.alloc( 4 );
	sum.writeUInt32BE( crc32( body ) );
	return Buffer.concat( [ length, body, sum ] );
}

/**
 * A PNG of two colour fields.
 *
 * @param {number}   width  Pixels.
 * @param {number}   height Pixels.
 * @param {number[]} colour Red, green, blue of the left field.
 * @return {Buffer} File content.
 */
export function png( width, height, colour = [ 255, 107, 181 ] ) {
	const row = Buffer.alloc( 1 + width * 3 );
	for ( let x = 0; x < width; x++ ) {
		row.set( x < width / 2 ? colour : [ 13, 13, 12 ], 1 + x * 3 );
	}
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	header.set( [ 8, 2, 0, 0, 0 ], 8 );
	return Buffer.concat( [
		Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a ] ),
		chunk( 'IHDR', header ),
		chunk(
			'IDAT',
			deflateSync( Buffer.concat( Array( height ).fill( row ) ) )
		),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/** The picture as a browser would send it. */
export const pngFile = ( width, height, name = 'picture.png', colour ) =>
	new File( [ png( width, height, colour ) ], name, { type: 'image/png' } );
