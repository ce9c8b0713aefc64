<?php
/** WordPress' menus in header and footer, edited under Appearance → Menus. Without one, the pages' own links are there. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

/** @phpstan-type Link array{to:string,label:string} */
final class Menus {

	public const MAIN   = 'design-marketplace-main';
	public const FOOTER = 'design-marketplace-footer';

	public function add_places(): void {
		register_nav_menus(
			array(
				self::MAIN   => __( 'Marketplace: header', 'design-marketplace' ),
				self::FOOTER => __( 'Marketplace: footer', 'design-marketplace' ),
			)
		);
	}

	/**
	 * The links of the first level, as the app addresses them: below home as paths.
	 * @param string $place MAIN or FOOTER.
	 * @return list<Link>|null Null without a menu.
	 */
	public static function links( string $place ): ?array {
		// Where no theme was ever set up there is no menu, and core would look for the options of WordPress 3 each time.
		$is_set = false !== get_option( 'theme_mods_' . get_option( 'stylesheet' ) );

		$menu = $is_set && has_nav_menu( $place ) ? wp_get_nav_menu_items( get_nav_menu_locations()[ $place ] ) : array();
		$tops = array_filter( $menu ? $menu : array(), static fn( object $item ): bool => ! (int) ( $item->menu_item_parent ?? 0 ) );
		$home = untrailingslashit( home_url() );
		return $tops ? array_values(
			array_map(
				static fn( object $item ): array => array(
					'to'    => self::below( $home, (string) ( $item->url ?? '' ) ),
					'label' => wp_specialchars_decode( wp_strip_all_tags( (string) ( $item->title ?? '' ) ), ENT_QUOTES ),
				),
				$tops
			)
		) : null;
	}

	private static function below( string $home, string $url ): string {
		if ( $url !== $home && ! str_starts_with( $url, "{$home}/" ) ) {
			return $url;
		}
		$path = '/' . ltrim( substr( $url, strlen( $home ) ), '/' );
		return '/' === $path ? $path : untrailingslashit( $path );
	}
}
