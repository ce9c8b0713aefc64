<?php
/**
 * The time at which companies last did something about the applications to their missions.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Sql;
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
		if ( ! $missions ) {
			return array();
		}
		$last = ( new Threads() )->last_written( $missions );
		$rows = Sql::rows(
			'SELECT mission_id, MAX( CASE WHEN stage = %s OR ( stage = %s AND reapplied > 0 ) THEN NULL ELSE staged_gmt END ) AS staged,
				MAX(seen_gmt) AS seen, MAX(answered_gmt) AS answered
			FROM {application} WHERE mission_id IN (' . Sql::in( $missions ) . ') GROUP BY mission_id',
			Stage::Withdrawn->value,
			Stage::Fresh->value
		);
		foreach ( $rows as $row ) {
			$id = (int) $row['mission_id'];

			$last[ $id ] = max( (string) $row['staged'], (string) $row['seen'], (string) $row['answered'], $last[ $id ] ?? '' );
		}
		return array_filter( $last );
	}
}
