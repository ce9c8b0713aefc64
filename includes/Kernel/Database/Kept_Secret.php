<?php
/** Random bytes that are made once for a site and kept in an option. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

/** The option is not autoloaded, so that no dump of all options contains it. */
final class Kept_Secret {

	/**
	 * The bytes, in hexadecimal.
	 * @param int $bytes How many are made.
	 */
	public static function of( string $option, int $bytes ): string {
		$secret = get_option( $option );
		if ( is_string( $secret ) && '' !== $secret ) {
			return $secret;
		}
		// add_option() overwrites what another request has just written; the first secret must win.
		Sql::write(
			"INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			$option,
			bin2hex( random_bytes( max( 1, $bytes ) ) )
		);
		wp_cache_delete( $option, 'options' );
		$absent = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $absent ) && isset( $absent[ $option ] ) ) {
			unset( $absent[ $option ] );
			wp_cache_set( 'notoptions', $absent, 'options' );
		}
		return (string) Sql::value( 'SELECT option_value FROM {options} WHERE option_name = %s', $option );
	}
}
