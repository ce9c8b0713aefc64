<?php
/** A module that needs more on a new site than its tables. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

interface Installs {

	/** Makes it, within a transaction and as soon as the tables are there. What is there already stays as it is. */
	public function install(): void;
}
