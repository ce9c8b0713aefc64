<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'init', Lifecycle\Migrations::class, 'ask_cron', 5 ),
			array( Lifecycle\Migrations::EVENT, Lifecycle\Migrations::class, 'run_for_cron', 10, 0 ),
			array( 'rest_api_init', Rest\Open_Api::class, 'register_routes' ),
		);
	}

	public static function modules(): array {
		return array(
			Lifecycle\Migrations::class,
		);
	}
}
