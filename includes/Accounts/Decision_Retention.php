<?php
/**
 * Keeps the log of decisions as long as it is needed. Nothing else ever removes a record.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Content\Hidden;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Leftovers;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Declares\Retains;
use DesignMarketplace\Module;

/**
 * Records go with the account, or some months after they have ceased to apply.
 */
final class Decision_Retention implements Module, Has_Tables, Erases_People, Has_Leftovers, Retains {

	/**
	 * Months a record is kept once it restricts nobody any more.
	 */
	private const MONTHS = 6;

	/**
	 * Needs no hooks.
	 */
	public function register(): void {}

	public function tables(): array {
		return array(
			'decision' => 'user_id',
		);
	}

	/**
	 * GMT time before which what is settled has been kept long enough.
	 */
	public static function over(): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( '-' . self::MONTHS . ' months', Clock::now() ) );
	}

	/**
	 * Erases the records about somebody, and their name from those about others: who was never a member may have decided.
	 *
	 * @param int  $user_id   Account being deleted.
	 * @param bool $is_member Whether it is a member's.
	 */
	public function erase_person( int $user_id, bool $is_member ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'decision' ), array( 'user_id' => $user_id ) );
		$wpdb->update( Tables::name( 'decision' ), array( 'decided_by' => 0 ), array( 'decided_by' => $user_id ) );
	}

	/**
	 * Records about members who are not there. Those about nobody say who looked at the evidence of a thing whose author is gone.
	 *
	 * @param callable(string,int|null):string $nobody  See the interface.
	 * @param int|null                         $user_id Only this user's.
	 */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		return array( 'decision' => array( 't.id', Tables::name( 'decision' ) . ' t WHERE t.user_id > 0 AND ' . $nobody( 't.user_id', $user_id ) ) );
	}

	/**
	 * Removes them.
	 *
	 * @param string    $kind The table.
	 * @param list<int> $ids  Records.
	 */
	public function remove_leftovers( string $kind, array $ids ): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( $kind ) . ' WHERE id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
	}

	/**
	 * Erases old records about accounts that are not off. Those about a thing that is hidden are kept as long as it is.
	 */
	public function expire(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name, prepared conditions.
		$query = (string) $wpdb->prepare( 'DELETE FROM ' . Tables::name( 'decision' ) . ' WHERE created_gmt < %s AND ( kind NOT IN ( %s, %s ) OR NOT ', self::over(), Kind::Work->value, Kind::Mission->value );
		$wpdb->query( $query . Hidden::sql( 'item_id' ) . ' ) AND ' . State::sql_not_off( 'user_id' ) );
		// phpcs:enable
	}
}
