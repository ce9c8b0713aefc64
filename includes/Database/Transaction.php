<?php
/**
 * The one owner of transactions and their depth.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

use Throwable;
use WP_Error;

/**
 * Level 0 is START/COMMIT, deeper ones savepoints: a nested START TRANSACTION would commit the outer one.
 */
final class Transaction {

	/**
	 * How many transactions are open. The test bootstrap starts at 1.
	 *
	 * @var int
	 */
	private static int $depth = 0;

	/**
	 * Runs the work whole or not at all: an exception or a WP_Error undoes every write.
	 *
	 * On undo the object cache is flushed of what the work put there.
	 *
	 * @template T
	 * @param callable():T $work Writes to the database.
	 * @return T What the work returned.
	 * @throws Throwable What the work threw.
	 */
	public static function run( callable $work ): mixed {
		self::begin();
		try {
			$result = $work();
		} catch ( Throwable $failure ) {
			self::rollback();
			throw $failure;
		}
		if ( $result instanceof WP_Error ) {
			self::rollback();
		} else {
			self::commit();
		}
		return $result;
	}

	/**
	 * Opens a level. Public for the test bootstrap alone.
	 */
	public static function begin(): void {
		self::query( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT dm_' . self::$depth );
		++self::$depth;
	}

	/**
	 * Undoes the innermost level. Public for the test bootstrap alone.
	 */
	public static function rollback(): void {
		--self::$depth;
		self::query( 0 === self::$depth ? 'ROLLBACK' : 'ROLLBACK TO SAVEPOINT dm_' . self::$depth );
		// Core caches users, posts and meta as they are written; what was undone must not be read again.
		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_flush();
		} else {
			wp_cache_flush_runtime();
		}
		do_action( 'design_marketplace_transaction_undone' );
	}

	/**
	 * Whether a transaction is open now.
	 */
	public static function is_open(): bool {
		return self::$depth > 0;
	}

	private static function commit(): void {
		--self::$depth;
		if ( 0 === self::$depth ) {
			self::query( 'COMMIT' );
			return;
		}
		self::query( 'RELEASE SAVEPOINT dm_' . self::$depth );
	}

	private static function query( string $statement ): void {
		global $wpdb;
		$wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- one of the fixed statements above.
	}
}
