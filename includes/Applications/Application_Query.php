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
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Directory\Fold;
use DesignMarketplace\Members\Fields;

/**
 * Applications to missions that are in the trash, or not published, are out of sight until the mission is back.
 *
 * @phpstan-type Counts array{new:int,shortlisted:int,chosen:int,declined:int,withdrawn:int}
 */
final class Application_Query {

	/**
	 * What a collection may be ordered by.
	 */
	public const ORDER = array( 'date', 'id', 'stage' );

	/**
	 * Words of a search that are looked for.
	 */
	private const WORDS = 10;

	/**
	 * ORDER BY clause: descending are the newest first, of stages those somebody waits for.
	 *
	 * @param string $by        One of ORDER.
	 * @param bool   $ascending Direction.
	 * @param Side   $side      Whose stages.
	 */
	public static function order( string $by, bool $ascending, Side $side ): string {
		$direction = $ascending ? 'ASC' : 'DESC';
		$ends      = "a.created_gmt {$direction}, a.id {$direction}";
		if ( 'stage' !== $by ) {
			return 'id' === $by ? "a.post_id {$direction}, a.id {$direction}" : $ends;
		}
		$ranks = '';
		foreach ( array_reverse( Stage::cases() ) as $rank => $stage ) {
			$ranks .= " WHEN '{$stage->value}' THEN {$rank}";
		}
		return "CASE {$side->column()}{$ranks} ELSE -1 END {$direction}, {$ends}";
	}

	/**
	 * Applications to a mission. Those of people who are off are gone.
	 *
	 * @param int    $mission_id Mission.
	 * @param Side   $side       Whose stages count.
	 * @param string $stage      Only those of this stage, '' for all.
	 * @param string $search     Only those with these words in the applicant's name, job or city, or in what was written.
	 * @param string $order      Result of order().
	 * @param int    $limit      At most this many.
	 * @param int    $offset     To pass over.
	 * @return list<Application>
	 */
	public function of_mission( int $mission_id, Side $side, string $stage, string $search, string $order, int $limit, int $offset ): array {
		return $this->read( $this->candidates( $mission_id, $side, $stage, $search ), $order, $limit, $offset );
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
		return $this->read( $this->candidates( $mission_id, Side::Owner, $stage, $search ) . $wpdb->prepare( ' AND a.post_id > %d', $after ), self::order( 'id', true, Side::Owner ), $limit, 0 );
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
	 * @param string $order   Result of order().
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
		return array( $this->read( $from, $order, $limit, $offset ), $total );
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
		return $ids ? $this->read( 'FROM ' . Tables::name( 'application' ) . " a WHERE a.post_id IN ({$list})", 'a.id', count( $ids ), 0 ) : array();
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

	/**
	 * Reads applications. The page is found in the table of applications first, by its own indexes: only its rows are read whole.
	 * Who is no member has no profile, and therefore no slug.
	 *
	 * @param string $from   FROM and WHERE, prepared.
	 * @param string $order  Result of order().
	 * @param int    $limit  At most this many.
	 * @param int    $offset To pass over.
	 * @return list<Application>
	 */
	private function read( string $from, string $order, int $limit, int $offset ): array {
		global $wpdb;
		$applications = Tables::name( 'application' );
		$there        = Mission_State::sql_with_applications( 'm.post_status' );
		$of_user      = static fn( string $key, string $user ): string => (string) $wpdb->prepare( "( SELECT MAX(n.meta_value) FROM {$wpdb->usermeta} n WHERE n.user_id = {$user} AND n.meta_key = %s )", $key ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
		$of_mission   = static fn( string $key ): string => (string) $wpdb->prepare( "( SELECT MAX(o.meta_value) FROM {$wpdb->postmeta} o WHERE o.post_id = m.ID AND o.meta_key = %s )", $key );
		$member       = $wpdb->prepare( "EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s )", State::ACTIVATED );
		$closed       = $wpdb->prepare( 'CASE WHEN m.post_status = %s THEN ' . Retention::sql_closed() . " ELSE '' END", Mission_State::Closed->value ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		// phpcs:disable WordPress.DB.PreparedSQL -- each part is prepared.
		$rows = array_values(
			(array) $wpdb->get_results(
				"SELECT p.*, a.stage AS dm_stage, a.words AS dm_words, a.staged_gmt AS dm_staged_gmt, a.release_gmt AS dm_release_gmt, a.told AS dm_told, a.told_words AS dm_told_words, a.told_gmt AS dm_told_gmt,
				a.history AS dm_history, a.seen_gmt AS dm_seen_gmt, a.note AS dm_note, a.answered_gmt AS dm_answered_gmt, a.reapplied AS dm_reapplied, a.user_id AS dm_user_id,
				m.ID AS dm_mission_id, m.post_title AS dm_mission_title, m.post_status AS dm_mission_status, m.post_author AS dm_owner, {$of_mission( Mission_Outcome::META )} AS dm_outcome, {$closed} AS dm_closed_gmt,
				c.user_nicename AS dm_owner_slug, c.user_email AS dm_owner_email, {$of_user( Fields::key( 'contact_name' ), 'm.post_author' )} AS dm_contact,
				CASE WHEN {$member} THEN u.user_nicename ELSE '' END AS dm_slug, u.user_email AS dm_email, u.display_name AS dm_display_name, {$of_user( Fields::key( 'name' ), 'u.ID' )} AS dm_name,
				CASE WHEN " . State::sql_not_off( 'a.user_id' ) . ' THEN 1 ELSE 0 END AS dm_has_applicant, CASE WHEN ' . State::sql_not_off( 'm.post_author' ) . " THEN 1 ELSE 0 END AS dm_has_owner
				FROM ( SELECT a.id AS page_id {$from} ORDER BY {$order} LIMIT {$limit} OFFSET {$offset} ) page
				INNER JOIN {$applications} a ON a.id = page.page_id
				INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id
				INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND {$there}
				INNER JOIN {$wpdb->users} u ON u.ID = a.user_id
				LEFT JOIN {$wpdb->users} c ON c.ID = m.post_author
				ORDER BY {$order}",
				ARRAY_A
			)
		);
		// phpcs:enable
		return array_map( Application::of( ... ), Post_Pages::posts( $rows ), $rows );
	}
}
