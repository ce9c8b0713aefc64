<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Portfolios_Sitemap;
use DesignMarketplace\Kernel\Contract\Contract;
use WP_Post;
use WP_Sitemaps_Provider;

/** Our routes in WordPress' sitemap. Profiles are not listed, as most are behind the sign-up wall: Portfolios_Sitemap has the others. */
final class Routes_Sitemap extends WP_Sitemaps_Provider {

	/** The name is part of the sitemap's address. */
	public function __construct() {
		$this->name        = 'routes';
		$this->object_type = 'routes';
	}

	/**
	 * @param int    $page_num       Page of the sitemap; there is only page 1.
	 * @param string $object_subtype Unused.
	 * @return list<array{loc:string}>
	 */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		// WordPress lists the home page itself.
		$slugs = 1 === (int) $page_num ? array_values( array_filter( self::slugs() ) ) : array();
		return array_map( static fn( string $slug ): array => array( 'loc' => home_url( '/' . $slug ) ), $slugs );
	}

	/** @param string $object_subtype Unused. */
	public function get_max_num_pages( $object_subtype = '' ) {
		return 1;
	}

	/** @return list<string> Paths of routes without parameters, without a leading slash. */
	public static function slugs(): array {
		$slugs = array();
		foreach ( Contract::routes() as $route ) {
			if ( $route->indexed && $route->is_fixed() ) {
				$slugs[] = ltrim( $route->path, '/' );
			}
		}
		return $slugs;
	}

	/** Routes without a WordPress page and open portfolios, for Yoast SEO's and Rank Math's sitemaps of pages. */
	public static function beside_pages( mixed $xml ): string {
		$added = array_map(
			static fn( string $url ): string => sprintf( "\t<url>\n\t\t<loc>%s</loc>\n\t</url>\n", esc_url( $url ) ),
			array( ...self::without_page(), ...array_column( ( new Portfolios_Sitemap() )->get_url_list( 1 ), 'loc' ) )
		);
		return ( is_string( $xml ) ? $xml : '' ) . implode( '', $added );
	}

	/** @return list<string> Addresses of the routes without a WordPress page. */
	private static function without_page(): array {
		$slugs = array_filter(
			self::slugs(),
			static fn( string $slug ): bool => '' !== $slug && ! get_page_by_path( $slug ) instanceof WP_Post
		);
		return array_map( static fn( string $slug ): string => home_url( '/' . $slug ), array_values( $slugs ) );
	}
}
