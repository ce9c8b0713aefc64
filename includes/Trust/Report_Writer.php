<?php
/** Writes the state of reports, see Report_State; nobody else does. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use WP_Post;

final class Report_Writer {

	/**
	 * Adds a report, which is open.
	 * @param array<string,mixed> $row Columns beside those of the thing.
	 * @throws Lost_Transaction If it cannot be stored.
	 */
	public static function add( Reported_Item $thing, array $row ): Report {
		global $wpdb;
		$row    = $row + array(
			'kind'        => $thing->kind->value,
			'item_id'     => $thing->id,
			'owner_id'    => $thing->owner,
			'objection'   => '',
			'created_gmt' => Clock::gmt(),
		);
		$report = 1 === $wpdb->insert( Tables::name( 'report' ), $row ) ? Report_Query::find( (int) $wpdb->insert_id ) : null;
		return $report ?? throw Lost_Transaction::by_last_error( 'The report could not be stored.' );
	}

	/** Decides all reports of a thing that wait. The lock of the author's account must be held. */
	public static function settle( Reported_Item $thing, int $id, Decision_Kind $decision ): void {
		Sql::write(
			'UPDATE {report} SET second_id = CASE WHEN decision_id > 0 THEN %d ELSE 0 END,
			decision_id = CASE WHEN decision_id = 0 THEN %d ELSE decision_id END,
			undecided = 0, outcome = %s, decided_gmt = %s WHERE kind = %s AND item_id = %d AND undecided = 1',
			$id,
			$id,
			$decision->value,
			Clock::gmt(),
			$thing->kind->value,
			$thing->id
		);
	}

	/**
	 * Stores the reporter's objection to a dismissal: the report waits again. Returns false if it is not dismissed any more, or there is
	 * nobody left to decide about.
	 */
	public static function object( int $report, string $words ): bool {
		return 1 === Sql::write(
			"UPDATE {report} SET objection = %s, undecided = 1
			WHERE id = %d AND undecided = 0 AND second_id = 0 AND outcome = %s AND objection = '' AND owner_id > 0",
			$words,
			$report,
			Decision_Kind::Dismiss->value
		);
	}

	/** Makes reports that wait follow an item to its new owner. */
	public function follow( int $post_id, WP_Post $now, WP_Post $before ): void {
		if ( ! Ownership::is_of( Ownership::of( $before ), $now ) && in_array( $now->post_type, Item_Types::WITH_SKILLS, true ) ) {
			$thing = Reported_Item::item( $now );
			Sql::write(
				'UPDATE {report} SET owner_id = %d WHERE kind = %s AND item_id = %d AND undecided = 1',
				$thing->owner,
				$thing->kind->value,
				$thing->id
			);
		}
	}

	/**
	 * Removes what an account has reported and what was reported of it, with the evidence. Call it in a transaction.
	 * @return list<int> The reports.
	 */
	public static function forget_account( int $user_id ): array {
		$ids = Sql::ids( 'SELECT id FROM {report} WHERE owner_id = %d OR reporter_id = %d', $user_id, $user_id );
		Sql::write( 'DELETE FROM {report} WHERE id IN (' . Sql::in( $ids ) . ')' );
		Evidence::tidy();
		return $ids;
	}
}
