<?php
/** Moves pictures away from their public addresses, and back. Meanwhile each is in a folder with a name that nobody can guess. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;

/**
 * Each direction has two steps with a commit in between, and each step can be repeated. The attachment names the hidden folder only while
 * all of its files are there. So the Sweeper never finds files without an attachment.
 */
final class Withheld {

	/** Post meta of an image that is hidden or being moved: the name of its folder, a slash, and its public path. */
	public const PLACE = '_design_marketplace_withheld';

	/** Folder in the uploads that contains the others. Web servers cannot list it. */
	public const FOLDER = 'design-marketplace-withheld';

	private const INDEX = 'index.html';

	/**
	 * First step of hiding: chooses the folder. It is committed before files are moved, as they would be lost if its name were rolled back.
	 */
	public static function choose_place( int $id ): void {
		$is_free = null === self::places( $id );
		$file    = Posts::text( $id, '_wp_attached_file' );
		if ( $is_free && '' !== $file && ! path_is_absolute( $file ) ) {
			update_post_meta( $id, self::PLACE, wp_slash( bin2hex( random_bytes( 16 ) ) . "/{$file}" ) );
		}
	}

	/** Second step of hiding: moves the files, then changes the attachment. */
	public static function hide( int $id ): void {
		$places = self::places( $id );
		if ( $places && self::move( $id, $places[0], $places[1] ) ) {
			self::record( $id, $places[1] );
			$public = dirname( self::path( $places[0] ) );
			Gone::from( array_map( static fn( string $name ): string => "{$public}/{$name}", self::names( $id ) ) );
		}
	}

	/** First step of showing: changes the attachment back to the public path. */
	public static function recall( int $id ): void {
		$places = self::places( $id );
		if ( $places ) {
			self::record( $id, $places[0] );
		}
	}

	/** Second step of showing: moves the files, then removes the folder. */
	public static function show( int $id ): void {
		$places = self::places( $id );
		if ( $places && get_post_meta( $id, '_wp_attached_file', true ) === $places[0] && self::move( $id, $places[1], $places[0] ) ) {
			delete_post_meta( $id, self::PLACE );
		}
	}

	/**
	 * Whether a path of an attachment is a hidden one.
	 * @param string $place Path below the uploads.
	 */
	public static function is_in_folder( string $place ): bool {
		return str_starts_with( $place, self::FOLDER . '/' );
	}

	/** Path of one of an image's files, '' if it has none of that name. */
	public static function file( int $id, string $name ): string {
		$path = self::path( dirname( Posts::text( $id, '_wp_attached_file' ) ) . "/{$name}" );
		return '' !== get_post_meta( $id, Images::KIND, true ) && in_array( $name, self::names( $id ), true ) && Disk::exists( $path )
			? $path
			: '';
	}

	/** Before an image is deleted: core deletes what the attachment names, but no sizes while a wrapper's server is away; this does all. */
	public static function forget( int $id ): void {
		$own = '' === Posts::text( $id, Images::KIND ) ? '' : Posts::text( $id, '_wp_attached_file' );
		foreach ( self::places( $id ) ?? array_filter( array( $own ) ) as $place ) {
			foreach ( self::names( $id ) as $name ) {
				Disk::delete( self::path( dirname( $place ) . "/{$name}" ) );
			}
		}
	}

	/** Removes folders that no image has: empty ones at once, others when they are old enough. */
	public static function tidy( int $age = DAY_IN_SECONDS ): void {
		$root = self::path( self::FOLDER );
		if ( ! Disk::is_folder( $root ) ) {
			return;
		}
		$known = array();
		foreach ( Sql::column( 'SELECT meta_value FROM {postmeta} WHERE meta_key = %s', self::PLACE ) as $place ) {
			$known[ strtok( $place, '/' ) ] = true;
		}
		foreach ( Disk::names( $root ) as $name ) {
			$folder = "{$root}/{$name}";
			if ( isset( $known[ $name ] ) || ! Disk::is_folder( $folder ) ) {
				continue;
			}
			$files = array_map( static fn( string $file ): string => "{$folder}/{$file}", Disk::names( $folder ) );
			// On some wrappers a folder has no time.
			if ( max( array_map( Disk::changed( ... ), array( $folder, ...$files ) ) ) <= Clock::now() - $age ) {
				array_map( Disk::delete( ... ), $files );
			}
			Disk::remove_folder( $folder );
		}
		self::remove_root();
	}

