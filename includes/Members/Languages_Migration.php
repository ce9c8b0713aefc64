<?php
/**
 * Brings members' languages to one key and one spelling: `fr` instead of `fr_FR`, and nothing beside it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

/**
 * Names keys and languages by itself, so that it stays as it is when the code changes.
 */
final class Languages_Migration {

	/**
	 * Runs it. It may run twice.
	 */
	public static function run(): void {
		global $wpdb;
		$wpdb->query(
			"UPDATE {$wpdb->usermeta} SET meta_value = CASE WHEN LOWER( SUBSTR( meta_value, 1, 2 ) ) IN ( 'en', 'fr', 'de', 'it' ) THEN LOWER( SUBSTR( meta_value, 1, 2 ) ) ELSE '' END
			WHERE meta_key = 'design_marketplace_locale' AND meta_value NOT IN ( '', 'en', 'fr', 'de', 'it' )"
		);
		$users = $wpdb->get_col( "SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = 'design_marketplace_locale' AND meta_value <> ''" );
		foreach ( array_chunk( array_map( 'intval', $users ), 500 ) as $chunk ) {
			$ids = implode( ',', $chunk );
			$wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE meta_key = 'locale' AND user_id IN ( {$ids} )" ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		}
		wp_cache_flush();
	}
}
