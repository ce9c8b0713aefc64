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

/**
 * A JPEG with an EXIF orientation: its pixels are stored rotated.
 *
 * @param {Buffer} jpeg        JPEG without EXIF data.
 * @param {number} orientation EXIF's number; 6 is a quarter turn to the right.
 * @return {Buffer} File content.
 */
export function turned( jpeg, orientation ) {
	const exif = Buffer.from(
		// TIFF of one entry: tag 0x0112, one short.
		'457869660000' +
			'4d4d002a00000008' +
			'0001' +
			'0112000300000001' +
			'00000000' +
			'00000000',
		'hex'
	);
	exif.writeUInt16BE( orientation, 24 );
	const head = Buffer.from( [ 0xff, 0xe1, 0, exif.length + 2 ] );
	return Buffer.concat( [
		jpeg.subarray( 0, 2 ),
		head,
		exif,
		jpeg.subarray( 2 ),
	] );
}
