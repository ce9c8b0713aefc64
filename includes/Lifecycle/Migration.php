<?php
/**
 * One step of the database from one version to the next.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

/**
 * Never changed after its release: it contains its own names and SQL, and calls nothing of the plugin except Clock. It may run
 * again, and may be stopped between two batches.
 */
abstract class Migration {

	/**
	 * Tables it makes or changes, with columns and keys in the format of dbDelta() (two spaces after PRIMARY KEY).
	 *
	 * @return array<string,string> Columns by name of the table without prefix.
	 */
	public function tables(): array {
		return array();
	}

	/**
	 * Tables that are no longer needed.
	 *
	 * @return list<string> Names without prefix.
	 */
	public function dropped_tables(): array {
		return array();
	}

	/**
	 * Columns and keys that are no longer needed.
	 *
	 * @return array<string,list<string>> `COLUMN name` or `KEY name`, by name of the table without prefix.
	 */
	public function dropped_parts(): array {
		return array();
	}

	/**
	 * Does the next batch. Runs within a transaction.
	 *
	 * @param string $after Where the last batch ended, '' for the first one.
	 * @return string|null Where this one ended, null when there was nothing left to do.
	 */
	public function batch( string $after ): ?string {
		return null;
	}
}
