<?php
/** `wp design-marketplace members verify` and `unverify`. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Verification\Verification;
use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

final class Verify_Command {

	/**
	 * Confirms that startups belong to the university they say.
	 *
	 * ## OPTIONS
	 *
	 * <member>...
	 * : Id, email address or slug.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members verify kettle-works
	 * @param list<string> $args Members.
	 */
	public function verify( array $args ): void {
		foreach ( array_map( array( Member_Finder::class, 'need' ), $args ) as $member ) {
			$failure = ( new Verification() )->tick( $member->ID, get_current_user_id() );
			if ( $failure ) {
				WP_CLI::error( sprintf( '%s: %s', $member->user_email, $failure->get_error_message() ) );
			}
			WP_CLI::success( sprintf( '%s: %s is confirmed.', $member->user_email, Verification::university( $member->ID ) ) );
		}
	}

	/**
	 * Takes the confirmation of universities back.
	 *
	 * ## OPTIONS
	 *
	 * [<member>...]
	 * : Id, email address or slug.
	 *
	 * [--confirmed-by=<address>]
	 * : Every startup this address of a university has confirmed, in case it was misused.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace members unverify kettle-works
	 *     wp design-marketplace members unverify --confirmed-by=ada@epfl.ch
	 * @param list<string>         $args    Members.
	 * @param array<string,string> $options
	 */
	public function unverify( array $args, array $options ): void {
		$address = (string) Utils\get_flag_value( $options, 'confirmed-by', '' );
		$ids     = '' === $address ? array() : Verification::vouched_by( $address );
		if ( ! $args && ! $ids ) {
			WP_CLI::error( '' === $address ? 'Name a member, or an address with --confirmed-by.' : 'This address has confirmed nobody.' );
		}
		foreach ( array_map( array( Member_Finder::class, 'need' ), array_merge( $args, array_map( 'strval', $ids ) ) ) as $member ) {
			$done = ( new Verification() )->untick( $member->ID, get_current_user_id() );
			if ( $done instanceof WP_Error ) {
				WP_CLI::error( sprintf( '%s: %s', $member->user_email, $done->get_error_message() ) );
			}
			WP_CLI::success( sprintf( $done ? '%s is not confirmed any more.' : '%s was not confirmed.', $member->user_email ) );
		}
	}
}
