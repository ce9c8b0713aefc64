// The site's own folder and database, for what no address of it tells.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.SITE_DIR ?? '.wordpress/site';

/** What a command of WP-CLI says. */
export const wp = ( ...args: string[] ): string =>
	execFileSync( 'bin/wp', args, {
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		maxBuffer: 256 * 1024 * 1024,
	} ).trim();

/** The options as they are now; the answer puts them back, and deletes what was none. */
export function keepOptions( ...names: string[] ): () => void {
	const list = names.map( ( name ) => `'${ name }'` ).join();
	const kept: Record< string, unknown > = JSON.parse(
		wp(
			'eval',
			`echo wp_json_encode( array_filter( array_combine( [ ${ list } ], array_map( fn( $name ) => get_option( $name, false ), [ ${ list } ] ) ), fn( $value ) => false !== $value ), JSON_FORCE_OBJECT );`
		)
	);
	return () =>
		names.forEach( ( name ) =>
			name in kept
				? wp(
						'option',
						'update',
						name,
						JSON.stringify( kept[ name ] ),
						'--format=json'
					)
				: wp( 'option', 'delete', name )
		);
}

/** Defines a constant, as wp-config.php would; the answer takes it away. */
export function defineConstant( name: string, value: string ): () => void {
	const file = join( folder, `wp-content/mu-plugins/${ name }.php` );
	writeFileSync( file, `<?php define( '${ name }', '${ value }' );` );
	return () => rmSync( file );
}
