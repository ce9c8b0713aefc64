<?php
/**
 * Stores how many candidates of a mission are in each stage, so that a crowded board is not counted each time it is read.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;

/**
 * Each write of a stage begins another edition of its mission's numbers, in the same transaction. Numbers of an older edition are
 * counted again. See docs/decisions/stage-counts.md.
 */
final class Stage_Counts {

	/**
	 * Database version that added the table.
	 */
	private const SINCE = 25;

	/**
	 * Fewer candidates are counted as fast.
	 */
	private const MANY = 500;

	/**
	 * The first edition. Rows without an edition are older than any.
	 */
	private const FIRST = 1;

	/**
	 * Stored numbers by stage, accounts that are off included, and their edition.
	 *
	 * @return array{array<string,int>|null,int|null} Null for what is not stored.
	 */
	public static function stored( int $mission_id ): array {
		global $wpdb;
		if ( Migrations::version() < self::SINCE ) {
			return array( null, null );
		}
		$row = $wpdb->get_row( 'SELECT * FROM ' . self::table() . " WHERE mission_id = {$mission_id}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, an integer.
		if ( ! $row ) {
			return array( null, null );
		}
		$is_true = (int) $row->counted === (int) $row->edition;
		return array( $is_true ? array_map( 'intval', (array) json_decode( $row->numbers, true ) ) : null, (int) $row->edition );
	}

	/**
	 * Stores what was counted, unless somebody has written since its edition was read. Not stored is no failure: it is counted again.
	 *
	 * @param int|null          $edition Edition read before counting, null when there was none.
	 * @param array<string,int> $numbers By stage, accounts that are off included.
	 */
	public static function store( int $mission_id, ?int $edition, array $numbers ): void {
		global $wpdb;
		if ( array_sum( $numbers ) < self::MANY || Migrations::version() < self::SINCE ) {
			return;
		}
		$table = self::table();
		$json  = wp_json_encode( $numbers );
		$shown = $wpdb->suppress_errors( true );
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name.
		$wpdb->query(
			null === $edition
				? $wpdb->prepare( "INSERT IGNORE INTO {$table} (mission_id, numbers) VALUES (%d, %s)", $mission_id, $json )
				: $wpdb->prepare(
					"UPDATE {$table} SET counted = edition, numbers = %s WHERE mission_id = %d AND edition = %d",
					$json,
					$mission_id,
					$edition
				)
		);
		// phpcs:enable
		$wpdb->suppress_errors( $shown );
	}

	/**
	 * Begins another edition, after rows were written and in the same transaction.
	 *
	 * @param list<int> $missions
	 */
	public static function outdate( array $missions ): void {
		global $wpdb;
		if ( ! $missions || Migrations::version() < self::SINCE ) {
			return;
		}
		$table = self::table();
		sort( $missions );
		$rows = implode( ', ', array_map( static fn( int $id ): string => "({$id}, " . self::FIRST . ')', array_unique( $missions ) ) );
		$wpdb->query( "INSERT INTO {$table} (mission_id, edition) VALUES {$rows} ON DUPLICATE KEY UPDATE edition = edition + 1" ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
	}

	/**
	 * Has all numbers counted again, as somebody may have deleted rows without the plugin.
	 */
	public static function outdate_all(): void {
		global $wpdb;
		if ( Migrations::version() >= self::SINCE ) {
			$wpdb->query( 'UPDATE ' . self::table() . ' SET edition = edition + 1 WHERE counted = edition' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		}
	}

	/**
	 * Deletes the numbers of a mission that is erased.
	 */
	public static function forget( int $mission_id ): void {
		global $wpdb;
		if ( Migrations::version() >= self::SINCE ) {
			$wpdb->delete( self::table(), array( 'mission_id' => $mission_id ) );
		}
	}

	private static function table(): string {
		return Tables::name( 'application_count' );
	}
}
