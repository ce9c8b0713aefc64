<?php
/**
 * `wp design-marketplace reindex`: rebuilds or checks the table behind the lists.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Directory\Indexer;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Rebuilds the table behind the lists of designers and projects from users, works and design jobs.
 *
 * ## OPTIONS
 *
 * [--verify]
 * : Changes nothing; says which members' rows differ from what they should be, and fails if any does.
 *
 * ## EXAMPLES
 *
 *     wp design-marketplace reindex
 *     wp design-marketplace reindex --verify
 */
final class Reindex_Command {

	/**
	 * Runs the command.
	 *
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$indexer = new Indexer();
		if ( ! Utils\get_flag_value( $options, 'verify', false ) ) {
			WP_CLI::success( sprintf( '%d members indexed.', $indexer->rebuild() ) );
			return;
		}
		$different = $indexer->verify();
		if ( $different ) {
			WP_CLI::error( sprintf( '%d members differ: %s', count( $different ), implode( ', ', $different ) ) );
		}
		WP_CLI::success( 'Every row is as it should be.' );
	}
}
