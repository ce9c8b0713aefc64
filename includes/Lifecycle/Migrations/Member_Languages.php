<?php
/**
 * Members' languages are kept once and in two letters: `fr` instead of `fr_FR`, and nothing beside it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;

final class Member_Languages extends Migration {

	private const BATCH = 500;

	/**
	 * Brings the next members over. A language that is not ours stays where WordPress keeps it.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = 'design_marketplace_locale' AND user_id > %d ORDER BY user_id LIMIT %d",
					(int) $after,
					self::BATCH
				)
			)
		);
		if ( ! $ids ) {
			return null;
		}
		$list = implode( ',', $ids );
		// phpcs:disable WordPress.DB.PreparedSQL -- integers.
		$wpdb->query(
			"UPDATE {$wpdb->usermeta} SET meta_value = CASE WHEN LOWER( SUBSTR( meta_value, 1, 2 ) ) IN ( 'en', 'fr', 'de', 'it' ) THEN LOWER( SUBSTR( meta_value, 1, 2 ) ) ELSE '' END
			WHERE meta_key = 'design_marketplace_locale' AND user_id IN ( {$list} ) AND meta_value NOT IN ( '', 'en', 'fr', 'de', 'it' )"
		);
		$users = $wpdb->get_col(
			"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = 'design_marketplace_locale' AND meta_value <> '' AND user_id IN ( {$list} )"
		);
		if ( $users ) {
			$known = implode( ',', array_map( 'intval', $users ) );
			$wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE meta_key = 'locale' AND user_id IN ( {$known} )" );
		}
		// phpcs:enable
		wp_cache_delete_multiple( $ids, 'user_meta' );
		return (string) max( $ids );
	}
}
