<?php
/**
 * One step of the database from one version to the next.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle;

/**
 * Frozen once it is released: it says its own names and SQL and calls nothing of the plugin that may change later but Clock. It may run
 * again, and it may be broken off between two batches.
 */
abstract class Migration {

	/**
	 * Tables it makes or changes, as dbDelta() takes columns and keys (two spaces after PRIMARY KEY).
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
	 * Does the next batch, within a transaction.
	 *
	 * @param string $after Where the batch before ended, '' for the first.
	 * @return string|null Where this one ended, null when there was nothing left to do.
	 */
	public function batch( string $after ): ?string {
		return null;
	}
}
