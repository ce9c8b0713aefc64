<?php
/**
 * Keeps the log of decisions as long as it is needed. Nothing else ever removes a record.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Erases_People;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Declares\Retains;
use DesignMarketplace\Module;

/**
 * Records go with the account, or some months after they have ceased to apply.
 */
final class Decision_Retention implements Module, Has_Tables, Erases_People, Retains {

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
	 * Erases old records about accounts that are not off. Those about a thing that is hidden or waits are kept as long.
	 */
	public function expire(): void {
		global $wpdb;
		$table = Tables::name( 'decision' );
		$query = (string) $wpdb->prepare(
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names.
			"DELETE FROM {$table} WHERE created_gmt < %s AND NOT EXISTS ( SELECT 1 FROM {$wpdb->posts} p WHERE p.ID = {$table}.item_id AND {$table}.kind <> %s AND p.post_status IN ( 'dm_hidden', 'pending' ) ) AND ",
			self::over(),
			Kind::Member->value
		);
		$wpdb->query( $query . State::sql_not_off( 'user_id' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared there.
	}
}
