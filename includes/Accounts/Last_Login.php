<?php
/**
 * When a user last logged in, by whichever door.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Declares\Has_User_Meta;
use DesignMarketplace\Module;
use WP_User;

/**
 * Erased with the account.
 */
final class Last_Login implements Module, Has_User_Meta {

	/**
	 * GMT time as MySQL has it. Without the prefix of members' fields: the directory need not follow a login.
	 */
	public const META = '_design_marketplace_last_login';

	/**
	 * Adds the hook of wp-login.php; the token route says it itself.
	 */
	public function register(): void {
		add_action( 'wp_login', static fn( string $login, WP_User $user ) => self::note( $user->ID ), 10, 2 );
	}

	/**
	 * The time, which is exported.
	 */
	public function user_meta(): array {
		return array( self::META => true );
	}

	/**
	 * Notes a login at this moment. One that cannot be noted is a login all the same.
	 *
	 * @param int $user_id User.
	 */
	public static function note( int $user_id ): void {
		try {
			Transaction::run(
				static function () use ( $user_id ): void {
					if ( null === Account_Lock::hold( $user_id ) ) {
						update_user_meta( $user_id, self::META, Clock::gmt() );
					}
				}
			);
		} catch ( Lost_Transaction $lost ) {
			error_log( "Design Marketplace: a login was not noted. {$lost->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
		}
	}

	/**
	 * The last login, '' when none is known.
	 *
	 * @param int $user_id User.
	 */
	public static function of( int $user_id ): string {
		$time = get_user_meta( $user_id, self::META, true );
		return is_string( $time ) ? $time : '';
	}
}
