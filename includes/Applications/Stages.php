<?php
/**
 * Whether the database has stages yet. After an update the tables are outdated for a moment.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Lifecycle\Migrations;
use DesignMarketplace\Rest\Errors;
use WP_Error;

final class Stages {

	/**
	 * Database version that added them.
	 */
	private const SINCE = 10;

	/**
	 * Seconds until cron has updated the database.
	 */
	private const SOON = 60;

	public static function are_there(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * The error of calls about applications until then.
	 */
	public static function missing(): ?WP_Error {
		if ( self::are_there() ) {
			return null;
		}
		$error = Errors::of( 'updating' );
		$error->add_data( array( 'retry_after' => self::SOON ) + (array) $error->get_error_data() );
		return $error;
	}

	/**
	 * SQL that leaves out withdrawn applications.
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_there( string $table ): string {
		return self::are_there() ? "{$table}.stage <> '" . Stage::Withdrawn->value . "'" : '1 = 1';
	}

	/**
	 * SQL that leaves out applications whose authors may apply again.
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_taken( string $table ): string {
		return self::are_there() ? "NOT ( {$table}.told = '" . Stage::Withdrawn->value . "' AND {$table}.reapplied < " . Contract::limit( 'reapplied_max' ) . ' )' : '1 = 1';
	}

	/**
	 * SQL for the applicants who would be told something by a close: it settles the decisions first, and then tells those of sql_waiting().
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_concerned( string $table ): string {
		return self::are_there() ? sprintf( "{$table}.stage <> '%s' AND NOT ( {$table}.stage = '%s' AND {$table}.told = '%s' )", Stage::Withdrawn->value, Stage::Declined->value, Stage::Declined->value ) : '1 = 1';
	}

	/**
	 * SQL for the applicants who are told of a close: all but those who withdrew or were told of a decline.
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_waiting( string $table ): string {
		return self::are_there() ? "{$table}.told NOT IN ( '" . Stage::Withdrawn->value . "', '" . Stage::Declined->value . "' )" : '1 = 1';
	}
}
