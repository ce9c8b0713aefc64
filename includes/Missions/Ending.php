<?php
/**
 * How its owner says a mission ends.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Content\Mission_Outcome;

final class Ending {

	/**
	 * @param Mission_Outcome|null $outcome Outcome, null for a close without a word about it.
	 * @param list<int>|null       $chosen  Applications that are chosen; null to leave those that are.
	 * @param string               $words   What those read who are not.
	 */
	public function __construct( public readonly ?Mission_Outcome $outcome = null, public readonly ?array $chosen = null, public readonly string $words = '' ) {}
}
