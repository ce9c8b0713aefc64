<?php
/** Keeps the directory up to date: collects the members a request changes, and writes their rows once. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Lifecycle\Sites;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;

final class Indexer {

	/** Fired with the ids of members whose rows are up to date now, whether they had to be written or not. */
	public const INDEXED = 'design_marketplace_members_indexed';

	private const BATCH = 200;

	/** Attempts for a row that others write at the same moment. */
	private const TRIES = 5;

	/** @var array<int,array<int,true>> Changed members by site and user id. Each site of a network has its own rows. */
	private static array $dirty = array();

	/** @var array<int,true> Ids of sites whose works or missions have changed, as keys: kept counts are outdated there. */
	private static array $items = array();

	/** @var array<int,true> Members whose own fields have changed, which affects every site of a network. */
	private static array $everywhere = array();

	/** Marks a member whose row on this site may have changed. */
	public function touch( int $user_id ): void {
		if ( $user_id > 0 ) {
			self::$dirty[ get_current_blog_id() ][ $user_id ] = true;
		}
	}

	/** Marks the author of a work or mission that has changed on this site, even one without a row. */
	public function touch_items( int $user_id ): void {
		$this->touch( $user_id );
		self::$items[ get_current_blog_id() ] = true;
	}

	/** Marks a member whose row may have changed on every site. */
	public function touch_everywhere( int $user_id ): void {
		$this->touch( $user_id );
		if ( is_multisite() ) {
			self::$everywhere[ $user_id ] = true;
		}
	}

	/**
	 * Writes before a REST answer leaves, so that the next request sees it.
	 *
	 * @param mixed $response Answer, handed on.
	 */
	public function flush_before_answer( mixed $response ): mixed {
		$this->flush();
		return $response;
	}

	/** Writes at the end of every other request. Changes within an unfinished transaction are rolled back anyway. */
	public function flush_at_end(): void {
		if ( ! Transaction::is_open() ) {
			$this->flush();
		}
	}

	/** Writes the rows of all marked members. */
	public function flush(): void {
		foreach ( array_keys( self::$everywhere ) as $user_id ) {
			foreach ( array_keys( get_blogs_of_user( $user_id ) ) as $site ) {
				self::$dirty[ $site ][ $user_id ] = true;
			}
		}
		$items            = self::$items;
		$dirty            = self::$dirty;
		self::$items      = array();
		self::$dirty      = array();
		self::$everywhere = array();
		$is_outdated      = false;
		foreach ( $dirty as $site => $members ) {
			$ids = array_keys( $members );
			if ( get_current_blog_id() === $site ) {
				$is_outdated = $this->write_all( $ids );
			} else {
				Sites::on(
					$site,
					function () use ( $ids ): void {
						$this->write_all( $ids );
					}
				);
			}
		}
		if ( isset( $items[ get_current_blog_id() ] ) && ! $is_outdated ) {
			Kept_Counts::outdate( Kept_Counts::LISTS );
		}
	}

	/**
	 * Other sites of a network may lack the tables, or be deleted by now.
	 * @param list<int> $ids
	 * @return bool Whether the kept counts are outdated already.
	 */
	private function write_all( array $ids ): bool {
		if ( 0 === Tables::version() || ( is_multisite() && ! get_site( get_current_blog_id() ) ) ) {
			return false;
		}
		sort( $ids );
		$outdated = false;
		foreach ( array_chunk( $ids, self::BATCH ) as $batch ) {
			$outdated = $this->write( $batch ) || $outdated;
		}
		return $outdated;
	}

	/**
	 * @param callable(int):void|null $progress Called with the number of members so far.
	 * @return int Number of members.
	 */
	public function rebuild( ?callable $progress = null ): int {
		$done = 0;
		$this->each_batch(
			function ( array $ids ) use ( &$done, $progress ): void {
				$this->write( $ids, false );
				$done += count( $ids );
				if ( $progress ) {
					$progress( $done );
				}
			}
		);
		Totals::recount();
		Roster::rebuild();
		return $done;
	}

	/** @return list<int> Ids of members whose row is wrong; 0 means the totals. Changes nothing. */
	public function verify(): array {
		$differing = array();
		$table     = new Directory_Table();
		$this->each_batch(
			static function ( array $ids ) use ( &$differing, $table ): void {
				$stored = $table->read( $ids );
				$wanted = ( new Row_Builder() )->build( $ids );
				foreach ( $ids as $id ) {
					if ( ! $table->is_same( $stored[ $id ] ?? null, $wanted[ $id ] ?? null ) ) {
						$differing[] = $id;
					}
				}
			}
		);
		return Totals::are_true() ? $differing : array_merge( array( 0 ), $differing );
	}

	/**
	 * Builds and writes rows, and tries again those that others have written meanwhile.
	 * @param list<int> $ids In ascending order.
	 * @return bool Whether the kept counts are outdated already.
	 */
	private function write( array $ids, bool $counted = true ): bool {
		// A row built from a replica's outdated posts would stay wrong.
		Primary::ask();
		$table = new Directory_Table();
		$all   = $ids;
		for ( $try = 0; $ids && $try < self::TRIES; $try++ ) {
			if ( $try > 0 ) {
				array_map( 'clean_user_cache', $ids );
			}
			try {
				$stored = $table->read( $ids );
				$ids    = $table->write( $ids, $stored, ( new Row_Builder() )->build( $ids ), $counted );
			} catch ( Lost_Transaction ) {
				// The change itself is stored; cron rebuilds the rows.
				Directory::rebuild_later();
				return false;
			}
		}
		// Those still in conflict are tried again at the end of the request.
		array_map( array( $this, 'touch' ), $ids );
		do_action( self::INDEXED, array_values( array_diff( $all, $ids ) ) ); // phpcs:ignore WordPress.NamingConventions -- the constant has the prefix.
		return $table->has_outdated;
	}

	/** @param callable(list<int>):void $work Gets a batch of the users who have a row or should have one, ascending. */
	private function each_batch( callable $work ): void {
		$last = 0;
		while ( true ) {
			// Asks for the state of this batch's users only: a query for the next active ones would read all of them each time.
			$users = Sql::ids( 'SELECT ID FROM {users} WHERE ID > %d ORDER BY ID LIMIT %d', $last, self::BATCH );
			$rows  = Sql::ids( 'SELECT user_id FROM {directory} WHERE user_id > %d ORDER BY user_id LIMIT %d', $last, self::BATCH );
			$both  = array_unique( array_merge( $users, $rows ) );
			sort( $both );
			$both = array_slice( $both, 0, self::BATCH );
			if ( ! $both ) {
				return;
			}
			$active  = State::sql( Account_State::Active, 'ID' );
			$members = Sql::ids( 'SELECT ID FROM {users} WHERE ID IN (' . Sql::in( $both ) . ") AND {$active}" );

			$last = (int) end( $both );
			$ids  = array_values( array_intersect( $both, array_merge( $members, $rows ) ) );
			if ( $ids ) {
				$work( $ids );
			}
			if ( count( $both ) === self::BATCH && ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		}
	}
}
