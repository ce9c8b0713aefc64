<?php
/** Reads meta of posts, of which most posts have only some. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

/**
 * Core looks for a default, through its filters, for each key a post does not have. Reading all keys at once leaves that out: ours
 * have no defaults.
 */
final class Post_Meta {

	/** A value as stored, '' if there is none. */
	public static function text( int $post_id, string $key ): string {
		return self::texts( $post_id, array( $key ) )[ $key ];
	}

	/**
	 * Values as stored, by key.
	 *
	 * @param list<string> $keys
	 * @return array<string,string>
	 */
	public static function texts( int $post_id, array $keys ): array {
		$meta  = (array) get_post_meta( $post_id );
		$texts = array();
		foreach ( $keys as $key ) {
			$texts[ $key ] = (string) ( $meta[ $key ][0] ?? '' );
		}
		return $texts;
	}

	/**
	 * Writes values, '' to delete one, in as few statements as it takes: core looks twice for a key that is not there.
	 *
	 * @param array<string,string> $values By key.
	 */
	public static function set( int $post_id, array $values ): void {
		$known = (array) get_post_meta( $post_id );
		foreach ( $values as $key => $value ) {
			if ( ! isset( $known[ $key ] ) ) {
				if ( '' !== $value ) {
					add_post_meta( $post_id, $key, wp_slash( $value ) );
				}
			} elseif ( '' === $value ) {
				delete_post_meta( $post_id, $key );
			} else {
				update_post_meta( $post_id, $key, wp_slash( $value ) );
			}
		}
	}
}
