<?php
/**
 * The key tokens are signed with: a constant of wp-config.php, else 64 random bytes made once.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

/**
 * The generated key is kept in an option that is not loaded with the others, so that it is in no dump of them.
 */
final class Secret {

	public const OPTION   = 'design_marketplace_jwt_secret';
	public const CONSTANT = 'DESIGN_MARKETPLACE_JWT_SECRET';

	/**
	 * HS256 takes keys from 256 bits on.
	 */
	public const MIN_BYTES = 32;

	/**
	 * The key, null when the configured one is too short to be used.
	 */
	public static function key(): ?string {
		$key = self::is_configured() ? (string) constant( self::CONSTANT ) : self::generated();
		return strlen( $key ) < self::MIN_BYTES ? null : $key;
	}

	/**
	 * Whether wp-config.php names a key.
	 */
	public static function is_configured(): bool {
		return defined( self::CONSTANT ) && '' !== constant( self::CONSTANT );
	}

	private static function generated(): string {
		global $wpdb;
		$key = get_option( self::OPTION );
		if ( is_string( $key ) && '' !== $key ) {
			return $key;
		}
		// add_option() overwrites what another request has just written; the first key must win.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::OPTION, bin2hex( random_bytes( 64 ) ) ) );
		wp_cache_delete( self::OPTION, 'options' );
		$absent = wp_cache_get( 'notoptions', 'options' );
		if ( is_array( $absent ) && isset( $absent[ self::OPTION ] ) ) {
			unset( $absent[ self::OPTION ] );
			wp_cache_set( 'notoptions', $absent, 'options' );
		}
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
	}
}
