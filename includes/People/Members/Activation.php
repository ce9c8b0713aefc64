<?php
/** The key in the activation email: created, stored as a hash, and accepted once. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Graph;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;

/** A used key's hash is kept until the key expires: if a mail scanner opens the link first, it still works for the member. */
final class Activation {

	public const HASH    = 'design_marketplace_activation_hash';
	public const EXPIRES = 'design_marketplace_activation_expires';

	private const LENGTH = 40;

	/** Makes a new key, which replaces the one before, and queues the email with it. Call it in a transaction. */
	public function request( int $user_id ): void {
		if ( Joining::is_due( $user_id ) ) {
			Joining::send( $user_id );
			return;
		}
		$key = wp_generate_password( self::LENGTH, false );
		update_user_meta( $user_id, self::HASH, wp_slash( self::hash( $key ) ) );
		update_user_meta( $user_id, self::EXPIRES, Clock::now() + Contract::limit( 'activation_days' ) * DAY_IN_SECONDS );
		Outbox::tell( $user_id, 'activation', substr( md5( $key ), 0, 12 ), compact( 'key' ) );
	}

	public function request_again( string $email ): void {
		$user = get_user_by( 'email', $email );
		if ( ! $user || ! Account_Graph::allows( Account_Graph::ACTIVATE, $user->ID ) ) {
			return;
		}
		$this->renew( $user->ID );
	}

	public function renew( int $user_id ): void {
		Account_Lock::with( $user_id, fn() => State::is_activated( $user_id ) ? null : $this->request( $user_id ) );
	}

	/** Takes a key; true when it is the account's, also when it was taken before. */
	public function confirm( int $user_id, string $key ): bool {
		if ( '' === Roles::of( $user_id ) || State::is_off( $user_id ) || ! $this->is_key( $user_id, $key ) ) {
			return false;
		}
		return $this->activate( $user_id );
	}

	/**
	 * Activates a waiting account; an administrator may do it without the key, unless its owner has yet to consent. Returns whether the
	 * account is active now.
	 */
	public function activate( int $user_id ): bool {
		$is_there = false;
		Transaction::run(
			function () use ( $user_id, &$is_there ): void {
				$is_there = null === Account_Lock::hold( $user_id );
				$is_free  = $is_there && ! Joining::is_due( $user_id );
				if ( $is_free && Account_Graph::allows( Account_Graph::ACTIVATE, $user_id ) && State::activate( $user_id ) ) {
					Outbox::tell( $user_id, 'welcome' );
					do_action( 'design_marketplace_member_activated', $user_id );
				}
			}
		);
		return $is_there && State::is_activated( $user_id );
	}

	private function is_key( int $user_id, string $key ): bool {
		$hash    = get_user_meta( $user_id, self::HASH, true );
		$expires = (int) get_user_meta( $user_id, self::EXPIRES, true );
		if ( ! is_string( $hash ) || '' === $hash || $expires < Clock::now() || ! preg_match( '/^[A-Za-z0-9]{32,64}$/D', $key ) ) {
			return false;
		}
		return function_exists( 'wp_verify_fast_hash' ) ? wp_verify_fast_hash( $key, $hash ) : wp_check_password( $key, $hash );
	}

	/** Before WordPress 6.8 there is only the slow hash. */
	private static function hash( string $key ): string {
		return function_exists( 'wp_fast_hash' ) ? wp_fast_hash( $key ) : wp_hash_password( $key );
	}

	/** Answers /activate/{user id}/{key}: redirects to the login page with the outcome. Nobody is logged in by it. */
	public function answer( bool $parse ): bool {
		// phpcs:ignore WordPress.Security -- matched against a strict pattern below.
		$path = (string) wp_parse_url( 'http://localhost' . ( $_SERVER['REQUEST_URI'] ?? '/' ), PHP_URL_PATH );
		$home = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) );
		if ( preg_match( '#^' . preg_quote( $home, '#' ) . '/activate/(\d{1,18})/([^/]+)/?$#D', $path, $parts ) ) {
			$id      = (int) $parts[1];
			$confirm = fn(): array => array( 302, self::target( $id, $this->confirm( $id, $parts[2] ) ) );
			Link_Page::send( ...Link_Page::attempt( 'Activation link', false, $confirm ) );
			exit;
		}
		return $parse;
	}

	public static function target( int $user_id, bool $done ): string {
		$role = Roles::of( $user_id );
		return add_query_arg(
			array( 'user_role' => '' === $role ? Roles::DESIGNER : $role, 'user_verify' => $done ? '1' : '0' ),
			home_url( '/login' )
		);
	}
}
