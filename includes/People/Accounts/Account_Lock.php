<?php
/** Locks the row of an account while data of the member is written, so that nothing is stored for a deleted account. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Errors;
use LogicException;
use stdClass;
use WP_Error;
use WP_Post;
use WP_User;

/**
 * A deletion locks the row, too: it waits for writes in progress, and later writes find no account.
 *
 * Lock accounts before anything else in a transaction, and several by one call. The order is accounts, posts, other rows everywhere,
 * so that there are no deadlocks.
 */
final class Account_Lock {

	/** Counts the locks of the account. It lacks the prefix of members' fields, so that a lock does not update the directory. */
	public const META = '_design_marketplace_locks';

	/**
	 * Locks accounts until the transaction ends.
	 * @param int ...$others Who else must exist, such as the recipient.
	 * @return WP_Error|null 401 when the current user's account is gone or may not act any more, 404 when another account is gone.
	 */
	public static function hold( int $user_id, int ...$others ): ?WP_Error {
		$ids  = array( $user_id, ...array_values( $others ) );
		$rows = self::rows( $ids );
		foreach ( $ids as $id ) {
			$is_asking = get_current_user_id() === $id;
			$user      = isset( $rows[ $id ] ) ? self::fresh( $rows[ $id ] ) : null;
			if ( ! $user || ! self::is_of_this_site( $user ) || ( $is_asking && ! State::may_log_in( $user ) ) ) {
				return Errors::of( $is_asking ? 'token_invalid' : 'user_not_found' );
			}
		}
		return null;
	}

	/** Locks an account that must exist, with others that need not. */
	public static function hold_beside( int $user_id, int ...$others ): ?WP_Error {
		if ( $others ) {
			self::hold_existing( array( $user_id, ...array_values( $others ) ) );
		}
		return self::hold( $user_id );
	}

	/**
	 * Does something in a transaction that holds an account. Returns the error if the account is gone, or that of the work.
	 * @param callable():mixed $work
	 */
	public static function with( int $user_id, callable $work ): ?WP_Error {
		return Transaction::run(
			static function () use ( $user_id, $work ): ?WP_Error {
				$result = self::hold( $user_id ) ?? $work();
				return $result instanceof WP_Error ? $result : null;
			}
		);
	}

	/**
	 * Locks the author's account and then the item, which must exist outside the trash.
	 * @param string $unknown   Name of the error when there is no such item.
	 * @param int    ...$beside Whose accounts are locked, too, where they exist.
	 */
	public static function hold_item( int $id, string $type, string $unknown, int ...$beside ): WP_Post|WP_Error {
		$author = (int) get_post_field( 'post_author', $id );
		$gone   = self::hold_beside( $author, ...$beside );
		$post   = $gone ? null : Posts::lock( $id, $type );
		if ( ! $post || 'trash' === $post->post_status || (int) $post->post_author !== $author ) {
			return $gone ?? Errors::of( $post && 'trash' === $post->post_status ? 'trashed' : $unknown );
		}
		return $post;
	}

	/**
	 * Locks those of the accounts that exist.
	 * @param list<int> $user_ids
	 * @param bool      $is_derived Whether what is written can be rebuilt: leftovers in it are cleared up daily, and a lock on this
	 *                              server will do.
	 * @return list<int> Users of this site.
	 */
	public static function hold_existing( array $user_ids, bool $is_derived = false ): array {
		$users = array_map( array( self::class, 'fresh' ), self::rows( $user_ids, $is_derived ) );
		return array_keys( array_filter( $users, array( self::class, 'is_of_this_site' ) ) );
	}

	/**
	 * Does something with each member who has a row, each in a transaction that locks the account.
	 * @param string              $rows Table `m` and condition, prepared or with values.
	 * @param callable(int):mixed $work
	 */
	public static function each( string $rows, callable $work, string|int ...$values ): void {
		$next = static fn( int $after ): array => Sql::ids(
			"SELECT m.user_id FROM {$rows} AND m.user_id > {$after} ORDER BY m.user_id LIMIT " . Batches::MANY,
			...$values
		);
		$each = static function ( array $ids ) use ( $work ): void {
			foreach ( $ids as $id ) {
				try {
					Transaction::run( static fn(): mixed => self::hold_existing( array( $id ) ) ? $work( $id ) : null );
				} catch ( Lost_Transaction ) {
					// Others are in the way: the next run is soon enough.
					continue;
				}
			}
		};
		Batches::each( $next, $each );
	}

	/**
	 * Locks rows and reads them.
	 *
	 * FOR UPDATE reads the current rows; without it MySQL would return those of the transaction's first read. On SQLite it locks nothing:
	 * there a write makes others wait, be it of nothing.
	 * @param list<int> $user_ids
	 * @param bool      $is_derived See hold_existing().
	 * @return array<int,stdClass> Rows by id.
	 */
	private static function rows( array $user_ids, bool $is_derived = false ): array {
		if ( ! Transaction::is_open() ) {
			throw new LogicException( 'Accounts are held in a transaction.' );
		}
		$ids  = array_map( 'intval', $user_ids );
		$list = Sql::in( $ids );
		if ( ! $ids ) {
			return array();
		}
		Transaction::look_again();
		$counted = Sql::write(
			$is_derived
				? "UPDATE {users} SET user_status = user_status WHERE ID IN ({$list})"
				: "UPDATE {usermeta} SET meta_value = meta_value + 1 WHERE user_id IN ({$list}) AND meta_key = '" . self::META . "'"
		);
		$found   = array();
		foreach ( Sql::rows( "SELECT * FROM {users} WHERE ID IN ({$list}) FOR UPDATE" ) as $row ) {
			$found[ (int) $row['ID'] ] = (object) $row;
		}
		if ( ! $is_derived && $counted < count( $found ) ) {
			self::begin_to_count( array_keys( $found ) );
		}
		// Reads the meta of all of them again, as the cache may be stale. Deleted accounts are removed from the cache, too.
		wp_cache_delete_multiple( $ids, 'user_meta' );
		wp_cache_delete_multiple( array_diff( $ids, array_keys( $found ) ), 'users' );
		update_meta_cache( 'user', array_keys( $found ) );
		Transaction::forget_at_end( $ids, 'users', 'user_meta' );
		return $found;
	}

	/**
	 * Each lock changes one row of the account. Row locks are known to one server only: where several accept writes, such as in a Galera
	 * cluster, two transactions that have changed the same row cannot both be committed.
	 * @param list<int> $user_ids
	 */
	private static function begin_to_count( array $user_ids ): void {
		$list     = Sql::in( $user_ids );
		$counting = Sql::ids( "SELECT user_id FROM {usermeta} WHERE user_id IN ({$list}) AND meta_key = %s", self::META );
		// Values, no SELECT: that would lock the table's numbers until its end, and two transactions would be in each other's way.
		$rows = array_map( static fn( int $id ): array => array( $id, self::META, '1' ), array_diff( $user_ids, $counting ) );
		Sql::insert( 'INSERT INTO {usermeta} (user_id, meta_key, meta_value)', array_values( $rows ) );
	}

	/** The account as the database has it, bypassing the cache. */
	private static function fresh( stdClass $row ): WP_User {
		$id = (int) $row->ID;
		wp_cache_delete( $id, 'users' );
		update_user_caches( $row );
		return new WP_User( $row );
	}

	/** On a network an account may exist without belonging to this site. */
	private static function is_of_this_site( WP_User $user ): bool {
		return ! is_multisite() || metadata_exists( 'user', $user->ID, $user->cap_key ) || is_super_admin( $user->ID );
	}
}
