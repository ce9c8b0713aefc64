<?php
/** Reads applications with their authors and missions. The number of queries does not depend on the number of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Folded_Text;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;

/**
 * Applications to missions that are in the trash or unpublished are left out until the mission is back.
 *
 * @phpstan-type Counts array{new:int,shortlisted:int,chosen:int,declined:int,withdrawn:int}
 */
final class Application_Query {

	/** Fewer candidates are counted as fast. */
	private const MANY = 500;

	/** Words of a search that are used. */
	private const WORDS = 10;

	/** @param bool $threads Whether a mission's applications come with the current user's conversations. */
	public function __construct( private readonly bool $threads = false ) {}

	/**
	 * Applications to a mission, without those of accounts that are off.
	 *
	 * @param Side   $side   Whose stages count.
	 * @param string $stage  Only this stage, '' for all.
	 * @param string $search Only those with these words in the applicant's name, job or city, or in the letter.
	 * @return list<Application>
	 */
	public function of_mission(
		int $mission_id,
		Side $side,
		string $stage,
		string $search,
		Application_Order $order,
		int $limit,
		int $offset
	): array {
		return Application_Rows::candidates(
			self::page( $this->candidates( $mission_id, $side, $stage, $search ), $order, $limit, $offset ),
			$order,
			$this->threads
		);
	}

	/**
	 * A page of a mission's applications ordered by stage. The counts give the start of the page in each stage, so that no more than
	 * the page is sorted: the index `board` has each stage in order.
	 *
	 * @param Side   $side   Whose stages count.
	 * @param Counts $counts Result of counts().
	 * @return list<Application>
	 */
	public function by_stage( int $mission_id, Side $side, array $counts, bool $ascending, int $limit, int $offset ): array {
		$newest = Application_Order::of( 'date', $ascending, $side );
		$stages = Application_Order::ranks();
		$pages  = array();
		foreach ( $ascending ? $stages : array_reverse( $stages, true ) as $rank => $stage ) {
			$number = $counts[ $stage->value ];
			$here   = min( $limit, max( 0, $number - $offset ) );
			if ( $here > 0 ) {
				$page    = self::page( $this->candidates( $mission_id, $side, $stage->value, '' ), $newest, $here, $offset );
				$pages[] = "SELECT page_id, page_key, {$rank} AS page_stage FROM ( {$page} ) stage_{$rank}";
			}
			$limit -= $here;
			$offset = max( 0, $offset - $number );
		}
		$order = Application_Order::of( 'stage', $ascending, $side );
		return $pages ? Application_Rows::candidates( implode( ' UNION ALL ', $pages ), $order, $this->threads ) : array();
	}

	/**
	 * The next applications to a mission after a given one, oldest first.
	 *
	 * @param string $stage Only this stage, '' for all.
	 * @param int    $after Post id of the previous application, 0 for none.
	 * @return list<Application>
	 */
	public function after( int $mission_id, string $stage, string $search, int $after, int $limit ): array {
		$order = Application_Order::of( 'id', true, Side::Owner );
		$from  = $this->candidates( $mission_id, Side::Owner, $stage, $search ) . " AND a.post_id > {$after}";
		return Application_Rows::candidates( self::page( $from, $order, $limit, 0 ), $order, false );
	}

	/**
	 * @param Side   $side  Whose stages count.
	 * @param string $stage Only this stage, '' for all.
	 */
	public function found( int $mission_id, Side $side, string $stage, string $search ): int {
		return (int) Sql::value( 'SELECT COUNT(*) ' . $this->candidates( $mission_id, $side, $stage, $search ) );
	}

	/** @return Counts Number of a mission's applications in each stage, without those of accounts that are off. */
	public function counts( int $mission_id, Side $side ): array {
		[ $all, $edition ] = Side::Owner === $side ? Kept_Counts::kept( Kept_Counts::CANDIDATES, '', $mission_id ) : array( null, 0 );
		$counted           = $this->counted( $mission_id, $side, null === $all );
		if ( null === $all && Side::Owner === $side && array_sum( $counted['all'] ) >= self::MANY ) {
			Kept_Counts::keep( Kept_Counts::CANDIDATES, '', $edition, $counted['all'], $mission_id );
		}
		$all  ??= $counted['all'];
		$counts = array();
		foreach ( Stage::cases() as $stage ) {
			// Somebody may apply, and be switched off, between the reads of the two.
			$counts[ $stage->value ] = max( 0, ( $all[ $stage->value ] ?? 0 ) - ( $counted['off'][ $stage->value ] ?? 0 ) );
		}
		/**
		 * Every stage is a key.
		 *
		 * @var Counts $counts
		 */
		return $counts;
	}

