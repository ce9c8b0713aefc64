<?php
/** Validates the values of flags. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use WP_CLI;
use WP_CLI\Utils;

final class Option {

	/**
	 * Returns an integer, or ends the command with an error.
	 *
	 * @param array<string,mixed> $options
	 * @param int                 $without Default.
	 */
	public static function number( array $options, string $name, int $without, int $least = 1, int $most = PHP_INT_MAX ): int {
		$given = Utils\get_flag_value( $options, $name, $without );
		// A flag without a value is true, which would become 1.
		$range = array(
			'min_range' => $least,
			'max_range' => $most,
		);
		if ( is_bool( $given ) || filter_var( $given, FILTER_VALIDATE_INT, array( 'options' => $range ) ) === false ) {
			$end = PHP_INT_MAX === $most ? '' : " to {$most}";
			WP_CLI::error( sprintf( '--%s must be a whole number from %d%s.', $name, $least, $end ) );
		}
		return (int) $given;
	}

	/**
	 * Asks for confirmation, and ends the command without one, so that a script that forgets --yes fails.
	 *
	 * @param array<string,mixed> $options Flags.
	 */
	public static function need_yes( string $question, array $options ): void {
		// "--yes=no" is a text, which would count as true.
		if ( filter_var( Utils\get_flag_value( $options, 'yes', false ), FILTER_VALIDATE_BOOL ) ) {
			return;
		}
		fwrite( STDOUT, "{$question} [y/n] " ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the terminal, no file.
		if ( 'y' !== strtolower( trim( (string) fgets( STDIN ) ) ) ) {
			WP_CLI::error( 'Nothing was done.' );
		}
	}
}
