<?php
/** Members who have lost their password get the plugin's own email, everybody else WordPress'. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use Throwable;
use WP_Error;
use WP_User;

/**
 * WordPress' page and steps stay. The key is made and queued at a hook that can still refuse, in case the email cannot be queued. Core's
 * own email is never made, so that no other plugin sees the key.
 */
final class Lost_Password {

	/** @var array<int,true> Members whose email was queued by this request. */
	private array $queued = array();

	public function queue( WP_Error $errors, WP_User|false $user ): WP_Error {
		if ( $errors->has_errors() || ! $user || '' === Roles::of( $user ) ) {
			return $errors;
		}
		try {
			$refusal = Account_Lock::with( $user->ID, fn(): ?WP_Error => $this->write( $user ) );
		} catch ( Throwable ) {
			$refusal = new WP_Error( 'retrieve_password_email_failure', Contract::message( 'lostpassword_failed' ) );
		}
		if ( $refusal ) {
			$errors->merge_from( $refusal );
		} else {
			$this->queued[ $user->ID ] = true;
		}
		return $errors;
	}

	/** Whether core makes a key and sends its own email. */
	public function is_for_core( bool $send, string $login, WP_User $user ): bool {
		return $send && ! isset( $this->queued[ $user->ID ] );
	}

	private function write( WP_User $user ): ?WP_Error {
		$key = get_password_reset_key( $user );
		if ( $key instanceof WP_Error ) {
			return $key;
		}
		Outbox::tell( $user->ID, 'lost_password', substr( md5( $key ), 0, 12 ), compact( 'key' ) );
		return null;
	}

	/** Leads from a member's link to the site's own page before core puts its key into a cookie. The page checks the key. */
	public function lead_on(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		// phpcs:ignore WordPress.Security.NonceVerification -- the key is the proof.
		$target = 'GET' === $method ? self::target( wp_unslash( $_GET ) ) : null;
		if ( null === $target ) {
			return;
		}
		Link_Page::send( 302, $target );
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
		return $user && '' !== Roles::of( $user ) ? self::url( $login, $key ) : null;
	}

	public static function url( string $login, string $key ): string {
		return home_url( '/resetpassword' ) . '?' . http_build_query( compact( 'key', 'login' ), '', '&', PHP_QUERY_RFC3986 );
	}
}
