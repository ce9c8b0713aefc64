<?php
/** Reads applications with their authors and missions. The number of queries does not depend on the number of applications. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Directory\Directory_Table;
use DesignMarketplace\Directory\Words;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;

/**
 * Lists leave out applications to missions that are in the trash or unpublished, until the mission is back. Numbers do not look at the
 * mission.
 * @phpstan-type Counts array{new:int,shortlisted:int,chosen:int,declined:int,withdrawn:int}
 */
final class Application_Query {

	/** Below this number, counting is as fast as reading a kept number. */
	private const MANY = 500;

	/** Words of a search that are used. */
	private const WORDS = 10;

	/** @param bool $threads Whether a mission's applications come with the current user's conversations. */
	public function __construct( private readonly bool $threads = false ) {}

	/**
	 * Without those of accounts that are off.
	 * @param string $stage Only this stage, '' for all.
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
	 * @param Counts $counts
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

	/** @return list<Application> The next ones after a post id, oldest first. */
	public function after( int $mission_id, string $stage, string $search, int $after, int $limit ): array {
		$order = Application_Order::of( 'id', true, Side::Owner );
		$from  = $this->candidates( $mission_id, Side::Owner, $stage, $search ) . " AND a.post_id > {$after}";
		return Application_Rows::candidates( self::page( $from, $order, $limit, 0 ), $order, false );
	}

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
		/** @var Counts $counts */
		return $counts;
	}

	/** @return array{all:array<string,int>,off:array<string,int>} By stage, in one query: of all, and of those whose accounts are off. */
	private function counted( int $mission_id, Side $side, bool $with_all ): array {
		$column = $side->column();
		$select = "{$column} AS stage, COUNT(*) AS number FROM";
		$where  = "a.mission_id = {$mission_id} GROUP BY {$column}";
		$all    = "SELECT 'all' AS part, {$select} {application} a WHERE {$where} UNION ALL ";
		$off    = "SELECT 'off' AS part, {$select} " . State::sql_off() . " o INNER JOIN {application} a ON a.user_id = o.user_id WHERE {$where}";
		$counts = array( 'all' => array(), 'off' => array() );
		foreach ( Sql::rows( ( $with_all ? $all : '' ) . $off ) as $row ) {
			$counts[ 'all' === $row['part'] ? 'all' : 'off' ][ (string) $row['stage'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** @return array{list<Application>,int} Those of the stage that was told, '' for all, and the total. */
	public function of_user( int $user_id, string $stage, Application_Order $order, int $limit, int $offset ): array {
		$from  = 'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND ' . Mission_State::sql_with_applications( 'm.post_status' ) . '
			WHERE ' . Ownership::sql( 'a.user_id', $user_id ) . self::at( 'a.told', $stage );
		$total = (int) Sql::value( "SELECT COUNT(*) {$from}" );
		return array( Application_Rows::page( self::page( $from, $order, $limit, $offset ), $order ), $total );
	}

	public function one( int $id ): ?Application {
		return Application_Rows::by_posts( array( $id ) )[0] ?? null;
	}

	/** Prepared FROM and WHERE for a mission's candidates. Withdrawn applications are found by name only. */
	private function candidates( int $mission_id, Side $side, string $stage, string $search ): string {
		global $wpdb;
		$from  = 'FROM {application} a';
		$where = " WHERE a.mission_id = {$mission_id} AND " . State::sql_not_off( 'a.user_id' ) . self::at( $side->column(), $stage );
		$words = self::words( $search );
		if ( $words ) {
			$from .= ' INNER JOIN {posts} p ON p.ID = a.post_id INNER JOIN {users} u ON u.ID = a.user_id ' . Directory_Table::join( 'a.user_id' );
		}
		foreach ( $words as $word ) {
			// A word in braces is not a table, see Sql.
			$like   = static fn( string $text ): string => '%' . str_replace( '}', '\\}', $wpdb->esc_like( $text ) ) . '%';
			$folded = $like( Words::folded( $word ) );
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

	/** SELECT of a page: ids, and what orders them. */
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

	private static function at( string $column, string $stage ): string {
		global $wpdb;
		return '' === $stage ? '' : $wpdb->prepare( " AND {$column} = %s", $stage ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
	}

	/**
	 * @param list<int> $ids Post ids.
	 * @return array<int,string> The stages applicants were told; an application in the trash has none.
	 */
	public static function told( array $ids ): array {
		$rows = $ids ? Sql::rows( 'SELECT post_id, told FROM {application} WHERE post_id IN (' . Sql::in( $ids ) . ')' ) : array();
		$told = array_map( 'strval', array_column( $rows, 'told' ) );
		return array_combine( array_map( 'intval', array_column( $rows, 'post_id' ) ), $told );
	}

	/**
	 * @param list<int> $missions
	 * @return array<int,array<string,int>> Numbers by mission and by what applicants know, without accounts that are off.
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

	/** The applications `a` for which a condition holds, as a subquery has them after FROM. */
	public static function sql_from( string $where ): string {
		return Tables::name( 'application' ) . " a WHERE {$where}";
	}
}
