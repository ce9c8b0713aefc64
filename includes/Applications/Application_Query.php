<?php
/**
 * Reads applications with their authors and missions, in the same few queries for any number.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Fold;

/**
 * Applications to missions that are in the trash, or not published, are out of sight until the mission is back.
 *
 * @phpstan-type Counts array{new:int,shortlisted:int,chosen:int,declined:int,withdrawn:int}
 */
final class Application_Query {

	/**
	 * Words of a search that are looked for.
	 */
	private const WORDS = 10;

	/**
	 * Applications to a mission. Those of people who are off are gone.
	 *
	 * @param int    $mission_id Mission.
	 * @param Side   $side       Whose stages count.
	 * @param string $stage      Only those of this stage, '' for all.
	 * @param string $search     Only those with these words in the applicant's name, job or city, or in what was written.
	 * @param string $order      Result of Application_Order::sql().
	 * @param int    $limit      At most this many.
	 * @param int    $offset     To pass over.
	 * @return list<Application>
	 */
	public function of_mission( int $mission_id, Side $side, string $stage, string $search, string $order, int $limit, int $offset ): array {
		return Application_Rows::read( self::page( $this->candidates( $mission_id, $side, $stage, $search ), $order, $limit, $offset ), $order );
	}

	/**
	 * A page of a mission's applications in the order of their stages. How many have which says where the page begins, so that nothing
	 * is sorted: the index `board` has those of a stage in order.
	 *
	 * @param int    $mission_id Mission.
	 * @param Side   $side       Whose stages count.
	 * @param Counts $counts     Result of counts().
	 * @param bool   $ascending  Direction.
	 * @param int    $limit      At most this many.
	 * @param int    $offset     To pass over.
	 * @return list<Application>
	 */
	public function by_stage( int $mission_id, Side $side, array $counts, bool $ascending, int $limit, int $offset ): array {
		$order  = Application_Order::sql( 'date', $ascending, $side );
		$stages = Stage::cases();
		$pages  = array();
		foreach ( $ascending ? array_reverse( $stages ) : $stages as $stage ) {
			$number = $counts[ $stage->value ];
			$here   = min( $limit, max( 0, $number - $offset ) );
			if ( $here > 0 ) {
				$pages[] = self::page( $this->candidates( $mission_id, $side, $stage->value, '' ), $order, $here, $offset );
			}
			$limit -= $here;
			$offset = max( 0, $offset - $number );
		}
		$all = array_map( static fn( string $page, int $index ): string => "SELECT page_id FROM ( {$page} ) stage_{$index}", $pages, array_keys( $pages ) );
		return $pages ? Application_Rows::read( implode( ' UNION ALL ', $all ), Application_Order::sql( 'stage', $ascending, $side ) ) : array();
	}

	/**
	 * The next applications to a mission after one, oldest first.
	 *
	 * @param int    $mission_id Mission.
	 * @param string $stage      Only those of this stage, '' for all.
	 * @param string $search     As above.
	 * @param int    $after      Post id of the one before, 0 for none.
	 * @param int    $limit      At most this many.
	 * @return list<Application>
	 */
	public function after( int $mission_id, string $stage, string $search, int $after, int $limit ): array {
		global $wpdb;
		$order = Application_Order::sql( 'id', true, Side::Owner );
		return Application_Rows::read( self::page( $this->candidates( $mission_id, Side::Owner, $stage, $search ) . $wpdb->prepare( ' AND a.post_id > %d', $after ), $order, $limit, 0 ), $order );
	}

