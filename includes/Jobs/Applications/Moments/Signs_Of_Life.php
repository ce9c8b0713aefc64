<?php
/**
 * The time at which companies last did something about the applications to their missions.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Talks\Threads;

/**
 * Counted are a stage, a look, an answer and a message, but nothing that applicants do.
 */
final class Signs_Of_Life {

	/**
	 * @param list<int> $missions
	 * @return array<int,string> GMT times by mission; missions without activity are left out.
	 */
	public function of( array $missions ): array {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $missions ) );
		if ( '' === $list ) {
			return array();
		}
		$table = Tables::name( 'application' );
		$last  = ( new Threads() )->last_written( $missions );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a fixed name, integers.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT mission_id, MAX( CASE WHEN stage = %s OR ( stage = %s AND reapplied > 0 ) THEN NULL ELSE staged_gmt END ) AS staged, MAX(seen_gmt) AS seen, MAX(answered_gmt) AS answered
				FROM {$table} WHERE mission_id IN ({$list}) GROUP BY mission_id",
				Stage::Withdrawn->value,
				Stage::Fresh->value
			)
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			$id = (int) $row->mission_id;

			$last[ $id ] = max( (string) $row->staged, (string) $row->seen, (string) $row->answered, $last[ $id ] ?? '' );
		}
		return array_filter( $last );
	}
}
