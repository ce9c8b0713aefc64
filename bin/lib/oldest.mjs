// The oldest WordPress the plugin supports: a build made for the browser, put together again as PHP has it.
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './paths.mjs';
import { run } from './processes.mjs';
import { fetchPackage } from './runtime.mjs';
import { isStamped, stamp } from './stamp.mjs';

const source = '@wp-playground/wordpress-builds@0.9.19';
const sha512 =
	'dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

export const oldestVersion = '6.6';

export const oldest = join( workspace, 'oldest' );

const unzip =
	'$zip = new ZipArchive(); exit( true === $zip->open( $argv[1] ) && $zip->extractTo( $argv[2] ) ? 0 : 1 );';

/** @return {Promise<string>} Result in a few words. */
export async function unpackOldest() {
	const file = join( oldest, '.stamp' );
	if ( isStamped( file, sha512 ) ) {
		return 'up to date';
	}
	const temporary = mkdtempSync( join( workspace, 'download-' ) );
	const made = join( temporary, 'wordpress' );
	const files = 'package/public/wp-beta';
	const code = 'package/src/wordpress/wp-beta.zip';
	try {
		await fetchPackage( temporary, source, sha512, [ files, code ] );
		await run( 'php', [
			'-r',
			unzip,
			'--',
			join( temporary, code ),
			made,
		] );
		// Its scripts and styles lie beside it; its database and its configuration are somebody else's.
		cpSync( join( temporary, files ), made, { recursive: true } );
		rmSync( join( made, 'wp-config.php' ), { force: true } );
		for ( const name of [ 'database', 'db.php' ] ) {
			rmSync( join( made, 'wp-content', name ), {
				recursive: true,
				force: true,
			} );
		}
		rmSync( oldest, { recursive: true, force: true } );
		renameSync( made, oldest );
	} finally {
		rmSync( temporary, { recursive: true, force: true } );
	}
	stamp( file, sha512 );
	return 'downloaded';
}