	/**
	 * How many applications to a mission a search finds.
	 *
	 * @param int    $mission_id Mission.
	 * @param Side   $side       Whose stages count.
	 * @param string $stage      Only those of this stage, '' for all.
	 * @param string $search     Words.
	 */
	public function found( int $mission_id, Side $side, string $stage, string $search ): int {
		global $wpdb;
		return (int) $wpdb->get_var( 'SELECT COUNT(*) ' . $this->candidates( $mission_id, $side, $stage, $search ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared below.
	}

	/**
	 * How many applications to a mission have which stage: one query that reads the index `board` alone, and looks up the few who are off.
	 *
	 * @param int  $mission_id Mission.
	 * @param Side $side       Whose stages.
	 * @return Counts
	 */
	public function counts( int $mission_id, Side $side ): array {
		global $wpdb;
		$table  = Tables::name( 'application' );
		$column = $side->column();
		$counts = array_fill_keys( array_column( Stage::cases(), 'value' ), 0 );
		$off    = State::sql( Account_State::Off, 'a.user_id' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, an integer, a prepared condition.
		$rows = (array) $wpdb->get_results(
			"SELECT {$column} AS stage, COUNT(*) AS number FROM {$table} a WHERE a.mission_id = {$mission_id} GROUP BY {$column}
			UNION ALL SELECT {$column} AS stage, -COUNT(*) AS number FROM {$table} a WHERE a.mission_id = {$mission_id} AND {$off} GROUP BY {$column}"
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			if ( isset( $counts[ $row->stage ] ) ) {
				$counts[ $row->stage ] += (int) $row->number;
			}
		}
		/**
		 * One of each stage.
		 *
		 * @var Counts $counts
		 */
		return $counts;
	}

	/**
	 * Applications somebody made.
	 *
	 * @param int    $user_id Applicant.
	 * @param string $stage   Only those told this stage, '' for all.
	 * @param string $order   Result of Application_Order::sql().
	 * @param int    $limit   At most this many.
	 * @param int    $offset  To pass over.
	 * @return array{list<Application>,int} Applications, and how many there are in all.
	 */
	public function of_user( int $user_id, string $stage, string $order, int $limit, int $offset ): array {
		global $wpdb;
		$from = 'FROM ' . Tables::name( 'application' ) . " a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND " . Mission_State::sql_with_applications( 'm.post_status' ) . '
			WHERE ' . Ownership::sql( 'a.user_id', $user_id ) . self::at( 'a.told', $stage );
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, an integer, a prepared condition.
		$total = (int) $wpdb->get_var( "SELECT COUNT(*) {$from}" );
		return array( Application_Rows::read( self::page( $from, $order, $limit, $offset ), $order ), $total );
	}

	/**
	 * One application.
	 *
	 * @param int $id Post id.
	 */
	public function one( int $id ): ?Application {
		return $this->some( array( $id ) )[0] ?? null;
	}

	/**
	 * Some applications, in no order.
	 *
	 * @param list<int> $ids Post ids.
	 * @return list<Application>
	 */
	public function some( array $ids ): array {
		$list = implode( ',', array_map( 'intval', $ids ) );
		return $ids ? Application_Rows::read( 'SELECT a.id AS page_id FROM ' . Tables::name( 'application' ) . " a WHERE a.post_id IN ({$list})", 'a.id' ) : array();
	}

	/**
	 * FROM and WHERE of a mission's candidates, prepared. Of who has withdrawn only the name is left to find.
	 *
	 * @param int    $mission_id Mission.
	 * @param Side   $side       Whose stages count.
	 * @param string $stage      Stage, '' for all.
	 * @param string $search     Words.
	 */
	private function candidates( int $mission_id, Side $side, string $stage, string $search ): string {
		global $wpdb;
		$from  = 'FROM ' . Tables::name( 'application' ) . ' a';
		$where = " WHERE a.mission_id = {$mission_id} AND " . State::sql_not_off( 'a.user_id' ) . self::at( $side->column(), $stage );
		$words = self::words( $search );
		if ( $words ) {
			$from .= " INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id INNER JOIN {$wpdb->users} u ON u.ID = a.user_id LEFT JOIN " . Tables::name( 'directory' ) . ' d ON d.user_id = a.user_id';
		}
		foreach ( $words as $word ) {
			$folded = '%' . $wpdb->esc_like( Fold::text( $word ) ) . '%';
			$raw    = '%' . $wpdb->esc_like( $word ) . '%';
			$where .= $wpdb->prepare( ' AND ( u.display_name LIKE %s OR ( a.stage <> %s AND ( d.folded LIKE %s OR p.post_content LIKE %s ) ) )', $raw, Stage::Withdrawn->value, $folded, $raw );
		}
		return $from . $where;
	}

	/**
	 * The ids of a page of rows.
	 *
	 * @param string $from   FROM and WHERE, prepared.
	 * @param string $order  Result of Application_Order::sql().
	 * @param int    $limit  At most this many.
	 * @param int    $offset To pass over.
	 */
	private static function page( string $from, string $order, int $limit, int $offset ): string {
		return "SELECT a.id AS page_id {$from} ORDER BY {$order} LIMIT {$limit} OFFSET {$offset}";
	}

	/**
	 * The words of a search.
	 *
	 * @param string $search Text.
	 * @return list<string>
	 */
	private static function words( string $search ): array {
		$words = preg_split( '/\s+/u', trim( $search ) );
		return array_slice( array_values( array_unique( array_filter( $words ? $words : array(), static fn( string $word ): bool => '' !== $word ) ) ), 0, self::WORDS );
	}

	/**
	 * The condition that a stage is one.
	 *
	 * @param string $column Column.
	 * @param string $stage  Stage, '' for none.
	 */
	private static function at( string $column, string $stage ): string {
		global $wpdb;
		return '' === $stage ? '' : $wpdb->prepare( " AND {$column} = %s", $stage ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
	}
}
