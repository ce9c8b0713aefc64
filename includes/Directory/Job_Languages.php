<?php
/** Reads and writes the languages of open missions. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;

/**
 * A row for each language of a mission, four at most. In Fact_Table, where each fact stands with and without all others, they would make
 * five times as many rows, and a mission with two of the languages asked for would count twice. Rows are written with their company's,
 * see Directory_Table. A passed deadline is left out as it is read.
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Normal from Query
 * @phpstan-type Spoken array<string,array{int,string,string,int,string}>
 */
final class Job_Languages {

	/** Stands in for the day of a mission without a deadline. */
	private const NEVER = '9999-12-31';

	/**
	 * @param list<string>         $codes
	 * @param string               $deadline `YYYY/MM/DD`, '' for none.
	 * @param array<string,string> $facts
	 * @param list<int>            $skills
	 * @return Spoken The rows that are stored for an open mission, by `mission,language`.
	 */
	public static function entries( int $mission, array $codes, string $deadline, array $facts, array $skills ): array {
		[ $day, $skill, $engagement, $place, $paid ] = Deadlines::entry( '' === $deadline ? self::NEVER : $deadline, $facts, $skills );
		$keys                                        = array_map( static fn( string $code ): string => "{$mission},{$code}", $codes );
		return array_fill_keys( $keys, array( $skill, $engagement, $place, $paid, $day ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,Spoken> The stored rows, by company.
	 */
	public static function read( array $ids ): array {
		$spoken = array();
		$sql    = 'SELECT * FROM {directory_language} WHERE user_id IN (' . Sql::in( $ids ) . ')';
		foreach ( $ids && self::is_there() ? Sql::rows( $sql ) : array() as $row ) {
			$spoken[ (int) $row['user_id'] ][ "{$row['mission_id']},{$row['language']}" ] = array(
				(int) $row['skill_id'],
				(string) $row['engagement'],
				(string) $row['place'],
				(int) $row['paid'],
				(string) $row['day'],
			);
		}
		return $spoken;
	}

	/**
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		if ( ! self::is_there() ) {
			return true;
		}
		$gone = array();
		$rows = array();
		foreach ( $changes as $id => $change ) {
			$before = $change['before']['languages'] ?? array();
			$after  = $change['after']['languages'] ?? array();
			ksort( $before );
			ksort( $after );
			if ( $before === $after ) {
				continue;
			}
			$gone[] = $id;
			foreach ( $after as $key => $job ) {
				$rows[] = array( ...explode( ',', $key ), $id, ...$job );
			}
		}
		return ( ! $gone || false !== Sql::write( 'DELETE FROM {directory_language} WHERE user_id IN (' . Sql::in( $gone ) . ')' ) )
			&& false !== Sql::insert( 'REPLACE INTO {directory_language} (mission_id,language,user_id,skill_id,engagement,place,paid,day)', $rows );
	}

	/** Sites of 1.0.0 lack the table until they are migrated; no mission has a language before. */
	private static function is_there(): bool {
		return Tables::version() > 1;
	}

	/**
	 * Table `t` and condition of the missions that name a language and fit all other filters at once, prepared.
	 * @param Normal $filters With languages.
	 */
	public static function fitting( array $filters ): string {
		if ( ! self::is_there() ) {
			return '{directory_deadline} t WHERE 1 = 0';
		}
		[ $first, $last ] = $filters['deadline'] ?? array( Deadlines::stored( Deadline::today() ), self::NEVER );
		// A mission without a deadline closes on no day.
		$days  = 't.day BETWEEN ' . Sql::words( array( $first ) ) . ' AND ' . Sql::words( array( $last ) );
		$where = array( 't.language IN (' . Sql::words( $filters['language'] ) . ')', $days, ...Deadlines::facts( $filters ) );
		return '{directory_language} t WHERE ' . implode( ' AND ', $where );
	}
}
