<?php
/**
 * Once a day: images nobody refers to, left by a process that was killed between storing and using them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

final class Sweeper {

	/**
	 * Where members' images are referred to: user meta and post meta keys.
	 */
	private const KEYS = array( 'design_marketplace_avatar', 'design_marketplace_project_image', 'design_marketplace_image', 'design_marketplace_image2', 'design_marketplace_image3' );

	private const BATCH = 200;

	/**
	 * Deletes members' images older than a day without a reference, at most one batch a run.
	 */
	public function run(): void {
		global $wpdb;
		$keys = implode( ',', array_fill( 0, count( self::KEYS ), '%s' ) );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders counted above.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
				WHERE p.post_type = 'attachment' AND p.post_date_gmt < %s
				AND NOT EXISTS (SELECT 1 FROM {$wpdb->usermeta} u WHERE u.user_id = p.post_author AND u.meta_key IN ({$keys}) AND u.meta_value = CAST(p.ID AS CHAR))
				AND NOT EXISTS (SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.post_parent AND m.meta_key IN ({$keys}) AND m.meta_value = CAST(p.ID AS CHAR))
				ORDER BY p.ID LIMIT %d",
				array( Images::KIND, gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ), ...self::KEYS, ...self::KEYS, self::BATCH )
			)
		);
		// phpcs:enable
		foreach ( $ids as $id ) {
			( new Images() )->delete( (int) $id );
		}
	}
}
