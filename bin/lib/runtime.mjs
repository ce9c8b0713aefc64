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

/** @return {Promise<string>} Result in a few words. */
export async function unpackRuntime() {
	const file = join( runtime, '.stamp' );
	if ( isStamped( file, sha512 ) ) {
		return 'up to date';
	}
	mkdirSync( workspace, { recursive: true } );
	const temporary = mkdtempSync( join( workspace, 'download-' ) );
	try {
		await fetchPackage(
			temporary,
			source,
			sha512,
			Object.keys( wanted ).map( ( path ) => `${ folder }/${ path }` )
		);
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

/**
 * One of npm's packages, checked and opened.
 *
 * @param {string}   temporary Folder to work in.
 * @param {string}   name      Package and version.
 * @param {string}   checksum  Its sha512.
 * @param {string[]} paths     Paths to unpack.
 */
export async function fetchPackage( temporary, name, checksum, paths ) {
	await run( 'npm', [
		'pack',
		name,
		'--silent',
		'--pack-destination',
		temporary,
	] );
	const file = readdirSync( temporary ).find( ( entry ) =>
		entry.endsWith( '.tgz' )
	);
	const archive = join( temporary, file ?? '' );
	const found = createHash( 'sha512' )
		.update( readFileSync( archive ) )
		.digest( 'base64' );
	if ( found !== checksum ) {
		throw new Problem(
			`The download of ${ name } has an unexpected checksum: nothing of it was used.`
		);
	}
	await run( 'tar', [ '-xzf', archive, '-C', temporary, ...paths ] );
}
