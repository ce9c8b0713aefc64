<?php
/**
 * `wp design-marketplace seed`: demo content.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Cli\Seed\Demo;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Fills the site with a marketplace that looks alive: members, works, jobs, applications, events, tools and pages.
 *
 * ## OPTIONS
 *
 * [--members=<n>]
 * : How many members there are in the end. The written ones come first; the rest is made up from lists.
 *
 * [--remove]
 * : Takes away exactly what the command has made, and nothing else.
 *
 * ## EXAMPLES
 *
 *     wp design-marketplace seed
 *     wp design-marketplace seed --members=10000
 *     wp design-marketplace seed --remove
 *
 * @when after_wp_load
 */
final class Seed_Command {

	/**
	 * Runs the command. A second run adds what is missing and changes nothing else.
	 *
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$demo = new Demo( static fn( string $line ) => WP_CLI::log( $line ) );
		if ( Utils\get_flag_value( $options, 'remove', false ) ) {
			WP_CLI::success( sprintf( '%d items removed.', $demo->remove() ) );
			return;
		}
		$demo->seed( (int) Utils\get_flag_value( $options, 'members', 0 ) );
		WP_CLI::success( 'The demo content is there.' );
	}
}
