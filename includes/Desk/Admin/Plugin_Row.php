<?php
/** Adds a link to the settings to the plugin's row in the list of plugins. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Desk\Admin\Settings\Settings_Screen;

final class Plugin_Row {

	/**
	 * @param array<int|string,string> $links
	 * @return array<int|string,string>
	 */
	public function links( array $links ): array {
		$link = Ui::link( Menu::url( Settings_Screen::SLUG ), __( 'Settings', 'design-marketplace' ) );
		return current_user_can( Admin::MANAGE ) ? array( 'dm_settings' => $link ) + $links : $links;
	}
}
