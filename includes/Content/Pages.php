<?php
/**
 * Fields that the contract adds to core's pages: a button, and the blocks of the home page.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Post;

final class Pages {

	/**
	 * Names of the button's fields, see Editorial_Fields.
	 */
	private const BUTTON = array( 'btn_txt', 'btn_link' );

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
