<?php
/** `wp design-marketplace reindex`: rebuilds or checks the directory's tables. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Directory\Indexer;
use WP_CLI;
use WP_CLI\Utils;

final class Reindex_Command {

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
	public function __invoke( array $args, array $options ): void {
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
}
