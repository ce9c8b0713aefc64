<?php
/**
 * The time at which this site got stages. Older applications count as waiting from then on, because companies could not answer before.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Mission_State;

final class Since {

	/**
	 * Set by the migration that added stages.
	 */
	private const OPTION = 'design_marketplace_stages_since';

	public static function gmt(): string {
		$time = get_option( self::OPTION );
		return is_string( $time ) && '' !== $time ? $time : '1970-01-01 00:00:00';
	}

	/**
	 * SQL for the time an application waits from; applications are `a`.
	 */
	public static function sql_sent(): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			'CASE WHEN a.created_gmt < %s AND ( a.answered_gmt IS NULL OR a.answered_gmt >= %s ) THEN %s ELSE a.created_gmt END',
			self::gmt(),
			self::gmt(),
			self::gmt()
		);
	}

	/**
	 * SQL that leaves out unanswered applications to jobs that were closed before stages came; applications are `a`, missions `m`.
	 */
	public static function sql_counts(): string {
		global $wpdb;
		$closed = Application_Retention::sql_closed();
		return (string) $wpdb->prepare(
			"NOT ( a.answered_gmt IS NULL AND m.post_status = %s AND {$closed} < %s )", // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
			Mission_State::Closed->value,
			self::gmt()
		);
	}
}
