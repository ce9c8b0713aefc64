<?php
/** Logging in with a new email address that is not confirmed yet. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\Roles;
use WP_Error;
use WP_User;

/** Tried only when no account has the typed address: nobody can take over somebody else's by claiming it. */
final class Pending_Log_In {

	private const UNKNOWN = array( 'invalid_username', 'invalid_email' );

	/** Has core check the password with the account's login. */
	public function try_pending( WP_User|WP_Error|null $user, mixed $username, mixed $password ): WP_User|WP_Error|null {
		if (
			! $user instanceof WP_Error
				|| ! in_array( $user->get_error_code(), self::UNKNOWN, true )
				|| ! is_string( $username )
				|| ! is_string( $password )
		) {
			return $user;
		}
		$owner = self::owner( $username );
		return $owner ? wp_authenticate_username_password( null, $owner->user_login, $password ) : $user;
	}

	/** The account that is changing to this address: the first of several; null for none, or if an account has the address. */
	public static function owner( string $typed ): ?WP_User {
		// Cleaned as wp_authenticate() does.
		$address = sanitize_user( $typed );
		if ( ! is_email( $address ) || get_user_by( 'login', $address ) || get_user_by( 'email', $address ) ) {
			return null;
		}
		$owner = get_userdata( (int) array_key_first( Email_Notes::about( Email_Notes::PENDING, $address ) ) );
		return $owner && '' !== Roles::of( $owner ) ? $owner : null;
	}
}
