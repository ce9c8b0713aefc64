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
	 * @param list<int> $missions
	 * @return array<int,int> Numbers of applications, without those who have withdrawn or are off.
	 */
	public static function numbers( array $missions ): array {
		if ( ! $missions ) {
			return array();
		}
		$there   = 'NOT ( ' . Stage_Sql::sql_gone( 'a' ) . ' ) AND ' . State::sql_not_off( 'user_id' );
		$numbers = array();
		$rows    = Sql::rows(
			'SELECT mission_id, COUNT(*) AS number FROM {application} a WHERE mission_id IN (' . Sql::in( $missions ) . ") AND {$there} GROUP BY mission_id"
		);
		foreach ( $rows as $row ) {
			$numbers[ (int) $row['mission_id'] ] = (int) $row['number'];
		}
		return $numbers;
	}
}
