<?php
/**
 * Reads applications whole, with their authors and missions, in one query for any number.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Members\Fields;

/**
 * Which ones is found before, in the table of applications alone and by its own indexes.
 */
final class Application_Rows {

	/**
	 * Applications. Who is no member has no profile, and therefore no slug.
	 *
	 * @param string $page  SELECT of their rows' ids as `page_id`, prepared.
	 * @param string $order ORDER BY clause; applications are `a`.
	 * @return list<Application>
	 */
	public static function read( string $page, string $order ): array {
		global $wpdb;
		$applications = Tables::name( 'application' );
		$there        = Mission_State::sql_with_applications( 'm.post_status' );
		$of_user      = static fn( string $key, string $user ): string => (string) $wpdb->prepare( "( SELECT MAX(n.meta_value) FROM {$wpdb->usermeta} n WHERE n.user_id = {$user} AND n.meta_key = %s )", $key ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
		$member       = $wpdb->prepare( "EXISTS ( SELECT 1 FROM {$wpdb->usermeta} s WHERE s.user_id = u.ID AND s.meta_key = %s )", State::ACTIVATED );
		// What only some rows are asked for is looked up for those alone.
		$chosen = static fn( string $sql ): string => (string) $wpdb->prepare( "CASE WHEN a.told = %s THEN {$sql} ELSE '' END", Stage::Chosen->value ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		// phpcs:disable WordPress.DB.PreparedSQL -- each part is prepared.
		$rows = array_values(
			(array) $wpdb->get_results(
				"SELECT p.*, a.stage AS dm_stage, a.words AS dm_words, a.release_gmt AS dm_release_gmt, a.told AS dm_told, a.told_words AS dm_told_words,
				a.history AS dm_history, a.seen_gmt AS dm_seen_gmt, a.note AS dm_note, a.answered_gmt AS dm_answered_gmt, a.reapplied AS dm_reapplied,
				m.ID AS dm_mission_id, m.post_title AS dm_mission_title, m.post_status AS dm_mission_status, m.post_author AS dm_owner, m.post_modified_gmt AS dm_mission_modified_gmt,
				c.user_nicename AS dm_owner_slug, c.user_email AS dm_owner_email, {$chosen( $of_user( Fields::key( 'contact_name' ), 'm.post_author' ) )} AS dm_contact,
				CASE WHEN {$member} THEN u.user_nicename ELSE '' END AS dm_slug, u.user_email AS dm_email, u.display_name AS dm_display_name, {$of_user( Fields::key( 'name' ), 'u.ID' )} AS dm_name,
				CASE WHEN " . State::sql_not_off( 'a.user_id' ) . ' THEN 1 ELSE 0 END AS dm_has_applicant, CASE WHEN ' . State::sql_not_off( 'm.post_author' ) . " THEN 1 ELSE 0 END AS dm_has_owner
				FROM ( {$page} ) page
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
		return array_map( Application::of( ... ), Post_Pages::posts( $rows ), self::with_ends( $rows ) );
	}

	/**
	 * When the missions of the rows end, and how and when those ended that are closed: asked for once, however many rows are of one.
	 *
	 * @param list<array<string,string|null>> $rows Rows.
	 * @return list<array<string,string|null>>
	 */
	private static function with_ends( array $rows ): array {
		update_meta_cache( 'post', array_unique( array_map( 'intval', array_column( $rows, 'dm_mission_id' ) ) ) );
		return array_map(
			static function ( array $row ): array {
				$meta      = static fn( string $key ): string => (string) get_post_meta( (int) $row['dm_mission_id'], $key, true );
				$is_closed = Mission_State::Closed->value === $row['dm_mission_status'];
				$closed    = $meta( Retention::CLOSED );
				return $row + array(
					'dm_deadline'   => $meta( Deadline::META ),
					'dm_outcome'    => $is_closed ? $meta( Mission_Outcome::META ) : '',
					'dm_closed_gmt' => match ( true ) {
						! $is_closed   => '',
					'' === $closed => $row['dm_mission_modified_gmt'],
					default        => $closed,
					},
				);
			},
			$rows
		);
	}
}
