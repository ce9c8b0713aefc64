<?php
/**
 * Reads applications whole, with their authors and missions, in one query for any number.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\User_Meta;
use DesignMarketplace\Members\Member_Fields;
use stdClass;

/**
 * The rows to read are selected first, in the table of applications alone and by its own indexes. The database does not sort the rows
 * with their letters and notes: it would write them into a temporary table on the disk.
 */
final class Application_Rows {

	/**
	 * Applications in the order of a query.
	 *
	 * @param string $page SELECT of their rows' ids, prepared.
	 * @return list<Application>
	 */
	public static function page( string $page ): array {
		global $wpdb;
		$ids   = array_map( 'intval', array_values( $wpdb->get_col( $page ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
		$found = self::read( 'a.id', $ids );
		return array_values( array_filter( array_map( static fn( int $id ): ?Application => $found[ $id ] ?? null, $ids ) ) );
	}

	/**
	 * Applications by their posts, unordered.
	 *
	 * @param list<int> $ids Post ids.
	 * @return list<Application>
	 */
	public static function by_posts( array $ids ): array {
		return array_values( self::read( 'a.post_id', array_map( 'intval', $ids ) ) );
	}

	/**
	 * Applications. People who are not members have no profile, and therefore no slug.
	 *
	 * @param string    $column Column of the ids.
	 * @param list<int> $ids    Integers.
	 * @return array<int,Application> By row.
	 */
	private static function read( string $column, array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return array();
		}
		$list      = implode( ',', $ids );
		$table     = Tables::name( 'application' );
		$directory = Tables::name( 'directory' );
		$designer  = Roles::DESIGNER;
		$there     = Mission_State::sql_with_applications( 'm.post_status' );
		$name      = User_Meta::sql( 'u.ID', Member_Fields::key( 'name' ) );
		$member    = $wpdb->prepare(
			"EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s )",
			State::ACTIVATED
		);
		// phpcs:disable WordPress.DB.PreparedSQL -- each part is prepared.
		$rows = array_filter(
			(array) $wpdb->get_results(
				"SELECT p.ID, p.post_author, p.post_date, p.post_date_gmt, p.post_modified, p.post_modified_gmt, p.post_status, p.post_content,
				a.id AS dm_id, a.stage AS dm_stage, a.words AS dm_words, a.release_gmt AS dm_release_gmt, a.told AS dm_told, a.told_words AS dm_told_words,
				a.history AS dm_history, a.seen_gmt AS dm_seen_gmt, a.note AS dm_note, a.answered_gmt AS dm_answered_gmt, a.reapplied AS dm_reapplied,
				m.ID AS dm_mission_id, m.post_title AS dm_mission_title, m.post_status AS dm_mission_status, m.post_author AS dm_owner, m.post_modified_gmt AS dm_mission_modified_gmt,
				c.user_nicename AS dm_owner_slug, c.user_email AS dm_owner_email,
				CASE WHEN d.user_id IS NOT NULL OR {$member} THEN u.user_nicename ELSE '' END AS dm_slug, u.user_email AS dm_email, u.display_name AS dm_display_name,
				d.doc AS dm_card, CASE WHEN d.role = '{$designer}' THEN '' ELSE {$name} END AS dm_name,
				CASE WHEN " . State::sql_not_off( 'a.user_id' ) . " THEN 1 ELSE 0 END AS dm_has_applicant
				FROM {$table} a
				INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id
				INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND {$there}
				INNER JOIN {$wpdb->users} u ON u.ID = a.user_id
				LEFT JOIN {$wpdb->users} c ON c.ID = m.post_author
				LEFT JOIN {$directory} d ON d.user_id = a.user_id
				WHERE {$column} IN ({$list})"
			),
			static fn( mixed $row ): bool => $row instanceof stdClass
		);
		// phpcs:enable
		// Usually all rows have the same company, whose meta is cached already.
		update_meta_cache( 'user', array_unique( array_map( 'intval', array_column( $rows, 'dm_owner' ) ) ) );
		$ends         = self::ends( $rows );
		$applications = array();
		foreach ( $rows as $row ) {
			$applications[ (int) $row->dm_id ] = Application::of( $row, $ends[ (int) $row->dm_mission_id ] );
		}
		return $applications;
	}

	/**
	 * The deadlines of missions, and the outcome and time of those that are closed. Each mission is read once, however many rows it has.
	 *
	 * @param array<stdClass> $rows
	 * @return array<int,array{deadline:string,outcome:string,closed_gmt:string}> By mission.
	 */
	private static function ends( array $rows ): array {
		$missions = array_column( $rows, null, 'dm_mission_id' );
		update_meta_cache( 'post', array_keys( $missions ) );
		$ends = array();
		foreach ( $missions as $id => $row ) {
			$is_closed   = Mission_State::Closed->value === $row->dm_mission_status;
			$closed      = $is_closed ? (string) get_post_meta( $id, Application_Retention::CLOSED, true ) : '';
			$ends[ $id ] = array(
				'deadline'   => (string) get_post_meta( $id, Deadline::META, true ),
				'outcome'    => $is_closed ? (string) get_post_meta( $id, Mission_Outcome::META, true ) : '',
				'closed_gmt' => $is_closed && '' === $closed ? (string) $row->dm_mission_modified_gmt : $closed,
			);
		}
		return $ends;
	}
}
