<?php
/**
 * What commands take from their flags, refused where it is not what the flag says.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use WP_CLI;
use WP_CLI\Utils;

final class Option {

	/**
	 * A whole number, or the end of the command.
	 *
	 * @param array<string,mixed> $options Flags.
	 * @param string              $name    Flag.
	 * @param int                 $without What it is without the flag.
	 * @param int                 $least   The least it may be.
	 */
	public static function number( array $options, string $name, int $without, int $least = 1 ): int {
		$given = Utils\get_flag_value( $options, $name, $without );
		// A flag without a value is true, which would be 1.
		if ( is_bool( $given ) || filter_var( $given, FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => $least ) ) ) === false ) {
			WP_CLI::error( sprintf( '--%s must be a whole number from %d.', $name, $least ) );
		}
		return (int) $given;
	}

	/**
	 * A yes, or the end of the command: a script that forgets --yes is told that nothing was done.
	 *
	 * @param string              $question What is asked.
	 * @param array<string,mixed> $options  Flags.
	 */
	public static function need_yes( string $question, array $options ): void {
		// "--yes=no" is a text, which would count as a yes.
		if ( filter_var( Utils\get_flag_value( $options, 'yes', false ), FILTER_VALIDATE_BOOL ) ) {
			return;
		}
		fwrite( STDOUT, "{$question} [y/n] " ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the terminal, no file.
		if ( 'y' !== strtolower( trim( (string) fgets( STDIN ) ) ) ) {
			WP_CLI::error( 'Nothing was done.' );
		}
	}
}
