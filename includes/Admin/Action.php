<?php
/**
 * What a button of ours does: asked for by nonce and capability, answered with a notice on the page one came from.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use WP_Error;

/**
 * Denied by default: without the right nonce or the capability nothing runs.
 */
final class Action {

	private const PREFIX = 'design_marketplace_';

	/**
	 * Answers admin-post.php.
	 *
	 * @param string                                             $name       Name of the action.
	 * @param string                                             $capability Who may.
	 * @param callable(array<string,mixed>):(string|WP_Error) $work       Takes the request without slashes, returns what is said afterwards.
	 */
	public static function add( string $name, string $capability, callable $work ): void {
		add_action( 'admin_post_' . self::PREFIX . $name, static fn() => self::run( $name, $capability, $work ) );
	}

	/**
	 * Address that does it, nonce and all; for links in rows, as core has them.
	 *
	 * @param string               $name  Name of the action.
	 * @param array<string,scalar> $query What it is done to.
	 */
	public static function url( string $name, array $query = array() ): string {
		return wp_nonce_url( add_query_arg( array( 'action' => self::PREFIX . $name ) + $query, admin_url( 'admin-post.php' ) ), self::PREFIX . $name );
	}

	/**
	 * Hidden fields of a form that posts to admin-post.php.
	 *
	 * @param string $name Name of the action.
	 * @param string $back Address of wp-admin it leads to; '' for the page the form is on.
	 */
	public static function fields( string $name, string $back = '' ): void {
		// Core's own field has an id, which several forms on a page may not share.
		printf( '<input type="hidden" name="action" value="%1$s"><input type="hidden" name="_wpnonce" value="%2$s">', esc_attr( self::PREFIX . $name ), esc_attr( wp_create_nonce( self::PREFIX . $name ) ) );
		if ( '' === $back ) {
			wp_referer_field();
		} else {
			printf( '<input type="hidden" name="_wp_http_referer" value="%s">', esc_attr( wp_make_link_relative( $back ) ) );
		}
	}

	/**
	 * Ids among what was sent.
	 *
	 * @param mixed $value A number, a list, or numbers joined by commas.
	 * @return list<int>
	 */
	public static function ids( mixed $value ): array {
		return array_values( array_filter( array_unique( wp_parse_id_list( is_array( $value ) ? $value : ( is_scalar( $value ) ? (string) $value : '' ) ) ) ) );
	}

	/**
	 * Runs it.
	 *
	 * @param string                                             $name       Name of the action.
	 * @param string                                             $capability Who may.
	 * @param callable(array<string,mixed>):(string|WP_Error) $work       Does it.
	 */
	private static function run( string $name, string $capability, callable $work ): void {
		check_admin_referer( self::PREFIX . $name );
		if ( ! current_user_can( $capability ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'design-marketplace' ), '', array( 'response' => 403 ) );
		}
		$said = $work( wp_unslash( $_REQUEST ) ); // phpcs:ignore WordPress.Security.NonceVerification -- checked above.
		if ( $said instanceof WP_Error ) {
			Notices::keep( $said->get_error_message(), 'error' );
		} else {
			Notices::keep( $said );
		}
		$back = wp_get_referer();
		wp_safe_redirect( $back ? $back : Menu::url() );
		exit;
	}
}
