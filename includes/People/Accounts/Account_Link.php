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
		$until = Clock::now() + Contract::limit( 'account_page_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, self::token( 'account_page', $user_id, $decision ?? State::decision( $user_id ), $until ) );
	}

	/** @return array{WP_User,int}|null The member and the id of the decision; null for a forged or expired token. */
	public static function read( string $token ): ?array {
		[ $user_id, $decision ] = self::numbers( 'account_page', $token ) + array( 0, 0 );
		$user                   = get_userdata( $user_id );
		return $user && self::holds( $user_id, $decision ) ? array( $user, $decision ) : null;
	}

	/** Signs numbers, also for other pages: the first is the user's, whose address and password it ends with, the last the time it ends. */
	public static function token( string $page, int ...$numbers ): string {
		$user        = get_userdata( $numbers[0] );
		$credentials = $user ? "{$user->user_email}|{$user->user_pass}" : '';
		$proof       = Link_Proof::of( "{$page}|" . implode( '|', $numbers ) . "|{$credentials}" );
		return implode( '.', $numbers ) . ".{$proof}";
	}

	/** @return list<int> The numbers of a token; none for a forged or expired one. */
	public static function numbers( string $page, string $token ): array {
		if ( ! preg_match( '/^([\d.]{3,60})\.[a-f0-9]{64}$/D', $token, $parts ) ) {
			return array();
		}
		$numbers = array_map( 'intval', explode( '.', $parts[1] ) );
		return hash_equals( self::token( $page, ...$numbers ), $token ) && end( $numbers ) >= Clock::now() ? $numbers : array();
	}

	/** Whether the page has something to show: the account is off by this decision, or the item was hidden or rejected by it. */
	private static function holds( int $user_id, int $decision ): bool {
		if ( State::is_leaving( $user_id ) ) {
			return false;
		}
		if ( State::is_off( $user_id ) && State::decision( $user_id ) === $decision ) {
			return true;
		}
		$made = Decision_Kind::tryFrom( Decisions::find( $user_id, $decision )['decision'] ?? '' );
		return Decision_Kind::Off !== $made && ( $made?->is_restriction() ?? false );
	}
}
