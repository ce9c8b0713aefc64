<?php
/**
 * Reads applications with their authors and missions, in one query for any number.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Database\Tables;

/**
 * Applications to missions that are in the trash, or not published, are out of sight until the mission is back.
 */
final class Application_Query {

	/**
	 * Columns a collection may be ordered by, those of the guard table: the rest is joined to rows in order.
	 */
	public const ORDER = array(
		'date' => 'a.created_gmt',
		'id'   => 'a.post_id',
	);

	/**
	 * Applications to a mission. Those of people who are off are gone.
	 *
	 * @param int    $mission_id Mission.
	 * @param string $order      ORDER BY clause.
	 * @param int    $limit      At most this many.
	 * @param int    $offset     To pass over.
	 * @return array{list<Application>,int} Applications, and how many there are in all.
	 */
	public function of_mission( int $mission_id, string $order, int $limit, int $offset ): array {
		global $wpdb;
		return $this->read( $wpdb->prepare( 'a.mission_id = %d AND ', $mission_id ) . State::sql_not_off( 'a.user_id' ), $order, $limit, $offset );
	}

	/**
	 * Applications somebody made.
	 *
	 * @param int    $user_id Applicant.
	 * @param string $order   ORDER BY clause.
	 * @param int    $limit   At most this many.
	 * @param int    $offset  To pass over.
	 * @return array{list<Application>,int} Applications, and how many there are in all.
	 */
	public function of_user( int $user_id, string $order, int $limit, int $offset ): array {
		return $this->read( Ownership::sql( 'a.user_id', $user_id ), $order, $limit, $offset );
	}

	/**
	 * One application.
	 *
	 * @param int $id Post id.
	 */
	public function one( int $id ): ?Application {
		global $wpdb;
		return $this->read( $wpdb->prepare( 'a.post_id = %d', $id ), 'a.id', 1, 0 )[0][0] ?? null;
	}

	/**
	 * Reads applications. Who is no member has no profile, and therefore no slug.
	 *
	 * @param string $where  Prepared condition.
	 * @param string $order  ORDER BY clause.
	 * @param int    $limit  At most this many.
	 * @param int    $offset To pass over.
	 * @return array{list<Application>,int}
	 */
	private function read( string $where, string $order, int $limit, int $offset ): array {
		global $wpdb;
		$applications     = Tables::name( 'application' );
		$published        = Mission_State::sql_published( 'm.post_status' );
		$name             = $wpdb->prepare( "( SELECT MAX(n.meta_value) FROM {$wpdb->usermeta} n WHERE n.user_id = u.ID AND n.meta_key = %s )", 'design_marketplace_name' );
		$outcome          = $wpdb->prepare( "( SELECT MAX(o.meta_value) FROM {$wpdb->postmeta} o WHERE o.post_id = m.ID AND o.meta_key = %s )", Mission_Outcome::META );
		$member           = $wpdb->prepare( "EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s )", State::ACTIVATED );
		[ $rows, $total ] = Post_Pages::read(
			"p.*, a.stage AS dm_stage, a.words AS dm_words, a.staged_gmt AS dm_staged_gmt, a.release_gmt AS dm_release_gmt, a.told AS dm_told, a.told_words AS dm_told_words, a.told_gmt AS dm_told_gmt,
			a.history AS dm_history, a.seen_gmt AS dm_seen_gmt, a.note AS dm_note, a.reapplied AS dm_reapplied, a.user_id AS dm_user_id,
			m.ID AS dm_mission_id, m.post_title AS dm_mission_title, m.post_status AS dm_mission_status, m.post_author AS dm_owner, {$outcome} AS dm_outcome,
			c.user_nicename AS dm_owner_slug, CASE WHEN {$member} THEN u.user_nicename ELSE '' END AS dm_slug, u.user_email AS dm_email, u.display_name AS dm_display_name, {$name} AS dm_name,
			CASE WHEN " . State::sql_not_off( 'a.user_id' ) . ' THEN 1 ELSE 0 END AS dm_has_applicant, CASE WHEN ' . State::sql_not_off( 'm.post_author' ) . ' THEN 1 ELSE 0 END AS dm_has_owner',
			"FROM {$applications} a
			INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id
			INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND {$published}
			INNER JOIN {$wpdb->users} u ON u.ID = a.user_id
			LEFT JOIN {$wpdb->users} c ON c.ID = m.post_author
			WHERE {$where}",
			$order,
			$limit,
			$offset
		);
		return array( array_map( Application::of( ... ), Post_Pages::posts( $rows ), $rows ), $total );
	}
}
