<?php
/**
 * The routes search engines are asked to list, in WordPress' own sitemap.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

use DesignMarketplace\Contract\Contract;
use WP_Post;
use WP_Sitemaps_Provider;

/**
 * Profiles are behind the wall: they are not listed.
 */
final class Routes_Sitemap extends WP_Sitemaps_Provider {

	/**
	 * Names the list in its address.
	 */
	public function __construct() {
		$this->name        = 'routes';
		$this->object_type = 'routes';
	}

	/**
	 * Addresses.
	 *
	 * @param int    $page_num       The only page is 1.
	 * @param string $object_subtype None.
	 * @return list<array{loc:string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		// WordPress lists the root itself.
		$slugs = 1 === (int) $page_num ? array_values( array_filter( self::slugs() ) ) : array();
		return array_map( static fn( string $slug ): array => array( 'loc' => home_url( '/' . $slug ) ), $slugs );
	}

	/**
	 * One page is enough.
	 *
	 * @param string $object_subtype None.
	 */
	public function get_max_num_pages( $object_subtype = '' ) {
		return 1;
	}

	/**
	 * Paths of those without parameters, without their leading slash.
	 *
	 * @return list<string>
	 */
	public static function slugs(): array {
		$slugs = array();
		foreach ( Contract::routes() as $route ) {
			if ( $route->indexed && $route->is_fixed() ) {
				$slugs[] = ltrim( $route->path, '/' );
			}
		}
		return $slugs;
	}

	/**
	 * Routes no WordPress page belongs to, as an SEO plugin's sitemap of pages takes them.
	 *
	 * @param mixed $xml What others have added.
	 */
	public static function beside_pages( mixed $xml ): string {
		$added = '';
		foreach ( array_filter( self::slugs() ) as $slug ) {
			if ( ! get_page_by_path( $slug ) instanceof WP_Post ) {
				$added .= sprintf( "\t<url>\n\t\t<loc>%s</loc>\n\t</url>\n", esc_url( home_url( '/' . $slug ) ) );
			}
		}
		return ( is_string( $xml ) ? $xml : '' ) . $added;
	}
}
