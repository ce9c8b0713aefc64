<?php
/** Stores members' images as attachments, gives the image objects, and deletes them with all their files. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use Throwable;
use WP_Error;

/**
 * The attachments have the status `private`: core's own media routes and searches then hide them from strangers.
 * @phpstan-import-type Image from Image_Object
 */
final class Images {

	/** Post meta that marks an attachment as a member's image and says of which kind. */
	public const KIND = '_design_marketplace_kind';

	/** Key of an attachment's metadata: its average colour, which is painted while it loads. */
	public const COLOR = 'color';

	/**
	 * Stores an image: encoded again, under a random name, with its sub-sizes. A failure leaves nothing behind; 507 if the disk is full or
	 * not writable.
	 * @param array<string,mixed> $file           An entry of Uploads::files(), or of $_FILES.
	 * @param string              $kind           One of Image_Kind::ALL.
	 * @param int                 $parent_post_id Work it is attached to, 0 for none.
	 * @return int|WP_Error Attachment id.
	 */
	public function store( array $file, string $kind, int $owner_id, int $parent_post_id = 0 ): int|WP_Error {
		$kind    = new Image_Kind( $kind );
		$picture = $file['picture'] ?? null;
		if ( ! $picture instanceof Picture ) {
			$found   = Inspector::look( $file, $kind );
			$picture = $found instanceof Image_Header ? Picture::read( (string) $file['tmp_name'], $found, $kind ) : null;
			if ( ! $picture ) {
				$refusal = $found instanceof Upload_Refusal ? $found : Upload_Refusal::unreadable();
				return Errors::fields( array( $kind->name => $refusal->message ), $refusal->status );
			}
		}
		$folder = wp_upload_dir( null, false );
		$target = (string) $folder['path'];
		if ( ! empty( $folder['error'] ) || ! ( wp_is_stream( $target ) || wp_mkdir_p( $target ) ) ) {
			return Errors::of( 'pictures_unstored' );
		}
		// For a wrapper it is made on the disk and goes there whole: core does not look whether a wrapper took a file.
		$made = wp_is_stream( $target ) ? Folder::configured()->passing( '' ) : trailingslashit( $target ) . bin2hex( random_bytes( 16 ) );
		if ( null === $made ) {
			return Errors::of( 'pictures_unstored' );
		}
		$base = trailingslashit( $target ) . wp_basename( $made );
		try {
			$stored = $this->write( $picture, $made, $base, $kind, $owner_id, $parent_post_id );
		} catch ( Throwable $failure ) {
			Leftovers::remove( $base );
			throw $failure;
		} finally {
			$made === $base || Leftovers::remove( $made );
		}
		if ( $stored instanceof WP_Error ) {
			Leftovers::remove( $base );
		}
		return $stored;
	}

	/** The answer where an image was not stored: that there is no room, otherwise that something failed. */
	public static function failure( WP_Error $error ): WP_Error {
		return 507 === ( ( (array) $error->get_error_data() )['status'] ?? 0 ) ? $error : Errors::of( 'server_error' );
	}

