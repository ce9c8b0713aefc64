<?php
/**
 * The tag of an answer strangers may keep, and whether they have it already.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Rest;

final class Etag {

	/**
	 * The tag of what is told by its parts. Addresses and words of an answer depend on the site and its language, too.
	 *
	 * @param mixed ...$parts What the answer depends on, or the answer.
	 */
	public static function of( mixed ...$parts ): string {
		return '"' . md5( (string) wp_json_encode( array( $parts, get_locale(), wp_get_upload_dir()['baseurl'] ) ) ) . '"';
	}

	/**
	 * Whether who asks has the answer with this tag. Servers that compress an answer weaken its tag.
	 *
	 * @param string $known The `If-None-Match` header, '' for none.
	 * @param string $tag   The answer's tag.
	 */
	public static function is_known( string $known, string $tag ): bool {
		$tags = array_map( 'trim', explode( ',', $known ) );
		return in_array( $tag, $tags, true ) || in_array( 'W/' . $tag, $tags, true );
	}
}
