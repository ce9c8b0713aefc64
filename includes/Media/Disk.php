<?php
/** Every access to files, so that it is the same on a disk and on a stream wrapper, such as a plugin's that keeps uploads elsewhere. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use Throwable;

/**
 * A wrapper has no glob(), no file locks, and cannot be told to write through; it says on flush, not on close, whether it took the
 * file, and some throw. A failure is the answer, without a warning: with open_basedir even a look warns.
 */
final class Disk {

	// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- the answers say the same as the warnings.

	public static function exists( string $path ): bool {
		return self::attempt( static fn(): bool => is_file( $path ) );
	}

	public static function is_folder( string $path ): bool {
		return self::attempt( static fn(): bool => is_dir( $path ) );
	}

	public static function bytes( string $path ): int {
		clearstatcache( true, $path );
		return self::exists( $path ) ? (int) self::attempt( static fn(): int|false => filesize( $path ) ) : 0;
	}

	/** Unix time of a file's or folder's last change, by the wrapper's own count; 0 if it has none. */
	public static function changed( string $path ): int {
		clearstatcache( true, $path );
		return (int) self::attempt( static fn(): int|false => filemtime( $path ) );
	}

	/** @return string|null Null if it cannot be read. */
	public static function get( string $path ): ?string {
		$bytes = self::exists( $path ) ? self::attempt( static fn(): string|false => file_get_contents( $path ) ) : false;
		return false === $bytes ? null : $bytes;
	}

	/** @return resource|null A file to read. */
	public static function open( string $path ) {
		$file = self::exists( $path ) ? self::attempt( static fn() => fopen( $path, 'rb' ) ) : false;
		return $file ? $file : null;
	}

	/**
	 * Bytes of an open file from a place on, fewer where it ends; null if they cannot be read. A wrapper only goes forward.
	 * @param resource $file Opened by open().
	 */
	public static function read( $file, int $at, int $bytes ): ?string {
		$read = self::attempt(
			static function () use ( $file, $at, $bytes ): string|false {
				if ( self::is_plain( $file ) ) {
					return 0 === fseek( $file, $at ) ? stream_get_contents( $file, $bytes ) : false;
				}
				$skip = $at - (int) ftell( $file );
				return 0 === $skip || ( $skip > 0 && strlen( (string) stream_get_contents( $file, $skip ) ) === $skip )
					? stream_get_contents( $file, $bytes )
					: false;
			}
		);
		return false === $read ? null : $read;
	}

	/**
	 * A file to write, anew. What a wrapper would make public is not, if its server knows of that.
	 * @return resource|null
	 */
	public static function create( string $path, bool $is_private = false ) {
		$scheme = (string) strstr( $path, '://', true );
		$is_set = $is_private && isset( stream_context_get_options( stream_context_get_default() )[ $scheme ]['ACL'] );
		$as     = $is_set ? stream_context_create( array( $scheme => array( 'ACL' => 'private' ) ) ) : null;
		$file   = self::attempt( static fn() => fopen( $path, 'wb', false, $as ) );
		return $file ? $file : null;
	}

	/** @return bool Whether all of it is written. */
	public static function put( string $path, string $bytes ): bool {
		$file = self::create( $path );
		if ( ! $file ) {
			return false;
		}
		$is_written = self::attempt( static fn(): bool => strlen( $bytes ) === fwrite( $file, $bytes ) && fflush( $file ) );
		return self::attempt( static fn(): bool => fclose( $file ) ) && $is_written;
	}

	/**
	 * Makes sure that what was written is kept. A wrapper does so when the file is flushed.
	 * @param resource $file Written file.
	 */
	public static function keep( $file ): bool {
		return self::attempt( static fn(): bool => fflush( $file ) && ( ! self::is_plain( $file ) || fsync( $file ) ) );
	}

	public static function move( string $from, string $to ): bool {
		if ( self::attempt( static fn(): bool => rename( $from, $to ) ) ) {
			return true;
		}
		return self::copy( $from, $to ) && self::delete( $from ) && ! self::exists( $from );
	}

	/** Copies a file, also from one wrapper to another. Returns whether all of it is there; otherwise nothing is. */
	public static function copy( string $from, string $to, bool $is_private = false ): bool {
		$source   = self::open( $from );
		$is_whole = $source && self::pour( $source, $to, $is_private ) && self::bytes( $from ) === self::bytes( $to );
		if ( $source && ! $is_whole ) {
			self::delete( $to );
		}
		return $is_whole;
	}

	/**
	 * Writes what is left of an open file.
	 * @param resource $source
	 * @return bool Whether it was written; some of it may be there if not.
	 */
	public static function pour( $source, string $to, bool $is_private = false ): bool {
		$target = self::create( $to, $is_private );
		if ( ! $target ) {
			return false;
		}
		$is_written = self::attempt( static fn(): bool => false !== stream_copy_to_stream( $source, $target ) ) && self::keep( $target );
		return self::attempt( static fn(): bool => fclose( $target ) ) && $is_written;
	}

	/** @return bool Whether it could be deleted, or is by whoever holds it back. */
	public static function delete( string $path ): bool {
		$file       = (string) apply_filters( 'wp_delete_file', $path ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's; its function did not always say how it went.
		$is_deleted = '' === $file || self::attempt( static fn(): bool => unlink( $file ) );
		clearstatcache( true, $path );
		return $is_deleted;
	}

	/**
	 * Names of what is in a folder, in order; none where there is no folder.
	 * @param string $prefix Only names that begin with it.
	 * @return list<string>
	 */
	public static function names( string $folder, string $prefix = '' ): array {
		// With a wrapper that throws, scandir() would never end.
		$names = self::attempt(
			static function () use ( $folder ): array {
				$list  = opendir( $folder );
				$names = array();
				for ( $name = false !== $list ? readdir( $list ) : false; false !== $list && false !== $name; $name = readdir( $list ) ) {
					$names[] = $name;
				}
				return $names;
			}
		);
		$names = false === $names ? array() : $names;
		sort( $names, SORT_STRING );
		return array_values(
			array_filter(
				$names,
				static fn( string $name ): bool => '.' !== $name && '..' !== $name && str_starts_with( $name, $prefix )
			)
		);
	}

	/** Makes a folder with its parents. Returns whether it can be written to, which on a wrapper only a file tells. */
	public static function make_folder( string $folder, int $mode ): bool {
		return wp_is_stream( $folder )
			|| ( ( @is_dir( $folder ) || @mkdir( $folder, $mode, true ) || @is_dir( $folder ) ) && @is_writable( $folder ) );
	}

	public static function remove_folder( string $folder ): void {
		if ( ! self::names( $folder ) ) {
			self::attempt( static fn(): bool => rmdir( $folder ) );
		}
	}

	/** @param resource $file Open file. */
	private static function is_plain( $file ): bool {
		return 'plainfile' === stream_get_meta_data( $file )['wrapper_type'];
	}

	/**
	 * Whatever goes wrong is false.
	 * @template T
	 * @param callable():T $work
	 * @return T|false
	 */
	private static function attempt( callable $work ): mixed {
		try {
			return @$work();
		} catch ( Throwable ) {
			return false;
		}
	}

	// phpcs:enable
}
