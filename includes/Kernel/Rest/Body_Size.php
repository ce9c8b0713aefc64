<?php
/** Drops texts that are too large before anything copies, decodes or cleans them. Files do not count. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use WP_REST_Request;
use WP_REST_Server;

/**
 * Servers allow large bodies because of pictures. WordPress copies a body several times, so a text of that size would fill PHP's
 * memory and end the request without an answer.
 */
final class Body_Size {

	/** Bytes of text in a request: several times those of the longest form. */
	public const MAX = 1048576;

	/** Bytes of one field on wp-login.php. */
	private const MAX_OF_LOGIN = 65536;

	private const OTHERS = '#^/batch/v1\b#';

	/** Whether the form was dropped. */
	private bool $was_too_large = false;

	/** Empties a form that is too large, before WordPress copies it. */
	public function drop_if_too_large(): void {
		// phpcs:disable WordPress.Security -- only measured.
		if ( ! $_POST ) {
			return;
		}
		if ( 'wp-login.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			foreach ( $_POST as $name => $value ) {
				if ( self::size( $value ) > self::MAX_OF_LOGIN ) {
					$_POST[ $name ]    = '';
					$_REQUEST[ $name ] = '';
				}
			}
		} elseif ( ( self::is_ours( self::route() ) || self::is_signed_page() ) && self::size( $_POST ) > self::MAX ) {
			$this->was_too_large = true;
			$_POST               = array();
			$_REQUEST            = array();
		}
		// phpcs:enable
	}

	/**
	 * Answers 413 for such a form, and for any other large body before it is decoded. Users who can edit posts may send more.
	 * @param mixed $result Null unless another filter answered.
	 */
	public function refuse( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! self::is_ours( Routes::of( $request ) ) ) {
			return $result;
		}
		$is_large = strlen( (string) $request->get_body() ) > self::MAX && ! current_user_can( 'edit_posts' );
		if ( ! $is_large && ! $this->was_too_large ) {
			return $result;
		}
		// Core reads parameters from the body again when it makes the answer.
		$request->set_body( '' );
		return Errors::of( 'body_too_large' );
	}

	/** Bytes of all texts in a value, with their names. */
	public static function size( mixed $value ): int {
		if ( ! is_array( $value ) ) {
			return is_string( $value ) ? strlen( $value ) : 0;
		}
		$bytes = 0;
		foreach ( $value as $key => $part ) {
			$bytes += strlen( (string) $key ) + self::size( $part );
		}
		return $bytes;
	}

	private static function is_ours( string $route ): bool {
		return Routes::is_ours( $route ) || 1 === preg_match( self::OTHERS, $route );
	}

	/** Whether the request is for a page behind a link in an email; their parameters begin alike. */
	private static function is_signed_page(): bool {
		return array() !== preg_grep( '/^design_marketplace_/', array_map( 'strval', array_keys( $_GET ) ) ); // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
	}

	/** The requested route, before WordPress has read it. */
	private static function route(): string {
		// phpcs:disable WordPress.Security -- compared with our own routes.
		foreach (
			array(
				$_GET['rest_route'] ?? '',
				$_POST['rest_route'] ?? '',
				rawurldecode( (string) strtok( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '?' ) ),
			) as $place
		) {
			if (
				is_string( $place )
					&& strlen( $place ) < 2000
					&& preg_match( '#(?:^|/)((?:wp/v2|jwt-auth/v1|design-marketplace/v1|batch/v1)(?:/.*)?)$#is', $place, $parts )
			) {
				return '/' . strtolower( $parts[1] );
			}
		}
		// phpcs:enable
		return '';
	}
}
