// Fails when what every page loads first grows over its limit, compressed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/paths.mjs';

/** KiB, gzip. */
const limits = [
	{ what: 'JavaScript', files: [ 'index.js' ], limit: 60 },
	{ what: 'CSS', files: [ 'index.css', 'style-index.css' ], limit: 10 },
];

for ( const { what, files, limit } of limits ) {
	const size = files
		.map( ( name ) => join( root, 'build', name ) )
		.filter( ( file ) => existsSync( file ) )
		.reduce(
			( sum, file ) => sum + gzipSync( readFileSync( file ) ).length,
			0
		);
	const kib = ( size / 1024 ).toFixed( 1 );
	const good = size > 0 && size <= limit * 1024;
	console.log(
		`${ what } of the first load: ${ kib } KiB of ${ limit } KiB${
			good ? '' : ': too much, or nothing at all'
		}`
	);
	process.exitCode ||= good ? 0 : 1;
}
