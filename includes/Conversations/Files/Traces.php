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
 * What a process leaves that is killed in between, Upkeep takes away.
 */
final class Traces {

	/**
	 * Files stored in the transaction that is under way, each with where it lies.
	 *
	 * @var array<string,Store>
	 */
	private static array $stored = array();

	/**
	 * Files whose rows were removed in it.
	 *
	 * @var array<string,Store>
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
	 * @param Store  $store Where it lies.
	 * @param string $name  Its name there.
	 */
	public static function stored( Store $store, string $name ): void {
		self::$stored[ $name ] = $store;
	}

	/**
	 * Removes files whose rows were removed, once that cannot be undone any more.
	 *
	 * @param Store        $store Where they lie.
	 * @param list<string> $names Their names there.
	 */
	public static function release( Store $store, array $names ): void {
		self::$released = array_fill_keys( $names, $store ) + self::$released;
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
			foreach ( self::$stored as $name => $store ) {
				$store->remove( $name );
			}
			self::$stored = array();
		}
	}

	/**
	 * Removes those files that have no row. A database that does not say leaves them to Upkeep.
	 *
	 * @param array<string,Store> $files Where they lie, by name.
	 * @return array<string,Store> Those that stay.
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
