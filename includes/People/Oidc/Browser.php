<?php
/** The cookie that binds a log-in to one browser. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Contract\Contract;

final class Browser {

	/** Over HTTPS with the prefix by which browsers refuse such a cookie from a neighbouring host. */
	public static function cookie(): string {
		return ( is_ssl() ? '__Host-' : '' ) . 'design_marketplace_oidc';
	}

	/** The cookie's value, '' for none. */
	public static function secret(): string {
		$secret = $_COOKIE[ self::cookie() ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- matched.
		return Steps::is_key( $secret ) ? $secret : '';
	}

	/** The same, and it is remembered from now on. Tabs share it. */
	public static function remember(): string {
		$known  = self::secret();
		$secret = '' === $known ? Steps::key() : $known;

		$_COOKIE[ self::cookie() ] = $secret;
		if ( ! headers_sent() ) {
			$until = time() + 2 * Contract::limit( 'oidc_minutes' ) * MINUTE_IN_SECONDS; // phpcs:ignore Generic.PHP.ForbiddenFunctions -- the browser's clock is not moved with the site's.
			$guard = array( 'path' => '/', 'secure' => is_ssl(), 'httponly' => true, 'samesite' => 'Lax' );
			setcookie( self::cookie(), $secret, array( 'expires' => $until ) + $guard );
		}
		return $secret;
	}
}
