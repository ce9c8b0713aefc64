<?php
/** Runs work in a transaction. No other class starts or ends one. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use Throwable;
use WP_Error;

/** The outermost level is a transaction, those within are savepoints: a second START TRANSACTION would commit the first one. */
final class Transaction {

	/** The number of open levels: the transaction and its savepoints. The test bootstrap starts at 1. */
	private static int $depth = 0;

	/** The number of tries when other connections are in the way: in a cluster each of twenty writes to an account may meet another. */
	private const TRIES = 12;

	/** Statements that see what was there at the first of them. */
	private const READS = '/^\s*SELECT\b(?!.*\b(FOR UPDATE|IN SHARE MODE)\s*$)/is';

	/** Nanoseconds after which there is no further try. */
	private const PATIENCE = 5000000000;

	/** The number of calls of run() under way. */
	private static int $running = 0;

	/** Whether the outermost work has read without a lock, and done nothing else; null before its first statement. */
	private static ?bool $has_only_read = null;

	/** @var array<string,list<int>> Ids by group of the object cache, see forget_at_end(). */
	private static array $locked = array();

	/** @var array<string,array<int,true>> Those of transactions that have ended. */
	private static array $ended = array();

	/**
	 * Runs the work whole or not at all: an exception or a WP_Error undoes every write.
	 *
	 * A statement that fails undoes it, too: after a deadlock MySQL has undone the statements before, but would store those that
	 * follow. If another connection was in the way, the work is run again, so it may run more than once. After an undo the object
	 * cache is flushed.
	 * @template T
	 * @param callable():T $work Writes to the database.
	 * @return T What the work returned.
	 * @throws Throwable What the work threw.
	 */
	public static function run( callable $work ): mixed {
		$begun   = hrtime( true );
		$refused = $GLOBALS['EZSQL_ERROR'] ?? array();
		for ( $try = 1; true; ++$try ) {
			try {
				$result = self::attempt( $work );
				break;
			} catch ( Lost_Transaction $lost ) {
				$is_late = hrtime( true ) - $begun > self::PATIENCE;
				if ( self::is_open() || $is_late || $try >= self::TRIES || ! $lost->may_succeed_later() ) {
					throw $lost;
				}
				$GLOBALS['EZSQL_ERROR'] = $refused; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what is tried again has not failed.
				usleep( random_int( 5000, 20000 ) * $try );
			} finally {
				if ( 0 === self::$running ) {
					self::forget();
					self::$locked = array();
				}
			}
		}
		if ( 0 === self::$running && ! $result instanceof WP_Error ) {
			// Listeners do here what a rollback could not undo.
			do_action( 'design_marketplace_transaction_done' );
		}
		return $result;
	}

	/**
	 * @template T
	 * @param callable():T $work Writes to the database.
	 * @return T What the work returned.
	 * @throws Throwable What the work threw.
	 */
	private static function attempt( callable $work ): mixed {
		global $wpdb;
		self::begin();
		// Failures are thrown and not shown: the next try may succeed.
		$shown = $wpdb->suppress_errors( true );
		if ( 0 === self::$running++ ) {
			self::$has_only_read = null;
			Primary::ask();
			add_filter( 'query', array( self::class, 'stop_after_failure' ), PHP_INT_MIN );
			add_action( 'clean_post_cache', array( self::class, 'forget_post' ) );
			add_action( 'clean_user_cache', array( self::class, 'forget_user' ) );
		}
		try {
			$result = $work();
			self::stop_after_failure( '' );
		} catch ( Throwable $failure ) {
			if ( '' !== $wpdb->last_error && ! $failure instanceof Lost_Transaction ) {
				// It follows from a statement that failed, as where core expects a row.
				$failure = Lost_Transaction::by_last_error();
			}
			self::end_attempt( $shown );
			self::rollback();
			throw $failure;
		}
		self::end_attempt( $shown );
		if ( $result instanceof WP_Error ) {
			self::rollback();
		} else {
			self::commit();
		}
		return $result;
	}

	/**
	 * Throws before the next statement when the last one has failed.
	 * @param mixed $query Next statement.
	 * @throws Lost_Transaction When the one before failed.
	 */
	public static function stop_after_failure( mixed $query ): mixed {
		global $wpdb;
		if ( '' !== $wpdb->last_error ) {
			throw Lost_Transaction::by_last_error();
		}
		if ( false !== self::$has_only_read && '' !== $query ) {
			self::$has_only_read = 1 === preg_match( self::READS, (string) $query );
		}
		return $query;
	}

	/**
	 * To be called before a lock. MySQL reads what was there at the first read of a transaction, also once the lock is there that others
	 * had to give up: so a transaction that has only read begins anew.
	 */
	public static function look_again(): void {
		if ( 1 === self::$depth && true === self::$has_only_read ) {
			self::query( 'ROLLBACK' );
			self::query( 'START TRANSACTION' );
			self::$has_only_read = null;
		}
	}

	/**
	 * Deletes rows from a shared object cache when the transaction has ended. Core deletes what it writes at once, and a request that
	 * reads before the commit would put the old row back for good.
	 * @param list<int> $ids
	 * @param string    ...$groups Groups of the object cache.
	 */
	public static function forget_at_end( array $ids, string ...$groups ): void {
		foreach ( wp_using_ext_object_cache() ? $groups : array() as $group ) {
			self::$locked[ $group ] = array_merge( self::$locked[ $group ] ?? array(), $ids );
		}
	}

