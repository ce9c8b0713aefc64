<?php
/**
 * Checks whether the newest files are on the disk.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Conversations\Conversation_Tables;

final class Newest {

	private const NUMBER = 100;

	/**
	 * Number of the newest files that are missing.
	 */
	public static function missing(): int {
		$store = new Store();
		$files = Conversation_Tables::are_tables_there() ? File_Rows::newest( self::NUMBER ) : array();
		return count( array_filter( $files, static fn( File_Row $file ): bool => null === $store->find( $file->place ) ) );
	}
}
