<?php
/** Share pictures that were drawn, in a folder for each member. They go when anything changes in what the directory says of the member. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Media\Disk;

/** A file's name cannot be guessed from the picture's address: each look goes by the address, which asks whether the page is there. */
final class Kept_Pictures implements Erases_People, Uninstalls {

	private const FOLDER = 'design-marketplace-share';
	private const MODE   = 0755;

	public static function get( int $owner, string $key ): ?string {
		return Disk::get( self::file( $owner, $key ) );
	}

	/** Whether a picture can be kept: otherwise each look would draw it again. */
	public static function has_room( int $owner ): bool {
		return Disk::make_folder( self::folder( $owner ), self::MODE );
	}

	/** A file is complete when it has its name. */
	public static function put( int $owner, string $key, string $bytes ): bool {
		$file = self::file( $owner, $key );
		$part = $file . '.' . bin2hex( random_bytes( 4 ) );
		if ( Disk::put( $part, $bytes ) && Disk::move( $part, $file ) ) {
			return true;
		}
		Disk::delete( $part );
		return false;
	}

	/** @param list<int> $owners */
	public function drop( array $owners ): void {
		array_map( static fn( int $owner ) => self::clear( self::folder( $owner ) ), $owners );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		$this->drop( array( $user_id ) );
	}

	public function uninstall(): void {
		foreach ( Disk::names( self::folder() ) as $name ) {
			self::clear( self::folder() . "/{$name}" );
		}
		Disk::remove_folder( self::folder() );
	}

	private static function clear( string $folder ): void {
		foreach ( Disk::names( $folder ) as $name ) {
			Disk::delete( "{$folder}/{$name}" );
		}
		Disk::remove_folder( $folder );
	}

	private static function file( int $owner, string $key ): string {
		return self::folder( $owner ) . '/' . substr( Link_Proof::of( "kept_share_picture|{$key}" ), 0, 32 ) . '.jpg';
	}

	private static function folder( int $owner = 0 ): string {
		return trailingslashit( (string) wp_get_upload_dir()['basedir'] ) . self::FOLDER . ( $owner > 0 ? "/{$owner}" : '' );
	}
}
