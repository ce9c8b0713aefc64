<?php
/**
 * When a member is told of something that fits: in this order the searches it fits are asked, and the first one tells.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

enum Turn: int {

	/**
	 * At once, as it needs their skills.
	 */
	case Skills = 0;

	/**
	 * At once, by a saved search.
	 */
	case Search = 1;

	case Daily  = 2;
	case Weekly = 3;

	/**
	 * Those of digests, for SQL.
	 */
	public const DIGESTS = '2, 3';
}
