// Commands on the site.
import { execFileSync } from 'node:child_process';

/** Runs a WP-CLI command and returns its output. */
export const wp = ( ...args: string[] ): string =>
	execFileSync( 'bin/wp', args, {
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		maxBuffer: 256 * 1024 * 1024,
	} ).trim();

/** Lets the hour be over that a company's jobs wait for each other; returns how many waited. */
export const letTheHourEnd = ( company: number ): number =>
	Number(
		wp(
			'eval',
			`global $wpdb; echo (int) $wpdb->query( "UPDATE {$wpdb->prefix}dmkt_alert_news SET created_gmt = '2026-01-01 00:00:00' WHERE kind = 'jobs' AND matched = 0 AND thing_id IN ( SELECT ID FROM {$wpdb->posts} WHERE post_author = ${ company } )" );`
		)
	);

/** Remembers options. The returned function restores them, and deletes those that did not exist. */
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
