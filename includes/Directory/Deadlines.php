<?php
/** Reads and writes the deadlines of open missions, by which the lists change at midnight. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;

/**
 * A mission without a deadline has no row. Rows are written with their company's, see Directory_Table.
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Normal from Query
 * @phpstan-type Days array<int,array{string,int,string,string,int}>
 */
final class Deadlines {

	/** Stands in for the day of a row whose deadline has passed, until its company is written again: no mission has this day. */
	private const PASSED = '';

	/**
	 * @param array<string,string> $facts
	 * @param list<int> $skills
	 * @return array{string,int,string,string,int} The row that is stored for an open mission.
	 */
	public static function entry( string $day, array $facts, array $skills ): array {
		return array(
			self::stored( $day ),
			$skills[0] ?? 0,
			$facts['engagement'] ?? '',
			$facts['place'] ?? '',
			(int) ( $facts['paid'] ?? 0 ),
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,Days> The stored deadlines, by company.
	 */
	public static function read( array $ids ): array {
		$days = array();
		$rows = $ids ? Sql::rows( 'SELECT * FROM {directory_deadline} WHERE user_id IN (' . Sql::in( $ids ) . ') ORDER BY mission_id' ) : array();
		foreach ( $rows as $row ) {
			$days[ (int) $row['user_id'] ][ (int) $row['mission_id'] ] = array(
				1 === (int) $row['passed'] ? self::PASSED : (string) $row['day'],
				(int) $row['skill_id'],
				(string) $row['engagement'],
				(string) $row['place'],
				(int) $row['paid'],
			);
		}
		return $days;
	}

	/**
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		$changed = array_filter(
			$changes,
			static fn( array $change ): bool => (
				$change['before']['deadlines'] ?? array()
			) !== ( $change['after']['deadlines'] ?? array() )
		);
		$rows    = array();
		foreach ( $changed as $id => $change ) {
			foreach ( $change['after']['deadlines'] ?? array() as $mission => $job ) {
				$rows[] = array( $mission, $id, ...$job );
			}
		}
		$ids = array_keys( $changed );
		return ( ! $ids || false !== Sql::write( 'DELETE FROM {directory_deadline} WHERE user_id IN (' . Sql::in( $ids ) . ')' ) )
			&& false !== Sql::insert( 'REPLACE INTO {directory_deadline} (mission_id,user_id,day,skill_id,engagement,place,paid)', $rows );
	}

	/** @return array{string,string} Days from today to some days ahead, as the table writes them. */
	public static function within( int $days ): array {
		$today = Deadline::today();
		return array( self::stored( $today ), self::stored( Deadline::plus( $today, $days ) ) );
	}

	/** A day `YYYY/MM/DD` as the table writes it. */
	public static function stored( string $day ): string {
		return str_replace( '/', '-', $day );
	}

	/**
	 * Table `t` and condition of the missions that fit all filters at once, prepared.
	 * @param Normal $filters With a deadline.
	 */
	public static function fitting( array $filters ): string {
		[ $first, $last ] = $filters['deadline'] ?? array( '', '' );
		$days             = Sql::words( array( $first ) ) . ' AND ' . Sql::words( array( $last ) );
		return '{directory_deadline} t WHERE ' . implode( ' AND ', array( 't.passed = 0', "t.day BETWEEN {$days}", ...self::facts( $filters ) ) );
	}

	/**
	 * Conditions on the skill and the facts of a mission `t`, prepared.
	 * @param Normal $filters
	 * @return list<string>
	 */
	public static function facts( array $filters ): array {
		$where = $filters['skill'] ? array( 't.skill_id ' . Listing::skills( $filters['skill'] ) ) : array();
		foreach ( array_filter( array_intersect_key( $filters, array_flip( Fact_Table::FIELDS ) ) ) as $field => $value ) {
			$where[] = "t.{$field} = " . Sql::words( array( (string) $value ) );
		}
		return $where;
	}
}
