<?php
/** Updates the lists when a new day begins: missions whose deadline was yesterday no longer take applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Accounts\Roles;

/**
 * The first request after the site's midnight does it, or cron. It takes the same few statements for one mission as for thousands, and
 * runs in one process only. Data of each company (card, skills, words) is rebuilt later by cron.
 * @phpstan-import-type Sum from Totals
 */
final class Midnight {

	private const DAY = 'design_marketplace_directory_day';

	/** Cron hook that writes the rows of the companies concerned. */
	public const FOLLOW = 'design_marketplace_deadlines_passed';

	/** Compares today with the day for which the lists were counted. Most requests end here, without a query. */
	public function check(): void {
		$today = Clock::day( Clock::now() );
		$day   = (string) get_option( self::DAY, '' );
		if ( $day === $today || 0 === Tables::version() ) {
			return;
		}
		try {
			$this->begin( $day, $today );
		} catch ( Lost_Transaction ) {
			// Another transaction was in the way: the next request tries again.
			return;
		}
	}

	/** Writes the rows of the companies concerned. */
	public function follow(): void {
		Batches::each(
			static fn( int $after ): array => Sql::ids(
				'SELECT DISTINCT user_id FROM {directory_deadline} WHERE ( passed = 1 OR day < %s ) AND user_id > %d ORDER BY user_id LIMIT %d',
				Deadlines::stored( Deadline::today() ),
				$after,
				Batches::MANY
			),
			static function ( array $ids ): void {
				array_map( array( new Indexer(), 'touch' ), $ids );
				( new Indexer() )->flush();
			}
		);
	}

	/** Begins the day, if no other process has. */
	private function begin( string $day, string $today ): void {
		Primary::ask();
		if ( '' === $day ) {
			add_option( self::DAY, '0000/00/00', '', true );
			$day = '0000/00/00';
		}
		$passed = Transaction::run(
			function () use ( $day, $today ): int {
				$won = Sql::write( 'UPDATE {options} SET option_value = %s WHERE option_name = %s AND option_value = %s', $today, self::DAY, $day );
				return 1 === $won && $day < $today ? $this->count_out( Deadlines::stored( $today ) ) : 0;
			}
		);
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( self::DAY, 'options' );
		if ( $day > $today ) {
			// The site has moved to a time zone where it is still yesterday.
			Directory::rebuild_later();
		}
		if ( $passed > 0 ) {
			Scheduled_Jobs::soon( self::FOLLOW );
		}
	}

	/**
	 * Removes missions whose deadline has passed from all counts, within a transaction.
	 * @return int How many companies are concerned.
	 */
	private function count_out( string $today ): int {
		$over  = "passed = 0 AND day < '{$today}'";
		$those = "user_id IN (SELECT user_id FROM {directory_deadline} WHERE {$over})";
		// From here on, other writers of these rows wait, and then compute them again.
		$number = (int) Sql::write( "UPDATE {directory} SET version = version + 1 WHERE {$those}" );
		if ( $number > 0 ) {
			$difference = self::difference( $over );
			$state      = '(SELECT d.has_open FROM {directory} d WHERE d.user_id = %s.user_id)';
			$gone       = "(SELECT COUNT(*) FROM {directory_deadline} t WHERE t.user_id = %s.user_id AND t.{$over}%s)";
			$of_company = sprintf( $gone, '{directory}', '' );
			$of_skill   = sprintf( $gone, '{directory_skill}', ' AND t.skill_id = {directory_skill}.skill_id' );
			$of_cell    = sprintf(
				$gone,
				'{directory_fact}',
				" AND {directory_fact}.skill_id IN (0, t.skill_id) AND {directory_fact}.engagement IN ('', t.engagement) AND {directory_fact}.place IN ('', t.place) AND {directory_fact}.paid <= t.paid"
			);
			Sql::write(
				"UPDATE {directory} SET has_open = CASE WHEN open_jobs > {$of_company} THEN 1 ELSE 0 END, open_jobs = open_jobs - {$of_company} WHERE {$those}"
			);
			$of_state = sprintf( $state, '{directory_skill}' );
			Sql::write( "UPDATE {directory_skill} SET jobs = jobs - {$of_skill}, has_open = {$of_state} WHERE {$those}" );
			// A company whose jobs have all passed is still listed by them, but none counts. If it has other open jobs, facts that
			// only the passed ones had are removed.
			$of_state = sprintf( $state, '{directory_fact}' );
			Sql::write( "UPDATE {directory_fact} SET jobs = ( jobs - {$of_cell} ) * {$of_state}, has_open = {$of_state} WHERE {$those}" );
			Sql::write( "DELETE FROM {directory_fact} WHERE has_open = 1 AND jobs <= 0 AND {$those}" );
			Totals::add( $difference );
		}
		Sql::write( "UPDATE {directory_deadline} SET passed = 1 WHERE {$over}" );
		Kept_Counts::outdate( Kept_Counts::LISTS );
		return $number;
	}

