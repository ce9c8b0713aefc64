<?php
/** The rows of this room. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// An email should not wait longer.
			array( 'cron_schedules', Schedule::class, 'add_minute' ),
			array( 'design_marketplace_outbox', Schedule::class, 'run', 10, 0 ),
			array( 'design_marketplace_member_switched_off', Outbox_Data::class, 'drop' ),
		);
	}

	public static function links(): array {
		return array( 'design_marketplace_unsubscribe' => array( Unsubscribe::class, 'answer' ) );
	}

	public static function modules(): array {
		return array( Schedule::class, Outbox_Data::class );
	}
}
