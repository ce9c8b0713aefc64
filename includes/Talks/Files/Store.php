<?php
/** Stores files of messages on the disk, opens and removes them. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Media\Disk;
use DesignMarketplace\Media\Folder;

final class Store {

	public const NAME = '/^[0-9a-f]{32}$/D';

	public const UNFINISHED = '.part';

	/** Of files on a wrapper: some take a name without an ending for a folder. */
	public const ENDING = '.bin';

	private readonly Folder $folder;

	/** @param Folder|null $folder Folder to use; null for the site's. */
	public function __construct( ?Folder $folder = null ) {
		$this->folder = $folder ?? Folder::configured();
	}

	/** Stores a file under a random name. Returns the name; null when it could not be stored, and then nothing is left of it. */
	public function put( string $path, int $bytes ): ?string {
		$folder     = $this->folder->ready();
		$name       = bin2hex( random_bytes( 16 ) );
		$target     = self::path( (string) $folder, $name );
		$unfinished = wp_is_stream( $target ) ? $target : $target . self::UNFINISHED; // A wrapper has a file whole or not at all.
		if ( null === $folder || $bytes < 1 || ! Folder::make( dirname( $target ) ) ) {
			return null;
		}
		$is_stored = self::write( $path, $unfinished, new Cipher( $name, $bytes ) )
			&& ( $unfinished === $target || Disk::move( $unfinished, $target ) );
		if ( ! $is_stored && Disk::exists( $unfinished ) ) {
			Disk::delete( $unfinished );
		}
		return $is_stored ? $name : null;
	}

	/** @return Stored_File|null Null if it is missing or incomplete. */
	public function open( string $name, int $bytes ): ?Stored_File {
		$path   = $this->find( $name );
		$cipher = new Cipher( $name, $bytes );
		$file   = null === $path || Disk::bytes( $path ) !== $cipher->locked_bytes() ? null : Disk::open( $path );
		return $file ? new Stored_File( $file, $cipher, $bytes ) : null;
	}

	public function remove( string $name ): void {
		foreach ( $this->folder->all() as $folder ) {
			if ( Folder::is_ours( $folder ) && Disk::exists( self::path( $folder, $name ) ) ) {
				Disk::delete( self::path( $folder, $name ) );
			}
		}
	}

	public function find( string $name ): ?string {
		foreach ( 1 === preg_match( self::NAME, $name ) ? $this->folder->all() : array() as $folder ) {
			if ( Disk::exists( self::path( $folder, $name ) ) ) {
				return self::path( $folder, $name );
			}
		}
		return null;
	}

	/** @return list<string> Existing folders of this site, in which files may be deleted. */
	public function folders(): array {
		return array_values( array_filter( $this->folder->all(), Folder::is_ours( ... ) ) );
	}

	/** Whether the folder for files is named, and does not answer. */
	public function is_away(): bool {
		$folder = $this->folder->all()[0];
		return Folder::is_chosen() && ! Folder::is_ours( $folder ) && str_contains( $folder, '://' );
	}

	/** Path of a file, in one of 256 folders: some disks are slow with many files in a folder. */
	public static function path( string $folder, string $name ): string {
		return "{$folder}/" . substr( $name, 0, 2 ) . "/{$name}" . ( wp_is_stream( $folder ) ? self::ENDING : '' );
	}

	/** The name of a file of a folder, '' for one that is not of messages. */
	public static function name( string $file ): string {
		$name = basename( basename( $file, self::UNFINISHED ), self::ENDING );
		return preg_match( self::NAME, $name ) ? $name : '';
	}

	/** Writes a file and makes sure that it is complete on the disk. */
	private static function write( string $from, string $to, Cipher $cipher ): bool {
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk warns; the answer tells of it.
		$source    = Disk::open( $from );
		$target    = $source ? Disk::create( $to, true ) : null;
		$is_whole  = $source && $target && $cipher->lock( $source, $target ) && Disk::keep( $target );
		$is_closed = array_map( static fn( $file ): bool => ! $file || @fclose( $file ), array( $source, $target ) );
		return $is_whole && ! in_array( false, $is_closed, true ) && Disk::bytes( $to ) === $cipher->locked_bytes();
		// phpcs:enable
	}
}
