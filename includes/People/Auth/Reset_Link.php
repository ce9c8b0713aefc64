<?php
/** Leads members from the link in the lost-password email to the site's own page. Everybody else stays on WordPress'. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\People\Accounts\Roles;

final class Reset_Link {

	/** Redirects a member's link before core puts its key into a cookie. The page checks the key. */
	public function lead_on(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		// phpcs:ignore WordPress.Security.NonceVerification -- the key is the proof.
		$target = 'GET' === $method ? self::target( wp_unslash( $_GET ) ) : null;
		if ( null === $target ) {
			return;
		}
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		wp_safe_redirect( $target, 302 );
		exit;
	}

	/**
	 * The URL to redirect to, null to stay on WordPress' page.
	 * @param array<mixed> $query Query of the link.
	 */
	public static function target( array $query ): ?string {
		$key   = $query['key'] ?? null;
		$login = $query['login'] ?? null;
		if ( ! is_string( $key ) || ! is_string( $login ) || '' === $key ) {
			return null;
		}
		$user = get_user_by( 'login', $login );
		if ( ! $user || '' === Roles::of( $user ) ) {
			return null;
		}
		return self::url( $login, $key );
	}

	public static function url( string $login, string $key ): string {
		return home_url( '/resetpassword' ) . '?' . http_build_query( compact( 'key', 'login' ), '', '&', PHP_QUERY_RFC3986 );
	}
}
