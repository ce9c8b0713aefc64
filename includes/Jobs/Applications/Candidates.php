<?php
/** SQL about the candidates of missions, for queries on these. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;

final class Candidates {

	/** SQL column for a query on missions `p`: whether the viewer has applied. */
	public static function sql_applied( int $viewer ): string {
		return '( SELECT COUNT(*) FROM ' . Tables::name( 'application' ) . ' a WHERE a.mission_id = p.ID AND '
			. Ownership::sql( 'a.user_id', $viewer )
			. ' AND '
			. Stage_Sql::sql_taken( 'a' )
			. ' )';
	}

	/**
	 * Numbers of applications by mission. Subtracts the few who have withdrawn or are off, instead of looking at each candidate.
	 *
	 * @param list<int> $missions
	 * @return array<int,int>
	 */
	public static function numbers( array $missions ): array {
		if ( ! $missions ) {
			return array();
		}
		$all  = 'SELECT COUNT(*) FROM {application} c WHERE c.mission_id = p.ID';
		$gone = Stage_Sql::sql_gone( 'c' );
		$off  = State::sql_off();
		// Begins with the accounts that are off: there are fewer of them than candidates of a crowded job. CROSS JOIN tells SQLite to.
		$rows    = Sql::rows(
			"SELECT p.ID, ( {$all} ) - ( {$all} AND {$gone} )
			- ( SELECT COUNT(*) FROM {$off} o CROSS JOIN {application} c WHERE c.user_id = o.user_id AND c.mission_id = p.ID AND NOT ( {$gone} ) ) AS number
			FROM {posts} p WHERE p.ID IN (" . Sql::in( $missions ) . ')'
		);
		$numbers = array();
		foreach ( $rows as $row ) {
			$numbers[ (int) $row['ID'] ] = (int) $row['number'];
		}
		return $numbers;
	}
}
