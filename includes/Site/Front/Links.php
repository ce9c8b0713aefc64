<?php
/**
 * Permalinks of pages, and the sitemap.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Module;
use WP_Post;

/**
 * Pages have their slug as the whole path; the home page has the root.
 */
final class Links implements Module {

	public function register(): void {
		add_filter( 'page_link', array( $this, 'page' ), 10, 2 );
		add_action( 'wp_sitemaps_init', array( $this, 'add_routes' ) );
		add_filter( 'wp_sitemaps_post_types', static fn( array $types ): array => array_intersect_key( $types, array( 'page' => true ) ) );
		add_filter( 'wp_sitemaps_taxonomies', '__return_empty_array' );
		add_filter( 'wp_sitemaps_posts_query_args', array( $this, 'without_routes' ) );
		// SEO plugins replace WordPress' sitemap with their own.
		add_filter( 'wpseo_sitemap_page_content', array( Routes_Sitemap::class, 'beside_pages' ) );
		add_filter( 'rank_math/sitemap/page_content', array( Routes_Sitemap::class, 'beside_pages' ) );
		add_filter( 'aioseo_sitemap_additional_pages', array( Routes_Sitemap::class, 'in_all_in_one' ) );
		add_filter( 'the_seo_framework_sitemap_additional_urls', array( Routes_Sitemap::class, 'in_seo_framework' ) );
	}

	public function page( string $link, int $id ): string {
		$page = get_post( $id );
		if ( ! $page instanceof WP_Post || '' === $page->post_name || 'publish' !== $page->post_status ) {
			return $link;
		}
		return home_url( 'home' === $page->post_name ? '/' : '/' . $page->post_name );
	}

	/**
	 * Adds the routes that strangers can see.
	 */
	public function add_routes(): void {
		wp_register_sitemap_provider( 'routes', new Routes_Sitemap() );
	}

	/**
	 * Leaves out pages that belong to a route: the routes' own sitemap has them.
	 *
	 * @param array<string,mixed> $args Query.
	 * @return array<string,mixed>
	 */
	public function without_routes( array $args ): array {
		$ids = array();
		foreach ( Routes_Sitemap::slugs() as $slug ) {
			$page = get_page_by_path( '' === $slug ? 'home' : $slug );
			if ( $page instanceof WP_Post ) {
				$ids[] = $page->ID;
			}
		}
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- half a dozen ids.
		$args['post__not_in'] = array_merge( (array) ( $args['post__not_in'] ?? array() ), $ids );
		return $args;
	}
}
