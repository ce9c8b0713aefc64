<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Worker;
use WP_CLI;
use WP_CLI\Utils;

/** Sends, lists and retries the emails of the marketplace. */
final class Outbox_Command {

	/**
	 * Sends the emails that are due.
	 *
	 * Several may run at once: each email is claimed by one.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<n>]
	 * : At most this many emails in a round.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--watch]
	 * : Goes on until it is stopped, or the database has become read-only; run it as a service that starts it anew.
	 *
	 * [--pause=<ms>]
	 * : Milliseconds between two rounds of --watch, a minute at most.
	 * ---
	 * default: 1000
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox run
	 *     wp design-marketplace outbox run --watch
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function run( array $args, array $options ): void {
		$limit  = Option::number( $options, 'limit', 100 );
		$pause  = Option::number( $options, 'pause', 1000, 1, 60_000 );
		$watch  = (bool) Utils\get_flag_value( $options, 'watch', false );
		$worker = new Worker();
		do {
			try {
				$count = $worker->run( $limit );
			} catch ( Lost_Transaction $lost ) {
				// The service that runs it starts it anew, with the database's present address.
				WP_CLI::error( "The database takes no writes: {$lost->getMessage()}" );
			}
			if ( $count > 0 || ! $watch ) {
				WP_CLI::log( sprintf( '%d emails handled.', $count ) );
			}
			// A long run must see what other processes write, and must not fill the memory.
			wp_cache_flush_runtime();
			if ( $watch && $count < $limit ) {
				time_nanosleep( intdiv( $pause, 1000 ), $pause % 1000 * 1_000_000 );
			}
		} while ( $watch );
	}

	/**
	 * Lists emails, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only those in this state; "expand" stands for many that are still to be made.
	 * ---
	 * options:
	 *   - waiting
	 *   - sending
	 *   - sent
	 *   - failed
	 *   - cancelled
	 *   - expand
	 * ---
	 *
	 * [--limit=<n>]
	 * : At most this many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox list --status=failed
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function list( array $args, array $options ): void {
		$rows = Outbox_Entries::newest( (string) Utils\get_flag_value( $options, 'status', '' ), Option::number( $options, 'limit', 50 ) );
		Option::print( $rows, array( 'id', 'event', 'recipient', 'message', 'status', 'attempts', 'next_at', 'sent_gmt', 'error' ), $options );
	}

	/**
	 * Retries failed emails now.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of the emails; all failed ones when none is given.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace outbox retry
	 *     wp design-marketplace outbox retry 12 13
	 * @param list<string> $args Ids.
	 */
	public function retry( array $args ): void {
		if ( array_filter( $args, static fn( string $id ): bool => ! ctype_digit( $id ) ) ) {
			WP_CLI::error( 'An id is a whole number; "outbox list" shows them.' );
		}
		WP_CLI::success(
			sprintf( '%d emails will be retried.', ( new Outbox_Entries() )->retry( $args ? array_map( 'intval', $args ) : null ) )
		);
	}
}
