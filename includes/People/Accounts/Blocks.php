<?php
/** Stores which member has blocked which. A block holds in both directions: neither can write to the other. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Tables;

/** Only the member who blocked sees it. The other one gets an error that has several possible reasons. */
final class Blocks implements Has_Tables, Has_Leftovers, Erases_People {

	/** Fired within the transaction, with the ids of the user who blocks and of the user who is blocked. */
	public const BLOCKED = 'design_marketplace_member_blocked';

	/** Asked about more users than this, all blocks of one are read. */
	private const MANY = 20;

	/** No column of one owner: erase_person() removes the rows of both sides. */
	public function tables(): array {
		return array(
			'block' => '
				blocker_id bigint(20) unsigned NOT NULL,
				blocked_id bigint(20) unsigned NOT NULL,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (blocker_id,blocked_id),
				KEY blocked_id (blocked_id)
			',
		);
	}

	/** Whether one of two has blocked the other. Lock both accounts if the answer must stay true. */
	public static function between( int $user, int $other ): bool {
		return array() !== self::of( $user, array( $other ) );
	}

	/**
	 * The users among some who have blocked somebody or are blocked by them, in one query.
	 * @param list<int> $others Users.
	 * @return array<int,bool> By user: true if the given user blocked them, false if they blocked the given user.
	 */
	public static function of( int $user, array $others ): array {
		if ( ! $others ) {
			return array();
		}
		$list = Sql::in( $others );
		// Looking for each of many takes longer than reading all blocks of the user, who has few.
		$among  = static fn( string $column ): string => count( $others ) > self::MANY ? '' : " AND {$column} IN ({$list})";
		$rows   = Sql::rows(
			"SELECT * FROM {block} WHERE blocker_id = {$user}{$among( 'blocked_id' )} OR blocked_id = {$user}{$among( 'blocker_id' )}"
		);
		$asked  = array_flip( $others );
		$blocks = array();
		foreach ( $rows as $row ) {
			$is_mine = $user === (int) $row['blocker_id'];
			$other   = (int) ( $is_mine ? $row['blocked_id'] : $row['blocker_id'] );
			if ( isset( $asked[ $other ] ) ) {
				// If both blocked each other, the user's own block wins, as they can take it back.
				$blocks[ $other ] = $is_mine || ( $blocks[ $other ] ?? false );
			}
		}
		return $blocks;
	}

	/**
	 * SQL for the block between a user and another one: 1 if the user blocked them, 0 if they blocked the user, NULL for none.
	 * @param string $other SQL for the id of the other.
	 */
	public static function sql( int $user, string $other ): string {
		$table = Tables::name( 'block' );
		return "CASE WHEN EXISTS ( SELECT 1 FROM {$table} b WHERE b.blocker_id = {$user} AND b.blocked_id = {$other} ) THEN 1
			WHEN EXISTS ( SELECT 1 FROM {$table} b WHERE b.blocked_id = {$user} AND b.blocker_id = {$other} ) THEN 0 END";
	}

	/** Blocks a user, or ends the block. Lock both accounts. Returns whether anything changed. */
	public static function set( int $blocker, int $blocked, bool $is_on ): bool {
		global $wpdb;
		$pair = array( 'blocker_id' => $blocker, 'blocked_id' => $blocked );
		if ( ! $is_on ) {
			return 1 === $wpdb->delete( Tables::name( 'block' ), $pair );
		}
		$done = 1 === Sql::write(
			'INSERT IGNORE INTO {block} (blocker_id, blocked_id, created_gmt) VALUES (%d, %d, %s)',
			$blocker,
			$blocked,
			Clock::gmt()
		);
		if ( $done ) {
			do_action( self::BLOCKED, $blocker, $blocked ); // phpcs:ignore WordPress.NamingConventions -- the constant has the prefix.
		}
		return $done;
	}

	/** @return array<int,string> The users somebody has blocked, oldest block first. GMT times by user. */
	public static function by( int $blocker ): array {
		$times = array();
		foreach ( Sql::rows( 'SELECT * FROM {block} WHERE blocker_id = %d ORDER BY created_gmt, blocked_id', $blocker ) as $row ) {
			$times[ (int) $row['blocked_id'] ] = (string) $row['created_gmt'];
		}
		return $times;
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		global $wpdb;
		foreach ( array( 'blocker_id', 'blocked_id' ) as $column ) {
			$wpdb->delete( Tables::name( 'block' ), array( $column => $user_id ) );
		}
	}

	public function leftovers( callable $nobody, ?int $user_id ): array {
		$rows = static fn( string $column ): array => array(
			"t.{$column}",
			Tables::name( 'block' ) . ' t WHERE ' . $nobody( "t.{$column}", $user_id ),
		);
		return array( 'blocker' => $rows( 'blocker_id' ), 'blocked' => $rows( 'blocked_id' ) );
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		foreach ( array_unique( $ids ) as $id ) {
			$this->erase_person( $id, true );
		}
	}
}
