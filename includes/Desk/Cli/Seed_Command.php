<?php
/** `wp design-marketplace seed`: creates or removes demo content. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\Desk\Cli\Seed\Demo;
use DesignMarketplace\Desk\Cli\Seed\Package;
use DesignMarketplace\Desk\Cli\Seed\Unusable_Package;
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
	 * [--package=<place>]
	 * : File or https address of design-marketplace-demo.zip, which has the texts and pictures. It must be the file that was
	 * made with this version of the plugin. A checkout has them already and needs none.
	 *
	 * [--remove]
	 * : Takes away what the command has made and whatever has come to the demo members since: their applications,
	 * conversations, searches and emails, and the reports about them. Nothing else is touched.
	 *
	 * [--yes]
	 * : Does not ask. It asks only on a site that is neither local nor for development: the accounts it makes have a password
	 * everybody knows.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace seed
	 *     wp design-marketplace seed --package=/srv/design-marketplace-demo.zip
	 *     wp design-marketplace seed --members=5
	 *     wp design-marketplace seed --members=100
	 *     wp design-marketplace seed --remove
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
		$package = Package::expected();
		$place   = self::place( $options, $package );
		if ( ! in_array( wp_get_environment_type(), array( 'local', 'development' ), true ) ) {
			Option::need_yes(
				'This site is public as far as WordPress knows, and the demo accounts have a password everybody knows. Make them?',
				$options
			);
		}
		$there = $demo->members();
		if ( null !== $members && $there > $members ) {
			WP_CLI::error(
				sprintf( '%d demo members are there already, and seeding removes nobody. Run it with --remove first.', $there )
			);
		}
		$seed = static fn() => $demo->seed( $members );
		self::clear_up_when_stopped();
		try {
			$package ? $package->open( $place, $seed ) : $seed();
		} catch ( Unusable_Package $problem ) {
			WP_CLI::error( $problem->getMessage() );
		}
		WP_CLI::success( sprintf( 'The demo content is there, with %d members.', $demo->members() ) );
	}

	/**
	 * The package's path. Ends the command if the installed plugin has none; a checkout needs none.
	 * @param array<string,mixed> $options Flags.
	 * @param Package|null        $package The one that is needed.
	 */
	private static function place( array $options, ?Package $package ): string {
		$place = Utils\get_flag_value( $options, 'package' );
		if ( ! $package && null !== $place ) {
			WP_CLI::error( 'A checkout has the demo content already: run the command without --package.' );
		}
		if ( $package && ( ! is_string( $place ) || '' === $place ) ) {
			WP_CLI::error(
				"The demo content comes in a file of its own: run the command with --package and the file or https address of {$package->name}."
			);
		}
		return (string) $place;
	}

	/** Ctrl+C ends PHP without a word, and what was unpacked would stay: exit() has it removed. */
	private static function clear_up_when_stopped(): void {
		if ( function_exists( 'pcntl_async_signals' ) ) {
			pcntl_async_signals( true );
			foreach ( array( SIGINT, SIGTERM ) as $signal ) {
				pcntl_signal( $signal, static fn() => exit( 128 + $signal ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- a number, which is not printed.
			}
		}
	}
}
