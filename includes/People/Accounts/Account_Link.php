<?php
/** The signed link to a member's page about a decision: the account was switched off, or an item was hidden or rejected. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Mail\Link_Page;
use WP_User;

/** The link is valid for one decision. A new email address or password ends it, so that a former owner of either cannot open the page. */
final class Account_Link {

	public const PARAMETER = 'design_marketplace_account';

	/** Address of the page. It is in the language in which the address is given. */
	public static function url( int $user_id, ?int $decision = null ): string {
		$parts = array(
			$user_id,
			$decision ?? State::decision( $user_id ),
			Clock::now() + Contract::limit( 'account_page_days' ) * DAY_IN_SECONDS,
		);
		return Link_Page::url( self::PARAMETER, implode( '.', $parts ) . '.' . self::proof( get_userdata( $user_id ), ...$parts ) );
	}

	/** @return array{WP_User,int}|null The member and the id of the decision; null for a forged or expired token. */
	public static function read( string $token ): ?array {
		if ( ! preg_match( '/^(\d{1,18})\.(\d{1,18})\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		[ , $user_id, $decision, $until ] = array_map( 'intval', $parts );
		$user                             = get_userdata( $user_id );
		if ( ! hash_equals( self::proof( $user, $user_id, $decision, $until ), $parts[4] ) || $until < Clock::now() ) {
			return null;
		}
		return $user && self::holds( $user_id, $decision ) ? array( $user, $decision ) : null;
	}

	/** Whether the page has something to show: the account is off by this decision, or the item was hidden or rejected by it. */
	private static function holds( int $user_id, int $decision ): bool {
		if ( State::is_off( $user_id ) && State::decision( $user_id ) === $decision ) {
			return true;
		}
		$made = Decision_Kind::tryFrom( Decisions::find( $user_id, $decision )['decision'] ?? '' );
		return Decision_Kind::Off !== $made && ( $made?->is_restriction() ?? false );
	}

	private static function proof( WP_User|false $user, int $user_id, int $decision, int $until ): string {
		$credentials = $user ? "{$user->user_email}|{$user->user_pass}" : '';
		return Link_Proof::of( "account_page|{$user_id}|{$decision}|{$until}|{$credentials}" );
	}
}
