<?php
/**
 * Computes once a day how fast companies answer: the days until half of the applicants have heard something about their own
 * application, and how many of them have.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\People\Members\Answer_Share;

/**
 * Counts applications of the last months, except those of the last two weeks, which may still be answered in good time. An application
 * that was withdrawn before an answer does not count; one without an answer counts as not answered.
 */
final class Answer_Times {

	public const EVENT = 'design_marketplace_answer_times';

	/** Age of the applications that count, in days. */
	private const YOUNGEST = 14;
	private const OLDEST   = 104;

	/** Fewer applications than this give no number. */
	private const LEAST = 5;

	/** Computes the days and shares of all companies, in batches. */
	public function run(): void {
		$all = array( 0, 0 );
		Batches::each(
			$this->companies( ... ),
			function ( array $companies ) use ( &$all ): void {
				$seconds = $this->seconds( $companies );
				foreach ( $companies as $company ) {
					$of       = $seconds[ $company ] ?? array();
					$answered = count( array_filter( $of, 'is_int' ) );
					$days     = self::usual( $of );
					$share    = Answer_Share::counted( $answered, count( $of ) );
					$all      = array( $all[0] + $answered, $all[1] + count( $of ) );
					if ( Answer_Days::of( $company ) !== $days || Answer_Share::of( $company ) !== $share ) {
						Each_Company::write(
							$company,
							static function () use ( $company, $days, $share ): void {
								Answer_Days::set( $company, $days );
								Answer_Share::set( $company, $share );
							}
						);
					}
				}
			}
		);
		Answer_Share::set_of_site( Answer_Share::counted( ...$all ) );
	}

	/**
	 * @param list<int|null> $seconds Time from each application to its answer, null for no answer.
	 * @return int|null The median in days; null when there are too few applications, or less than half were answered.
	 */
	public static function usual( array $seconds ): ?int {
		$number   = count( $seconds );
		$answered = array_values( array_filter( $seconds, static fn( ?int $one ): bool => null !== $one ) );
		sort( $answered );
		$half = (int) ceil( $number / 2 );
		return $number < self::LEAST || count( $answered ) < $half ? null : max( 1, (int) ceil( $answered[ $half - 1 ] / DAY_IN_SECONDS ) );
	}

	/** @return list<int> The next companies after an id that have applications to count, or a stored number. */
	private function companies( int $after ): array {
		return Sql::ids(
			"SELECT m.post_author AS company {$this->from()} AND m.post_author > %d
			UNION SELECT n.user_id AS company FROM {usermeta} n WHERE n.meta_key IN (%s, %s) AND n.user_id > %d ORDER BY company LIMIT %d",
			$after,
			Answer_Days::key(),
			Answer_Share::key(),
			$after,
			Batches::MANY
		);
	}

	/**
	 * @param list<int> $companies
	 * @return array<int,list<int|null>> By company, as usual() takes them.
	 */
	private function seconds( array $companies ): array {
		if ( ! $companies ) {
			return array();
		}
		update_meta_cache( 'user', $companies );
		$seconds = array();
		$rows    = Sql::rows(
			"SELECT m.post_author, a.created_gmt AS sent, a.answered_gmt {$this->from()} AND m.post_author IN (" . Sql::in( $companies ) . ')'
		);
		foreach ( $rows as $row ) {
			$seconds[ (int) $row['post_author'] ][] = $row['answered_gmt']
				? max( 0, (int) strtotime( $row['answered_gmt'] . ' UTC' ) - (int) strtotime( $row['sent'] . ' UTC' ) )
				: null;
		}
		return $seconds;
	}

	/** FROM and WHERE of the applications that count, prepared, for Sql. */
	private function from(): string {
		global $wpdb;
		$ago = static fn( int $days ): string => Clock::gmt( -$days * DAY_IN_SECONDS );
		return 'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND '
			. Mission_State::sql_published( 'm.post_status' )
			. $wpdb->prepare(
				' WHERE a.created_gmt BETWEEN %s AND %s AND NOT ( a.told = %s AND a.answered_gmt IS NULL )',
				$ago( self::OLDEST ),
				$ago( self::YOUNGEST ),
				Stage::Withdrawn->value
			);
	}
}
