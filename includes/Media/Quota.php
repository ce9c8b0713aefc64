<?php
/**
 * How many bytes a member's pictures may take up on the disk, with all their sizes.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Rest\Errors;
use WP_Error;

/**
 * The bytes of each picture stand in its meta, so that one statement adds them up. What lies in the trash is still on the disk.
 */
final class Quota {

	/**
	 * Post meta of a member's image: bytes of its file and sub-sizes.
	 */
	public const BYTES = '_design_marketplace_bytes';

	/**
	 * Takes the quota.
	 *
	 * @param int $max_bytes Room for a member's pictures, 0 for any number of bytes.
	 */
	public function __construct( private readonly int $max_bytes ) {}

	/**
	 * Refuses more pictures to a member whose room is used up. Asked before any is decoded.
	 *
	 * @param int          $owner   Member.
	 * @param list<string> $fields  Fields pictures were sent for.
	 * @param list<int>    $leaving Images these take the place of.
	 */
	public function refusal( int $owner, array $fields, array $leaving = array() ): ?WP_Error {
		return $fields && $this->max_bytes > 0 && self::used( $owner, $leaving ) >= $this->max_bytes ? $this->error( $fields ) : null;
	}

	/**
	 * Refuses the pictures that were just stored when they take up too much. Asked inside their transaction, which is then undone.
	 *
	 * @param int          $owner   Member.
	 * @param list<string> $fields  Fields pictures were stored for.
	 * @param list<int>    $leaving Images these take the place of.
	 */
	public function refusal_of_stored( int $owner, array $fields, array $leaving = array() ): ?WP_Error {
		// Reads what others have written meanwhile, and waits for those who are writing.
		return $fields && $this->max_bytes > 0 && self::used( $owner, $leaving, 'FOR UPDATE' ) > $this->max_bytes ? $this->error( $fields ) : null;
	}

	/**
	 * Bytes a member's pictures take up.
	 *
	 * @param int          $owner   Member.
	 * @param list<int>    $leaving Images that are not counted.
	 * @param ''|'FOR UPDATE' $lock How the rows are read.
	 */
	public static function used( int $owner, array $leaving = array(), string $lock = '' ): int {
		global $wpdb;
		$ids = implode( ',', array_map( 'intval', $leaving ? $leaving : array( 0 ) ) );
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT SUM(m.meta_value + 0) FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.post_author = %d AND p.post_type = 'attachment' AND p.ID NOT IN ({$ids}) {$lock}", // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers, and one of two words.
				self::BYTES,
				$owner
			)
		);
	}

	/**
	 * Weighs pictures that were stored before there was a quota, so many a run.
	 *
	 * @param int $batch How many.
	 */
	public static function weigh( int $batch ): void {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
				LEFT JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
				WHERE p.post_type = 'attachment' AND m.meta_id IS NULL ORDER BY p.ID LIMIT %d",
				Images::KIND,
				self::BYTES,
				$batch
			)
		);
		update_meta_cache( 'post', $ids );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			$meta  = wp_get_attachment_metadata( $id );
			$path  = (string) get_attached_file( $id );
			$bytes = is_file( $path ) ? (int) filesize( $path ) : 0;
			foreach ( is_array( $meta ) ? $meta['sizes'] ?? array() : array() as $size ) {
				$file   = dirname( $path ) . '/' . ( $size['file'] ?? '' );
				$bytes += is_file( $file ) ? (int) filesize( $file ) : 0;
			}
			update_post_meta( $id, self::BYTES, $bytes );
		}
	}

	/**
	 * 413 for every field a picture was sent for: which of them is one too many is for the member to decide.
	 *
	 * @param list<string> $fields Fields.
	 */
	private function error( array $fields ): WP_Error {
		$refusal = Refusal::no_room( $this->max_bytes );
		return Errors::fields( array_fill_keys( $fields, $refusal->message ), $refusal->status );
	}
}
