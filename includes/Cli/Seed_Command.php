<?php
/**
 * `wp design-marketplace seed`: creates or removes demo content.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Cli\Seed\Demo;
use WP_CLI;
use WP_CLI\Utils;

final class Seed_Command {

	/**
	 * Fills the site with a marketplace that looks alive: members, works, jobs, applications, events, tools and pages.
	 *
	 * ## OPTIONS
	 *
	 * [--members=<n>]
	 * : Exactly this many demo members, designers and companies together; without it, all that are written. A smaller
	 * number takes the first of both kinds, a larger one begins the texts again. The same number makes the same
	 * members. With more demo members there already, nothing is done: --remove takes them away.
	 *
	 * [--remove]
	 * : Takes away exactly what the command has made, and nothing else.
	 *
	 * [--yes]
	 * : Does not ask. It asks only on a site that is neither local nor for development: the accounts it makes have a password
	 * everybody knows.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace seed
	 *     wp design-marketplace seed --members=5
	 *     wp design-marketplace seed --members=100
	 *     wp design-marketplace seed --remove
	 *
	 * @param list<string>        $args    Positional arguments: none.
	 * @param array<string,mixed> $options Flags.
	 */
	public function __invoke( array $args, array $options ): void {
		$members = isset( $options['members'] ) ? Option::number( $options, 'members', 1 ) : null;
		$demo    = new Demo( static fn( string $line ) => WP_CLI::log( $line ) );
		if ( Utils\get_flag_value( $options, 'remove', false ) ) {
			WP_CLI::success( sprintf( '%d items removed.', $demo->remove() ) );
			return;
		}
		if ( ! in_array( wp_get_environment_type(), array( 'local', 'development' ), true ) ) {
			Option::need_yes( 'This site is public as far as WordPress knows, and the demo accounts have a password everybody knows. Make them?', $options );
		}
		$there = $demo->members();
		if ( null !== $members && $there > $members ) {
			WP_CLI::error( sprintf( '%d demo members are there already, and seeding removes nobody. Run it with --remove first.', $there ) );
		}
		$demo->seed( $members );
		WP_CLI::success( sprintf( 'The demo content is there, with %d members.', $demo->members() ) );
	}
}
