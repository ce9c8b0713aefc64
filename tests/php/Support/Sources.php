<?php
/** The files of this repository, for tests of what may stand in them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

final class Sources {

	/**
	 * The files below a folder, at any depth.
	 * @param string $folder Folder below the repository's, such as `includes/Kernel/Rest`.
	 * @param string ...$kinds How their names end, without the dot.
	 * @return array<string,string> Code by path below the folder.
	 */
	public static function of( string $folder, string ...$kinds ): array {
		$root  = dirname( __DIR__, 3 ) . "/{$folder}";
		$found = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( $file instanceof SplFileInfo && in_array( $file->getExtension(), $kinds, true ) ) {
				$found[ substr( $file->getPathname(), strlen( $root ) + 1 ) ] = (string) file_get_contents( $file->getPathname() );
			}
		}
		return $found;
	}
}
