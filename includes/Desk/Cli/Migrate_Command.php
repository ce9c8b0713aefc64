<?php
/** `wp design-marketplace migrate`: brings the database up to date. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use WP_CLI;

final class Migrate_Command {

	/**
	 * Brings the tables and the data to the version of the plugin. WordPress' cron does the same after an update.
	 *
	 * Can be stopped and run again at any time: it continues where it stopped.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace migrate
	 */
	public function __invoke(): void {
		$from = Tables::version();
		$done = ( new Migrations() )->run(
			null,
			static fn( int $id, string $after ) => WP_CLI::log( '' === $after ? "Migration {$id} …" : "Migration {$id}, after {$after} …" )
		);
		if ( ! $done ) {
			WP_CLI::error(
				sprintf(
					'Another process is working on it. If it says nothing more, its part can be taken over from %s UTC on.',
					gmdate( 'H:i:s', Progress::held_until() )
				)
			);
		}
		WP_CLI::success(
			Tables::version() === $from
				? "Nothing to do: the database is at version {$from}."
				: sprintf( 'From version %d to %d.', $from, Tables::version() )
		);
	}
}
