<?php
/** Checks whether the newest files are on the disk. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

final class Newest {

	private const NUMBER = 100;

	public static function missing(): int {
		$store = new Store();
		$files = File_Rows::newest( self::NUMBER );
		return count( array_filter( $files, static fn( File_Row $file ): bool => null === $store->find( $file->place ) ) );
	}
}
