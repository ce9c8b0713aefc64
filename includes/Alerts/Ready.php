<?php
/**
 * Whether the tables of saved searches exist: right after an update the old ones are still there for a moment.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Lifecycle\Migrations;

final class Ready {

	/**
	 * The migration that creates the tables.
	 */
	private const SINCE = 22;

	public static function is_there(): bool {
		return Migrations::version() >= self::SINCE;
	}
}
