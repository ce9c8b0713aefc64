<?php
/** Removes records from the log of decisions once they are no longer needed. Nothing else removes any. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Leftovers;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Retains;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Settings\Site_Settings;

final class Decision_Retention implements Has_Tables, Erases_People, Has_Leftovers, Retains {

	/** Months a record is kept after its restriction has ended. */
	private const MONTHS = 6;

	public function tables(): array {
		return array(
			'decision' => "
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				kind varchar(20) NOT NULL DEFAULT '',
				item_id bigint(20) unsigned NOT NULL DEFAULT 0,
				user_id bigint(20) unsigned NOT NULL,
				decision varchar(20) NOT NULL,
				reason varchar(20) NOT NULL DEFAULT '',
				words text NOT NULL,
				about_id bigint(20) unsigned NOT NULL DEFAULT 0,
				decided_by bigint(20) unsigned NOT NULL DEFAULT 0,
				created_gmt datetime NOT NULL,
				PRIMARY KEY  (id),
				KEY user_id (user_id),
				KEY decided_by (decided_by),
				KEY about_id (about_id),
				KEY decision (decision)
			",
		);
	}

	/** GMT time: settled reports older than this are removed. */
	public static function over( int $months = self::MONTHS ): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( "-{$months} months", Clock::now() ) );
	}

	/** Erases the records about somebody, and their id from decisions about others: administrators, too, have decided. */
	public function erase_person( int $user_id, bool $is_member ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'decision' ), array( 'user_id' => $user_id ) );
		$wpdb->update( Tables::name( 'decision' ), array( 'decided_by' => 0 ), array( 'decided_by' => $user_id ) );
	}

	/** Records about deleted members. Those without a member say who looked at the evidence after its author was erased; they stay. */
	public function leftovers( callable $nobody, ?int $user_id ): array {
		return array(
			'decision' => array( 't.id', Tables::name( 'decision' ) . ' t WHERE t.user_id > 0 AND ' . $nobody( 't.user_id', $user_id ) ),
		);
	}

	public function remove_leftovers( string $kind, array $ids ): void {
		Sql::write( 'DELETE FROM {decision} WHERE id IN (' . Sql::in( $ids ) . ')' );
	}

	/** Months for which records are kept, as an administrator chose, but not fewer than there are objections to wait for. */
	public static function months(): int {
		return max( self::MONTHS, (int) Site_Settings::get( 'log_months' ) );
	}

	/**
	 * Erases old records about accounts that are not off. Those about a hidden item are kept as long as it is hidden, those with a younger
	 * answer as long as that, and an objection with its decision until it is answered.
	 */
	public function expire(): void {
		$over    = self::over( self::months() );
		$waiting = Objections::waiting();
		$kept    = Sql::in( array( 0, ...array_column( $waiting, 'id' ), ...array_column( $waiting, 'about' ) ) );
		// MySQL reads the table it deletes from only where the rows are copied first.
		Sql::write(
			'DELETE FROM {decision} WHERE created_gmt < %s AND ( kind NOT IN ( %s, %s ) OR NOT ' . Hidden::sql( 'item_id' ) . ' )
			AND ' . State::sql_not_off( 'user_id' ) . " AND id NOT IN ({$kept})
			AND id NOT IN ( SELECT young.about_id FROM ( SELECT about_id FROM {decision} WHERE created_gmt >= %s ) young )",
			$over,
			Reported_Kind::Work->value,
			Reported_Kind::Mission->value,
			$over
		);
	}
}
