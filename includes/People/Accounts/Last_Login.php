<?php
/**
 * Stores when a user last logged in, through wp-login.php or the token route.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Module;
use WP_User;

/**
 * Erased with the account.
 */
final class Last_Login implements Module, Has_User_Meta {

	/**
	 * GMT time in MySQL's format. It lacks the prefix of members' fields, so that a login does not update the directory.
	 */
	public const META = '_design_marketplace_last_login';

	/**
	 * The token route calls note() itself.
	 */
	public function register(): void {
		add_action( 'wp_login', static fn( string $login, WP_User $user ) => self::note( $user->ID ), 10, 2 );
	}

	/**
	 * The time is exported.
	 */
	public function user_meta(): array {
		return array( self::META => true );
	}

	/**
	 * Stores the time. If that fails, the login still succeeds.
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
	 * GMT time of the last login, '' when unknown.
	 */
	public static function of( int $user_id ): string {
		$time = get_user_meta( $user_id, self::META, true );
		return is_string( $time ) ? $time : '';
	}
}
