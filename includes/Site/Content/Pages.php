<?php
/** Fields that the contract adds to core's pages: a button, and the blocks of the home page. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use WP_Post;

final class Pages {

	/** Names of the button's fields, see Editorial_Fields. */
	private const BUTTON = array( 'btn_txt', 'btn_link' );

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

	public function register_fields(): void {
		foreach ( self::BUTTON as $field ) {
			register_rest_field(
				'page',
				$field,
				array(
					'get_callback' => static fn( array $page ): string => Editorial_Types::field( (int) $page['id'], $field ),
					'schema'       => array(
						'type'     => 'string',
						'readonly' => true,
					),
				)
			);
		}
		register_rest_field(
			'page',
			'home_content',
			array(
				'get_callback' => static function ( array $page ): array {
					$post = get_post( (int) $page['id'] );
					return $post instanceof WP_Post && ! post_password_required( $post )
						? ( new Home_Blocks() )->read( $post->post_content )
						: array();
				},
				'schema'       => array(
					'type'     => 'array',
					'items'    => array( 'type' => 'object' ),
					'readonly' => true,
				),
			)
		);
	}
}
