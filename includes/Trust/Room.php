<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Members\Item_Notes;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// After the forms of wp-admin; what is hidden stays hidden.
			array( 'wp_insert_post_data', Hiding::class, 'keep', 100, 2 ),
			array( 'wp_insert_post_data', Approval_Hold::class, 'keep', 101, 2 ),
			array( 'transition_post_status', Approval_Hold::class, 'note', 5, 3 ),
			array( 'design_marketplace_mission_changes', Approval_Hold::class, 'hold_changes', 10, 2 ),
			array( Item_Notes::FILTER, Notes::class, 'add', 10, 2 ),
			array( 'rest_api_init', Approval_Controller::class, 'register_routes' ),
		);
	}

	public static function modules(): array {
		return array(
			Message_Reports::class,
		);
	}
}
