<?php
/**
 * When the owner first looked at an application. Whoever applied reads the day; it is never taken back.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;

final class Seen {

	/**
	 * Notes a look at applications, unless there was one before.
	 *
	 * @param list<int> $post_ids What was written.
	 */
	public static function mark( array $post_ids ): void {
		global $wpdb;
		if ( ! $post_ids ) {
			return;
		}
		$table = Tables::name( 'application' );
		$list  = implode( ',', array_map( 'intval', $post_ids ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a fixed name, integers.
		$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET seen_gmt = %s WHERE post_id IN ({$list}) AND seen_gmt IS NULL", Clock::gmt() ) );
	}
}
