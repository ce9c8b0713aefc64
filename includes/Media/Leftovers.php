<?php
/** Deletes the files of images whose rows were rolled back. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Transaction;

final class Leftovers {

	/** @var array<int,string> Images stored in this request: path of the file without its ending, by attachment id. */
	private static array $stored = array();

	/**
	 * Remembers a stored image until the request ends.
	 * @param string $base Path without ending; a random name, so that it is a prefix of its own files alone.
	 */
	public static function remember( int $id, string $base ): void {
		self::$stored[ $id ] = $base;
		add_action( 'shutdown', array( self::class, 'clean_if_unfinished' ), 10, 0 );
	}

	/** Deletes the files of an image stored in this request, if they still exist. */
	public static function forget( int $id ): void {
		if ( isset( self::$stored[ $id ] ) ) {
			self::remove( self::$stored[ $id ] );
			unset( self::$stored[ $id ] );
		}
	}

	/**
	 * Deletes the files of images whose row is gone. Runs after a rollback.
	 *
	 * SQLite uses the id of an undone row again, so a row counts only if it names the same file.
	 */
	public static function clean(): void {
		foreach ( self::$stored as $id => $base ) {
			if ( ! str_starts_with( wp_basename( Posts::text( $id, '_wp_attached_file' ) ), wp_basename( $base ) ) ) {
				self::forget( $id );
			}
		}
	}

	/** For a request that ends within a transaction: the database undoes it without a rollback in PHP. */
	public static function clean_if_unfinished(): void {
		if ( Transaction::is_open() ) {
			array_map( array( self::class, 'forget' ), array_keys( self::$stored ) );
		}
	}

	/**
	 * Deletes an image's file and its sub-sizes.
	 * @param string $base Path without ending.
	 */
	public static function remove( string $base ): void {
		$folder = dirname( $base );
		foreach ( Disk::names( $folder, wp_basename( $base ) ) as $name ) {
			Disk::delete( "{$folder}/{$name}" );
		}
	}
}
