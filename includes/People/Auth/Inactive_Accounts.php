<?php
/** Ends the cookie sessions of accounts that are off or not active yet, and refuses to reset their passwords. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_User;

/** The answers are the same as for other accounts, so that nobody learns whether one is off. */
final class Inactive_Accounts {

	public function leave_out( int|false $user_id ): int|false {
		$user = $user_id ? get_userdata( $user_id ) : false;
		return $user && ! State::may_log_in( $user ) ? 0 : $user_id;
	}

	/**
	 * Refuses a link that was sent before.
	 * @param WP_User|WP_Error $user Whose password it is.
	 */
	public function refuse_reset( WP_Error $errors, WP_User|WP_Error $user ): void {
		if ( $user instanceof WP_User && State::is_off( $user->ID ) ) {
			$errors->add( 'expired_key', esc_html( Contract::message( 'reset_link_over' ) ) );
		}
	}
}
