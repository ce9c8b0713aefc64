<?php
/** Deletes files that are not needed: once a day those left behind, and all of them with the site's data. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Lifecycle\Sites;
use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;
use WP_Site;

/** A row without a file stays, as the folder may be missing only for a time, such as a disk that is not mounted. Site Health shows it. */
final class Upkeep implements Retains, Uninstalls {

	private const NEWEST = 100;

	private const BATCH = 200;

	/** Of the 256 folders, the number checked in a day. */
	private const PARTS = 32;

	public function expire(): void {
		self::clean( new Store() );
	}

	public function uninstall(): void {
		self::clear( new Store() );
	}

	public function remove_with_site( WP_Site $site ): void {
		Sites::on( (int) $site->blog_id, array( $this, 'uninstall' ) );
	}

	public static function clean( Store $store ): void {
		Traces::release( $store, File_Rows::remove( 'id', File_Rows::without_message( self::BATCH ) ) );
		$part = intdiv( Clock::now(), DAY_IN_SECONDS ) % intdiv( 256, self::PARTS );
		foreach ( $store->folders() as $folder ) {
			for ( $number = 0; $number < self::PARTS; ++$number ) {
				self::sweep( sprintf( '%s/%02x', $folder, $part * self::PARTS + $number ) );
			}
		}
	}

	public static function clear( Store $store ): void {
		Folder::configured()->sweep( PHP_INT_MAX );
		foreach ( $store->folders() as $folder ) {
			foreach ( (array) preg_grep( '/^[0-9a-f]{2}$/D', Disk::names( $folder ) ) as $part ) {
				foreach ( Disk::names( "{$folder}/{$part}" ) as $name ) {
					Disk::delete( "{$folder}/{$part}/{$name}" );
				}
			}
			Folder::remove( $folder );
		}
	}

	/**
	 * Deletes files older than a day that have no row, complete or not.
	 * @param string $folder One of the 256.
	 */
	private static function sweep( string $folder ): void {
		$files = array();
		foreach ( Disk::names( $folder ) as $name ) {
			$base = Store::name( $name );
			if ( '' !== $base && Disk::changed( "{$folder}/{$name}" ) < Clock::now() - DAY_IN_SECONDS ) {
				$files[ $name ] = $base;
			}
		}
		foreach ( array_chunk( $files, self::BATCH, true ) as $some ) {
			$known = File_Rows::known( array_values( $some ) ) ?? array_values( $some );
			foreach ( $some as $name => $base ) {
				if ( ! in_array( $base, $known, true ) ) {
					Disk::delete( "{$folder}/{$name}" );
				}
			}
		}
	}

	/** How many of the newest files are not on the disk. */
	public static function missing(): int {
		$store = new Store();
		$files = File_Rows::newest( self::NEWEST );
		return count( array_filter( $files, static fn( File_Row $file ): bool => null === $store->find( $file->place ) ) );
	}
}
