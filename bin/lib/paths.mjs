// Paths that all scripts share.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(
	dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

export const inRoot = ( ...parts ) => join( root, ...parts );

/** Everything downloaded or made on this machine; git ignores it. */
export const workspace = inRoot( '.wordpress' );

/** WordPress, its translations, WP-CLI and the SQLite driver, unpacked. */
export const runtime = join( workspace, 'runtime' );
