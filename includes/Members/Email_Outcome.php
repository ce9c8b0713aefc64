<?php
/**
 * How the link of a mail about an address ended.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

enum Email_Outcome {

	case Done;

	/**
	 * The link was used, replaced, or is over.
	 */
	case Over;

	/**
	 * The address is another account's.
	 */
	case Taken;

	/**
	 * The address is being written at this moment.
	 */
	case Busy;
}
