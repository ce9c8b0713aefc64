<?php
/** Passwords as WordPress' own forms store them, so that each works in every form. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use WP_Error;
use WP_User;

/**
 * WordPress hashes what its forms receive, with slashes before quotes. A password with a quote that is stored as typed would not work on
 * wp-login.php, and one that is set there would not work here.
 */
final class Passwords {

	/** The password as WordPress' functions expect it. */
	public static function stored( string $password ): string {
		return wp_slash( $password );
	}

	public static function match( string $password, WP_User $user ): bool {
		return wp_check_password( self::stored( $password ), $user->user_pass, $user->ID )
			|| ( self::stored( $password ) !== $password && wp_check_password( $password, $user->user_pass, $user->ID ) );
	}

	/** @param string $username Email or login. */
	public static function log_in( string $username, string $password ): WP_User|WP_Error {
		// On a site that uses application passwords, core would try one next, and its refusal would take the place of what was wrong.
		add_filter( 'application_password_is_api_request', '__return_false' );
		$user = wp_authenticate( $username, self::stored( $password ) );
		if ( $user instanceof WP_Error && self::stored( $password ) !== $password ) {
			$user = wp_authenticate( $username, $password );
		}
		remove_filter( 'application_password_is_api_request', '__return_false' );
		return $user;
	}

	/** The message if WordPress cannot store this password, null if it can: it trims passwords, and hashes none above 4096 bytes. */
	public static function refusal( string $password ): ?string {
		if ( mb_strlen( trim( $password ) ) < 8 ) {
			return Contract::message( 'password_short' );
		}
		return strlen( self::stored( $password ) ) > 4096 ? Contract::message( 'too_long', 4096 ) : null;
	}
}