	/**
	 * @param string $over Condition of the deadlines that pass.
	 * @return array<string,Sum> The changes in the totals, as Totals::difference() answers them.
	 */
	private static function difference( string $over ): array {
		$stays  = 'CASE WHEN d.open_jobs > p.number THEN 1 ELSE 0 END';
		$those  = "INNER JOIN (SELECT user_id, COUNT(*) AS number FROM {directory_deadline} WHERE {$over} GROUP BY user_id) p ON p.user_id = d.user_id";
		$listed = "d.listed = 1 AND d.role = '" . Roles::CONTRACTOR . "'";
		$select = static fn( string $cell, string $jobs, string $passed, string $more = '' ): string =>
			"SELECT {$cell}, d.verified, {$stays} AS stays, COUNT(*) AS members, SUM({$jobs}) AS jobs, SUM({$passed}) AS passed
			FROM {directory} d {$those} {$more} WHERE {$listed} GROUP BY 1, 2, 3, 4, 5, 6";
		$cells  = Sql::rows(
			$select( "0 AS skill_id, '' AS month, d.level, d.region", 'd.open_jobs', 'p.number' ) . ' UNION ALL '
			. $select( "0, SUBSTR(d.most_recent_mission_at, 1, 7), 0, ''", 'd.open_jobs', 'p.number' ) . ' UNION ALL '
			. $select(
				"s.skill_id, '', d.level, d.region",
				's.jobs',
				'COALESCE(q.number, 0)',
				"INNER JOIN {directory_skill} s ON s.user_id = d.user_id
				LEFT JOIN (SELECT user_id, skill_id, COUNT(*) AS number FROM {directory_deadline} WHERE {$over} GROUP BY user_id, skill_id) q
				ON q.user_id = s.user_id AND q.skill_id = s.skill_id"
			)
		);
		$sums   = array();
		foreach ( $cells as $cell ) {
			$stay = 1 === (int) $cell['stays'];
			foreach ( // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
				$stay
					? array( array( 1, 0, - (int) $cell['passed'] ) )
					: array(
						array( 1, - (int) $cell['members'], - (int) $cell['jobs'] ),
						array( 0, (int) $cell['members'], (int) $cell['jobs'] - (int) $cell['passed'] ),
					) as [ $open, $members, $jobs ]
			) {
				[ 'skill_id' => $skill, 'month' => $month, 'level' => $level, 'region' => $region ] = $cell;

				$key          = (string) wp_json_encode( array( (int) $skill, Roles::CONTRACTOR, $month, (int) $level, $region, $open ) );
				$sums[ $key ] = Totals::plus( $sums[ $key ] ?? Totals::NOTHING, $members, $jobs, (int) $cell['verified'] );
			}
		}
		ksort( $sums );
		return $sums;
	}
}
