<?php
/**
 * What the contract adds to core's pages: a button and the blocks of the home page.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use DesignMarketplace\Contract\Text;
use WP_Post;

final class Pages {

	/**
	 * Fields of the button and how they are cleaned.
	 */
	private const BUTTON = array( 'btn_txt', 'btn_link' );

	/**
	 * Registers the button's meta, so that the editor can write it.
	 */
	public function register_meta(): void {
		foreach ( self::BUTTON as $field ) {
			register_post_meta(
				'page',
				Types::META_PREFIX . $field,
				array(
					'type'              => 'string',
					'single'            => true,
					'default'           => '',
					'show_in_rest'      => true,
					'sanitize_callback' => 'btn_link' === $field ? 'esc_url_raw' : static fn( mixed $text ): string => Text::plain( is_scalar( $text ) ? (string) $text : '', false ),
				)
			);
		}
	}

	/**
	 * Adds the fields to the answers of core's pages controller.
	 */
	public function register_fields(): void {
		foreach ( self::BUTTON as $field ) {
			register_rest_field(
				'page',
				$field,
				array(
					'get_callback' => static fn( array $page ): string => Types::field( (int) $page['id'], $field ),
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
					return $post instanceof WP_Post && ! post_password_required( $post ) ? ( new Home_Blocks() )->read( $post->post_content ) : array();
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
