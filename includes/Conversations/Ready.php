<?php
/**
 * Whether the database knows conversations yet: after an update pages meet the tables of before for a moment.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Rest\Errors;
use WP_Error;

final class Ready {

	/**
	 * Version of the database that has the tables.
	 */
	private const TABLES = 17;

	/**
	 * Version from which on people read and write.
	 */
	private const OPEN = 17;

	/**
	 * Seconds in which cron brings the database up to date.
	 */
	private const SOON = 60;

	/**
	 * Whether the tables are there.
	 */
	public static function are_tables_there(): bool {
		return Migrations::version() >= self::TABLES;
	}

	/**
	 * What calls about conversations answer until everything is in them.
	 */
	public static function missing(): ?WP_Error {
		if ( Migrations::version() >= self::OPEN ) {
			return null;
		}
		$error = Errors::of( 'updating' );
		$error->add_data( array( 'retry_after' => self::SOON ) + (array) $error->get_error_data() );
		return $error;
	}
}