	/** @return Image|null An image object. */
	public function object( int $id ): ?array {
		return $this->objects( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * Image objects by id, in one query for any number. Ids that are no images are left out.
	 * @param list<int> $ids      Attachment ids.
	 * @param bool      $relative Whether `base_path` stays relative to the uploads folder.
	 * @return array<int,Image>
	 */
	public function objects( array $ids, bool $relative = false ): array {
		$ids = array_values( array_unique( array_filter( array_map( 'intval', $ids ), static fn( int $id ): bool => $id > 0 ) ) );
		if ( ! $ids ) {
			return array();
		}
		update_meta_cache( 'post', $ids );
		$objects = array();
		foreach ( $ids as $id ) {
			$object = Image_Object::relative( $id );
			if ( $object ) {
				$objects[ $id ] = $relative ? $object : Image_Object::absolute( $object );
			}
		}
		return $objects;
	}

	/**
	 * Deletes a member's image with all its files. Other attachments are left alone.
	 *
	 * Call it after the transaction that stopped using the image, as a rollback does not bring files back.
	 */
	public function delete( int $id ): void {
		if ( $id > 0 && 'attachment' === get_post_type( $id ) && '' !== Posts::text( $id, self::KIND ) ) {
			$this->remove( $id );
		}
		Leftovers::forget( $id );
	}

	/**
	 * Removes rows and files, all or none. Otherwise another process that deletes the account could find a row that no longer names its
	 * files.
	 * @throws Lost_Transaction When the caller's own transaction has to be undone. Otherwise the Sweeper removes what could not be: nobody uses it any more.
	 */
	private function remove( int $id ): void {
		try {
			( new Deferred_Files() )->around(
				static fn(): mixed => Transaction::run( static fn(): mixed => wp_delete_attachment( $id, true ) )
			);
		} catch ( Lost_Transaction $lost ) {
			if ( Transaction::is_running() ) {
				throw $lost;
			}
		}
	}

	/**
	 * @param string $made Path without ending at which it is made.
	 * @param string $base Path without ending at which it is kept; may be the same.
	 */
	private function write( Picture $picture, string $made, string $base, Image_Kind $kind, int $owner_id, int $parent ): int|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$path = $picture->save( $made );
		if ( null === $path ) {
			return Errors::of( 'pictures_unstored' );
		}
		$kept = dirname( $base ) . '/' . wp_basename( $path );
		$id   = wp_insert_attachment(
			array(
				'post_title'     => wp_basename( $base ),
				'post_status'    => 'private',
				'post_mime_type' => (string) wp_get_image_mime( $path ),
				'post_author'    => $owner_id,
				'meta_input'     => array( self::KIND => $kind->name ),
			),
			$kept,
			$parent,
			true
		);
		if ( $id instanceof WP_Error || ! $id ) {
			return Errors::of( 'server_error' );
		}
		Leftovers::remember( $id, $base );
		$asked = array();
		$note  = static function ( array $sizes ) use ( &$asked ): array {
			$asked = $sizes;
			return $sizes;
		};
		add_filter( 'intermediate_image_sizes_advanced', $note, PHP_INT_MAX );
		try {
			$metadata = wp_generate_attachment_metadata( $id, $path );
		} finally {
			remove_filter( 'intermediate_image_sizes_advanced', $note, PHP_INT_MAX );
		}
		$bytes = $this->weigh( $path, $metadata, $asked );
		if ( null === $bytes || ( $made !== $base && ! self::carry( $made, dirname( $base ) ) ) ) {
			return Errors::of( 'pictures_unstored' );
		}
		$metadata['file'] = _wp_relative_upload_path( $kept );
		wp_update_attachment_metadata( $id, $metadata + array( self::COLOR => self::color( $path, $metadata ) ) );
		update_post_meta( $id, Quota::BYTES, $bytes );
		return $id;
	}

	/** Moves an image and its sub-sizes into a folder; not all of them where it fails. */
	private static function carry( string $made, string $folder ): bool {
		foreach ( Disk::names( dirname( $made ), wp_basename( $made ) ) as $name ) {
			if ( ! Disk::copy( dirname( $made ) . "/{$name}", "{$folder}/{$name}" ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The average colour, as `#rrggbb`: the smallest file, scaled to one pixel. '' where it cannot be read.
	 * @param array<string,mixed> $metadata
	 */
	private static function color( string $path, array $metadata ): string {
		$names = array_column( (array) ( $metadata['sizes'] ?? array() ), 'file', 'width' );
		ksort( $names );
		$file  = $names ? dirname( $path ) . '/' . current( $names ) : $path;
		$image = @imagecreatefromstring( (string) Disk::get( $file ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken file warns; weigh() has looked.
		if ( false === $image ) {
			return '';
		}
		// What is transparent shows the page, which is white.
		$pixel = imagecreatetruecolor( 1, 1 );
		imagefill( $pixel, 0, 0, 0xffffff );
		imagecopyresampled( $pixel, $image, 0, 0, 0, 0, 1, 1, imagesx( $image ), imagesy( $image ) );
		return sprintf( '#%06x', imagecolorat( $pixel, 0, 0 ) & 0xffffff );
	}

	/**
	 * Bytes of the image and its sub-sizes; null if one of them is missing or incomplete. Neither core nor GD says when the disk is full.
	 * @param array<string,mixed>                                 $metadata Metadata core made.
	 * @param array<string,array{width:int,height:int,crop:bool}> $asked    Sizes that were asked for, by name.
	 */
	private function weigh( string $path, array $metadata, array $asked ): ?int {
		$files = array( $path );
		foreach ( $asked as $name => $size ) {
			if ( isset( $metadata['sizes'][ $name ]['file'] ) ) {
				$files[] = dirname( $path ) . '/' . $metadata['sizes'][ $name ]['file'];
			} elseif (
				image_resize_dimensions(
					(int) ( $metadata['width'] ?? 0 ),
					(int) ( $metadata['height'] ?? 0 ),
					$size['width'],
					$size['height'],
					$size['crop']
				)
			) {
				return null;
			}
		}
		$weight = 0;
		foreach ( $files as $file ) {
			$bytes = (string) Disk::get( $file );
			if ( ! Image_Header::of( $bytes ) ) {
				return null;
			}
			$weight += strlen( $bytes );
		}
		return $weight;
	}
}
