<?php
/**
 * Whether the database knows stages yet: after an update pages meet the tables of before for a moment.
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
	 * Version of the database that has them.
	 */
	private const SINCE = 10;

	/**
	 * Seconds in which cron brings the database up to date.
	 */
	private const SOON = 60;

	/**
	 * Whether they are there.
	 */
	public static function are_there(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * What calls about applications answer until then.
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
	 * SQL that leaves out those whom a close would tell nothing: it settles what was decided, and then leaves out those of sql_waiting().
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_concerned( string $table ): string {
		return self::are_there() ? sprintf( "{$table}.stage <> '%s' AND NOT ( {$table}.stage = '%s' AND {$table}.told = '%s' )", Stage::Withdrawn->value, Stage::Declined->value, Stage::Declined->value ) : '1 = 1';
	}

	/**
	 * SQL that leaves out those who need not hear of a close: who withdrew, and who was told of a decline.
	 *
	 * @param string $table Alias of the application table.
	 */
	public static function sql_waiting( string $table ): string {
		return self::are_there() ? "{$table}.told NOT IN ( '" . Stage::Withdrawn->value . "', '" . Stage::Declined->value . "' )" : '1 = 1';
	}
}
