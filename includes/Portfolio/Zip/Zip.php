<?php
/** Reads and writes ZIP archives, with PHP's extension or else with core's PclZip. */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio\Zip;

use DesignMarketplace\Media\Disk;
use PclZip;
use ZipArchive;

/**
 * Nothing is unpacked under the name it has in the archive. How many bytes a file has is what the archive says of it: one with more is not
 * unpacked.
 * @phpstan-type Entry array{index:int,name:string,bytes:int,is_odd:bool}
 */
final class Zip {

	/** File type of a symbolic link among the permissions of Unix, which are the upper half of the attributes. */
	private const LINK = 0120000;

	private const FILE_TYPE = 0170000;

	/** @param list<Entry> $entries Files and folders. `is_odd`: a link, or locked with a password. */
	private function __construct( private readonly ZipArchive|PclZip $archive, public readonly array $entries ) {}

	/**
	 * Writes an archive. Files are stored as they are: pictures would not get smaller.
	 * @param string               $path  Nothing is there yet.
	 * @param array<string,string> $texts By name in the archive.
	 * @param array<string,string> $files Paths on the disk by name in the archive.
	 */
	public static function write( string $path, array $texts, array $files ): bool {
		$archive = self::archive( $path );
		if ( $archive instanceof PclZip ) {
			$all = array();
			foreach ( $texts as $name => $text ) {
				$all[] = array( PCLZIP_ATT_FILE_NAME => $name, PCLZIP_ATT_FILE_CONTENT => $text );
			}
			foreach ( $files as $name => $file ) {
				$all[] = array( PCLZIP_ATT_FILE_NAME => $file, PCLZIP_ATT_FILE_NEW_FULL_NAME => $name );
			}
			// @phpstan-ignore arguments.count (it reads them itself)
			$made = $archive->create( $all, PCLZIP_OPT_NO_COMPRESSION, PCLZIP_OPT_TEMP_FILE_OFF );
			return is_array( $made ) && array() === array_diff( array_column( $made, 'status' ), array( 'ok' ) );
		}
		if ( true !== $archive->open( $path, ZipArchive::CREATE | ZipArchive::EXCL ) ) {
			return false;
		}
		foreach ( $texts as $name => $text ) {
			$archive->addFromString( $name, $text );
		}
		foreach ( $files as $name => $file ) {
			if ( ! $archive->addFile( $file, $name ) || ! $archive->setCompressionName( $name, ZipArchive::CM_STORE ) ) {
				return false;
			}
		}
		return @$archive->close(); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a full disk warns; the answer tells of it.
	}

	/** Null for what is not an archive, or has more entries than this. */
	public static function open( string $path, int $most ): ?self {
		$archive = self::archive( $path );
		if ( $archive instanceof PclZip ) {
			$about = $archive->properties();
			$list  = is_array( $about ) && $about['nb'] <= $most ? $archive->listContent() : 0;
			return is_array( $list ) ? new self( $archive, array_values( array_map( self::listed( ... ), $list ) ) ) : null;
		}
		if ( true !== $archive->open( $path, ZipArchive::RDONLY ) || $archive->count() > $most ) {
			return null;
		}
		$entries = array();
		$count   = $archive->count();
		for ( $index = 0; $index < $count; $index++ ) {
			$system     = 0;
			$attributes = 0;
			$found      = $archive->statIndex( $index );
			$archive->getExternalAttributesIndex( $index, $system, $attributes );
			if ( ! $found ) {
				return null;
			}
			$entries[] = array(
				'index'  => $index,
				'name'   => $found['name'],
				'bytes'  => $found['size'],
				'is_odd' => 0 !== $found['encryption_method'] || ( ( $attributes >> 16 ) & self::FILE_TYPE ) === self::LINK,
			);
		}
		return new self( $archive, $entries );
	}

	/**
	 * Unpacks one file. Returns whether it has as many bytes as the archive says.
	 * @param Entry $entry
	 */
	public function unpack( array $entry, string $path ): bool {
		// phpcs:disable WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk or a broken archive warns; the answer tells of it.
		if ( $this->archive instanceof PclZip ) {
			$this->unpack_by_core( $this->archive, $entry, $path );
			return Disk::bytes( $path ) === $entry['bytes'];
		}
		$from = $this->archive->getStream( $entry['name'] );
		$to   = $from ? @fopen( $path, 'xb' ) : false;
		if ( ! $from || ! $to ) {
			return false;
		}
		$bytes = @stream_copy_to_stream( $from, $to, $entry['bytes'] + 1 );
		fclose( $from );
		return fclose( $to ) && $bytes === $entry['bytes'];
	}

	/**
	 * It writes no more bytes than the archive says, but into a folder, under the file's own name, with a copy in the folder PHP is in.
	 * @param Entry $entry
	 */
	private function unpack_by_core( PclZip $archive, array $entry, string $path ): void {
		$folder = "{$path}.d";
		$before = (string) getcwd();
		if ( ! @mkdir( $folder, 0700 ) || ! @chdir( $folder ) ) {
			return;
		}
		$how = array( PCLZIP_OPT_BY_INDEX, array( $entry['index'] ), PCLZIP_OPT_PATH, $folder );
		array_push( $how, PCLZIP_OPT_REMOVE_ALL_PATH, PCLZIP_OPT_TEMP_FILE_ON );
		$archive->extract( ...$how ); // @phpstan-ignore arguments.count (as above)
		@chdir( $before );
		Disk::move( "{$folder}/" . basename( $entry['name'] ), $path );
		array_map( static fn( string $name ) => Disk::delete( "{$folder}/{$name}" ), Disk::names( $folder ) );
		Disk::remove_folder( $folder );
		// phpcs:enable
	}

	/** Core asks the same filter before it unpacks a plugin. */
	private static function archive( string $path ): ZipArchive|PclZip {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own.
		if ( class_exists( ZipArchive::class ) && apply_filters( 'unzip_file_use_ziparchive', true ) ) {
			return new ZipArchive();
		}
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		return new PclZip( $path );
	}

	/**
	 * It says nothing of links, and unpacks them as files.
	 * @param array<string,mixed> $found
	 * @return Entry
	 */
	private static function listed( array $found ): array {
		return array(
			'index'  => (int) $found['index'],
			'name'   => (string) $found['stored_filename'],
			'bytes'  => (int) $found['size'],
			'is_odd' => false,
		);
	}
}
