<?php
/**
 * How many there are in lists that take long to count. The directory keeps it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

interface Kept_Counts {

	/**
	 * How many are in a list: counted once, and again after a member, a work or a mission has changed.
	 *
	 * @param string         $query What tells the list from others.
	 * @param callable():int $count Counts it.
	 */
	public function number( string $query, callable $count ): int;
}
