<?php
/**
 * Finds members of a list by the beginnings of words. All words must match, in any order.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;

/**
 * If few members have one of the words, all of them are read. If all words are frequent, the list is read in its order until the page
 * is full.
 *
 * @phpstan-import-type Counts from Totals
 */
final class Search {

	/**
	 * The migration that added words.
	 */
	public const SINCE = 19;

	/**
	 * Up to this number, all rows are read, sorted and counted; more would be too slow.
	 */
	private const FEW = 500;

	/**
	 * A page for which more rows of the list than this would be read may begin with the members who have a word instead.
	 */
	public const FAR = 2000;

	/**
	 * A list that filters make no longer than this is read whole.
	 */
	private const SHORT = 200;

	/**
	 * For each word: conditions on the table of words `w`, one of which must match.
	 *
	 * @var list<non-empty-list<string>>
	 */
	private array $terms;

	/**
	 * @param Listing $listing The list, with the words in its filters.
	 */
	public function __construct( private readonly Listing $listing ) {
		$skills      = Skills::names();
		$this->terms = array_map( fn( string $word ): array => $this->term( $word, $skills ), $listing->filters['words'] );
	}

	public static function is_ready(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * @return array{list<int>,Counts} User ids in the list's order, and the totals.
	 */
	public function page( int $offset, int $number ): array {
		$sizes = $this->sizes( ' LIMIT ' . ( self::FEW + 1 ) );
		$least = min( $sizes );
		if ( 0 === $least ) {
			return array( array(), Totals::read( null ) );
		}
		if ( $least <= self::FEW ) {
			return $this->few( (int) array_search( $least, $sizes, true ), $offset, $number );
		}
		$listed = $this->listed();
		return $listed <= self::SHORT ? $this->few( null, $offset, $number ) : $this->many( $offset, $number, $listed );
	}

	/**
	 * Reads all results.
	 *
	 * @param int|null $first Index of the rare word; null if the list itself is short.
	 * @return array{list<int>,Counts}
	 */
	private function few( ?int $first, int $offset, int $number ): array {
		global $wpdb;
		$side = $this->listing->side;
		$from = null === $first ? $this->listing->keys( $this->having( $this->terms ) ) : $this->beginning_with( $first );
		$rows = (array) $wpdb->get_results(
			"SELECT `{$side}`.`user_id`, `{$side}`.`has_open`, {$this->listing->jobs} AS `jobs` FROM {$from} ORDER BY {$this->listing->order}", // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
			ARRAY_A
		);
		return array(
			array_map( 'intval', array_slice( array_column( $rows, 'user_id' ), $offset, $number ) ),
			array(
				'total'      => count( $rows ),
				'open_total' => (int) array_sum( array_column( $rows, 'has_open' ) ),
				'jobs_total' => (int) array_sum( array_column( $rows, 'jobs' ) ),
			),
		);
	}

	/**
	 * Reads the list in its order. The totals are usually stored.
	 *
	 * @param int $listed Members of the list at most.
	 * @return array{list<int>,Counts}
	 */
	private function many( int $offset, int $number, int $listed ): array {
		global $wpdb;
		$counts = Found_Counts::counts(
			$this->listing->key() . wp_json_encode( $this->terms ),
			function () use ( $wpdb, $listed ): ?object {
				$sizes = count( $this->terms ) > 1 || $listed < PHP_INT_MAX ? $this->sizes( '' ) : array( 0 );
				$from  = $listed < min( $sizes )
					? $this->listing->keys( $this->having( $this->terms ) )
					: $this->beginning_with( (int) array_search( min( $sizes ), $sizes, true ) );
				return $wpdb->get_row( "SELECT {$this->listing->counted()} FROM {$from}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
			}
		);
		$number = min( $number, $counts['total'] - $offset );
		if ( $number < 1 ) {
			return array( array(), $counts );
		}
		// A page in the second half is read from the end.
		$behind = $counts['total'] - $offset - $number;
		$order  = $behind < $offset ? strtr( $this->listing->order, array( ' DESC' => ' ASC' ) ) : $this->listing->order;
		$from   = $this->paged( min( $offset, $behind ) + $number, $counts['total'] );
		$ids    = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT `{$this->listing->side}`.`user_id` FROM {$from} ORDER BY {$order} LIMIT %d OFFSET %d", // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
				$number,
				min( $offset, $behind )
			)
		);
		$ids    = array_map( 'intval', array_values( $ids ) );
		return array( $behind < $offset ? array_reverse( $ids ) : $ids, $counts );
	}

