<?php
/**
 * Whether the tables of saved searches exist: right after an update the old ones are still there for a moment.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Lifecycle\Migrations;

final class Alert_Tables {

	private const SINCE = 22;

	/**
	 * The migration that added the column `digest`.
	 */
	private const DIGESTS_SINCE = 24;

	public static function is_there(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * Whether digests can be made. Until then they stay due.
	 */
	public static function has_digests(): bool {
		return Migrations::version() >= self::DIGESTS_SINCE;
	}
}