	/**
	 * Numbers by stage, in one query that reads only indexes: of all applications, and of those whose accounts are off.
	 *
	 * @param bool $with_all Whether all are counted.
	 * @return array{all:array<string,int>,off:array<string,int>}
	 */
	private function counted( int $mission_id, Side $side, bool $with_all ): array {
		$column = $side->column();
		$select = "{$column} AS stage, COUNT(*) AS number FROM";
		$where  = "a.mission_id = {$mission_id} GROUP BY {$column}";
		$all    = "SELECT 'all' AS part, {$select} {application} a WHERE {$where} UNION ALL ";
		$off    = "SELECT 'off' AS part, {$select} " . State::sql_off() . " o INNER JOIN {application} a ON a.user_id = o.user_id WHERE {$where}";
		$counts = array(
			'all' => array(),
			'off' => array(),
		);
		foreach ( Sql::rows( ( $with_all ? $all : '' ) . $off ) as $row ) {
			$counts[ 'all' === $row['part'] ? 'all' : 'off' ][ (string) $row['stage'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * @param string $stage Only those that were told this stage, '' for all.
	 * @return array{list<Application>,int} Applications and the total.
	 */
	public function of_user( int $user_id, string $stage, Application_Order $order, int $limit, int $offset ): array {
		$from  = 'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND ' . Mission_State::sql_with_applications( 'm.post_status' ) . '
			WHERE ' . Ownership::sql( 'a.user_id', $user_id ) . self::at( 'a.told', $stage );
		$total = (int) Sql::value( "SELECT COUNT(*) {$from}" );
		return array( Application_Rows::page( self::page( $from, $order, $limit, $offset ), $order ), $total );
	}

	public function one( int $id ): ?Application {
		return $this->some( array( $id ) )[0] ?? null;
	}

	/**
	 * @param list<int> $ids Post ids.
	 * @return list<Application>
	 */
	public function some( array $ids ): array {
		return Application_Rows::by_posts( $ids );
	}

	/**
	 * Prepared FROM and WHERE for a mission's candidates. Withdrawn applications are found by name only.
	 *
	 * @param Side   $side  Whose stages count.
	 * @param string $stage Stage, '' for all.
	 */
	private function candidates( int $mission_id, Side $side, string $stage, string $search ): string {
		global $wpdb;
		$from  = 'FROM {application} a';
		$where = " WHERE a.mission_id = {$mission_id} AND " . State::sql_not_off( 'a.user_id' ) . self::at( $side->column(), $stage );
		$words = self::words( $search );
		if ( $words ) {
			$from .= ' INNER JOIN {posts} p ON p.ID = a.post_id INNER JOIN {users} u ON u.ID = a.user_id ' . Directory_Table::join( 'a.user_id' );
		}
		foreach ( $words as $word ) {
			// A word in braces is no table, see Sql.
			$like   = static fn( string $text ): string => '%' . str_replace( '}', '\\}', $wpdb->esc_like( $text ) ) . '%';
			$folded = $like( Folded_Text::text( $word ) );
			$raw    = $like( $word );
			$where .= $wpdb->prepare(
				' AND ( u.display_name LIKE %s OR ( a.stage <> %s AND ( d.folded LIKE %s OR p.post_content LIKE %s ) ) )',
				$raw,
				Stage::Withdrawn->value,
				$folded,
				$raw
			);
		}
		return $from . $where;
	}

	/**
	 * SELECT of a page: ids, and what orders them.
	 *
	 * @param string $from Prepared FROM and WHERE.
	 */
	private static function page( string $from, Application_Order $order, int $limit, int $offset ): string {
		return "SELECT {$order->columns} {$from} ORDER BY {$order->sql} LIMIT {$limit} OFFSET {$offset}";
	}

	/** @return list<string> */
	private static function words( string $search ): array {
		$words = preg_split( '/\s+/u', trim( $search ) );
		return array_slice(
			array_values( array_unique( array_filter( $words ? $words : array(), static fn( string $word ): bool => '' !== $word ) ) ),
			0,
			self::WORDS
		);
	}

	/**
	 * Condition for a stage.
	 *
	 * @param string $stage Stage, '' for no condition.
	 */
	private static function at( string $column, string $stage ): string {
		global $wpdb;
		return '' === $stage ? '' : $wpdb->prepare( " AND {$column} = %s", $stage ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
	}

	/**
	 * The stages applicants were told, by application; one in the trash has none.
	 *
	 * @param list<int> $ids Post ids.
	 * @return array<int,string>
	 */
	public static function told( array $ids ): array {
		$told = array();
		foreach ( $ids ? Sql::rows( 'SELECT post_id, told FROM {application} WHERE post_id IN (' . Sql::in( $ids ) . ')' ) : array() as $row ) {
			$told[ (int) $row['post_id'] ] = (string) $row['told'];
		}
		return $told;
	}

	/**
	 * Numbers by mission and by what applicants know, without applicants whose accounts are off.
	 *
	 * @param list<int> $missions
	 * @return array<int,array<string,int>> Those without an application are left out.
	 */
	public static function told_counts( array $missions ): array {
		$sql    = 'SELECT mission_id, told, COUNT(*) AS number FROM {application} WHERE mission_id IN ('
			. Sql::in( $missions )
			. ') AND '
			. State::sql_not_off( 'user_id' )
			. ' GROUP BY mission_id, told';
		$counts = array();
		foreach ( $missions ? Sql::rows( $sql ) : array() as $row ) {
			$counts[ (int) $row['mission_id'] ][ (string) $row['told'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * SQL for some of all applications, for `( SELECT … FROM it )`.
	 *
	 * @param string $where Condition on `a`, the table, of fixed words.
	 */
	public static function sql_where( string $where ): string {
		return Tables::name( 'application' ) . " a WHERE {$where}";
	}
}
