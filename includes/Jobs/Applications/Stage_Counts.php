<?php
/** Stores how many candidates of a mission are in each stage, so that a crowded board is not counted each time it is read. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

/**
 * Each write of a stage begins another edition of its mission's numbers, in the same transaction. Numbers of an older edition are
 * counted again. A mission's edition and its numbers are two rows, so that readers do not wait for writers. See
 * docs/decisions/stage-counts.md.
 */
final class Stage_Counts {

	/** Fewer candidates are counted as fast. */
	private const MANY = 500;

	/** The row with the edition. */
	private const EDITION = 0;

	/** The row with the numbers, and the edition they were counted in. */
	private const NUMBERS = 1;

	/**
	 * Stored numbers by stage, accounts that are off included, and the mission's edition.
	 *
	 * @return array{array<string,int>|null,int} Null when they have to be counted.
	 */
	public static function stored( int $mission_id ): array {
		$rows    = array_column( Sql::rows( 'SELECT * FROM {application_count} WHERE mission_id = %d', $mission_id ), null, 'part' );
		$edition = (int) ( $rows[ self::EDITION ]['edition'] ?? 0 );
		$numbers = $rows[ self::NUMBERS ] ?? null;
		return array(
			$numbers && (int) $numbers['edition'] === $edition
				? array_map( 'intval', (array) json_decode( (string) $numbers['numbers'], true ) )
				: null,
			$edition,
		);
	}

	/**
	 * Stores what was counted. Not stored is no failure: it is counted again.
	 *
	 * @param int               $edition Edition that was read before counting.
	 * @param array<string,int> $numbers By stage, accounts that are off included.
	 */
	public static function store( int $mission_id, int $edition, array $numbers ): void {
		global $wpdb;
		if ( array_sum( $numbers ) < self::MANY ) {
			return;
		}
		$shown = $wpdb->suppress_errors( true );
		Sql::write(
			'REPLACE INTO {application_count} (mission_id, part, edition, numbers) VALUES (%d, %d, %d, %s)',
			$mission_id,
			self::NUMBERS,
			$edition,
			(string) wp_json_encode( $numbers )
		);
		$wpdb->suppress_errors( $shown );
	}

	/**
	 * Begins another edition, after rows were written and in the same transaction.
	 *
	 * @param list<int> $missions
	 */
	public static function outdate( array $missions ): void {
		if ( ! $missions ) {
			return;
		}
		sort( $missions );
		$rows = implode(
			', ',
			array_map( static fn( int $id ): string => "({$id}, " . self::EDITION . ', 1)', array_unique( $missions ) )
		);
		Sql::write( "INSERT INTO {application_count} (mission_id, part, edition) VALUES {$rows} ON DUPLICATE KEY UPDATE edition = edition + 1" );
	}

	/** Has all numbers counted again: rows may have been written without the plugin. */
	public static function forget_all(): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'part' => self::NUMBERS ) );
	}

	/** Deletes the numbers of a mission that is erased. */
	public static function forget( int $mission_id ): void {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'mission_id' => $mission_id ) );
	}

	private static function table(): string {
		return Tables::name( 'application_count' );
	}
}
