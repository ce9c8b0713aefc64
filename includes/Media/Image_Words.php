<?php
/** What somebody typed about a picture, at WordPress' own places: its alternative text and its caption. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;

final class Image_Words {

	private const ALT = '_wp_attachment_image_alt';

	/** Of an attachment, best with its caches primed. */
	public static function alt( int $id ): string {
		return Posts::text( $id, self::ALT );
	}

	/** Of an attachment, best with its caches primed. */
	public static function caption( int $id ): string {
		return (string) get_post_field( 'post_excerpt', $id, 'raw' );
	}

	/** @param array<string,mixed> $words Checked texts `alt` and `caption`; one that is missing stays. */
	public static function write( int $id, array $words ): void {
		global $wpdb;
		$words = array_intersect_key( $words, array( 'alt' => '', 'caption' => '' ) );
		if ( isset( $words['alt'] ) && self::alt( $id ) !== $words['alt'] ) {
			update_post_meta( $id, self::ALT, wp_slash( $words['alt'] ) );
		}
		if ( isset( $words['caption'] ) && self::caption( $id ) !== $words['caption'] ) {
			$wpdb->update( $wpdb->posts, array( 'post_excerpt' => $words['caption'] ), array( 'ID' => $id ) );
			clean_post_cache( $id );
			Transaction::forget_at_end( array( $id ), 'posts' );
		}
	}
}
