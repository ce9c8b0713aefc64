<?php
/** `wp design-marketplace doctor`: the checks of Site Health for scripts, and for hosts without a browser. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Health\Checks;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Ticket;
use WP_CLI;
use WP_CLI\Utils;

final class Doctor_Command {

	private const FIELDS = array( 'check', 'status', 'finding', 'advice' );

	/**
	 * Checks whether the host has everything the marketplace needs. These are the tests of Tools → Site Health.
	 *
	 * Ends with 0 when all is well, with 1 when something does not work, and with 2 when something could only be better.
	 *
	 * ## OPTIONS
	 *
	 * [--only=<checks>]
	 * : Only these checks, comma-separated; the column "check" names them.
	 *
	 * [--format=<format>]
	 * : How to print what was found.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace doctor
	 *     wp design-marketplace doctor --format=json --only=cron,outbox
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$only    = array_map( 'strval', wp_parse_list( (string) Utils\get_flag_value( $options, 'only', '' ) ) );
		$unknown = array_diff( $only, Checks::ids() );
		if ( $unknown ) {
			WP_CLI::error(
				sprintf( 'There is no check called %s. There are: %s.', implode( ', ', $unknown ), implode( ', ', Checks::ids() ) )
			);
		}
		$rows = array();
		foreach ( $only ? $only : Checks::ids() as $id ) {
			$check   = Checks::find( $id );
			$finding = $check->is_of_php ? Ticket::ask( $check ) : $check->run();
			$rows[]  = array(
				'check'   => $id,
				'status'  => $finding->status,
				'finding' => $finding->headline,
				'advice'  => $finding->advice,
			);
		}
		Option::print( $rows, self::FIELDS, $options );
		WP_CLI::halt( self::exit_code( array_column( $rows, 'status' ) ) );
	}

	/** @param list<string> $statuses Statuses of the findings. */
	public static function exit_code( array $statuses ): int {
		if ( in_array( Finding::CRITICAL, $statuses, true ) ) {
			return 1;
		}
		return in_array( Finding::RECOMMENDED, $statuses, true ) ? 2 : 0;
	}
}
