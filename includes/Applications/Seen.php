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
	 * Notes a look, unless there was one before.
	 *
	 * @param list<int> $ids      Rows.
	 * @param Decision  $decision What is done.
	 */
	public static function mark( array $ids, Decision $decision ): void {
		global $wpdb;
		if ( ! $ids || ! $decision->is_look() ) {
			return;
		}
		$table = Tables::name( 'application' );
		$list  = implode( ',', $ids );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a fixed name, integers.
		$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET seen_gmt = %s WHERE id IN ({$list}) AND seen_gmt IS NULL", Clock::gmt() ) );
	}
}
