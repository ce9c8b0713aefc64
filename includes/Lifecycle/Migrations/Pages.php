<?php
/**
 * The pages the routes of the site need: made once, then the administrator's.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Lifecycle\Migrations;

use DesignMarketplace\Lifecycle\Migration;
use WP_Post;

/**
 * A page that exists under the slug is left alone, but core's privacy draft is published.
 */
final class Pages extends Migration {

	/**
	 * Creates the next page, published and empty of claims, unless it is there.
	 *
	 * @param string $after Slug of the page before.
	 */
	public function batch( string $after ): ?string {
		$pages = $this->pages();
		$slugs = array_keys( $pages );
		$slug  = $slugs[ '' === $after ? 0 : 1 + (int) array_search( $after, $slugs, true ) ] ?? null;
		if ( null === $slug ) {
			return null;
		}
		$page = get_page_by_path( $slug );
		if ( ! $page ) {
			wp_insert_post(
				array(
					'post_type'   => 'page',
					'post_status' => 'publish',
					'post_name'   => $slug,
					'post_title'  => $pages[ $slug ],
				)
			);
		} elseif (
			$page instanceof WP_Post && 'draft' === $page->post_status && (int) get_option( 'wp_page_for_privacy_policy' ) === $page->ID
		) {
			wp_publish_post( $page );
		}
		return $slug;
	}

	/**
	 * Titles by slug.
	 *
	 * @return array<string,string>
	 */
	private function pages(): array {
		return array(
			'home'             => __( 'Home', 'design-marketplace' ),
			'showcase'         => __( 'Showcase', 'design-marketplace' ),
			'tools'            => __( 'Tools', 'design-marketplace' ),
			'about-us'         => __( 'About us', 'design-marketplace' ),
			'terms-conditions' => __( 'Terms and conditions', 'design-marketplace' ),
			'privacy-policy'   => __( 'Privacy policy', 'design-marketplace' ),
		);
	}
}
