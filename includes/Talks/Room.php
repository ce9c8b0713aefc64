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
			// Before core removes the site's tables at 10.
			array( 'wp_uninitialize_site', Files\Upkeep::class, 'remove_with_site', 5 ),
		);
	}

	public static function routes(): array {
		$all = '/design-marketplace/v1/conversations';
		// The id of a conversation, or the slug of the other member.
		$one     = "{$all}/(?P<conversation>[A-Za-z0-9-]{1,60})";
		$members = array( Conversation_Access::class, 'may_enter' );
		return array(
			array( 'GET', $all, Conversation_Controller::class, 'list_all', $members ),
			array( 'GET', $one, Conversation_Controller::class, 'thread', $members ),
			array( 'POST', $one, Conversation_Controller::class, 'send', $members ),
			array( 'POST', "{$one}/read", Conversation_Controller::class, 'read', $members ),
			array( 'POST', "{$one}/block", Conversation_Controller::class, 'block', $members ),
			array( 'DELETE', "{$one}/messages/(?P<message>\d{1,18})", Conversation_Controller::class, 'delete', $members ),
			array( 'GET', '/design-marketplace/v1/files/(?P<id>[a-z0-9]+)', Conversation_Controller::class, 'renew_file', $members ),
		);
	}

	public static function links(): array {
		return array( 'design_marketplace_file' => array( Files\File_Address::class, 'answer' ) );
	}

	public static function modules(): array {
		return array( Conversation_Data::class, Files\Upkeep::class );
	}
}
