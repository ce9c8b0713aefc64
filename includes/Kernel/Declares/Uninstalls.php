<?php
/** A module that has more to remove with the plugin's data than tables, jobs, posts, options and meta. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** Called in the reverse order of Plugin's list: dependent modules go first. No hooks of the plugin run. */
interface Uninstalls {

	/** Removes it from this site. */
	public function uninstall(): void;
}
