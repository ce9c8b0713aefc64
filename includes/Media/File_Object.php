<?php
/** A file to download: its URL, its size and when it was last changed. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use WP_Post;

final class File_Object {

	/**
	 * Null when there is no such file.
	 * @return array{url:string,filesize:int,modified:string}|null Size in bytes; `modified` in UTC, ending in Z.
	 */
	public static function of( int $id ): ?array {
		$post = $id > 0 ? get_post( $id ) : null;
		$url  = $post instanceof WP_Post && 'attachment' === $post->post_type ? wp_get_attachment_url( $id ) : false;
		if ( ! $post instanceof WP_Post || ! $url ) {
			return null;
		}
		$meta = wp_get_attachment_metadata( $id );
		$size = is_array( $meta ) && isset( $meta['filesize'] ) ? (int) $meta['filesize'] : self::size_on_disk( $id );
		return array(
			'url'      => $url,
			'filesize' => $size,
			'modified' => mysql_to_rfc3339( $post->post_modified_gmt ) . 'Z',
		);
	}

	private static function size_on_disk( int $id ): int {
		$path = (string) get_attached_file( $id );
		return Disk::bytes( $path );
	}
}
