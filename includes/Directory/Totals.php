<?php
/**
 * Stores the numbers of listed members and open design jobs for all filters. They change with the members' rows, so that lists do not
 * count. See docs/decisions/list-totals.md.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Roles;
use WP_Error;

/**
 * One row for each skill, role, level, region and state that occurs; skill 0 counts each member once. Rows with a month count each member
 * once more, by the month that members are ordered by, so that a page in the middle of a long list is found without counting up to it.
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Filters from Query
 * @phpstan-type Cell array{int,string,string,int,string,int}
 * @phpstan-type Counts array{total:int,open_total:int,jobs_total:int}
 * @phpstan-type Sum array{members:int,jobs:int,verified:int,verified_jobs:int}
 */
final class Totals {

	private const TRIES = 3;

	public const NOTHING = array(
		'members'       => 0,
		'jobs'          => 0,
		'verified'      => 0,
		'verified_jobs' => 0,
	);

	/**
	 * @param Entry|null $entry
	 * @return list<Cell> The rows that count a member; none if not listed.
	 */
	private static function cells( ?array $entry ): array {
		if ( ! $entry || 0 === $entry['row']['listed'] ) {
			return array();
		}
		$row   = $entry['row'];
		$month = substr( $row[ Roles::DESIGNER === $row['role'] ? 'sort_at' : 'most_recent_mission_at' ], 0, 7 );
		$cells = array( array( 0, $row['role'], $month, 0, '', $row['has_open'] ) );
		foreach ( array( 0, ...array_filter( $entry['skills'] ) ) as $skill ) {
			$cells[] = array( $skill, $row['role'], '', $row['level'], $row['region'], $row['has_open'] );
		}
		return $cells;
	}

	/**
	 * @param list<array{before:Entry|null,after:Entry|null}> $changes
	 * @return array<string,Sum> By cell as JSON. All writers use the same order, so that there are no deadlocks.
	 */
	public static function difference( array $changes ): array {
		$difference = array();
		foreach ( $changes as $change ) {
			foreach ( array( -1 => $change['before'], 1 => $change['after'] ) as $sign => $entry ) {
				foreach ( self::cells( $entry ) as $cell ) {
					$key                = (string) wp_json_encode( $cell );
					$sum                = $difference[ $key ] ?? self::NOTHING;
					$difference[ $key ] = self::plus( $sum, $sign, $sign * self::jobs( $entry, $cell[0] ), $entry['row']['verified'] ?? 0 );
				}
			}
		}
		ksort( $difference );
		return array_filter( $difference, static fn( array $sum ): bool => self::NOTHING !== $sum );
	}

	/**
	 * @param Sum $sum
	 * @param int $verified 1 if these members are verified.
	 * @return Sum
	 */
	public static function plus( array $sum, int $members, int $jobs, int $verified ): array {
		return array(
			'members'       => $sum['members'] + $members,
			'jobs'          => $sum['jobs'] + $jobs,
			'verified'      => $sum['verified'] + $members * $verified,
			'verified_jobs' => $sum['verified_jobs'] + $jobs * $verified,
		);
	}

	/** @param Entry|null $entry */
	private static function jobs( ?array $entry, int $skill ): int {
		return (int) ( 0 === $skill ? $entry['row']['open_jobs'] ?? 0 : $entry['jobs'][ $skill ] ?? 0 );
	}

	/**
	 * @param array<string,Sum> $difference Result of difference().
	 * @return bool Whether all statements succeeded.
	 */
	public static function add( array $difference ): bool {
		$rows = array();
		foreach ( $difference as $key => $sum ) {
			/** @var Cell $cell */
			$cell   = (array) json_decode( $key, true );
			$rows[] = array( ...$cell, ...array_values( $sum ) );
		}
		return false !== Sql::insert(
			'INSERT INTO {directory_count} (skill_id,role,month,level,region,has_open,members,jobs,verified,verified_jobs)',
			$rows,
			'ON DUPLICATE KEY UPDATE members = members + VALUES(members), jobs = jobs + VALUES(jobs),
			verified = verified + VALUES(verified), verified_jobs = verified_jobs + VALUES(verified_jobs)'
		);
	}

