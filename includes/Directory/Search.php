<?php
/** Finds members of a list by the beginnings of words. All words must match, in any order. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Roles;

/**
 * Where few members have one of the words, all of them are read. Where all words are frequent, the list is read in its order until the
 * page is full, or, if that is far, from whoever has the rarest word. See docs/decisions/search-words.md.
 * @phpstan-import-type Counts from Totals
 */
final class Search {

	/** Up to this number, all rows are read, sorted and counted. */
	private const FEW = 500;

	/** A page for which more rows of the list than this would be read may begin with the members who have a word instead. */
	public const FAR = 2000;

	/** @var list<non-empty-list<string>> For each word: conditions on the table of words `w`, one of which must match. */
	private array $terms;

	/** @param Listing $listing The list, with the words in its filters. */
	public function __construct( private readonly Listing $listing ) {
		$skills      = Skills::names();
		$this->terms = array_map( fn( string $word ): array => $this->term( $word, $skills ), $listing->filters['words'] );
	}

	/** @return array{list<string>,Counts} The stored cards of a page, and the totals. */
	public function page( int $offset, int $number ): array {
		$sizes  = $this->sizes( ' LIMIT ' . ( self::FEW + 1 ) );
		$rarest = min( $sizes );
		if ( $rarest <= self::FEW ) {
			return 0 === $rarest
				? array( array(), Totals::read( null ) )
				: $this->few( $this->beginning_with_rarest( $sizes ), $offset, $number );
		}
		$counts = Totals::kept( $this->listing->key() . wp_json_encode( $this->terms ), $this->counting( ... ) );
		return array( $this->frequent( $offset, $number, $counts['total'] ), $counts );
	}

	/**
	 * Condition that a member is in the list and has the words, prepared.
	 * @param string $user      Column with the member's id, never user input.
	 * @param bool   $is_walked Whether members are looked at one by one; otherwise all of them are read first.
	 */
	public function holds( string $user, bool $is_walked ): string {
		$side = $this->listing->side;
		if ( $is_walked ) {
			$from = $this->listing->walked()->keys( array( "{$side}.user_id = {$user}", ...$this->having( $this->terms ) ) );
			return "(SELECT 1 FROM {$from} LIMIT 1) = 1";
		}
		$from = $this->terms ? $this->beginning_with_rarest( $this->sizes( ' LIMIT ' . self::FAR ) ) : $this->listing->keys();
		return "{$user} IN (SELECT {$side}.user_id FROM {$from})";
	}

	/** @return array{list<string>,Counts} Cards of a page, and the totals. All results are read. */
	private function few( string $from, int $offset, int $number ): array {
		$listing = $this->listing;
		$jobs    = Roles::DESIGNER === $listing->role ? '' : ", {$listing->side}.has_open, {$listing->jobs} AS jobs";
		$rows    = Sql::rows( "SELECT {$listing->side}.user_id{$jobs} FROM {$from} ORDER BY {$listing->order}" );
		$ids     = array_map( 'intval', array_slice( array_column( $rows, 'user_id' ), $offset, $number ) );
		$cards   = Card_Page::by_id( $ids );
		return array(
			array_values( array_filter( array_map( static fn( int $id ): string => $cards[ $id ] ?? '', $ids ) ) ),
			array(
				'total'      => count( $rows ),
				'open_total' => (int) array_sum( array_column( $rows, 'has_open' ) ),
				'jobs_total' => (int) array_sum( array_column( $rows, 'jobs' ) ),
			),
		);
	}

	/** SQL that counts the results. */
	private function counting(): string {
		$sizes = $this->sizes( '' );
		$from  = $this->listing->at_most( $this->listing->filters['skill'] ) < min( $sizes )
			? $this->listing->keys( $this->having( $this->terms ) )
			: $this->beginning_with_rarest( $sizes );
		return "SELECT {$this->listing->counted()} FROM {$from}";
	}

