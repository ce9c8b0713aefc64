<?php
/**
 * The calls that the missions room makes about candidates. The applications room implements this interface.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Missions;

use WP_Error;

interface Candidate_Access {

	/**
	 * SQL column for a query on missions `p`: whether the viewer has applied.
	 */
	public function sql_applied( int $viewer ): string;

	/**
	 * Numbers of applications to some missions.
	 *
	 * @param list<int> $missions
	 * @return array<int,int> By mission.
	 */
	public function numbers( array $missions ): array;

	/**
	 * The number of emails a close would send now.
	 */
	public function informs( int $mission_id ): int;

	/**
	 * Counts the candidates who have not been told yet that a mission accepts no applications.
	 */
	public function untold( int $mission_id ): int;

	/**
	 * Opens a mission again that the site has closed, for its contractor, and tells the candidates.
	 *
	 * @return bool|WP_Error False when it is open already.
	 */
	public function reopen( int $mission_id ): bool|WP_Error;

	/**
	 * Closes a mission and tells the candidates.
	 *
	 * @return int|WP_Error Number of candidates that will be told; 0 when it was closed before.
	 */
	public function close( int $mission_id, Ending $end ): int|WP_Error;
}
