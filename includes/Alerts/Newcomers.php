<?php
/**
 * Tells about new designers. Those who appear on the list within an hour of the first one go together.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Module;

final class Newcomers implements Module {

	/**
	 * Designers matched in one transaction.
	 */
	private const BATCH = 50;

	public function register(): void {
		// Before the digests, which run at 20.
		add_action( 'design_marketplace_before_mails', array( $this, 'run' ), 15, 0 );
	}

	/**
	 * Matches the designers whose hour is over.
	 */
	public function run(): void {
		global $wpdb;
		$table = Tables::name( 'alert_news' );
		if (
			! Alert_Tables::is_there()
				|| null === $wpdb->get_var(
					$wpdb->prepare(
						"SELECT id FROM {$table} WHERE matched = 0 AND created_gmt <= %s LIMIT 1", // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
						Clock::gmt( -HOUR_IN_SECONDS )
					)
				)
		) {
			return;
		}
		try {
			do {
				$number = Transaction::run( fn(): int => $this->match() );
			} while ( self::BATCH === $number );
		} catch ( Lost_Transaction ) {
			// The lock is taken: they are still due in a minute.
			return;
		}
	}

	/**
	 * Matches the next designers. Those who are off the list now, or do not want to be told of, can become news later.
	 *
	 * @return int Number of designers looked at.
	 */
	private function match(): int {
		global $wpdb;
		$table = Tables::name( 'alert_news' );
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name, integers.
		$rows = array_map(
			'intval',
			array_column(
				(array) $wpdb->get_results(
					$wpdb->prepare(
						"SELECT id, thing_id FROM {$table} WHERE matched = 0 ORDER BY created_gmt, id LIMIT %d FOR UPDATE",
						self::BATCH
					)
				),
				'thing_id',
				'id'
			)
		);
		if (
			! $rows
				|| (int) $wpdb->query(
					"UPDATE {$table} SET matched = 1 WHERE matched = 0 AND id IN (" . implode( ',', array_keys( $rows ) ) . ')'
				) !== count( $rows )
		) {
			// Another process has them.
			return 0;
		}
		$subjects = ( new Subjects() )->of( Search_Kind::Designers, array_values( $rows ) );
		$away     = array_keys( array_diff( $rows, array_keys( $subjects ) ) );
		if ( $away ) {
			$wpdb->query( "DELETE FROM {$table} WHERE id IN (" . implode( ',', $away ) . ')' );
		}
		// phpcs:enable
		( new Matching() )->designers(
			array_map( static fn( int $id ): News_Subject => $subjects[ $id ], array_intersect( $rows, array_keys( $subjects ) ) )
		);
		return count( $rows );
	}
}
