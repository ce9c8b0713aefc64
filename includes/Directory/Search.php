<?php
/**
 * Finds the members of a list by the beginnings of words. All words must be there, in any order.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Content\Skills;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;

/**
 * Few who have a word are read whole. Where all words are frequent the list is read in its order until the page is full.
 *
 * @phpstan-import-type Counts from Totals
 */
final class Search {

	/**
	 * The migration since which there are words.
	 */
	public const SINCE = 19;

	/**
	 * Rows that are sorted and counted as they are read; more take longer than a list may.
	 */
	private const FEW = 500;

	/**
	 * For each word asked for conditions on the table of words `w`, one of which must hold.
	 *
	 * @var list<non-empty-list<string>>
	 */
	private array $terms;

	/**
	 * @param Listing $listing The list, with the words asked for in its filters.
	 */
	public function __construct( private readonly Listing $listing ) {
		$skills      = self::skills();
		$this->terms = array_map( fn( string $word ): array => $this->term( $word, $skills ), $listing->filters['words'] );
	}

	/**
	 * Whether there are words yet.
	 */
	public static function is_ready(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * A page of those found.
	 *
	 * @param int $offset Members to pass over.
	 * @param int $number Members of the page.
	 * @return array{list<int>,Counts} Users in the list's order, and how many there are in all.
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
		return $this->listed() <= self::FEW ? $this->few( null, $offset, $number ) : $this->many( $offset, $number );
	}

	/**
	 * Reads all who are found.
	 *
	 * @param int|null $first  The word few have; null where few are on the list.
	 * @param int      $offset Members to pass over.
	 * @param int      $number Members of the page.
	 * @return array{list<int>,Counts}
	 */
	private function few( ?int $first, int $offset, int $number ): array {
		global $wpdb;
		$side = $this->listing->side;
		$from = null === $first ? $this->listing->keys( $this->having( $this->terms ) ) : $this->beginning_with( $first );
		$rows = (array) $wpdb->get_results( "SELECT `{$side}`.`user_id`, `{$side}`.`has_open`, {$this->listing->jobs} AS `jobs` FROM {$from} ORDER BY {$this->listing->order}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
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
	 * Reads the list in its order; how many are found was counted before, most of the time.
	 *
	 * @param int $offset Members to pass over.
	 * @param int $number Members of the page.
	 * @return array{list<int>,Counts}
	 */
	private function many( int $offset, int $number ): array {
		global $wpdb;
		$counts = Found_Counts::counts(
			$this->listing->key() . wp_json_encode( $this->terms ),
			function () use ( $wpdb ): ?object {
				$sizes = count( $this->terms ) > 1 ? $this->sizes( '' ) : array( 0 );
				$from  = $this->beginning_with( (int) array_search( min( $sizes ), $sizes, true ) );
				return $wpdb->get_row( "SELECT {$this->listing->counted()} FROM {$from}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
			}
		);
		$number = min( $number, $counts['total'] - $offset );
		if ( $number < 1 ) {
			return array( array(), $counts );
		}
		// A page past the middle is nearer from the end.
		$behind = $counts['total'] - $offset - $number;
		$order  = $behind < $offset ? strtr( $this->listing->order, array( ' DESC' => ' ASC' ) ) : $this->listing->order;
		$ids    = $wpdb->get_col( $wpdb->prepare( "SELECT `{$this->listing->side}`.`user_id` FROM {$this->listing->keys( $this->having( $this->terms ) )} ORDER BY {$order} LIMIT %d OFFSET %d", $number, min( $offset, $behind ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		$ids    = array_map( 'intval', array_values( $ids ) );
		return array( $behind < $offset ? array_reverse( $ids ) : $ids, $counts );
	}

	/**
	 * How many are on the list without the words, as far as filters make it short.
	 */
	private function listed(): int {
		$filters     = $this->listing->filters;
		$is_filtered = $filters['skill'] || $filters['level'] > 0 || '' !== $filters['region'] || $filters['verified'];
		return $is_filtered ? ( new Totals() )->of( $this->listing->role, $filters )['total'] ?? PHP_INT_MAX : PHP_INT_MAX;
	}

	/**
	 * Members and conditions, beginning with those who have a word.
	 *
	 * @param int $first Which.
	 */
	private function beginning_with( int $first ): string {
		$others = $this->terms;
		unset( $others[ $first ] );
		// Each has a range of the index of its own; UNION keeps once who is in several.
		$lists = array_map( fn( string $term ): string => 'SELECT DISTINCT `w`.`user_id` FROM ' . self::words() . " WHERE {$this->of_role()} AND {$term}", $this->terms[ $first ] );
		return $this->listing->keys( $this->having( $others ), '(' . implode( ' UNION ', $lists ) . ') `f`' );
	}

	/**
	 * Conditions that a member has words. A query for one row of each is asked for each member in turn; what EXISTS asks, the database
	 * may turn into a join that begins with all who have the word.
	 *
	 * @param array<int,list<string>> $terms Some of $terms.
	 * @return list<string>
	 */
	private function having( array $terms ): array {
		$of_member = '(SELECT 1 FROM ' . self::words() . " WHERE `w`.`user_id` = `{$this->listing->side}`.`user_id` AND (";
		return array_values( array_map( static fn( array $term ): string => $of_member . implode( ' OR ', $term ) . ') LIMIT 1) = 1', $terms ) );
	}

	/**
	 * How often each word occurs.
	 *
	 * @param string $most LIMIT clause; '' to count all.
	 * @return non-empty-list<int>
	 */
	private function sizes( string $most ): array {
		global $wpdb;
		$sizes = array();
		foreach ( $this->terms as $index => $term ) {
			$counts  = array_map( fn( string $one ): string => '(SELECT COUNT(*) FROM (SELECT 1 FROM ' . self::words() . " WHERE {$this->of_role()} AND {$one}{$most}) `some`)", $term );
			$sizes[] = implode( ' + ', $counts ) . " AS `n{$index}`";
		}
		$row = (array) $wpdb->get_row( 'SELECT ' . implode( ', ', $sizes ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		// Nothing is found where the database does not answer.
		return $row ? array_map( 'intval', array_values( $row ) ) : array( 0 );
	}

	/**
	 * The conditions for one word: it begins one of the member's words, or one of the name of a skill the member has.
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

	/**
	 * Names of all skills.
	 *
	 * @return array<int,string> By id.
	 */
	private static function skills(): array {
		global $wpdb;
		$names = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT t.term_id, t.name FROM {$wpdb->terms} t INNER JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id WHERE x.taxonomy = %s", Skills::TAXONOMY ) ) as $skill ) {
			$names[ (int) $skill->term_id ] = wp_specialchars_decode( (string) $skill->name, ENT_QUOTES );
		}
		return $names;
	}
}
