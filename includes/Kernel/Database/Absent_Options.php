<?php
/** Reads in one query the options that WordPress looks for in every request and rarely finds, and those that are not autoloaded. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

/** Without an object cache each of these options is a query of its own. See docs/decisions/absent-options.md. */
final class Absent_Options {

	private const NAMES = array( 'WPLANG', 'theme_switched', 'current_theme', 'medium_crop', 'medium_large_crop', 'large_crop' );

	/** @param string ...$needed Options that requests of members need. */
	public static function read( string ...$needed ): void {
		// With an object cache WordPress remembers which options do not exist.
		if ( ! wp_using_ext_object_cache() ) {
			wp_prime_option_caches( array( ...self::NAMES, ...array_values( $needed ), 'theme_mods_' . get_option( 'stylesheet' ) ) );
		}
	}
}
