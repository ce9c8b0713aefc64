<?php
/** Reacts to every change of a password or email address, wherever it is made: ends sessions, and tells the owner. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Oidc\Links;
use WP_User;

/** Our emails replace core's for members. A member's own change of address goes through Email_Change, which sends its own emails. */
final class Account_Watch {

	/** Whether the caller tells the owner of the change. */
	private static bool $is_quiet = false;

	/**
	 * Makes a change without an email: the caller tells the owner.
	 * @template T
	 * @param callable():T $change
	 * @return T What it returned.
	 */
	public static function quietly( callable $change ): mixed {
		$before         = self::$is_quiet;
		self::$is_quiet = true;
		try {
			return $change();
		} finally {
			self::$is_quiet = $before;
		}
	}

	public function compare( int $user_id, WP_User $before ): void {
		$user = self::$is_quiet ? false : get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}
		if ( $before->user_pass !== $user->user_pass ) {
			$this->on_password( $user );
		}
		// wp_insert_user() hands the old address over with slashes.
		$address = wp_unslash( $before->user_email );
		if ( $address !== $user->user_email ) {
			$this->on_address( $user, $address );
		}
	}

	/**
	 * After wp_set_password(), which also renews the hash of a password that stays.
	 * @param WP_User|false|null $before The account as it was, false where there is none; not given before WordPress 6.7.
	 */
	public function on_password_set( string $password, int $user_id, WP_User|false|null $before = null ): void {
		$user = self::$is_quiet ? false : get_userdata( $user_id );
		if ( $user && ( ! $before || ! wp_check_password( $password, $before->user_pass, $user_id ) ) ) {
			$this->on_password( $user );
		}
	}

	/**
	 * Whether core sends its own email about the change.
	 * @param array<string,mixed> $user Account as it was.
	 */
	public function is_for_core( bool $send, array $user ): bool {
		return $send && '' === Roles::of( (int) $user['ID'] );
	}

	private function on_password( WP_User $user ): void {
		delete_user_meta( $user->ID, Links::PASSWORDLESS );
		if ( $this->end_sessions( $user ) ) {
			Outbox::tell( $user->ID, 'password_changed', Tokens::version( $user->ID ) );
		}
	}

	/** Takes an address as proven when somebody else with the right to do so has set it. */
	private function on_address( WP_User $user, string $before ): void {
		if ( $this->end_sessions( $user ) ) {
			( new Email_Change() )->on_set( $user, $before );
		} else {
			Email_Change::lapse_elsewhere( $user->user_email );
		}
	}

	/** Ends what was begun with the old credentials. Returns whether it is a member, whom we tell. */
	private function end_sessions( WP_User $user ): bool {
		if ( '' === Roles::of( $user ) ) {
			// Core decides about the cookie sessions of its own people.
			Tokens::revoke_all( $user->ID );
			return false;
		}
		Tokens::end_sessions( $user->ID );
		return true;
	}
}
