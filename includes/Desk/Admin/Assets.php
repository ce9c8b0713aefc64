<?php
/** Script and style of the marketplace's screens, loaded on those only. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Brand;

final class Assets {

	private const HANDLE = 'design-marketplace-admin';

	public function enqueue(): void {
		if ( ! self::is_ours() ) {
			return;
		}
		$folder = dirname( DESIGN_MARKETPLACE_FILE ) . '/build/';
		$asset  = is_readable( $folder . 'admin.asset.php' ) ? require $folder . 'admin.asset.php' : null;
		if ( ! is_array( $asset ) ) {
			return;
		}
		$version = (string) $asset['version'];
		$script  = plugins_url( 'build/admin.js', DESIGN_MARKETPLACE_FILE );
		wp_enqueue_script( self::HANDLE, $script, (array) $asset['dependencies'], $version, array( 'in_footer' => true ) );
		if ( is_readable( $folder . 'admin.css' ) ) {
			wp_enqueue_style( self::HANDLE, plugins_url( 'build/admin.css', DESIGN_MARKETPLACE_FILE ), array(), $version );
			wp_add_inline_style( self::HANDLE, Brand::css( '.stage-mark', true ) );
		}
	}

	public static function is_ours(): bool {
		$screen = get_current_screen();
		if ( ! $screen ) {
			return false;
		}
		$is_page = str_contains( $screen->id, Menu::SLUG );
		$is_item = in_array( $screen->post_type, Item_Types::ALL, true )
			|| ( 'edit' === $screen->base && str_starts_with( $screen->post_type, 'dmkt_' ) );
		return $is_page
			|| $is_item
			|| Skills::TAXONOMY === $screen->taxonomy
			|| in_array( $screen->id, array( 'users', 'user-edit' ), true );
	}
}
