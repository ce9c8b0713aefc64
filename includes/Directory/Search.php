<?php
/** Finds members of a list by the beginnings of words. All words must match, in any order. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Roles;

/**
 * If few members have one of the words, all of them are read. If all words are frequent, the list is read in its order until the page
 * is full.
 *
 * @phpstan-import-type Counts from Totals
 */
final class Search {

	/** Up to this number, all rows are read, sorted and counted; more would be too slow. */
	private const FEW = 500;

	/** So few are named in a statement, and their cards are read at once. */
	private const SOME = 50;

	/** A page for which more rows of the list than this would be read may begin with the members who have a word instead. */
	public const FAR = 2000;

	/** A list that filters make no longer than this is read whole. */
	private const SHORT = 100;

	/** Pages for which at most this many rows are read are read with their cards. */
	private const NEAR = 100;

	/**
	 * For each word: conditions on the table of words `w`, one of which must match.
	 *
	 * @var list<non-empty-list<string>>
	 */
	private array $terms;

	/** @param Listing $listing The list, with the words in its filters. */
	public function __construct( private readonly Listing $listing ) {
		$skills = Skills::names();
		$words  = $listing->filters['words'];
		// Numbers are usually rarer than other words.
		usort( $words, static fn( string $a, string $b ): int => ctype_digit( $b ) <=> ctype_digit( $a ) );
		$this->terms = array_map( fn( string $word ): array => $this->term( $word, $skills ), $words );
	}

	/** @return array{list<string>,Counts} The stored cards of a page, and the totals. */
	public function page( int $offset, int $number ): array {
		$listed = $this->listed();
		if ( $listed <= self::SHORT ) {
			return $this->few( $this->listing->from( $this->having( $this->terms ) ), true, $offset, $number );
		}
		$list = $this->listing->key() . wp_json_encode( $this->terms );
		// Counts are stored for frequent words alone.
		[ $counts, $edition ] = Found_Counts::kept( $list );
		if ( null === $counts ) {
			[ $rarest, $ids ] = $this->rarest();
			if ( count( $ids ) <= self::FEW ) {
				return $this->rare( $rarest, $ids, $offset, $number );
			}
			$counts = Found_Counts::keep( $list, $edition, $this->counts( $listed ) );
		}
		return array( $this->frequent( $offset, $number, $counts['total'] ), $counts );
	}

	/**
	 * A word few members have, and who has it; of frequent words the first.
	 *
	 * @return array{int,list<int>} Index of the word; user ids, more than FEW for a frequent one.
	 */
	private function rarest(): array {
		$rarest = null;
		foreach ( $this->terms as $index => $term ) {
			$ids = $this->holders( $term );
			if ( null === $rarest || count( $ids ) < count( $rarest[1] ) ) {
				$rarest = array( $index, $ids );
			}
			if ( count( $ids ) <= self::SOME ) {
				break;
			}
		}
		return $rarest ?? array( 0, array() );
	}

	/**
	 * Members who have a word, once for each of their words that match.
	 *
	 * @param list<string> $terms One of $terms.
	 * @return list<int> User ids; if more than FEW, some of them.
	 */
	private function holders( array $terms ): array {
		$ids = array();
		foreach ( $terms as $term ) {
			$sql = 'SELECT `w`.`user_id` FROM ' . self::words() . " WHERE {$this->of_role()} AND {$term} LIMIT " . ( self::FEW + 1 );
			array_push( $ids, ...Sql::ids( $sql ) );
		}
		return $ids;
	}

	/**
	 * Reads all who have a rare word.
	 *
	 * @param int       $first Index of the word.
	 * @param list<int> $ids   Who has it.
	 * @return array{list<string>,Counts}
	 */
	private function rare( int $first, array $ids, int $offset, int $number ): array {
		if ( ! $ids ) {
			return array( array(), Totals::read( null ) );
		}
		if ( count( $ids ) > self::SOME ) {
			return $this->few( $this->beginning_with( $first ), false, $offset, $number );
		}
		$others = $this->terms;
		unset( $others[ $first ] );
		$are_they = "`{$this->listing->side}`.`user_id` IN (" . implode( ',', $ids ) . ')';
		return $this->few( $this->listing->from( array( $are_they, ...$this->having( $others ) ) ), true, $offset, $number );
	}

	/**
	 * Reads all results.
	 *
	 * @param string $from      Tables and conditions.
	 * @param bool   $has_cards Whether the members' rows are among them.
	 * @return array{list<string>,Counts}
	 */
	private function few( string $from, bool $has_cards, int $offset, int $number ): array {
		$listing = $this->listing;
		$column  = $has_cards ? '`d`.`doc`' : "`{$listing->side}`.`user_id`";
		$jobs    = Roles::DESIGNER === $listing->role ? '' : ", `{$listing->side}`.`has_open`, {$listing->jobs} AS `jobs`";
		$rows    = Sql::rows( "SELECT {$column}{$jobs} FROM {$from} ORDER BY {$listing->order}" );
		$page    = array_slice( array_column( $rows, $has_cards ? 'doc' : 'user_id' ), $offset, $number );
		$counts  = array(
			'total'      => count( $rows ),
			'open_total' => (int) array_sum( array_column( $rows, 'has_open' ) ),
			'jobs_total' => (int) array_sum( array_column( $rows, 'jobs' ) ),
		);
		if ( ! $has_cards ) {
			$cards = Card_Page::by_id( array_map( 'intval', $page ) );
			$page  = array_values( array_filter( array_map( static fn( mixed $id ): string => $cards[ (int) $id ] ?? '', $page ) ) );
		}
		return array( array_map( 'strval', $page ), $counts );
	}

