<?php
/** One step of the data from one version to the next. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

/**
 * Never changed after its release: it contains its own names and SQL, and calls nothing of the plugin except Clock. The tables have the
 * columns and keys of today before it runs. It may run again, and may be stopped between two batches.
 */
interface Migration {

	/**
	 * Does the next batch. Runs within a transaction.
	 * @param string $after Where the last batch ended, '' for the first one.
	 * @return string|null Where this one ended, null when there was nothing left to do.
	 */
	public function batch( string $after ): ?string;
}
