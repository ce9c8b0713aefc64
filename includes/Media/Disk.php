<?php
/** Every access to files, so that it is the same on a disk and on a stream wrapper, such as a plugin's that keeps uploads elsewhere. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

/**
 * A wrapper has no glob(), no file locks, and cannot be told to write through. A failure is the answer, without a warning: with
 * open_basedir even a look warns.
 */
final class Disk {

	// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- the answers say the same as the warnings.

	public static function exists( string $path ): bool {
		return @is_file( $path );
	}

	public static function is_folder( string $path ): bool {
		return @is_dir( $path );
	}

	public static function bytes( string $path ): int {
		clearstatcache( true, $path );
		return self::exists( $path ) ? (int) @filesize( $path ) : 0;
	}

	/** Unix time of a file's or folder's last change, by the wrapper's own count; 0 if it has none. */
	public static function changed( string $path ): int {
		clearstatcache( true, $path );
		return (int) @filemtime( $path );
	}

	/** @return string|null Null if it cannot be read. */
	public static function get( string $path ): ?string {
		$bytes = self::exists( $path ) ? @file_get_contents( $path ) : false;
		return false === $bytes ? null : $bytes;
	}

	/** @return resource|null A file to read any range of. */
	public static function open( string $path ) {
		$file = self::exists( $path ) ? @fopen( $path, 'rb' ) : false;
		return $file ? $file : null;
	}

	/** @return bool Whether all of it is written. */
	public static function put( string $path, string $bytes ): bool {
		return strlen( $bytes ) === @file_put_contents( $path, $bytes );
	}

	/**
	 * Makes sure that what was written is kept. A wrapper does so when the file is closed.
	 * @param resource $file Written file.
	 */
	public static function keep( $file ): bool {
		return @fflush( $file ) && ( 'plainfile' !== stream_get_meta_data( $file )['wrapper_type'] || @fsync( $file ) );
	}

	public static function move( string $from, string $to ): bool {
		if ( @rename( $from, $to ) ) {
			return true;
		}
		if ( ! self::exists( $from ) || ! @copy( $from, $to ) || self::bytes( $from ) !== self::bytes( $to ) ) {
			return false;
		}
		self::delete( $from );
		return ! self::exists( $from );
	}

	public static function delete( string $path ): void {
		wp_delete_file( $path );
		clearstatcache( true, $path );
	}

	/**
	 * Names of what is in a folder, in order; none where there is no folder.
	 * @param string $prefix Only names that begin with it.
	 * @return list<string>
	 */
	public static function names( string $folder, string $prefix = '' ): array {
		$names = self::is_folder( $folder ) ? @scandir( $folder ) : false;
		return array_values(
			array_filter(
				false === $names ? array() : $names,
				static fn( string $name ): bool => '.' !== $name && '..' !== $name && str_starts_with( $name, $prefix )
			)
		);
	}

	/** Makes a folder and its parents where they are not there. Returns whether it can be written to. */
	public static function make_folder( string $folder, int $mode ): bool {
		return ( @is_dir( $folder ) || @mkdir( $folder, $mode, true ) || @is_dir( $folder ) ) && @is_writable( $folder );
	}

	public static function remove_folder( string $folder ): void {
		if ( ! self::names( $folder ) ) {
			@rmdir( $folder );
		}
	}

	// phpcs:enable
}