	/**
	 * Folders below the uploads in which pictures belong now, by the name of their files; none for names that no picture has.
	 * @param list<string> $names Without ending.
	 * @return array<string,string>
	 */
	public static function folders( array $names ): array {
		$folders = array();
		$rows    = $names ? Sql::rows(
			"SELECT p.post_name AS name, f.meta_value AS file, w.meta_value AS place FROM {posts} p
			INNER JOIN {postmeta} f ON f.post_id = p.ID AND f.meta_key = '_wp_attached_file'
			LEFT JOIN {postmeta} w ON w.post_id = p.ID AND w.meta_key = %s
			WHERE p.post_type = 'attachment' AND p.post_name IN (" . Sql::words( $names ) . ')',
			self::PLACE
		) : array();
		foreach ( $rows as $row ) {
			$folders[ (string) $row['name'] ] = null === $row['place']
				? dirname( (string) $row['file'] )
				: self::FOLDER . '/' . strtok( (string) $row['place'], '/' );
		}
		return $folders;
	}

	/**
	 * Public and hidden path of an image, as the attachment would name them; null if it is not being moved.
	 * @return array{string,string}|null
	 */
	private static function places( int $id ): ?array {
		wp_cache_delete( $id, 'post_meta' );
		$parts = explode( '/', Posts::text( $id, self::PLACE ), 2 );
		return isset( $parts[1] ) ? array( $parts[1], self::FOLDER . "/{$parts[0]}/" . wp_basename( $parts[1] ) ) : null;
	}

	/** @return list<string> Names of an image's files. */
	private static function names( int $id ): array {
		$meta  = wp_get_attachment_metadata( $id, true );
		$sizes = is_array( $meta ) ? array_column( (array) ( $meta['sizes'] ?? array() ), 'file' ) : array();
		return array_values(
			array_unique(
				array( wp_basename( Posts::text( $id, '_wp_attached_file' ) ), ...array_map( 'wp_basename', $sizes ) )
			)
		);
	}

	/** Moves those files that have not been moved yet. Returns whether none is left behind. */
	private static function move( int $id, string $from, string $to ): bool {
		$source    = dirname( self::path( $from ) );
		$target    = dirname( self::path( $to ) );
		$is_stream = wp_is_stream( $target );
		if ( ! $is_stream && ! wp_mkdir_p( $target ) ) {
			return false;
		}
		// So that web servers do not list the folders.
		$index = self::path( self::FOLDER . '/' . self::INDEX );
		if ( ! $is_stream && Disk::is_folder( dirname( $index ) ) && ! Disk::exists( $index ) ) {
			Disk::put( $index, '' );
		}
		$is_moved = true;
		foreach ( self::names( $id ) as $name ) {
			if ( Disk::exists( "{$source}/{$name}" ) ) {
				$is_moved = Disk::move( "{$source}/{$name}", "{$target}/{$name}" ) && $is_moved; // Site Health tells of a failure.
			} elseif ( $is_stream ) {
				// A wrapper whose server is away says that nothing is there.
				$is_moved = Disk::exists( "{$target}/{$name}" ) && $is_moved;
			}
		}
		if ( self::is_in_folder( $from ) ) {
			Disk::remove_folder( $source );
			self::remove_root();
		}
		return $is_moved;
	}

	/**
	 * Stores the path in the attachment.
	 * @param string $file Path below the uploads.
	 */
	private static function record( int $id, string $file ): void {
		$meta = wp_get_attachment_metadata( $id, true );
		update_post_meta( $id, '_wp_attached_file', wp_slash( $file ) );
		if ( is_array( $meta ) && isset( $meta['file'] ) ) {
			update_post_meta( $id, '_wp_attachment_metadata', wp_slash( array( 'file' => $file ) + $meta ) );
		}
	}

	private static function remove_root(): void {
		$root = self::path( self::FOLDER );
		if ( array( self::INDEX ) === Disk::names( $root ) ) {
			Disk::delete( "{$root}/" . self::INDEX );
			Disk::remove_folder( $root );
		}
	}

	/**
	 * Path on the disk.
	 * @param string $place Path below the uploads.
	 */
	private static function path( string $place ): string {
		return trailingslashit( (string) wp_get_upload_dir()['basedir'] ) . $place;
	}
}
