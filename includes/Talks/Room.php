<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'design_marketplace_message_sent', Unread_Mails::class, 'sent', 10, 3 ),
			array( 'design_marketplace_conversation_read', Unread_Mails::class, 'read', 10, 2 ),
			array( 'design_marketplace_member_blocked', Unread_Mails::class, 'end', 10, 2 ),
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
