<?php
/** A module that keeps something for a time only. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

interface Retains {

	/** Removes data that has been kept long enough. Runs once a day; an unfinished run is continued by the next. */
	public function expire(): void;
}
