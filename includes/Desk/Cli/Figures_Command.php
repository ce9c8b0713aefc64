<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Jobs\Figures\Figures_Controller;
use DesignMarketplace\Jobs\Figures\School_Figures;
use DesignMarketplace\Jobs\Figures\Span;
use WP_CLI;
use WP_CLI\Utils;

/** The school's figures. */
final class Figures_Command {

	/**
	 * Prints the school's figures, in steps of five: who joined, what was posted, and what came of it.
	 *
	 * ## OPTIONS
	 *
	 * [--by=<by>]
	 * : What there is a row for.
	 * ---
	 * default: month
	 * options:
	 *   - month
	 *   - skill
	 *   - university
	 *   - programme
	 * ---
	 *
	 * [--from=<month>]
	 * : First month, such as 2026-01; eleven before the last one by default.
	 *
	 * [--to=<month>]
	 * : Last month; this one by default.
	 *
	 * [--format=<format>]
	 * : How to print them.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace figures
	 *     wp design-marketplace figures --by=university --from=2026-01 --format=csv
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$span = Span::of( $options['by'] ?? null, $options['from'] ?? null, $options['to'] ?? null );
		if ( is_array( $span ) ) {
			$say = static fn( string $field, string $message ): string => "--{$field}: {$message}";
			WP_CLI::error( implode( ' ', array_map( $say, array_keys( $span ), $span ) ) );
		}
		$figures = new School_Figures( $span );
		$format  = Utils\get_flag_value( $options, 'format', 'table' );
		if ( 'json' === $format ) {
			WP_CLI::line( (string) wp_json_encode( $figures->answer() ) );
			return;
		}
		$lines = $figures->lines();
		if ( 'csv' === $format ) {
			// WP-CLI's own would leave formulas as they are.
			Figures_Controller::write( STDOUT, $lines );
			return;
		}
		$columns = $lines[0];
		$rows    = array_map( static fn( array $line ): array => array_combine( $columns, $line ), array_slice( $lines, 1 ) );
		Option::print( $rows, $columns, $options );
	}
}