	/** @return list<string> The stored cards of a page of many results. */
	private function frequent( int $offset, int $number, int $total ): array {
		$number = min( $number, $total - $offset );
		if ( $number < 1 ) {
			return array();
		}
		$having = $this->having( $this->terms );
		$steps  = $this->listing->steps( $offset + $number, $total );
		$from   = $steps <= self::FAR ? $this->listing->walked()->keys( $having ) : $this->far( $having, $steps );
		return Card_Page::ordered( $this->listing, $from, $number, $offset );
	}

	/**
	 * A page for which many rows would be read: if few fit, it begins with the members who have the rarest word.
	 * @param list<string> $having Conditions that members have the words.
	 */
	private function far( array $having, int $steps ): string {
		// Reading and sorting a row takes twice as long as skipping it.
		$most  = intdiv( $steps, 2 );
		$sizes = $this->sizes( " LIMIT {$most}" );
		return min( $sizes ) < $most ? $this->beginning_with_rarest( $sizes ) : $this->listing->keys( $having );
	}

	/** @param non-empty-list<int> $sizes Result of sizes(). */
	private function beginning_with_rarest( array $sizes ): string {
		$rarest = (int) array_search( min( $sizes ), $sizes, true );
		$others = $this->terms;
		unset( $others[ $rarest ] );
		// Each condition has its own range of the index; UNION removes duplicates.
		$lists = array_map(
			fn( string $term ): string => "SELECT DISTINCT w.user_id FROM {directory_word} w WHERE {$this->of_role()} AND {$term}",
			$this->terms[ $rarest ]
		);
		return $this->listing->keys( $this->having( $others ), '(' . implode( ' UNION ', $lists ) . ') f' );
	}

	/**
	 * Conditions that a member has words. These subqueries run for each member in turn. The database may turn EXISTS into a join that
	 * starts from all members with the word.
	 * @param array<int,list<string>> $terms Some of $terms.
	 * @return list<string>
	 */
	private function having( array $terms ): array {
		$of_member = "(SELECT 1 FROM {directory_word} w WHERE w.user_id = {$this->listing->side}.user_id AND ";
		return array_values(
			array_map(
				static fn( array $term ): string =>
				$of_member . ( count( $term ) > 1 ? '(' . implode( ' OR ', $term ) . ')' : $term[0] ) . ' LIMIT 1) = 1',
				$terms
			)
		);
	}

	/**
	 * @param string $most LIMIT clause; '' to count all.
	 * @return non-empty-list<int> The number of members who have each word.
	 */
	private function sizes( string $most ): array {
		$sizes = array();
		foreach ( $this->terms as $index => $term ) {
			$counts  = array_map(
				fn( string $one ): string =>
					"(SELECT COUNT(*) FROM (SELECT 1 FROM {directory_word} w WHERE {$this->of_role()} AND {$one}{$most}) part)",
				$term
			);
			$sizes[] = implode( ' + ', $counts ) . " AS n{$index}";
		}
		$row = Sql::row( 'SELECT ' . implode( ', ', $sizes ) );
		// If the query fails, nothing is found.
		return $row ? array_map( 'intval', array_values( $row ) ) : array( 0 );
	}

	/**
	 * One of the member's words begins with it, or a word in the name of one of their skills.
	 * @param array<int,string> $skills Names.
	 * @return non-empty-list<string>
	 */
	private function term( string $word, array $skills ): array {
		$is_named = static fn( string $names ): bool => Words::has( $names, $word );
		// Usually no skill is meant, and all names are looked at together.
		$named  = $is_named( implode( "\n", $skills ) ) ? array_keys( array_filter( $skills, $is_named ) ) : array();
		$range  = 'w.word BETWEEN ' . Sql::words( array( $word ) ) . ' AND ' . Sql::words( array( Words::last( $word ) ) );
		$range .= $this->listing->filters['all_words'] ? '' : ' AND w.audience = ' . Words::OF_CARD;
		return $named ? array( $range, 'w.word IN (' . Sql::words( array_map( Words::skill( ... ), $named ) ) . ')' ) : array( $range );
	}

	private function of_role(): string {
		return 'w.role = ' . Sql::words( array( $this->listing->role ) );
	}
}
