<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			array( 'wp_loaded', Withheld_Link::class, 'answer' ),
		);
	}
}
