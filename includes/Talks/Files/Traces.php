<?php
/**
 * Keeps disk and database consistent: a rollback removes the files of its transaction, and a file is deleted only after the deletion of its
 * row is committed.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Kernel\Database\Transaction;

/** Files that remain when a process is killed in between are deleted by Upkeep. */
final class Traces {

	/**
	 * Files stored in the current transaction, with their stores.
	 * @var array<string,Store>
	 */
	private static array $stored = array();

	/**
	 * Files whose rows it deleted.
	 * @var array<string,Store>
	 */
	private static array $released = array();

	public static function stored( Store $store, string $name ): void {
		self::watch();
		self::$stored[ $name ] = $store;
	}

	/**
	 * Removes files whose rows were deleted, after the transaction is committed.
	 * @param list<string> $names Names in the store.
	 */
	public static function release( Store $store, array $names ): void {
		self::$released = array_fill_keys( $names, $store ) + self::$released;
		Transaction::is_open() ? self::watch() : self::finish();
	}

	/** After a rollback: removes the files that were stored. */
	public static function undo(): void {
		self::$stored = self::remove( self::$stored );
	}

	/** After a commit: removes the files that were released. */
	public static function finish(): void {
		self::remove( self::$released );
		self::$released = array();
		self::$stored   = array();
	}

	/** A request that dies inside a transaction never calls rollback; the database does it then. */
	public static function undo_if_unfinished(): void {
		if ( Transaction::is_open() ) {
			foreach ( self::$stored as $name => $store ) {
				$store->remove( $name );
			}
			self::$stored = array();
		}
	}

	private static function watch(): void {
		add_action( 'design_marketplace_transaction_undone', array( self::class, 'undo' ) );
		add_action( 'design_marketplace_transaction_done', array( self::class, 'finish' ) );
		add_action( 'shutdown', array( self::class, 'undo_if_unfinished' ) );
	}

	/**
	 * Removes the files that have no row. If the query fails, Upkeep removes them later.
	 * @param array<string,Store> $files Stores by name of the file.
	 * @return array<string,Store> Files that were kept.
	 */
	private static function remove( array $files ): array {
		$known = File_Rows::known( array_keys( $files ) );
		if ( null === $known ) {
			return $files;
		}
		foreach ( array_diff_key( $files, array_flip( $known ) ) as $name => $store ) {
			$store->remove( $name );
		}
		return array_intersect_key( $files, array_flip( $known ) );
	}
}
