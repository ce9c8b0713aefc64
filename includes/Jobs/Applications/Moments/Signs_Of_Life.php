<?php
/** The time at which companies last did something about the applications to their missions. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Talks\Threads;

/** Counted are a stage, a look, an answer and a message, but nothing that applicants do. */
final class Signs_Of_Life {

	/**
	 * @param list<int> $missions
	 * @return array<int,string> GMT times by mission; missions without activity are left out.
	 */
	public function of( array $missions ): array {
		if ( ! $missions ) {
			return array();
		}
		$times = Sql::rows(
			'SELECT a.mission_id, MAX( CASE WHEN a.stage = %s OR ( a.stage = %s AND a.reapplied > 0 ) THEN NULL ELSE a.staged_gmt END ) AS staged,
			MAX(a.seen_gmt) AS seen, MAX(a.answered_gmt) AS answered, MAX(written.created_gmt) AS written
			FROM {application} a LEFT JOIN {posts} m ON m.ID = a.mission_id ' . ( new Threads() )->sql_written( 'a.user_id', 'm.post_author' ) . '
			WHERE a.mission_id IN (' . Sql::in( $missions ) . ') GROUP BY a.mission_id',
			Stage::Withdrawn->value,
			Stage::Fresh->value
		);
		$last  = array();
		foreach ( $times as $row ) {
			$last[ (int) $row['mission_id'] ] = (string) max( $row['staged'], $row['seen'], $row['answered'], $row['written'] );
		}
		return array_filter( $last );
	}
}
