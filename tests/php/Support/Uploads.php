<?php
/** Where a test's uploads go, and files to upload. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use ZipArchive;

final class Uploads {

	/** This process' folder for uploads. */
	public static function folder(): string {
		return sys_get_temp_dir() . '/design-marketplace-uploads-' . getmypid();
	}

	/**
	 * Every file stored by now, relative to the folder.
	 * @return list<string>
	 */
	public static function stored(): array {
		$names = array();
		foreach ( self::entries() as $entry ) {
			if ( $entry->isFile() ) {
				$names[] = substr( $entry->getPathname(), strlen( self::folder() ) + 1 );
			}
		}
		sort( $names );
		return $names;
	}

	/** Deletes the folder. */
	public static function clear(): void {
		foreach ( self::entries() as $entry ) {
			$entry->isDir() ? rmdir( $entry->getPathname() ) : unlink( $entry->getPathname() );
		}
		if ( is_dir( self::folder() ) ) {
			rmdir( self::folder() );
		}
	}

	/**
	 * The same file, uploaded once more: a request may move it away.
	 * @param array<string,mixed> $file
	 * @return array<string,mixed>
	 */
	public static function again( array $file ): array {
		return self::file( (string) file_get_contents( $file['tmp_name'] ), $file['name'], $file['type'] );
	}

	/**
	 * An archive, uploaded.
	 * @param array<string,string> $files Contents by name.
	 * @return array{name:string,type:string,tmp_name:string,error:int,size:int}
	 */
	public static function archive( array $files ): array {
		$file    = self::file( '', 'a.zip', 'application/zip' );
		$archive = new ZipArchive();
		$archive->open( $file['tmp_name'], ZipArchive::OVERWRITE );
		foreach ( $files as $name => $bytes ) {
			$archive->addFromString( $name, $bytes );
		}
		$archive->close();
		return array( 'size' => (int) filesize( $file['tmp_name'] ) ) + $file;
	}

	/**
	 * A picture as PHP hands an uploaded file to a request.
	 * @param int    $width  Pixels.
	 * @param int    $height Pixels.
	 * @param string $type   png or jpeg.
	 * @return array{name:string,type:string,tmp_name:string,error:int,size:int}
	 */
	public static function picture( int $width = 60, int $height = 40, string $type = 'png' ): array {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefilledellipse( $image, intdiv( $width, 2 ), intdiv( $height, 2 ), intdiv( $width, 2 ), intdiv( $height, 2 ), (int) imagecolorallocate( $image, 255, 105, 180 ) );
		ob_start();
		'png' === $type ? imagepng( $image ) : imagejpeg( $image );
		return self::file( (string) ob_get_clean(), 'picture.' . ( 'png' === $type ? 'png' : 'jpg' ), 'image/' . $type );
	}

	/**
	 * Any bytes as an uploaded file.
	 * @param string $bytes Content.
	 * @param string $name  Name the sender gave it.
	 * @param string $type  Type the sender says it has.
	 * @return array{name:string,type:string,tmp_name:string,error:int,size:int}
	 */
	public static function file( string $bytes, string $name, string $type ): array {
		$path = self::folder() . '/sent';
		wp_mkdir_p( $path );
		$path = (string) tempnam( $path, 'php' );
		file_put_contents( $path, $bytes );
		return array( 'name' => $name, 'type' => $type, 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK, 'size' => strlen( $bytes ) );
	}

	/**
	 * Everything in the folder, the deepest first.
	 * @return iterable<SplFileInfo>
	 */
	private static function entries(): iterable {
		if ( ! is_dir( self::folder() ) ) {
			return array();
		}
		/**
		 * Files alone come out of it.
		 * @var RecursiveIteratorIterator<RecursiveDirectoryIterator> $entries
		 */
		$entries = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( self::folder(), FilesystemIterator::SKIP_DOTS | FilesystemIterator::CURRENT_AS_FILEINFO ),
			RecursiveIteratorIterator::CHILD_FIRST
		);
		return $entries;
	}
}
