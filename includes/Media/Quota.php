<?php
/** The bytes that a member's pictures may have, with all their sizes. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Error;

/** Each picture has its bytes in meta, so that one statement adds them up. Pictures in the trash count, too. */
final class Quota {

	/** Post meta of a member's image: bytes of its file and sub-sizes. */
	public const BYTES = '_design_marketplace_bytes';

	/** @param int $max_bytes Bytes a member's pictures may have, 0 for no limit. */
	public function __construct( private readonly int $max_bytes ) {}

	/**
	 * Refuses more pictures to a member without space, before any is decoded.
	 * @param list<string> $fields  Fields pictures were sent for.
	 * @param list<int>    $leaving Images that are replaced.
	 */
	public function refusal( int $owner, array $fields, array $leaving = array() ): ?WP_Error {
		return $fields && $this->max_bytes > 0 && self::used( $owner, $leaving ) >= $this->max_bytes ? $this->error( $fields ) : null;
	}

	public static function of_members(): self {
		return new self( (int) Site_Settings::get( 'storage_mb' ) * MB_IN_BYTES );
	}

	/** Bytes that may be added. */
	public function left( int $owner ): int {
		return 0 === $this->max_bytes ? PHP_INT_MAX : max( 0, $this->max_bytes - self::used( $owner ) );
	}

	/**
	 * Refuses the pictures that were just stored if they are too large together. Called in their transaction, which is then undone.
	 * @param list<string> $fields  Fields pictures were stored for.
	 * @param list<int>    $leaving Images that are replaced.
	 */
	public function refusal_of_stored( int $owner, array $fields, array $leaving = array() ): ?WP_Error {
		// Waits for others who are writing, and reads what they have written.
		return $fields && $this->max_bytes > 0 && self::used( $owner, $leaving, 'FOR UPDATE' ) > $this->max_bytes
			? $this->error( $fields )
			: null;
	}

	/**
	 * Bytes of a member's pictures.
	 * @param list<int> $leaving Images that are not counted.
	 * @param ''|'FOR UPDATE' $lock How the rows are read.
	 */
	public static function used( int $owner, array $leaving = array(), string $lock = '' ): int {
		$others = $leaving ? 'p.ID NOT IN (' . Sql::in( $leaving ) . ')' : '1=1';
		return (int) Sql::value(
			"SELECT SUM(m.meta_value + 0) FROM {posts} p INNER JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_author = %d AND p.post_type = 'attachment' AND {$others} {$lock}",
			self::BYTES,
			$owner
		);
	}

	/** Stores the bytes of pictures that were added before there was a quota, one batch at a time. */
	public static function weigh( int $batch ): void {
		$ids = Sql::ids(
			"SELECT p.ID FROM {posts} p INNER JOIN {postmeta} k ON k.post_id = p.ID AND k.meta_key = %s
			LEFT JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_type = 'attachment' AND m.meta_id IS NULL ORDER BY p.ID LIMIT %d",
			Images::KIND,
			self::BYTES,
			$batch
		);
		update_meta_cache( 'post', $ids );
		foreach ( $ids as $id ) {
			$meta  = wp_get_attachment_metadata( $id );
			$path  = (string) get_attached_file( $id );
			$bytes = Disk::bytes( $path );
			foreach ( is_array( $meta ) ? $meta['sizes'] ?? array() : array() as $size ) {
				$file   = dirname( $path ) . '/' . ( $size['file'] ?? '' );
				$bytes += Disk::bytes( $file );
			}
			update_post_meta( $id, self::BYTES, $bytes );
		}
	}

	/**
	 * 413 for each field with a picture: the member decides which one to leave out.
	 * @param list<string> $fields
	 */
	private function error( array $fields ): WP_Error {
		$message = Contract::message( 'storage_full', (string) size_format( $this->max_bytes ) );
		return Errors::fields( array_fill_keys( $fields, $message ), 413 );
	}
}
