<?php
/**
 * A module with database tables of its own.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Declares;

/**
 * A migration creates them. They are dropped with the plugin's data or with a site of a network, and `doctor` reports missing ones.
 */
interface Has_Tables {

	/**
	 * Names without prefix, each with the column that names a member, '' where none does. All rows of a deleted member go,
	 * found by their column `id`; for tables without one there is Has_Leftovers.
	 *
	 * @return array<string,string>
	 */
	public function tables(): array;
}
