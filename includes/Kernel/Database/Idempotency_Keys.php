<?php
/** Idempotency keys: recognises a new item that is sent again because the first answer was lost. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use WP_Error;
use WP_REST_Request;

/** The client sends a `request_id` that it makes up. Without one, each request adds an item. */
final class Idempotency_Keys {

	public const PATTERN = '^[A-Za-z0-9-]{16,64}$';

	private const META = '_design_marketplace_request_id';

	/** The key as it is stored, '' for none. */
	public static function name( mixed $sent ): string {
		return is_string( $sent ) && preg_match( '/' . self::PATTERN . '/D', $sent ) ? strtolower( $sent ) : '';
	}

	/**
	 * Adds the message about a key that is none to the form's messages. Ignoring it would make the item twice.
	 * @param WP_Error|null $error What was wrong so far.
	 */
	public static function refusal( WP_REST_Request $request, ?WP_Error $error = null ): ?WP_Error {
		$is_good = null === $request['request_id'] || '' !== self::name( $request['request_id'] );
		return $is_good || ( $error && 'rest_invalid_param' !== $error->get_error_code() ) ? $error : Errors::fields(
			( $error ? Errors::params( $error ) : array() ) + array( 'request_id' => Contract::message( 'value_invalid' ) )
		);
	}

	/**
	 * The item this author has added under this key; 0 if there is none.
	 *
	 * The caller holds the author's account, so that a second request waits for the first one.
	 * @param string $name Result of name().
	 */
	public static function find( int $author, string $type, string $name ): int {
		return '' === $name ? 0 : (int) Sql::value(
			"SELECT p.ID FROM {posts} p INNER JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = %s
			WHERE p.post_author = %d AND p.post_type = %s AND p.post_status <> 'trash' ORDER BY p.post_date DESC LIMIT 1",
			self::META,
			$name,
			$author,
			$type
		);
	}

	/**
	 * Stores the key of a new item.
	 * @param string $name Result of name().
	 */
	public static function keep( int $post_id, string $name ): void {
		if ( '' !== $name ) {
			add_post_meta( $post_id, self::META, $name, true );
		}
	}
}
