<?php
/**
 * Stored totals of lists that take long to count. The directory stores them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

interface Kept_Counts {

	/**
	 * The total of a list. It is counted again only after a member, a work or a mission has changed.
	 *
	 * @param string         $query Identifies the list.
	 * @param callable():int $count
	 */
	public function number( string $query, callable $count ): int;

	/**
	 * SQL for the stored total of a list, NULL when it has to be counted again.
	 *
	 * @param string $query Identifies the list.
	 */
	public function sql( string $query ): string;
}
