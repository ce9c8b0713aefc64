<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// An email should not wait longer.
			array( 'cron_schedules', Schedule::class, 'add_minute' ),
			array( Schedule::EVENT, Schedule::class, 'run', 10, 0 ),
			array( 'design_marketplace_member_switched_off', Outbox_Data::class, 'drop' ),
			// All post types are registered, and WordPress has not looked for a page yet.
			array( 'wp_loaded', Unsubscribe::class, 'answer', 10, 0 ),
		);
	}

	public static function modules(): array {
		return array(
			Schedule::class,
			Outbox_Data::class,
		);
	}
}
