<?php
/**
 * A module that keeps something for a time only.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Declares;

interface Retains {

	/**
	 * Removes what has been kept long enough. Runs once a day; what one run does not get done, the next one does.
	 */
	public function expire(): void;
}
