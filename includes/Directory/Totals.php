<?php
/**
 * Stores the numbers of listed members and open design jobs for all filters. They are updated with the rows, so that lists do not
 * count.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Roles;
use WP_Error;

/**
 * One row for each skill, role, level, region and state that occurs; skill 0 counts each member once.
 *
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Filters from Query
 * @phpstan-type Cell array{int,string,int,string,int}
 * @phpstan-type Counts array{total:int,open_total:int,jobs_total:int}
 * @phpstan-type Sum array{members:int,jobs:int,verified:int,verified_jobs:int}
 */
final class Totals {

	private const TRIES = 3;

	/** Cells written by one statement. */
	private const BATCH = 500;

	public const NOTHING = array(
		'members'       => 0,
		'jobs'          => 0,
		'verified'      => 0,
		'verified_jobs' => 0,
	);

	/**
	 * The rows that count a member; none if not listed.
	 *
	 * @param Entry|null $entry Row and skills.
	 * @return list<Cell>
	 */
	public static function cells( ?array $entry ): array {
		if ( ! $entry || 0 === $entry['row']['listed'] ) {
			return array();
		}
		$row = $entry['row'];
		return array_map(
			static fn( int $skill ): array => array( $skill, $row['role'], $row['level'], $row['region'], $row['has_open'] ),
			array_merge( array( 0 ), array_values( array_filter( $entry['skills'] ) ) )
		);
	}

	/**
	 * The changes in the totals when members' rows are replaced.
	 *
	 * @param list<array{before:Entry|null,after:Entry|null}> $changes Rows before and after.
	 * @return array<string,Sum> Difference by cell as JSON. All writers use the same order, so that there are no deadlocks.
	 */
	public static function difference( array $changes ): array {
		$difference = array();
		foreach ( $changes as $change ) {
			foreach ( array(
				-1 => $change['before'],
				1  => $change['after'],
			) as $sign => $entry ) {
				foreach ( self::cells( $entry ) as $cell ) {
					$key                = (string) wp_json_encode( $cell );
					$sum                = $difference[ $key ] ?? self::NOTHING;
					$jobs               = $sign * self::jobs( $entry, $cell[0] );
					$verified           = $entry['row']['verified'] ?? 0;
					$difference[ $key ] = array(
						'members'       => $sum['members'] + $sign,
						'jobs'          => $sum['jobs'] + $jobs,
						'verified'      => $sum['verified'] + $sign * $verified,
						'verified_jobs' => $sum['verified_jobs'] + $jobs * $verified,
					);
				}
			}
		}
		ksort( $difference );
		return array_filter( $difference, static fn( array $sum ): bool => self::NOTHING !== $sum );
	}

	/**
	 * Number of a member's open jobs in one of its cells.
	 *
	 * @param Entry|null $entry Row and skills.
	 */
	private static function jobs( ?array $entry, int $skill ): int {
		return (int) ( 0 === $skill ? $entry['row']['open_jobs'] ?? 0 : $entry['jobs'][ $skill ] ?? 0 );
	}

