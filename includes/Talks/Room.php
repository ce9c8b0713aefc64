<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\People\Accounts\Blocks;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( Conversation_Service::SENT, Unread_Mails::class, 'sent', 10, 3 ),
			array( Conversation_Service::READ, Unread_Mails::class, 'read', 10, 2 ),
			array( Blocks::BLOCKED, Unread_Mails::class, 'end', 10, 2 ),
			array( 'wp_loaded', Files\File_Address::class, 'answer' ),
		);
	}

	public static function modules(): array {
		return array(
			Conversation_Data::class,
			Idle::class,
		);
	}
}
