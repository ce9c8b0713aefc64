<?php
/** Commands about all data or all of a member's: `migrate`, `reindex`, `export` and `erase`. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Kernel\Lifecycle\Progress;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

final class Data_Commands {

	/**
	 * Brings the tables and the data to the version of the plugin. WordPress' cron does the same after an update.
	 *
	 * Can be stopped and run again at any time: it continues where it stopped.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace migrate
	 */
	public function migrate(): void {
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

	/**
	 * Rebuilds the table behind the lists of designers and projects from users, works and design jobs.
	 *
	 * ## OPTIONS
	 *
	 * [--verify]
	 * : Changes nothing; says which members' rows differ from what they should be, and fails if any does.
	 *
	 * [--format=<format>]
	 * : How --verify prints the members that differ.
	 * ---
	 * default: ids
	 * options:
	 *   - ids
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace reindex
	 *     wp design-marketplace reindex --verify
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function reindex( array $args, array $options ): void {
		$indexer = new Indexer();
		if ( ! Utils\get_flag_value( $options, 'verify', false ) ) {
			WP_CLI::success( sprintf( '%d members indexed.', $indexer->rebuild() ) );
			return;
		}
		$different = $indexer->verify();
		$format    = (string) Utils\get_flag_value( $options, 'format', 'ids' );
		if ( 'ids' !== $format ) {
			Utils\format_items( $format, array_map( static fn( int $id ): array => array( 'id' => $id ), $different ), array( 'id' ) );
			WP_CLI::halt( $different ? 1 : 0 );
		}
		if ( $different ) {
			WP_CLI::error( sprintf( '%d members differ: %s', count( $different ), implode( ', ', $different ) ) );
		}
		WP_CLI::success( 'Every row is as it should be.' );
	}

	/**
	 * Prints a member's data as JSON: what the member gets under "Export my data", but for the messages, which the member alone may fetch.
	 *
	 * ## OPTIONS
	 *
	 * <member>
	 * : Id, email address or slug.
	 *
	 * [--format=<format>]
	 * : JSON, which is what members get.
	 * ---
	 * default: json
	 * options:
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace export ada@example.org > ada.json
	 * @param list<string> $args The member.
	 */
	public function export( array $args ): void {
		$member = Option::member( $args[0] );
		WP_CLI::line( ( new Inventory() )->json( ( new Inventory() )->export( $member->ID ) ) );
	}

	/**
	 * Deletes a member's account with everything of theirs, as "Delete my account" does. Candidates of their open jobs are told.
	 *
	 * ## OPTIONS
	 *
	 * <member>
	 * : Id, email address or slug. Only members are ever deleted.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace erase ada@example.org
	 *     wp design-marketplace erase 123 --yes
	 * @param list<string>        $args    The member.
	 * @param array<string,mixed> $options Flags.
	 */
	public function erase( array $args, array $options ): void {
		$member = Option::member( $args[0] );
		Option::need_yes(
			sprintf(
				'Delete %s (%s) with all works, jobs, applications and pictures? This cannot be undone.',
				$member->user_nicename,
				$member->user_email
			),
			$options
		);
		$result = ( new Deletion() )->delete( $member->ID, is_slow: true );
		if ( $result instanceof WP_Error ) {
			WP_CLI::error( $result->get_error_message() );
		}
		WP_CLI::success( sprintf( '%s is deleted.', $member->user_email ) );
	}
}
