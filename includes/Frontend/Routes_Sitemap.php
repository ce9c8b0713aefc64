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
	 * Routes no WordPress page belongs to, as Yoast SEO's and Rank Math's sitemaps of pages take them.
	 *
	 * @param mixed $xml What others have added.
	 */
	public static function beside_pages( mixed $xml ): string {
		$added = array_map( static fn( string $url ): string => sprintf( "\t<url>\n\t\t<loc>%s</loc>\n\t</url>\n", esc_url( $url ) ), self::without_page() );
		return ( is_string( $xml ) ? $xml : '' ) . implode( '', $added );
	}

	/**
	 * The same as All in One SEO takes them, where its additional pages are switched on.
	 *
	 * @param mixed $pages What others have added.
	 * @return list<mixed>
	 */
	public static function in_all_in_one( mixed $pages ): array {
		return array_merge( is_array( $pages ) ? array_values( $pages ) : array(), array_map( static fn( string $url ): array => array( 'loc' => $url ), self::without_page() ) );
	}

	/**
	 * The same as The SEO Framework takes them.
	 *
	 * @param mixed $urls What others have added, by address.
	 * @return array<mixed>
	 */
	public static function in_seo_framework( mixed $urls ): array {
		return ( is_array( $urls ) ? $urls : array() ) + array_fill_keys( self::without_page(), array() );
	}

	/**
	 * Addresses of the routes no WordPress page belongs to.
	 *
	 * @return list<string>
	 */
	private static function without_page(): array {
		$slugs = array_filter( self::slugs(), static fn( string $slug ): bool => '' !== $slug && ! get_page_by_path( $slug ) instanceof WP_Post );
		return array_map( static fn( string $slug ): string => home_url( '/' . $slug ), array_values( $slugs ) );
	}
}