	/**
	 * Null for several skills and for facts of jobs, which have to be counted.
	 * @param array{skill?:list<int>,level?:int,region?:string,verified?:bool,engagement?:string,place?:string,paid?:bool} $filters `region` as canonical name. Words are ignored.
	 * @return Counts|null
	 */
	public static function of( string $role, array $filters ): ?array {
		if ( count( $filters['skill'] ?? array() ) > 1 || Fact_Table::is_asked_for( $filters ) ) {
			return null;
		}
		$from    = self::from( $role, $filters );
		$members = self::sum( $role, $filters );
		$jobs    = empty( $filters['verified'] ) ? 'SUM(jobs)' : 'SUM(verified_jobs)';
		$columns = "(SELECT {$members} FROM {$from}) AS total";
		if ( Roles::CONTRACTOR === $role ) {
			$columns .= ", (SELECT {$members} FROM {$from} AND has_open = 1) AS open_total, (SELECT {$jobs} FROM {$from}) AS jobs_total";
		}
		return self::read( Sql::row( "SELECT {$columns}" ) );
	}

	/**
	 * Members with several of the skills count for each; facts of jobs, words and days are ignored.
	 * @param array{skill?:list<int>,level?:int,region?:string,verified?:bool} $filters `region` as canonical name.
	 */
	public static function at_most( string $role, array $filters ): int {
		return (int) Sql::value( 'SELECT ' . self::sum( $role, $filters ) . ' FROM ' . self::from( $role, $filters ) );
	}

	/** @param array{verified?:bool} $filters */
	private static function sum( string $role, array $filters ): string {
		return Roles::CONTRACTOR !== $role || empty( $filters['verified'] ) ? 'SUM(members)' : 'SUM(verified)';
	}

	/** @param array{skill?:list<int>,level?:int,region?:string} $filters */
	private static function from( string $role, array $filters ): string {
		$from = '{directory_count} WHERE skill_id ' . Listing::skills( $filters['skill'] ?? array() ) . ' AND role = ' . Sql::words( array( $role ) ) . " AND month = ''";
		if ( ! empty( $filters['level'] ) ) {
			$from .= ' AND level = ' . (int) $filters['level'];
		}
		if ( '' !== ( $filters['region'] ?? '' ) ) {
			$from .= ' AND region = ' . Sql::words( array( $filters['region'] ) );
		}
		return $from;
	}

	/**
	 * @param array<string,mixed>|null $row
	 * @return Counts Zeros without a row.
	 */
	public static function read( ?array $row ): array {
		return array(
			'total'      => (int) ( $row['total'] ?? 0 ),
			'open_total' => (int) ( $row['open_total'] ?? 0 ),
			'jobs_total' => (int) ( $row['jobs_total'] ?? 0 ),
		);
	}

	/**
	 * @param callable():string $sql Counts: a row with the columns of Counts.
	 * @return Counts
	 */
	public static function kept( string $list, callable $sql ): array {
		return self::read( Kept_Counts::of( Kept_Counts::LISTS, $list, static fn(): array => self::read( Sql::row( $sql() ) ) ) );
	}

