<?php
/** What follows when pictures leave their addresses: caches are told, and a file that could not be deleted is deleted later. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;

/** A bucket that is away for a minute keeps what was to be deleted, at an address that people may know. */
final class Gone {

	/** Beginning of the names of options, each with a path. */
	private const LATER = 'design_marketplace_undeleted_';

	private const BATCH = 200;

	/** @var array<string,true> Addresses nobody was told of yet. */
	private static array $urls = array();

	/** @param list<string> $paths Files of pictures, also of withheld ones. */
	public static function delete( array $paths ): void {
		$root = trailingslashit( (string) wp_get_upload_dir()['basedir'] );
		// Core asks a wrapper whether a path is whole, and puts the folder before it once more when the server is away.
		$paths = str_replace( $root . $root, $root, $paths );
		foreach ( $paths as $path ) {
			if ( ! Disk::delete( $path ) && wp_is_stream( $path ) ) {
				add_option( self::LATER . md5( $path ), $path, '', false );
			}
		}
		self::from( $paths );
	}

	/** @param list<string> $paths Files that are not where they were. */
	public static function from( array $paths ): void {
		$uploads = wp_get_upload_dir();
		$root    = trailingslashit( (string) $uploads['basedir'] );
		foreach ( $paths as $path ) {
			$place = str_starts_with( $path, $root ) ? substr( $path, strlen( $root ) ) : '';
			if ( '' !== $place && ! Withheld::is_in_folder( $place ) ) {
				self::$urls[ trailingslashit( (string) $uploads['baseurl'] ) . $place ] = true;
			}
		}
		if ( ! Transaction::is_running() ) {
			self::tell();
		}
	}

	/** After a transaction: a cache that is slow to answer must not hold its locks. */
	public static function tell(): void {
		$urls       = array_map( 'strval', array_keys( self::$urls ) );
		self::$urls = array();
		if ( $urls ) {
			do_action( 'design_marketplace_pictures_gone', $urls );
		}
	}

	/** Deletes what could not be deleted before. */
	public static function catch_up(): void {
		global $wpdb;
		$paths = Sql::column(
			'SELECT option_value FROM {options} WHERE option_name LIKE %s ORDER BY option_id LIMIT %d',
			$wpdb->esc_like( self::LATER ) . '%',
			self::BATCH
		);
		foreach ( $paths as $path ) {
			if ( Disk::delete( $path ) ) {
				delete_option( self::LATER . md5( $path ) );
				self::from( array( $path ) );
			}
		}
	}
}
