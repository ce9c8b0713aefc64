<?php
/**
 * Whether the database knows saved searches yet: after an update pages meet the tables of before for a moment.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Lifecycle\Migrations;

final class Ready {

	/**
	 * The migration that makes the tables.
	 */
	private const SINCE = 22;

	public static function is_there(): bool {
		return Migrations::version() >= self::SINCE;
	}
}
