<?php
/** The pages that the routes of the site need. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use WP_Post;

final class Pages {

	/** Makes the pages the routes need, published and empty of claims. Existing ones stay; core's privacy draft is published. */
	public static function make(): void {
		$titles = array(
			'home'             => __( 'Home', 'design-marketplace' ),
			'showcase'         => __( 'Showcase', 'design-marketplace' ),
			'tools'            => __( 'Tools', 'design-marketplace' ),
			'about-us'         => __( 'About us', 'design-marketplace' ),
			'terms-conditions' => __( 'Terms and conditions', 'design-marketplace' ),
			'privacy-policy'   => __( 'Privacy policy', 'design-marketplace' ),
		);
		foreach ( $titles as $slug => $title ) {
			$page = get_page_by_path( $slug );
			if ( ! $page ) {
				wp_insert_post(
					array(
						'post_type'   => 'page',
						'post_status' => 'publish',
						'post_name'   => $slug,
						'post_title'  => $title,
					)
				);
			} elseif (
				$page instanceof WP_Post && 'draft' === $page->post_status && (int) get_option( 'wp_page_for_privacy_policy' ) === $page->ID
			) {
				wp_publish_post( $page );
			}
		}
	}
}
