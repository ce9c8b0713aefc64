<?php
/**
 * Which optional mails a member has ended that everybody gets until they say no: reminders, and mails about messages.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Mail\Facts;

final class Ended_Mails {

	/**
	 * Meta of who said no, by category: GMT time. Each site of a network has its own, see key().
	 */
	public const META = array(
		Facts::REMINDERS => 'design_marketplace_reminders_off_gmt',
		Facts::MESSAGES  => 'design_marketplace_messages_off_gmt',
	);

	/**
	 * The meta key of a category on this site.
	 *
	 * @param string $category Category.
	 */
	public static function key( string $category ): string {
		return State::key( self::META[ $category ] );
	}
}
