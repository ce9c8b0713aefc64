<?php
/** Stores when a user last logged in, through wp-login.php or the token route. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use WP_User;

final class Last_Login {

	/** GMT time in MySQL's format. It lacks the prefix of members' fields, so that a login does not update the directory. */
	public const META = '_design_marketplace_last_login';

	public static function on_log_in( string $login, WP_User $user ): void {
		self::note( $user->ID );
	}

	/** Stores the time; the token route calls it itself. If that fails, the login still succeeds. */
	public static function note( int $user_id ): void {
		try {
			Account_Lock::with( $user_id, static fn() => update_user_meta( $user_id, self::META, Clock::gmt() ) );
		} catch ( Lost_Transaction $lost ) {
			error_log( "Design Marketplace: a login was not noted. {$lost->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
		}
	}

	public static function of( int $user_id ): string {
		$time = get_user_meta( $user_id, self::META, true );
		return is_string( $time ) ? $time : '';
	}
}
