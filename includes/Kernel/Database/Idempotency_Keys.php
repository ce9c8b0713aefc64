<?php
/** Idempotency keys: recognises a new item that is sent again because the first answer was lost. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

/** The client sends a `request_id` that it makes up. Without one, each request adds an item. */
final class Idempotency_Keys {

	public const PATTERN = '^[A-Za-z0-9-]{16,64}$';

	private const META = '_design_marketplace_request_id';

	/** The key as it is stored, '' for none. */
	public static function name( mixed $sent ): string {
		return is_string( $sent ) && preg_match( '/' . self::PATTERN . '/D', $sent ) ? strtolower( $sent ) : '';
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