	/**
	 * Counts the results.
	 *
	 * @param int $listed Members of the list at most.
	 * @return Counts
	 */
	private function counts( int $listed ): array {
		$sizes = count( $this->terms ) > 1 || $listed < PHP_INT_MAX ? $this->sizes( '' ) : array( 0 );
		$from  = $listed < min( $sizes )
			? $this->listing->keys( $this->having( $this->terms ) )
			: $this->beginning_with( (int) array_search( min( $sizes ), $sizes, true ) );
		return Totals::read( Sql::row( "SELECT {$this->listing->counted()} FROM {$from}" ) );
	}

	/**
	 * The stored cards of a page of many results.
	 *
	 * @param int $total All who fit.
	 * @return list<string>
	 */
	private function frequent( int $offset, int $number, int $total ): array {
		$number = min( $number, $total - $offset );
		if ( $number < 1 ) {
			return array();
		}
		// A page in the second half is read from the end.
		$behind  = $total - $offset - $number;
		$is_near = $offset <= $behind;
		$order   = $is_near ? $this->listing->order : strtr( $this->listing->order, array( ' DESC' => ' ASC' ) );
		$until   = min( $offset, $behind ) + $number;
		$having  = $this->having( $this->terms );
		// If many match, the length of the list does not matter.
		$steps = $total > 500 * $until ? 0 : $this->listing->steps( $until, $total );
		if ( $is_near && $steps <= self::NEAR ) {
			return Card_Page::whole( $this->listing->walked()->from( $having ), $order, $number, $offset );
		}
		$from = $steps <= self::FAR ? $this->listing->walked()->keys( $having ) : $this->far( $having, $steps );
		return Card_Page::ordered( $this->listing->role, $this->listing->side, "{$from} ORDER BY {$order}", $number, $until - $number );
	}

	/**
	 * Members and conditions of a page for which many rows would be read: if few fit, the members who have the rarest word.
	 *
	 * @param list<string> $having Conditions that members have the words.
	 * @param int          $steps  Rows of the list up to the end of the page.
	 */
	private function far( array $having, int $steps ): string {
		// Reading and sorting a row takes twice as long as skipping it.
		$most  = intdiv( $steps, 2 );
		$sizes = $this->sizes( " LIMIT {$most}" );
		$least = min( $sizes );
		return $least < $most ? $this->beginning_with( (int) array_search( $least, $sizes, true ) ) : $this->listing->keys( $having );
	}

	/** Number of members on the list without the words at most, if filters shorten it. */
	private function listed(): int {
		$filters     = $this->listing->filters;
		$is_filtered = $filters['skill'] || $filters['level'] > 0 || '' !== $filters['region'] || $filters['verified'];
		return $is_filtered ? $this->listing->at_most( $filters['skill'] ) : PHP_INT_MAX;
	}

	/** Members and conditions, starting from those who have a word. */
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
		$of_member = '(SELECT 1 FROM ' . self::words() . " WHERE `w`.`user_id` = `{$this->listing->side}`.`user_id` AND ";
		return array_values(
			array_map(
				static fn( array $term ): string =>
				$of_member . ( count( $term ) > 1 ? '(' . implode( ' OR ', $term ) . ')' : $term[0] ) . ' LIMIT 1) = 1',
				$terms
			)
		);
	}

	/**
	 * The number of members who have each word.
	 *
	 * @param string $most LIMIT clause; '' to count all.
	 * @return non-empty-list<int>
	 */
	private function sizes( string $most ): array {
		$sizes = array();
		foreach ( $this->terms as $index => $term ) {
			$counts  = array_map(
				fn( string $one ): string =>
					'(SELECT COUNT(*) FROM (SELECT 1 FROM ' . self::words() . " WHERE {$this->of_role()} AND {$one}{$most}) `some`)",
				$term
			);
			$sizes[] = implode( ' + ', $counts ) . " AS `n{$index}`";
		}
		$row = Sql::row( 'SELECT ' . implode( ', ', $sizes ) );
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
		$is_named = static fn( string $names ): bool => Words::has( $names, $word );
		// Usually no skill is meant, and all names are looked at together.
		$named  = $is_named( implode( "\n", $skills ) ) ? array_keys( array_filter( $skills, $is_named ) ) : array();
		$range  = '`w`.`word` BETWEEN ' . Sql::words( array( $word ) ) . ' AND ' . Sql::words( array( Words::last( $word ) ) );
		$range .= $this->listing->filters['all_words'] ? '' : ' AND `w`.`audience` = ' . Words::OF_CARD;
		return $named ? array( $range, '`w`.`word` IN (' . Sql::words( array_map( Words::skill( ... ), $named ) ) . ')' ) : array( $range );
	}

	private function of_role(): string {
		return '`w`.`role` = ' . Sql::words( array( $this->listing->role ) );
	}

	private static function words(): string {
		return '{directory_word} `w`';
	}
}
