<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Branding;
use DesignMarketplace\Kernel\Settings\Brand;
use WP_CLI;
use WP_Error;

/** The school's look: colours, typefaces, forms, logo. */
final class Brand_Command {

	/**
	 * Prints the brand as JSON, with its logos: the file of the next site.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace brand export > brand.json
	 */
	public function export(): void {
		WP_CLI::line( rtrim( Branding::json() ) );
	}

	/**
	 * Gives this site the brand of a file, with the site's name. All of it, or nothing where something cannot be read.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The JSON file; - for standard input.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace brand import brand.json
	 * @param list<string>        $args    The file.
	 * @param array<string,mixed> $options Flags.
	 */
	public function import( array $args, array $options ): void {
		$path = '-' === $args[0] ? 'php://stdin' : $args[0];
		$json = '-' === $args[0] || is_readable( $path ) ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- named by whoever runs the command.
		if ( ! is_string( $json ) ) {
			WP_CLI::error( sprintf( 'The file "%s" cannot be read.', $args[0] ) );
		}
		Option::need_yes( 'Replace the brand and the name of this site?', $options );
		$refused = Branding::import( $json );
		if ( $refused instanceof WP_Error ) {
			WP_CLI::error( $refused->get_error_message() );
		}
		WP_CLI::success( 'The site has this brand.' );
	}

	/**
	 * Goes back to the look that is shipped. The site's name stays.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace brand reset --yes
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function reset( array $args, array $options ): void {
		Option::need_yes( 'Take away the brand of this site?', $options );
		Branding::save( Brand::SHIPPED );
		WP_CLI::success( 'The site looks as it is shipped.' );
	}
}
