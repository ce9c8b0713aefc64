<?php
/**
 * Whether the tables of conversations exist and are filled: right after an update the old ones are still there for a moment.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Rest\Errors;
use WP_Error;

final class Conversation_Tables {

	/**
	 * Database version that added the tables.
	 */
	private const TABLES = 17;

	/**
	 * Database version in which they are filled, and can be used.
	 */
	private const OPEN = 18;

	/**
	 * Seconds until cron has probably run the migration.
	 */
	private const SOON = 60;

	public static function are_tables_there(): bool {
		return Migrations::version() >= self::TABLES;
	}

	/**
	 * The error of the routes until all data is in the tables.
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
