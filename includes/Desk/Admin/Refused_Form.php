<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use WP_Post;

/**
 * An edit form of a work or mission with invalid values: nothing is written, and its author gets it again with what was typed.
 * @phpstan-type Refused array{typed:array<string,mixed>,errors:array<string,string>}
 */
final class Refused_Form {

	/** Query parameter of a form that is shown again. */
	public const FLAG = 'dm_refused';

	private const KEY     = 'design_marketplace_refused_';
	private const SECONDS = 30 * MINUTE_IN_SECONDS;

	/** Core's fields that are filled in again: name in the form => property of the post. */
	private const CORE = array( 'post_title' => 'post_title', 'content' => 'post_content' );

	/** The post whose edit form was sent, if the user may save it. Otherwise null, and core rejects it. */
	public static function sent(): ?WP_Post {
		// phpcs:disable WordPress.Security -- the nonce is checked here, the rest only compared.
		if ( 'editpost' !== ( $_POST['action'] ?? '' ) || ! is_scalar( $_POST['post_ID'] ?? null ) ) {
			return null;
		}
		$post  = get_post( absint( $_POST['post_ID'] ) );
		$nonce = is_string( $_POST['_wpnonce'] ?? null ) ? $_POST['_wpnonce'] : '';
		// phpcs:enable
		return $post instanceof WP_Post
			&& wp_verify_nonce( $nonce, "update-post_{$post->ID}" )
			&& current_user_can( 'edit_post', $post->ID )
			? $post
			: null;
	}

	/** @param array<string,string> $errors Messages by field; each names its field. */
	public static function send_back( WP_Post $post, array $errors ): never {
		$typed = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- sent() has checked it.
		set_transient( self::name( $post->ID ), compact( 'typed', 'errors' ), self::SECONDS );
		wp_safe_redirect( add_query_arg( self::FLAG, '1', (string) get_edit_post_link( $post->ID, 'raw' ) ) );
		exit;
	}

	/** Deletes the stored input after a valid form. */
	public static function forget( WP_Post $post ): void {
		delete_transient( self::name( $post->ID ) );
	}

	/** @return Refused|null The current user's input for a form that is shown again. */
	public static function of( int $post_id ): ?array {
		$kept = isset( $_GET[ self::FLAG ] ) ? get_transient( self::name( $post_id ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- only shows one's own words.
		return is_array( $kept ) && is_array( $kept['typed'] ?? null ) && is_array( $kept['errors'] ?? null ) ? $kept : null;
	}

	/** Fills in core's fields, escaped as core does. */
	public function fill( WP_Post $post ): void {
		$typed = self::of( $post->ID )['typed'] ?? array();
		foreach ( self::CORE as $name => $property ) {
			$value = $typed[ $name ] ?? null;
			if ( is_string( $value ) ) {
				$post->$property = sanitize_post_field( $property, $value, $post->ID, 'edit' );
			}
		}
	}

	/** Shows that nothing was saved, and why. */
	public function tell(): void {
		$screen  = get_current_screen();
		$post    = $screen && 'post' === $screen->base ? get_post() : null;
		$refused = $post instanceof WP_Post ? self::of( $post->ID ) : null;
		if ( ! $post instanceof WP_Post || null === $refused ) {
			return;
		}
		printf(
			'<div class="notice notice-error" role="alert"><p>%s</p><ul class="ul-disc">',
			esc_html__( 'Nothing has been saved. What you typed is still in the form.', 'design-marketplace' )
		);
		foreach ( $refused['errors'] as $message ) {
			printf( '<li>%s</li>', esc_html( $message ) );
		}
		printf(
			'</ul><p><a href="%s" target="_blank" rel="noopener">%s</a></p></div>',
			esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) ),
			esc_html__( 'Open the saved version in a new tab', 'design-marketplace' )
		);
	}

	private static function name( int $post_id ): string {
		return self::KEY . get_current_user_id() . '_' . $post_id;
	}
}
