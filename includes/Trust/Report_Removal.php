<?php
/** Removes the reports of accounts that never were anybody's. Of a person's account a report stays for the other side, see Reports. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Sql;

final class Report_Removal {

	/**
	 * Removes what an account has reported and what was reported of it, with the evidence. Call it in a transaction.
	 * @return list<int> The reports.
	 */
	public static function of_account( int $user_id ): array {
		$ids = Sql::ids( 'SELECT id FROM {report} WHERE owner_id = %d OR reporter_id = %d', $user_id, $user_id );
		Sql::write( 'DELETE FROM {report} WHERE id IN (' . Sql::in( $ids ) . ')' );
		Evidence::tidy();
		return $ids;
	}
}
