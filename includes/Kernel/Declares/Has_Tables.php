<?php
/** A module with database tables of its own. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/**
 * They are made on activation, changed before migrations, dropped with the plugin's data or with a site of a network, and `doctor`
 * reports missing ones.
 */
interface Has_Tables {

	/**
	 * Columns and keys by name without prefix, in the format of dbDelta() (two spaces after PRIMARY KEY). A column `user_id` or
	 * `recipient` names a member: all their rows go with them, found by the column `id`; for tables without one there is Has_Leftovers.
	 * @return array<string,string>
	 */
	public function tables(): array;
}
