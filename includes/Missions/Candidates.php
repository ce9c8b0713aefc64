<?php
/**
 * What missions ask about those who applied. The applications room answers.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use WP_Error;

interface Candidates {

	/**
	 * SQL columns of a query whose missions are `p`: `dm_applications`, how many there are, and `dm_applied`, whether the
	 * viewer is one of them.
	 *
	 * @param int $viewer User who asks.
	 */
	public function columns( int $viewer ): string;

	/**
	 * How many mails a close would send now.
	 *
	 * @param int $mission_id Mission.
	 */
	public function informs( int $mission_id ): int;

	/**
	 * How many have not been told yet that a mission takes no applications.
	 *
	 * @param int $mission_id Mission.
	 */
	public function untold( int $mission_id ): int;

	/**
	 * Opens a mission again that the site has closed, for its contractor, and tells them.
	 *
	 * @param int $mission_id Mission.
	 * @return bool|WP_Error False when it is open.
	 */
	public function reopen( int $mission_id ): bool|WP_Error;

	/**
	 * Closes a mission and tells them.
	 *
	 * @param int    $mission_id Mission.
	 * @param Ending $end        How it ends.
	 * @return int|WP_Error How many will be told; 0 when it was closed before.
	 */
	public function close( int $mission_id, Ending $end ): int|WP_Error;
}
