<?php
/** The pictures of a work: attachments in one meta value, in order. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Database\Posts;

/** The API's `image`, `image2` and `image3` are the first three places, of which the second may be empty. */
final class Pictures {

	public const META = 'design_marketplace_pictures';

	/** One meta value for each place, as it was before the third migration: it may not have come to a work yet. */
	private const BEFORE = array( 'design_marketplace_image', 'design_marketplace_image2', 'design_marketplace_image3' );

	/** @return list<int> Attachment ids, in order. */
	public static function of( int $work ): array {
		return array_values( array_filter( self::places( $work ) ) );
	}

	/** @return list<int> The same, with 0 for an empty place before others. */
	public static function places( int $work ): array {
		$text = Posts::text( $work, self::META );
		$ids  = '' === $text
			? array_map( static fn( string $key ): string => Posts::text( $work, $key ), self::BEFORE )
			: explode( ',', $text );
		return self::trimmed( array_map( 'intval', $ids ) );
	}

	/** @param list<int> $places Attachment ids, 0 for an empty place. */
	public static function write( int $work, array $places ): void {
		$text = implode( ',', self::trimmed( $places ) );
		if ( '' === $text ) {
			delete_post_meta( $work, self::META );
		} else {
			update_post_meta( $work, self::META, $text );
		}
		foreach ( self::BEFORE as $key ) {
			delete_post_meta( $work, $key );
		}
	}

	/**
	 * SQL for works that have a picture.
	 * @param string $meta    Alias of the meta table.
	 * @param string $picture Column or number of the attachment: like the alias never user input.
	 */
	public static function sql_has( string $meta, string $picture ): string {
		$keys = implode( "','", array( self::META, ...self::BEFORE ) );
		return "{$meta}.meta_key IN ('{$keys}') AND INSTR(CONCAT(',', {$meta}.meta_value, ','), CONCAT(',', {$picture}, ',')) > 0";
	}

	/**
	 * Without empty places at the end.
	 * @param list<int> $places
	 * @return list<int>
	 */
	private static function trimmed( array $places ): array {
		while ( $places && end( $places ) <= 0 ) {
			array_pop( $places );
		}
		return array_map( static fn( int $id ): int => max( 0, $id ), $places );
	}
}
