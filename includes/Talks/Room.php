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
			array( 'rest_api_init', Conversation_Controller::class, 'register_routes' ),
			array( 'rest_api_init', Message_Controller::class, 'register_routes' ),
			array( 'rest_api_init', Files\File_Controller::class, 'register_routes' ),
			array( 'wp_loaded', Files\File_Address::class, 'answer' ),
			// Before core removes the site's tables at 10.
			array( 'wp_uninitialize_site', Files\Upkeep::class, 'remove_with_site', 5 ),
		);
	}

	public static function modules(): array {
		return array(
			Conversation_Data::class,
			Files\Upkeep::class,
		);
	}
}
