<?php
/** Rules for logins and lost passwords by WordPress' own functions, and their messages. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use WP_Error;
use WP_User;

/** They apply wherever wp_authenticate() is called: the token route, wp-login.php, XML-RPC. */
final class Log_In {

	private const WRONG = array( 'invalid_username', 'invalid_email', 'incorrect_password' );

	public function lost_password_url(): string {
		return home_url( '/forgottenpassword' );
	}

	/**
	 * Members can log in once they are activated, and never to XML-RPC.
	 *
	 * Only somebody with the right password learns that the account is not activated.
	 * @param string $password As handed to wp_authenticate().
	 */
	public function check_member( WP_User|WP_Error $user, string $password ): WP_User|WP_Error {
		if ( $user instanceof WP_Error || ! ( State::is_members( $user ) || State::is_marked( $user->ID ) ) ) {
			return $user;
		}
		$is_xmlrpc = defined( 'XMLRPC_REQUEST' ) && constant( 'XMLRPC_REQUEST' );
		if ( ! $is_xmlrpc && Account_State::Active === State::of( $user ) ) {
			return $user;
		}
		if ( $is_xmlrpc || State::is_leaving( $user->ID ) || ! wp_check_password( $password, $user->user_pass, $user->ID ) ) {
			return new WP_Error( 'incorrect_password', '' );
		}
		if ( State::is_off( $user->ID ) ) {
			return new WP_Error( 'account_off', self::off( $user->ID ) );
		}
		return new WP_Error( 'not_activated', Contract::message( 'not_activated' ) );
	}

	/** The message at a log-in to an account that is off. */
	public static function off( int $user_id ): string {
		$reason = Decisions::reason( Decisions::find( $user_id, State::decision( $user_id ) ) );
		return Contract::message( 'account_off', esc_html( rtrim( $reason, '.' ) ), esc_url( Account_Link::url( $user_id ) ) );
	}

	/** The same message, after the same time, for an unknown account and a wrong password. */
	public function hide_reason( WP_User|WP_Error|null $user, mixed $username, mixed $password ): WP_User|WP_Error|null {
		if ( ! $user instanceof WP_Error || ! in_array( $user->get_error_code(), self::WRONG, true ) ) {
			return $user;
		}
		if ( 'incorrect_password' !== $user->get_error_code() ) {
			// No password was compared: making a hash takes as long.
			wp_hash_password( (string) $password );
		}
		return new WP_Error( 'incorrect_password', Contract::message( 'login_failed', esc_url( wp_lostpassword_url() ) ) );
	}

	public function limit_lost_password(): void {
		// phpcs:ignore WordPress.Security -- core's form has no nonce; the name is looked up as core does, which does not clean it.
		$login = isset( $_POST['user_login'] ) && is_string( $_POST['user_login'] ) ? wp_unslash( $_POST['user_login'] ) : null;
		if ( null === $login ) {
			return;
		}
		$refusal = Limits::hit( 'lostpassword', ...Account_Names::keys_of_lost_password( $login ) );
		if ( ! $refusal ) {
			return;
		}
		header( 'Retry-After: ' . (int) $refusal->get_error_data()['retry_after'] );
		wp_die( esc_html( $refusal->get_error_message() ), '', array( 'response' => 429 ) );
	}

	/** Adds the word that the contract promises for an unknown address, the same in every language. */
	public function mark_unknown_address( WP_Error $errors, WP_User|false $user ): WP_Error {
		$is_unknown = ! $user && ! array_diff( $errors->get_error_codes(), array( 'invalid_email', 'invalidcombo', 'invalid_username' ) );
		return $is_unknown
			? new WP_Error( 'invalid_email', '<strong>ERROR</strong>: ' . Contract::message( 'lostpassword_unknown' ) )
			: $errors;
	}

	public function check_new_password( WP_Error $errors, WP_User|WP_Error $user ): void {
		// phpcs:ignore WordPress.Security -- core has checked the key; a password is not sanitised.
		$password = isset( $_POST['pass1'] ) && is_string( $_POST['pass1'] ) ? wp_unslash( $_POST['pass1'] ) : '';
		if ( '' === $password || $user instanceof WP_Error || '' === Roles::of( $user ) ) {
			return;
		}
		$refusal = Passwords::refusal( $password );
		if ( null !== $refusal ) {
			$errors->add( 'password_refused', esc_html( $refusal ) );
		}
	}

	public function send_home( string $target, string $requested, WP_User|WP_Error $user ): string {
		return $user instanceof WP_User && '' !== Roles::of( $user ) && ( '' === $requested || str_contains( $target, '/wp-admin' ) )
			? home_url( '/' )
			: $target;
	}

	/** Ends the cookie sessions of accounts that are off or not active yet. */
	public function leave_out( int|false $user_id ): int|false {
		$user = $user_id ? get_userdata( $user_id ) : false;
		return $user && ! State::may_log_in( $user ) ? 0 : $user_id;
	}

	/** Refuses a link that was sent before. The answer is that of other accounts, so that nobody learns whether one is off. */
	public function refuse_reset( WP_Error $errors, WP_User|WP_Error $user ): void {
		if ( $user instanceof WP_User && State::is_off( $user->ID ) ) {
			$errors->add( 'expired_key', esc_html( Contract::message( 'reset_link_over' ) ) );
		}
	}
}
