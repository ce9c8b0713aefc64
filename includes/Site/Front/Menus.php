<?php
/** WordPress' menus in header and footer, edited under Appearance → Menus. Without one, the pages' own links are there. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;

/** @phpstan-type Link array{to:string,label:string} */
final class Menus {

	public const MAIN   = 'design-marketplace-main';
	public const FOOTER = 'design-marketplace-footer';

	public function add_places(): void {
		$places = array(
			self::MAIN   => __( 'Marketplace: header', 'design-marketplace' ),
			self::FOOTER => __( 'Marketplace: footer', 'design-marketplace' ),
		);
		foreach ( $places as $place => $label ) {
			register_nav_menu( $place, $label );
			foreach ( array_diff_key( Contract::enum( 'languages' ), array( Languages::site() => '' ) ) as $code => $name ) {
				register_nav_menu( "{$place}-{$code}", "{$label} ({$name})" );
			}
		}
	}

	/**
	 * The links of the first level, as the app addresses them: below home as paths. The language's own menu, else the site's, in which
	 * pages have the titles of their siblings.
	 * @param string $place MAIN or FOOTER.
	 * @return list<Link>|null Null without a menu.
	 */
	public static function links( string $place ): ?array {
		// Where no theme was ever set up there is no menu, and core would look for the options of WordPress 3 each time.
		$is_set = false !== get_option( 'theme_mods_' . get_option( 'stylesheet' ) );

		$own   = $place . '-' . Languages::current();
		$place = $is_set && has_nav_menu( $own ) ? $own : $place;
		$menu  = $is_set && has_nav_menu( $place ) ? wp_get_nav_menu_items( get_nav_menu_locations()[ $place ] ) : array();
		$tops  = array_filter( $menu ? $menu : array(), static fn( object $item ): bool => ! (int) ( $item->menu_item_parent ?? 0 ) );
		$home  = untrailingslashit( home_url() );
		return $tops ? array_values(
			array_map(
				static fn( object $item ): array => array(
					'to'    => self::below( $home, self::page( $item )['url'] ),
					'label' => wp_specialchars_decode( wp_strip_all_tags( self::page( $item )['title'] ), ENT_QUOTES ),
				),
				$tops
			)
		) : null;
	}

	/** @return array{url:string,title:string} Of an item; of the sibling that is shown, unless an editor gave the item words of its own. */
	private static function page( object $item ): array {
		$said  = array( 'url' => (string) ( $item->url ?? '' ), 'title' => (string) ( $item->title ?? '' ) );
		$page  = 'page' === ( $item->object ?? '' ) ? get_post( (int) ( $item->object_id ?? 0 ) ) : null;
		$shown = $page instanceof WP_Post ? Siblings::shown( $page ) : null;
		if ( ! $page instanceof WP_Post || ! $shown || $shown->ID === $page->ID ) {
			return $said;
		}
		$title = get_the_title( $page ) === $said['title'] ? get_the_title( $shown ) : $said['title'];
		return array( 'url' => home_url( explode( '?', Siblings::address( $page ) )[0] ), 'title' => $title );
	}

	private static function below( string $home, string $url ): string {
		if ( $url !== $home && ! str_starts_with( $url, "{$home}/" ) ) {
			return $url;
		}
		$path = '/' . ltrim( substr( $url, strlen( $home ) ), '/' );
		return '/' === $path ? $path : untrailingslashit( $path );
	}
}