	/** A shared object cache must not keep a row that is undone, be it new: for core, its address would be taken. */
	public static function forget_post( mixed $id ): void {
		self::forget_at_end( array( (int) $id ), 'posts', 'post_meta' );
	}

	public static function forget_user( mixed $id ): void {
		self::forget_at_end( array( (int) $id ), 'users', 'user_meta' );
	}

	private static function forget(): void {
		foreach ( self::$locked as $group => $ids ) {
			wp_cache_delete_multiple( array_unique( $ids ), $group );
			foreach ( $ids as $id ) {
				self::$ended[ $group ][ $id ] = true;
			}
			add_action( 'shutdown', array( self::class, 'forget_again' ), PHP_INT_MAX );
		}
	}

	/** Once more when the request ends: another may have read just before the commit, and kept what it read just after. */
	public static function forget_again(): void {
		foreach ( self::$ended as $group => $ids ) {
			wp_cache_delete_multiple( array_keys( $ids ), $group );
		}
		self::$ended = array();
	}

	private static function end_attempt( bool $shown ): void {
		global $wpdb;
		if ( 0 === --self::$running ) {
			remove_filter( 'query', array( self::class, 'stop_after_failure' ), PHP_INT_MIN );
			remove_action( 'clean_post_cache', array( self::class, 'forget_post' ) );
			remove_action( 'clean_user_cache', array( self::class, 'forget_user' ) );
		}
		$wpdb->suppress_errors( $shown );
	}

	/** Opens a level. Public for the test bootstrap alone. */
	public static function begin(): void {
		self::query( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT dm_' . self::$depth );
		++self::$depth;
		// WordPress applies this filter on each new connection, before it repeats the statement that failed on the old one.
		add_filter( 'incompatible_sql_modes', array( self::class, 'refuse_new_connection' ), PHP_INT_MAX );
	}

	/**
	 * Throws when WordPress reconnects: the transaction has ended with the old connection, and only the rest of the work would be
	 * stored.
	 * @param mixed $modes Value of the filter, returned as it is.
	 * @throws Lost_Transaction While a transaction is open.
	 */
	public static function refuse_new_connection( mixed $modes ): mixed {
		global $wpdb;
		remove_filter( 'incompatible_sql_modes', array( self::class, 'refuse_new_connection' ), PHP_INT_MAX );
		if ( 0 === self::$depth ) {
			return $modes;
		}
		// WordPress would do this next. The connection is usable afterwards.
		$wpdb->set_sql_mode();
		$wpdb->select( DB_NAME );
		if ( defined( 'WP_DEBUG' ) && constant( 'WP_DEBUG' ) ) {
			// Warnings are off while WordPress connects.
			error_reporting( E_ALL ); // phpcs:ignore WordPress.PHP -- as wp_debug_mode() sets it.
		}
		throw new Lost_Transaction( 'The connection to the database was lost.', Lost_Transaction::GONE );
	}

	/** Undoes the innermost level. Public for the test bootstrap alone. */
	public static function rollback(): void {
		if ( 0 === --self::$depth ) {
			remove_filter( 'incompatible_sql_modes', array( self::class, 'refuse_new_connection' ), PHP_INT_MAX );
		}
		self::query( 0 === self::$depth ? 'ROLLBACK' : 'ROLLBACK TO SAVEPOINT dm_' . self::$depth );
		// Core caches users, posts and meta as they are written; rolled-back values must not be read again.
		if ( ! wp_using_ext_object_cache() ) {
			wp_cache_flush();
		} else {
			wp_cache_flush_runtime();
			self::forget();
		}
		do_action( 'design_marketplace_transaction_undone' );
	}

	public static function is_open(): bool {
		return self::$depth > 0;
	}

	/** Whether work of run() is under way, which is undone when what it does fails. */
	public static function is_running(): bool {
		return self::$running > 0;
	}

	private static function commit(): void {
		try {
			self::query( 1 === self::$depth ? 'COMMIT' : 'RELEASE SAVEPOINT dm_' . ( self::$depth - 1 ) );
		} catch ( Lost_Transaction $lost ) {
			self::rollback();
			// It is unknown whether the database has stored it: running the work again might store it twice.
			throw $lost->is_connection_lost() ? new Lost_Transaction( $lost->getMessage() ) : $lost; // phpcs:ignore WordPress.Security.EscapeOutput -- exceptions are never shown to visitors.
		}
		--self::$depth;
	}

	/**
	 * Runs one of the fixed statements above.
	 * @throws Lost_Transaction When it failed; after a failure there may be nothing left to undo, which is as good.
	 */
	private static function query( string $statement ): void {
		global $wpdb;
		$shown = $wpdb->suppress_errors( true );
		$wpdb->query( $statement ); // phpcs:ignore WordPress.DB -- a fixed statement.
		$wpdb->suppress_errors( $shown );
		if ( '' !== $wpdb->last_error && ! str_starts_with( $statement, 'ROLLBACK' ) ) {
			throw Lost_Transaction::by_last_error();
		}
	}
}
