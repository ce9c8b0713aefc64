<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'init', Midnight::class, 'check', 30 ),
			array( Midnight::FOLLOW, Midnight::class, 'follow', 10, 0 ),
		);
	}

	public static function modules(): array {
		return array(
			Midnight::class,
		);
	}
}
