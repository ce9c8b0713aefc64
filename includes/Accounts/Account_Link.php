<?php
/**
 * The signed address of the page of an account that is off.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Contract\Contract;
use WP_User;

/**
 * The address carries its proof. It is good for one decision, and for as long as the account has the same email address
 * and password: whoever is shut out of the account is shut out of the page.
 */
final class Account_Link {

	/**
	 * Parameter of the address.
	 */
	public const PARAMETER = 'design_marketplace_account';

	/**
	 * Address of the page for as long as the account is off by the present decision.
	 *
	 * @param int $user_id Member whose account is off.
	 */
	public static function url( int $user_id ): string {
		$parts = array( $user_id, State::decision( $user_id ), Clock::now() + Contract::limit( 'account_page_days' ) * DAY_IN_SECONDS );
		return add_query_arg( self::PARAMETER, implode( '.', $parts ) . '.' . self::proof( get_userdata( $user_id ), ...$parts ), home_url( '/' ) );
	}

	/**
	 * Whose token it is; null for one that is forged or over, or whose account is not off by the same decision any more.
	 *
	 * @param string $token Token.
	 */
	public static function owner( string $token ): ?WP_User {
		if ( ! preg_match( '/^(\d{1,18})\.(\d{1,18})\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		[ , $user_id, $decision, $until ] = array_map( 'intval', $parts );
		$user                             = get_userdata( $user_id );
		if ( ! hash_equals( self::proof( $user, $user_id, $decision, $until ), $parts[4] ) || $until < Clock::now() ) {
			return null;
		}
		return $user && State::is_off( $user_id ) && State::decision( $user_id ) === $decision ? $user : null;
	}

	private static function proof( WP_User|false $user, int $user_id, int $decision, int $until ): string {
		$credentials = $user ? "{$user->user_email}|{$user->user_pass}" : '';
		return hash_hmac( 'sha256', "account_page|{$user_id}|{$decision}|{$until}|{$credentials}", wp_salt( 'auth' ) );
	}
}
