<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Site;

final class Room extends \DesignMarketplace\Room {

	public static function hooks(): array {
		return array(
			// Before WP_Locale_Switcher at 10, whose choice for an email's recipient must win.
			array( 'locale', Front\Language::class, 'locale', 5 ),
			array( 'determine_locale', Front\Language::class, 'named_locale', 5 ),
			array( 'init', Front\Language::class, 'follow_member', 1 ),
			array( 'request', Front\Plain_Permalinks::class, 'find_route' ),
			// After the theme has said what it supports.
			array( 'after_setup_theme', Front\Menus::class, 'add_places', 100 ),
		);
	}
}
