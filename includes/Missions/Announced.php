<?php
/**
 * Which missions designers have been told of. None is announced twice, whatever happens to it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Clock;

final class Announced {

	/**
	 * Meta of a mission: GMT time it was announced.
	 */
	private const META = '_design_marketplace_announced_gmt';

	/**
	 * Whether a mission was announced.
	 *
	 * @param int $mission_id Mission.
	 */
	public static function has( int $mission_id ): bool {
		return metadata_exists( 'post', $mission_id, self::META );
	}

	/**
	 * Marks a mission as announced; true for the one call that did it.
	 *
	 * @param int $mission_id Mission.
	 */
	public static function mark( int $mission_id ): bool {
		global $wpdb;
		$marked = self::mark_where( (string) $wpdb->prepare( 'p.ID = %d', $mission_id ) );
		wp_cache_delete( $mission_id, 'post_meta' );
		return $marked > 0;
	}

	/**
	 * Marks missions that are not yet: in one statement, as two workers may do it at once.
	 *
	 * @param string $which Condition, prepared; the posts are called p.
	 * @return int How many.
	 */
	private static function mark_where( string $which ): int {
		global $wpdb;
		return (int) $wpdb->query(
			$wpdb->prepare(
				"INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value)
				SELECT p.ID, %s, %s FROM {$wpdb->posts} p
				WHERE p.post_type = %s AND ( ",
				self::META,
				Clock::gmt(),
				Post_Type::NAME
			) . $which . $wpdb->prepare( " ) AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = %s )", self::META ) // phpcs:ignore WordPress.DB.PreparedSQL -- see above.
		);
	}
}
