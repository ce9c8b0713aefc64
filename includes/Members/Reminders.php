<?php
/**
 * Whether a member wants to be reminded by email of what waits for them. Everybody is, until they say no.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\State;

final class Reminders {

	/**
	 * Meta of who said no: GMT time. Each site of a network has its own, see key().
	 */
	public const OFF_META = 'design_marketplace_reminders_off_gmt';

	/**
	 * The meta key on this site.
	 */
	public static function key(): string {
		return State::key( self::OFF_META );
	}

	/**
	 * Whether they are wanted.
	 *
	 * @param int $user_id Member.
	 */
	public static function are_wanted( int $user_id ): bool {
		return '' === (string) get_user_meta( $user_id, self::key(), true );
	}
}