	/**
	 * Adds a difference to the totals, within the caller's transaction.
	 *
	 * @param array<string,Sum> $difference Result of difference().
	 * @return bool Whether all statements succeeded.
	 */
	public function add( array $difference ): bool {
		foreach ( array_chunk( $difference, self::BATCH, true ) as $some ) {
			$values = array();
			foreach ( $some as $key => $sum ) {
				/**
				 * As cells() made it.
				 *
				 * @var Cell $cell
				 */
				$cell = (array) json_decode( $key, true );
				array_push( $values, ...$cell, ...array_values( $sum ) );
			}
			$places = implode( ',', array_fill( 0, count( $some ), '(%d,%s,%d,%s,%d,%d,%d,%d,%d)' ) );
			$added  = Sql::write(
				"INSERT INTO {directory_count} (skill_id,role,level,region,has_open,members,jobs,verified,verified_jobs) VALUES {$places}
				ON DUPLICATE KEY UPDATE members = members + VALUES(members), jobs = jobs + VALUES(jobs), verified = verified + VALUES(verified), verified_jobs = verified_jobs + VALUES(verified_jobs)",
				...$values
			);
			if ( false === $added ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * The totals of a list. Null for several skills and for facts of jobs, which have to be counted.
	 *
	 * @param array{skill?:list<int>,level?:int,region?:string,verified?:bool,engagement?:string,place?:string,paid?:bool} $filters Filters; `region` as canonical name. Words are ignored.
	 * @return Counts|null
	 */
	public function of( string $role, array $filters ): ?array {
		$columns = $this->columns( $role, $filters );
		return null === $columns ? null : self::read( Sql::row( "SELECT {$columns}" ) );
	}

	/**
	 * Members a list has at most. Members with several of the skills count for each; facts of jobs, words and days are ignored.
	 *
	 * @param array{skill?:list<int>,level?:int,region?:string,verified?:bool} $filters Filters; `region` as canonical name.
	 */
	public function at_most( string $role, array $filters ): int {
		return (int) Sql::value( 'SELECT ' . self::sum( $role, $filters ) . ' FROM ' . self::from( $role, $filters ) );
	}

	/**
	 * SELECT columns for these totals; null if they have to be counted.
	 *
	 * @param array{skill?:list<int>,level?:int,region?:string,verified?:bool,engagement?:string,place?:string,paid?:bool} $filters Filters; `region` as canonical name. Words are ignored.
	 */
	private function columns( string $role, array $filters ): ?string {
		if ( count( $filters['skill'] ?? array() ) > 1 || Fact_Table::is_asked_for( $filters ) ) {
			return null;
		}
		$from    = self::from( $role, $filters );
		$members = self::sum( $role, $filters );
		if ( Roles::CONTRACTOR !== $role ) {
			return "(SELECT {$members} FROM {$from}) AS `total`";
		}
		$jobs = empty( $filters['verified'] ) ? 'SUM(`jobs`)' : 'SUM(`verified_jobs`)';
		return "(SELECT {$members} FROM {$from}) AS `total`, (SELECT {$members} FROM {$from} AND `has_open` = 1) AS `open_total`, (SELECT {$jobs} FROM {$from}) AS `jobs_total`";
	}

	/**
	 * The members of some rows.
	 *
	 * @param array{verified?:bool} $filters
	 */
	private static function sum( string $role, array $filters ): string {
		return Roles::CONTRACTOR !== $role || empty( $filters['verified'] ) ? 'SUM(`members`)' : 'SUM(`verified`)';
	}

	/**
	 * The table and the rows of a list's filters, prepared.
	 *
	 * @param array{skill?:list<int>,level?:int,region?:string} $filters
	 */
	private static function from( string $role, array $filters ): string {
		$from = '{directory_count} WHERE `skill_id` ' . Listing::skills( $filters['skill'] ?? array() ) . ' AND `role` = ' . Sql::words( array( $role ) );
		if ( ! empty( $filters['level'] ) ) {
			$from .= ' AND `level` = ' . (int) $filters['level'];
		}
		if ( '' !== ( $filters['region'] ?? '' ) ) {
			$from .= ' AND `region` = ' . Sql::words( array( $filters['region'] ) );
		}
		return $from;
	}

	/**
	 * The numbers in a row with columns(); zeros without a row.
	 *
	 * @param array<string,mixed>|null $row
	 * @return Counts
	 */
	public static function read( ?array $row ): array {
		return array(
			'total'      => (int) ( $row['total'] ?? 0 ),
			'open_total' => (int) ( $row['open_total'] ?? 0 ),
			'jobs_total' => (int) ( $row['jobs_total'] ?? 0 ),
		);
	}

	/**
	 * Numbers of designers and open design jobs by skill; skills without any are left out.
	 *
	 * @return array<int,array{designers:int,jobs:int}>
	 */
	public function by_skill(): array {
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

	/** Removes the totals of a deleted skill. */
	public function forget( int $skill ): void {
		Sql::write( 'DELETE FROM {directory_count} WHERE skill_id = %d', $skill );
	}

	/** Counts everything again. */
	public function recount(): void {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$done = Transaction::run(
				function (): bool|WP_Error {
					$deleted  = Sql::write( 'DELETE FROM {directory_count}' );
					$inserted = Sql::write(
						"INSERT INTO {directory_count} (skill_id,role,level,region,has_open,members,jobs,verified,verified_jobs) {$this->counting()}"
					);
					return false === $deleted || false === $inserted || ! Months::recount() ? new WP_Error( 'deadlock' ) : true;
				}
			);
			if ( true === $done ) {
				return;
			}
		}
	}

	public function are_true(): bool {
		$order   = ' ORDER BY skill_id, role, level, region, has_open';
		$kept    = Sql::rows(
			"SELECT skill_id, role, level, region, has_open, members, jobs, verified, verified_jobs FROM {directory_count} WHERE members <> 0 OR jobs <> 0{$order}"
		);
		$counted = Sql::rows( $this->counting() . $order );
		return wp_json_encode( $kept ) === wp_json_encode( $counted ) && Months::are_true();
	}

	private function counting(): string {
		return 'SELECT skill_id, role, level, region, has_open, COUNT(*) AS members, SUM(jobs) AS jobs, SUM(verified) AS verified, SUM(jobs * verified) AS verified_jobs FROM (
			SELECT 0 AS skill_id, d.role, d.level, d.region, d.has_open, d.open_jobs AS jobs, d.verified FROM {directory} d WHERE d.listed = 1
			UNION ALL
			SELECT s.skill_id, d.role, d.level, d.region, d.has_open, s.jobs, d.verified FROM {directory_skill} s INNER JOIN {directory} d ON d.user_id = s.user_id WHERE d.listed = 1
		) listed GROUP BY skill_id, role, level, region, has_open';
	}
}