	/**
	 * Members and conditions of a page: the list in its order, or, if few fit, the members who have the rarest word.
	 *
	 * @param int $until Members up to the end of the page who fit.
	 * @param int $total All who fit.
	 */
	private function paged( int $until, int $total ): string {
		$having = $this->having( $this->terms );
		// If many match, the length of the list does not matter.
		$steps = $total > 100 * $until ? 0 : $this->listing->steps( $until, $total );
		if ( $steps <= self::FAR ) {
			return $this->listing->walked( $having );
		}
		// Reading and sorting a row takes twice as long as skipping it.
		$most  = intdiv( $steps, 2 );
		$sizes = $this->sizes( " LIMIT {$most}" );
		$least = min( $sizes );
		return $least < $most ? $this->beginning_with( (int) array_search( $least, $sizes, true ) ) : $this->listing->keys( $having );
	}

	/**
	 * Number of members on the list without the words at most, if filters shorten it.
	 */
	private function listed(): int {
		$filters     = $this->listing->filters;
		$is_filtered = $filters['skill'] || $filters['level'] > 0 || '' !== $filters['region'] || $filters['verified'];
		return $is_filtered ? $this->listing->at_most( $filters['skill'] ) : PHP_INT_MAX;
	}

	/**
	 * Members and conditions, starting from those who have a word.
	 */
	private function beginning_with( int $first ): string {
		$others = $this->terms;
		unset( $others[ $first ] );
		// Each condition has its own range of the index; UNION removes duplicates.
		$lists = array_map(
			fn( string $term ): string => 'SELECT DISTINCT `w`.`user_id` FROM ' . self::words() . " WHERE {$this->of_role()} AND {$term}",
			$this->terms[ $first ]
		);
		return $this->listing->keys( $this->having( $others ), '(' . implode( ' UNION ', $lists ) . ') `f`' );
	}

	/**
	 * Conditions that a member has words. These subqueries run for each member in turn. The database may turn EXISTS into a join that
	 * starts from all members with the word.
	 *
	 * @param array<int,list<string>> $terms Some of $terms.
	 * @return list<string>
	 */
	private function having( array $terms ): array {
		$of_member = '(SELECT 1 FROM ' . self::words() . " WHERE `w`.`user_id` = `{$this->listing->side}`.`user_id` AND (";
		return array_values(
			array_map( static fn( array $term ): string => $of_member . implode( ' OR ', $term ) . ') LIMIT 1) = 1', $terms )
		);
	}

	/**
	 * The number of members who have each word.
	 *
	 * @param string $most LIMIT clause; '' to count all.
	 * @return non-empty-list<int>
	 */
	private function sizes( string $most ): array {
		global $wpdb;
		$sizes = array();
		foreach ( $this->terms as $index => $term ) {
			$counts  = array_map(
				fn( string $one ): string =>
					'(SELECT COUNT(*) FROM (SELECT 1 FROM ' . self::words() . " WHERE {$this->of_role()} AND {$one}{$most}) `some`)",
				$term
			);
			$sizes[] = implode( ' + ', $counts ) . " AS `n{$index}`";
		}
		$row = (array) $wpdb->get_row( 'SELECT ' . implode( ', ', $sizes ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		// If the query fails, nothing is found.
		return $row ? array_map( 'intval', array_values( $row ) ) : array( 0 );
	}

	/**
	 * Conditions for one word: one of the member's words begins with it, or a word in the name of one of their skills.
	 *
	 * @param string            $word   One of Words::asked().
	 * @param array<int,string> $skills Names of skills.
	 * @return non-empty-list<string>
	 */
	private function term( string $word, array $skills ): array {
		global $wpdb;
		$named  = array_keys( array_filter( $skills, static fn( string $name ): bool => Words::has( $name, $word ) ) );
		$list   = implode( "','", array_map( array( Words::class, 'skill' ), $named ) );
		$range  = (string) $wpdb->prepare( '`w`.`word` BETWEEN %s AND %s', $word, Words::last( $word ) );
		$range .= $this->listing->filters['all_words'] ? '' : ' AND `w`.`audience` = ' . Words::OF_CARD;
		return '' === $list ? array( $range ) : array( $range, "`w`.`word` IN ('{$list}')" );
	}

	private function of_role(): string {
		global $wpdb;
		return (string) $wpdb->prepare( '`w`.`role` = %s', $this->listing->role );
	}

	private static function words(): string {
		return '`' . Tables::name( 'directory_word' ) . '` `w`';
	}
}
