<?php
/** The ETag of an answer that strangers' caches may keep. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

final class Etag {

	/**
	 * The tag of an answer. The language and the uploads' address are part of it, as answers contain both.
	 * @param mixed ...$parts What the answer depends on, or the answer.
	 */
	public static function of( mixed ...$parts ): string {
		return '"' . md5( (string) wp_json_encode( array( $parts, get_locale(), wp_get_upload_dir()['baseurl'] ) ) ) . '"';
	}

	/**
	 * Whether the client already has this version. Servers that compress answers mark their tags as weak (`W/`).
	 * @param string $known The `If-None-Match` header, '' for none.
	 * @param string $tag   The answer's tag.
	 */
	public static function is_known( string $known, string $tag ): bool {
		$tags = array_map( 'trim', explode( ',', $known ) );
		return in_array( $tag, $tags, true ) || in_array( 'W/' . $tag, $tags, true );
	}
}
