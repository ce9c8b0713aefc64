<?php
/**
 * `wp design-marketplace outbox`: sends the waiting mails, shows and retries those that failed.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Mail\Rows;
use DesignMarketplace\Mail\Worker;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Works on the mails that wait to be sent.
 */
final class Outbox_Command {

	/**
	 * Pause between two looks of --watch, in seconds.
	 */
	private const PAUSE = 1;

	/**
	 * Sends the mails that are due.
	 *
	 * Several may run at once: each mail is claimed by one.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<n>]
	 * : At most this many mails in a round.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--watch]
	 * : Goes on until it is stopped.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox run
	 *     wp design-marketplace outbox run --watch
	 *
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function run( array $args, array $options ): void {
		$limit = max( 1, (int) Utils\get_flag_value( $options, 'limit', 100 ) );
		$watch = (bool) Utils\get_flag_value( $options, 'watch', false );
		do {
			$count = ( new Worker() )->run( $limit );
			if ( $count > 0 || ! $watch ) {
				WP_CLI::log( sprintf( '%d mails handled.', $count ) );
			}
			if ( $watch && $count < $limit ) {
				// A long run must see what other processes wrote, and keep no memory of what it read.
				wp_cache_flush_runtime();
				sleep( self::PAUSE );
			}
		} while ( $watch );
	}

	/**
	 * Lists mails, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only those in this state, such as waiting, sent or failed.
	 *
	 * [--limit=<n>]
	 * : At most this many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : table, csv, json, yaml, ids or count.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox list --status=failed
	 *
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function list( array $args, array $options ): void {
		global $wpdb;
		$status = (string) Utils\get_flag_value( $options, 'status', '' );
		$table  = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB -- the table's name is ours.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT id, event, recipient, message, status, attempts, next_at, sent_gmt, error FROM {$table} WHERE ( %s = '' OR status = %s ) ORDER BY id DESC LIMIT %d",
				$status,
				$status,
				max( 1, (int) Utils\get_flag_value( $options, 'limit', 50 ) )
			),
			ARRAY_A
		);
		// phpcs:enable
		Utils\format_items(
			(string) Utils\get_flag_value( $options, 'format', 'table' ),
			(array) $rows,
			array( 'id', 'event', 'recipient', 'message', 'status', 'attempts', 'next_at', 'sent_gmt', 'error' )
		);
	}

	/**
	 * Lets failed mails be tried again at once.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of the mails; all failed ones when none is given.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox retry
	 *     wp design-marketplace outbox retry 12 13
	 *
	 * @param list<string> $args Ids.
	 */
	public function retry( array $args ): void {
		WP_CLI::success( sprintf( '%d mails will be tried again.', ( new Rows() )->retry( $args ? array_map( 'intval', $args ) : null ) ) );
	}
}
