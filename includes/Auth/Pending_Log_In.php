<?php
/**
 * Logging in with a new address that is not proven yet.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use DesignMarketplace\Accounts\Email_Notes;
use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Module;
use WP_Error;
use WP_User;

/**
 * Asked only when what was typed names no account: whoever has an address is never shadowed by somebody who says so.
 */
final class Pending_Log_In implements Module {

	private const UNKNOWN = array( 'invalid_username', 'invalid_email' );

	/**
	 * Adds the hook: after core has looked for the account, before what it found is worded.
	 */
	public function register(): void {
		add_filter( 'authenticate', array( $this, 'try_pending' ), 21, 3 );
	}

	/**
	 * Core's own check, under the account's login.
	 *
	 * @param WP_User|WP_Error|null $user     Result so far.
	 * @param mixed                 $username As typed.
	 * @param mixed                 $password As typed.
	 */
	public function try_pending( WP_User|WP_Error|null $user, mixed $username, mixed $password ): WP_User|WP_Error|null {
		if ( ! $user instanceof WP_Error || ! in_array( $user->get_error_code(), self::UNKNOWN, true ) || ! is_string( $username ) || ! is_string( $password ) ) {
			return $user;
		}
		$owner = self::owner( $username );
		return $owner ? wp_authenticate_username_password( null, $owner->user_login, $password ) : $user;
	}

	/**
	 * Whose new address it is, null when it is nobody's or names an account. Of several the first who asked.
	 *
	 * @param string $typed What was typed to name the account.
	 */
	public static function owner( string $typed ): ?WP_User {
		// As wp_authenticate() reads it.
		$address = sanitize_user( $typed );
		if ( ! is_email( $address ) || get_user_by( 'login', $address ) || get_user_by( 'email', $address ) ) {
			return null;
		}
		$owner = get_userdata( (int) array_key_first( Email_Notes::about( Email_Notes::PENDING, $address ) ) );
		return $owner && '' !== Roles::of( $owner ) ? $owner : null;
	}
}
