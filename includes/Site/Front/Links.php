<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Directory\Portfolios_Sitemap;
use DesignMarketplace\Site\Content\Siblings;
use WP_Post;

/** Permalinks of pages, and the sitemap. Pages have their slug as the whole path; the home page has the root. */
final class Links {

	public function page( string $link, int $id ): string {
		$page = get_post( $id );
		if ( ! $page instanceof WP_Post || '' === $page->post_name || 'publish' !== $page->post_status ) {
			return $link;
		}
		return home_url( Siblings::address( $page ) );
	}

	/** A sibling's preview is in its language. */
	public function preview( string $link, WP_Post $page ): string {
		return count( Siblings::all( $page ) ) > 1 ? add_query_arg( 'lang', Siblings::language( $page ), $link ) : $link;
	}

	/**
	 * @param array<string,mixed> $types
	 * @return array<string,mixed>
	 */
	public function pages_only( array $types ): array {
		return array_intersect_key( $types, array( 'page' => true ) );
	}

	/** @return array{} */
	public function no_taxonomies(): array {
		return array();
	}

	/** Adds the routes that strangers can see. */
	public function add_routes(): void {
		wp_register_sitemap_provider( 'routes', new Routes_Sitemap() );
		wp_register_sitemap_provider( 'portfolios', new Portfolios_Sitemap() );
	}

	/**
	 * Leaves out pages that belong to a route: the routes' own sitemap has them.
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
