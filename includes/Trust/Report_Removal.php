<?php
/**
 * Removes the reports of accounts that never were anybody's.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Tables;

/**
 * Of a person's account a report stays for the other side, see Reports.
 */
final class Report_Removal {

	/**
	 * Removes what an account has reported and what was reported of it, with the evidence. Call it in a transaction.
	 *
	 * @return list<int> The reports.
	 */
	public static function of_account( int $user_id ): array {
		global $wpdb;
		$table = Tables::name( 'report' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$where = (string) $wpdb->prepare( 'owner_id = %d OR reporter_id = %d', $user_id, $user_id );
		$ids   = array_map( 'intval', array_values( $wpdb->get_col( "SELECT id FROM {$table} WHERE {$where}" ) ) );
		$wpdb->query( "DELETE FROM {$table} WHERE {$where}" );
		// phpcs:enable
		Evidence::tidy();
		return $ids;
	}
}
