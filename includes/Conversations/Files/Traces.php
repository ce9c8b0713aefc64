<?php
/**
 * Keeps the disk and the rows of files together: what is undone leaves no file, and a file goes only when its row is gone for good.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

use DesignMarketplace\Database\Transaction;

/**
 * What a process leaves that is killed in between, the Sweeper takes away.
 */
final class Traces {

	/**
	 * Files stored in the transaction that is under way.
	 *
	 * @var list<string>
	 */
	private static array $stored = array();

	/**
	 * Files whose rows were removed in it.
	 *
	 * @var list<string>
	 */
	private static array $released = array();

	/**
	 * Adds the hooks.
	 */
	public static function watch(): void {
		add_action( 'design_marketplace_transaction_undone', array( self::class, 'undo' ) );
		add_action( 'design_marketplace_transaction_done', array( self::class, 'finish' ) );
		add_action( 'shutdown', array( self::class, 'undo_if_unfinished' ) );
	}

	/**
	 * Notes a file that was stored.
	 *
	 * @param string $name Its name on the disk.
	 */
	public static function stored( string $name ): void {
		self::$stored[] = $name;
	}

	/**
	 * Removes files whose rows were removed, once that cannot be undone any more.
	 *
	 * @param list<string> $names Their names on the disk.
	 */
	public static function release( array $names ): void {
		self::$released = array_merge( self::$released, $names );
		if ( ! Transaction::is_open() ) {
			self::finish();
		}
	}

	/**
	 * A transaction was undone: removes the files it stored.
	 */
	public static function undo(): void {
		self::$stored = self::remove( self::$stored );
	}

	/**
	 * A transaction was committed: removes the files it released.
	 */
	public static function finish(): void {
		self::remove( self::$released );
		self::$released = array();
		self::$stored   = array();
	}

	/**
	 * A request that dies inside a transaction never reaches its rollback; the database undoes it by itself.
	 */
	public static function undo_if_unfinished(): void {
		if ( Transaction::is_open() ) {
			array_map( array( new Store(), 'remove' ), self::$stored );
			self::$stored = array();
		}
	}

	/**
	 * Removes those files that have no row. A database that does not say leaves them to the Sweeper.
	 *
	 * @param list<string> $names Names.
	 * @return list<string> Those that stay.
	 */
	private static function remove( array $names ): array {
		$known = File_Rows::known( $names );
		if ( null === $known ) {
			return $names;
		}
		array_map( array( new Store(), 'remove' ), array_diff( $names, $known ) );
		return $known;
	}
}
