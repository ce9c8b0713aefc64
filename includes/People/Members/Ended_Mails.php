<?php
/** Stores which optional emails a member has ended: reminders and emails about messages, which are on by default. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\State;

final class Ended_Mails {

	/** Meta key by category; the value is the GMT time. Each site of a network has its own, see key(). */
	public const META = array(
		Message::REMINDERS => 'design_marketplace_reminders_off_gmt',
		Message::MESSAGES  => 'design_marketplace_messages_off_gmt',
	);

	public static function key( string $category ): string {
		return State::key( self::META[ $category ] );
	}
}