	/**
	 * The place at which a page begins in a list without filters.
	 * @return array{string,int}|null A prepared condition on the rows `d` that leaves out most rows before the page, and the rows still
	 *         to skip. Null if the page has members of both states, or is past the end.
	 */
	public static function seek( string $role, int $offset, int $number ): ?array {
		$rows = Sql::rows(
			"SELECT has_open, month, members FROM {directory_count} WHERE skill_id = 0 AND role = %s AND month > '' AND members > 0
			ORDER BY has_open DESC, month DESC",
			$role
		);
		foreach ( $rows as $place => $row ) {
			if ( $offset < (int) $row['members'] ) {
				$same  = static fn( array $later ): bool => $later['has_open'] === $row['has_open'];
				$later = array_filter( array_slice( $rows, $place ), $same );
				$next  = gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$row['month']}-01 UTC +1 month" ) );
				$until = Roles::DESIGNER === $role
					? "d.sort_at < '{$next}'"
					: "d.has_open = {$row['has_open']} AND d.most_recent_mission_at < '{$next}'";
				return $offset + $number > array_sum( array_column( $later, 'members' ) ) ? null : array( $until, $offset );
			}
			$offset -= (int) $row['members'];
		}
		return null;
	}

	/** @return array<int,array{designers:int,jobs:int}> By skill; those without any are left out. */
	public static function by_skill(): array {
		$rows = Sql::rows(
			"SELECT skill_id, SUM(CASE WHEN role = 'designer' THEN members ELSE 0 END) AS designers, SUM(jobs) AS jobs FROM {directory_count} WHERE skill_id > 0 GROUP BY skill_id"
		);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['skill_id'] ] = array(
				'designers' => (int) $row['designers'],
				'jobs'      => (int) $row['jobs'],
			);
		}
		return $sums;
	}

	/**
	 * @param int $skill The only skill that is asked for; 0 for none.
	 * @return list<array<string,string|null>> Numbers by skill, level and region; with skill 0 each member once.
	 */
	public static function cells_of( string $role, int $skill ): array {
		return Sql::rows(
			"SELECT skill_id, level, region, SUM(members) AS members FROM {directory_count}
			WHERE skill_id IN (0, %d) AND role = %s AND month = '' GROUP BY skill_id, level, region",
			$skill,
			$role
		);
	}

	/** Removes the totals of a deleted skill. */
	public static function forget( int $skill ): void {
		Sql::write( 'DELETE FROM {directory_count} WHERE skill_id = %d', $skill );
	}

	/** Counts everything again. */
	public static function recount(): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$done = Transaction::run(
				static function (): bool|WP_Error {
					$deleted  = Sql::write( 'DELETE FROM {directory_count}' );
					$inserted = Sql::write(
						'INSERT INTO {directory_count} (skill_id,role,month,level,region,has_open,members,jobs,verified,verified_jobs) ' . self::counting()
					);
					return false === $deleted || false === $inserted ? new WP_Error( 'deadlock' ) : true;
				}
			);
			if ( true === $done ) {
				return;
			}
		}
	}

	public static function are_true(): bool {
		$order   = ' ORDER BY skill_id, role, month, level, region, has_open';
		$kept    = Sql::rows(
			"SELECT skill_id, role, month, level, region, has_open, members, jobs, verified, verified_jobs FROM {directory_count} WHERE members <> 0 OR jobs <> 0{$order}"
		);
		$counted = Sql::rows( self::counting() . $order );
		return wp_json_encode( $kept ) === wp_json_encode( $counted );
	}

	private static function counting(): string {
		$month = "SUBSTR(CASE WHEN role = 'designer' THEN sort_at ELSE most_recent_mission_at END, 1, 7)";
		$cells = 'skill_id, role, month, level, region, has_open';
		return "SELECT {$cells}, COUNT(*) AS members, SUM(jobs) AS jobs, SUM(verified) AS verified, SUM(jobs * verified) AS verified_jobs FROM (
			SELECT 0 AS skill_id, role, '' AS month, level, region, has_open, open_jobs AS jobs, verified FROM {directory} WHERE listed = 1
			UNION ALL
			SELECT 0, role, {$month}, 0, '', has_open, open_jobs, verified FROM {directory} WHERE listed = 1
			UNION ALL
			SELECT s.skill_id, d.role, '', d.level, d.region, d.has_open, s.jobs, d.verified FROM {directory_skill} s
			INNER JOIN {directory} d ON d.user_id = s.user_id WHERE d.listed = 1
		) listed GROUP BY {$cells}";
	}
}
