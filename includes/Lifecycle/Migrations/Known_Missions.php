<?php
/**
 * Design jobs that were published before are not news.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Clock;
use DesignMarketplace\Lifecycle\Migration;

final class Known_Missions extends Migration {

	private const BATCH = 500;

	private const KEY = '_design_marketplace_announced_gmt';

	public function tables(): array {
		return array(
			'retired_slug' => 'slug_hash char(64) NOT NULL,
PRIMARY KEY  (slug_hash)',
		);
	}

	/**
	 * Marks the next ones. One that comes back from the trash is no news, either.
	 */
	public function batch( string $after ): ?string {
		global $wpdb;
		$ids = array_map(
			'intval',
			$wpdb->get_col(
				$wpdb->prepare(
					"SELECT ID FROM {$wpdb->posts} WHERE post_type = 'dm_mission' AND ID > %d ORDER BY ID LIMIT %d",
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
			$wpdb->prepare(
				"INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value)
				SELECT p.ID, %s, %s FROM {$wpdb->posts} p
				WHERE p.ID IN ({$list}) AND ( p.post_status IN ( 'publish', 'dm_closed' ) OR ( p.post_status = 'trash'
					AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} t WHERE t.post_id = p.ID AND t.meta_key = '_wp_trash_meta_status' AND t.meta_value = 'draft' ) ) )
				AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = %s )",
				self::KEY,
				Clock::gmt(),
				self::KEY
			)
		);
		// phpcs:enable
		wp_cache_delete_multiple( $ids, 'post_meta' );
		return (string) max( $ids );
	}
}
