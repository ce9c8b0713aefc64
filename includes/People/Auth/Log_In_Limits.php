<?php
/** Counts all logins: those by wp_authenticate(), and those by application passwords. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_User;

/**
 * Above the limit a login is refused before its password is compared, which is expensive, and even if it is right. A right application
 * password is never refused: it cannot be guessed, and a stranger's attempts must not stop the site's own programs.
 */
final class Log_In_Limits {

	/** Error code for too many attempts. */
	public const REFUSED = 'too_many';

	/** Core's error codes for application passwords that reveal whether the account exists. */
	private const TELLING = array( 'invalid_username', 'invalid_email', 'incorrect_password', 'application_passwords_disabled_for_user' );

	/** @var list<string> The keys under which the present attempt is counted. */
	private array $keys = array();

	/** @var WP_Error|null The error that refuses the present attempt. */
	private ?WP_Error $refusal = null;

	/** @var array{string,string}|null Name and password of the present attempt. */
	private ?array $attempt = null;

	/** Counts an attempt, unless it is the previous one repeated with another spelling of the password. */
	public function count( WP_User|WP_Error|null $user, mixed $username, mixed $password ): WP_User|WP_Error|null {
		$attempt = array( is_string( $username ) ? $username : '', is_string( $password ) ? $password : '' );
		if ( ! $this->is_same( $attempt ) ) {
			$this->keys    = '' === trim( $attempt[0] ) || ! Rate_Limiter::is_on() ? array() : Account_Names::keys_of_log_in( $attempt[0] );
			$this->refusal = $this->keys ? Limits::hit( 'login', ...$this->keys ) : null;
		}
		$this->attempt = $attempt;
		return $user;
	}

	/** Skips comparing the password of an attempt that is refused anyway. */
	public function spare_the_hash( WP_User|WP_Error $user ): WP_User|WP_Error {
		return $this->refusal && doing_filter( 'authenticate' ) ? $this->error( $this->refusal ) : $user;
	}

	/** Refuses above the limit. After a good login, forgets the failed attempts. */
	public function decide( WP_User|WP_Error|null $user ): WP_User|WP_Error|null {
		if ( $this->refusal ) {
			if ( ! headers_sent() ) {
				status_header( 429 );
				header( 'Retry-After: ' . (int) $this->refusal->get_error_data()['retry_after'] );
			}
			return $this->error( $this->refusal );
		}
		if ( $user instanceof WP_User ) {
			Limits::forget( 'login', ...$this->keys );
		}
		return $user;
	}

	/** Counts a wrong application password. XML-RPC tries it beside the normal password, which is one attempt. */
	public function count_application_password(): void {
		if ( doing_filter( 'authenticate' ) || ! Rate_Limiter::is_on() ) {
			return;
		}
		$name          = isset( $_SERVER['PHP_AUTH_USER'] ) && is_string( $_SERVER['PHP_AUTH_USER'] ) ? $_SERVER['PHP_AUTH_USER'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- looked up as core does.
		$this->attempt = null;
		$this->refusal = Limits::hit( 'login', ...( '' === trim( $name ) ? array() : Account_Names::keys_of_log_in( $name ) ) );
	}

	/**
	 * One answer to every wrong application password.
	 * @param mixed $result True, an error, or null so far.
	 */
	public function hide_reason( mixed $result ): mixed {
		if ( ! $result instanceof WP_Error || ! in_array( $result->get_error_code(), self::TELLING, true ) ) {
			return $result;
		}
		if ( $this->refusal ) {
			return Errors::too_many( (int) $this->refusal->get_error_data()['retry_after'] );
		}
		return new WP_Error(
			'incorrect_password',
			__( 'The provided password is an invalid application password.' ), // phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- core's own words.
			array( 'status' => 401 )
		);
	}

	/**
	 * Whether it is the previous attempt with the other spelling of the password, see Passwords::log_in().
	 * @param array{string,string} $attempt Name and password.
	 */
	private function is_same( array $attempt ): bool {
		return $this->attempt
			&& $this->attempt[0] === $attempt[0]
			&& $this->attempt[1] !== $attempt[1]
			&& Passwords::stored( $attempt[1] ) === $this->attempt[1];
	}

	private function error( WP_Error $refusal ): WP_Error {
		return new WP_Error( self::REFUSED, esc_html( $refusal->get_error_message() ), $refusal->get_error_data() );
	}
}
