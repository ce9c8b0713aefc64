<?php
/**
 * Sees every change of a password or an e-mail address, whoever makes it and where: ends sessions, tells the owner.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Auth\Tokens;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Module;
use WP_User;

/**
 * Our mails take the place of core's for members.
 */
final class Account_Watch implements Module {

	/**
	 * Takes the queue of mails.
	 *
	 * @param Outbox $outbox Queue.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'profile_update', array( $this, 'compare' ), 10, 2 );
		add_action( 'wp_set_password', array( $this, 'on_password_set' ), 10, 3 );
		add_filter( 'send_password_change_email', array( $this, 'is_for_core' ), 10, 2 );
		add_filter( 'send_email_change_email', array( $this, 'is_for_core' ), 10, 2 );
	}

	/**
	 * After wp_update_user().
	 *
	 * @param int     $user_id User.
	 * @param WP_User $before  The account as it was.
	 */
	public function compare( int $user_id, WP_User $before ): void {
		$user = get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}
		if ( $before->user_pass !== $user->user_pass ) {
			$this->react( $user, 'password_changed', array() );
		}
		// wp_insert_user() hands the old address over with slashes.
		$address = wp_unslash( $before->user_email );
		if ( $address !== $user->user_email ) {
			$this->react( $user, 'email_changed', array( 'address' => $address ) );
		}
	}

	/**
	 * After wp_set_password(), which also renews the hash of a password that stays.
	 *
	 * @param string       $password Password as handed over.
	 * @param int          $user_id  User.
	 * @param WP_User|null $before   The account as it was; not given before WordPress 6.7.
	 */
	public function on_password_set( string $password, int $user_id, ?WP_User $before = null ): void {
		$user = get_userdata( $user_id );
		if ( $user && ( ! $before || ! wp_check_password( $password, $before->user_pass, $user_id ) ) ) {
			$this->react( $user, 'password_changed', array() );
		}
	}

	/**
	 * Whether core sends its own mail about the change.
	 *
	 * @param bool                $send Whether it does.
	 * @param array<string,mixed> $user Account as it was.
	 */
	public function is_for_core( bool $send, array $user ): bool {
		return $send && '' === Roles::of( (int) $user['ID'] );
	}

	/**
	 * Ends what was begun with the old credentials.
	 *
	 * @param WP_User             $user    Account.
	 * @param string              $message Key of the mail.
	 * @param array<string,mixed> $payload What the mail needs.
	 */
	private function react( WP_User $user, string $message, array $payload ): void {
		if ( '' === Roles::of( $user ) ) {
			// Core decides about the cookie sessions of its own people.
			Tokens::revoke_all( $user->ID );
			return;
		}
		Tokens::end_sessions( $user->ID );
		$this->outbox->enqueue( "{$message}:{$user->ID}:" . Tokens::version( $user->ID ), "user:{$user->ID}", $message, $payload );
	}
}
