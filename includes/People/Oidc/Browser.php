<?php
/** The cookie that binds a log-in to one browser. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;

final class Browser {

	/** Over HTTPS with the prefix by which browsers refuse such a cookie from a neighbouring host. */
	public static function cookie(): string {
		return ( is_ssl() ? '__Host-' : '' ) . 'design_marketplace_oidc';
	}

	/** What the cookie says, '' for none. */
	public static function secret(): string {
		$secret = $_COOKIE[ self::cookie() ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched.
		return is_string( $secret ) && preg_match( '/^[A-Za-z0-9_-]{43}$/D', $secret ) ? $secret : '';
	}

	/** The same, and it is remembered from now on. Tabs share it. */
	public static function remember(): string {
		$known  = self::secret();
		$secret = '' === $known ? Code_Flow::base64url( random_bytes( 32 ) ) : $known;

		$_COOKIE[ self::cookie() ] = $secret;
		if ( ! headers_sent() ) {
			setcookie(
				self::cookie(),
				$secret,
				array(
					// Of the browser's clock, which is not moved with the site's.
					'expires'  => time() + 2 * Contract::limit( 'oidc_minutes' ) * MINUTE_IN_SECONDS, // phpcs:ignore Generic.PHP.ForbiddenFunctions -- see above.
					'path'     => '/',
					'secure'   => is_ssl(),
					'httponly' => true,
					'samesite' => 'Lax',
				)
			);
		}
		return $secret;
	}
}
