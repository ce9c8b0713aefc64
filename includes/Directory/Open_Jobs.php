<?php
/** The open jobs on a company's card: stored with it, and read as far as the reader may know them. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Settings\Site_Settings;

/**
 * Kept in the card, they cost a list no statement.
 * @phpstan-import-type Normal from Query
 */
final class Open_Jobs {

	/** Jobs a card stores: what comes after the newest ones is only counted. */
	public const MOST = 200;

	/** The card's fields, as keys. */
	public const FIELDS = array( 'open_jobs' => true, 'open_jobs_count' => true );

	/** The fields of a job that are read before one opens it. */
	private const FACTS = array( 'engagement', 'place', 'paid', 'budget_from', 'budget_to', 'budget_currency', 'budget_unit', 'budget' );

	/**
	 * A job as the card stores it.
	 * @param array<string,string|null> $row    Its post's row.
	 * @param list<int>                 $skills
	 * @return array<string,mixed>
	 */
	public static function stored( array $row, string $deadline, array $skills ): array {
		$id    = (int) $row['ID'];
		$facts = array_intersect_key( Job_Facts::of( $id ), array_flip( array( ...self::FACTS, 'languages' ) ) );
		return array(
			'id'    => $id,
			'title' => (string) $row['post_title'],
			'date'  => str_replace( ' ', 'T', (string) $row['post_date_gmt'] ) . 'Z',
		) + array_filter(
			array( 'deadline' => $deadline, 'skill' => $skills ) + $facts,
			static fn( mixed $fact ): bool => ! in_array( $fact, array( null, '', array() ), true )
		);
	}

	/**
	 * The card's own fields about them. Those that fit what the list is asked for come first, the newest among them.
	 * @param array<string,mixed> $card  As stored.
	 * @param Normal|null         $asked
	 * @return array<string,mixed>
	 */
	public static function for_reader( array $card, ?array $asked ): array {
		$reads_all = get_current_user_id() > 0 || Site_Settings::shows_whole_jobs();
		if ( ! $reads_all && ! Site_Settings::shows_jobs() ) {
			return array();
		}
		$today = Deadline::today();
		$all   = (array) ( $card['jobs'] ?? array() );
		$open  = array_filter( $all, static fn( array $job ): bool => ( $job['deadline'] ?? $today ) >= $today );
		$count = (int) ( $card['missions_count'] ?? 0 ) - (int) ( $card['closed_missions_count'] ?? 0 );
		if ( $asked ) {
			$rank = array_map( static fn( array $job ): array => self::fits( $job, $asked, $reads_all ), $open );
			uksort( $open, static fn( int $a, int $b ): int => array( $rank[ $b ], $a ) <=> array( $rank[ $a ], $b ) );
		}
		$path  = "/project/{$card['slug']}/mission/";
		$shown = array();
		foreach ( array_slice( $open, 0, Contract::limit( 'open_jobs_max' ) ) as $job ) {
			$facts   = array_replace( array_fill_keys( array( 'deadline', ...self::FACTS ), null ), $job );
			$shown[] = array(
				'id'    => $job['id'],
				'title' => $job['title'],
				'link'  => home_url( $path . $job['id'] ),
				'date'  => $job['date'],
			) + ( $reads_all ? array_diff_key( $facts, array( 'skill' => true, 'languages' => true ) ) : array() );
		}
		return array( 'open_jobs' => $shown, 'open_jobs_count' => max( 0, $count - count( $all ) + count( $open ) ) );
	}

	/**
	 * Whether a job has all that is asked for, and how many of the words. Nobody finds it by what they may not read.
	 * @param array<string,mixed> $job
	 * @param Normal              $asked
	 * @return array{bool,int}
	 */
	private static function fits( array $job, array $asked, bool $reads_all ): array {
		$names = $asked['words'] && $reads_all ? array_intersect_key( Skills::names(), array_flip( $job['skill'] ?? array() ) ) : array();
		$text  = implode( "\n", array( $job['title'], ...$names ) );
		$words = array_filter( $asked['words'], static fn( string $word ): bool => Words::has( $text, $word ) );
		$has   = ( ! $asked['skill'] || array_intersect( $asked['skill'], $job['skill'] ?? array() ) )
			&& ( ! $asked['language'] || array_intersect( $asked['language'], $job['languages'] ?? array() ) )
			&& in_array( $asked['engagement'], array( '', $job['engagement'] ?? '' ), true )
			&& in_array( $asked['place'], array( '', $job['place'] ?? '' ), true )
			&& ( ! $asked['paid'] || true === ( $job['paid'] ?? null ) )
			&& ( ! $asked['deadline'] || ( isset( $job['deadline'] ) && Deadlines::stored( $job['deadline'] ) <= $asked['deadline'][1] ) );
		return array( $reads_all && $has, count( $words ) );
	}
}
