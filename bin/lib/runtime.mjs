// WordPress, its translations, WP-CLI and the SQLite driver: one download from npm, checked and unpacked.
import { createHash } from 'node:crypto';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { Problem } from './console.mjs';
import { runtime, workspace } from './paths.mjs';
import { run } from './processes.mjs';
import { isStamped, stamp } from './stamp.mjs';

const source = 'wp-studio@1.22.0';
const sha512 =
	'boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==';
const folder = 'package/dist/cli/wp-files';

/** Path in the package → name here. */
const wanted = {
	'latest/wordpress': 'wordpress',
	'latest/languages': 'languages',
	'wp-cli': 'wp-cli',
	'sqlite-database-integration': 'sqlite-database-integration',
};

/** @return {Promise<string>} What was done. */
export async function unpackRuntime() {
	const file = join( runtime, '.stamp' );
	if ( isStamped( file, sha512 ) ) {
		return 'up to date';
	}
	mkdirSync( workspace, { recursive: true } );
	const temporary = mkdtempSync( join( workspace, 'download-' ) );
	try {
		await download( temporary );
		rmSync( runtime, { recursive: true, force: true } );
		mkdirSync( runtime );
		for ( const [ from, to ] of Object.entries( wanted ) ) {
			renameSync( join( temporary, folder, from ), join( runtime, to ) );
		}
	} finally {
		rmSync( temporary, { recursive: true, force: true } );
	}
	stamp( file, sha512 );
	return 'downloaded';
}

async function download( temporary ) {
	await run( 'npm', [
		'pack',
		source,
		'--silent',
		'--pack-destination',
		temporary,
	] );
	const name = readdirSync( temporary ).find( ( entry ) =>
		entry.endsWith( '.tgz' )
	);
	const archive = join( temporary, name ?? '' );
	const found = createHash( 'sha512' )
		.update( readFileSync( archive ) )
		.digest( 'base64' );
	if ( found !== sha512 ) {
		throw new Problem(
			`The download of ${ source } has an unexpected checksum: nothing of it was used.`
		);
	}
	await run( 'tar', [
		'-xzf',
		archive,
		'-C',
		temporary,
		...Object.keys( wanted ).map( ( path ) => `${ folder }/${ path }` ),
	] );
}
