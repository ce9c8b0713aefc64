<?php
/**
 * Reads applications whole, with their authors and missions, in one query for any number.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Roles;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Tables;
use stdClass;

/**
 * A page's rows are selected first, in the table of applications alone and by its own indexes, and then joined to the rest. The
 * database sorts the columns of that selection only: letters and notes it would write into a temporary table on the disk.
 *
 * @phpstan-type Mission array{outcome:?Mission_Outcome,closed_gmt:string,has_owner:bool}
 */
final class Application_Rows {

	/**
	 * Applications in an order.
	 *
	 * @param string $page SELECT of the order's columns, prepared.
	 * @return list<Application>
	 */
	public static function page( string $page, Application_Order $order ): array {
		return self::read( self::of_page( $page ), "ORDER BY {$order->sql}", self::has_applicant() );
	}

	/**
	 * The same, of a page that was selected without accounts that are off.
	 *
	 * @param string $page SELECT of the order's columns, prepared.
	 * @return list<Application>
	 */
	public static function candidates( string $page, Application_Order $order ): array {
		return self::read( self::of_page( $page ), "ORDER BY {$order->sql}", '1' );
	}

	/**
	 * Applications by their posts, unordered.
	 *
	 * @param list<int> $ids Post ids.
	 * @return list<Application>
	 */
	public static function by_posts( array $ids ): array {
		$list = implode( ',', array_map( 'intval', $ids ) );
		return '' === $list
			? array()
			: self::read( Tables::name( 'application' ) . ' a', "WHERE a.post_id IN ({$list})", self::has_applicant() );
	}

	private static function of_page( string $page ): string {
		return "( {$page} ) page INNER JOIN " . Tables::name( 'application' ) . ' a ON a.id = page.page_id';
	}

	/**
	 * SQL for whether the applicant's account is on.
	 */
	private static function has_applicant(): string {
		return 'CASE WHEN ' . State::sql_not_off( 'a.user_id' ) . ' THEN 1 ELSE 0 END';
	}

	/**
	 * @param string $from          Where the rows are, as `a`.
	 * @param string $rest          Prepared condition or order.
	 * @param string $has_applicant SQL for whether the applicant's account is on.
	 * @return list<Application>
	 */
	private static function read( string $from, string $rest, string $has_applicant ): array {
		global $wpdb;
		$directory = Tables::name( 'directory' );
		$there     = Mission_State::sql_with_applications( 'm.post_status' );
		// phpcs:disable WordPress.DB.PreparedSQL -- each part is prepared.
		$rows = array_filter(
			(array) $wpdb->get_results(
				"SELECT p.ID, p.post_author, p.post_date, p.post_date_gmt, p.post_modified, p.post_modified_gmt, p.post_status, p.post_content,
				a.stage, a.words, a.release_gmt, a.told, a.told_words, a.history, a.seen_gmt, a.note, a.answered_gmt, a.reapplied,
				m.ID AS mission_id, m.post_title AS mission_title, m.post_status AS mission_status, m.post_author AS owner, m.post_modified_gmt AS mission_modified_gmt,
				c.user_nicename AS owner_slug, c.user_email AS owner_email,
				u.ID AS user_id, u.user_nicename, u.user_email, u.display_name, d.role, d.doc, {$has_applicant} AS has_applicant
				FROM {$from}
				INNER JOIN {$wpdb->posts} p ON p.ID = a.post_id
				INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND {$there}
				INNER JOIN {$wpdb->users} u ON u.ID = a.user_id
				LEFT JOIN {$wpdb->users} c ON c.ID = m.post_author
				LEFT JOIN {$directory} d ON d.user_id = a.user_id
				{$rest}"
			),
			static fn( mixed $row ): bool => $row instanceof stdClass
		);
		// phpcs:enable
		$missions = self::missions( $rows );
		self::cache_others( $rows );
		$applications = array();
		foreach ( $rows as $row ) {
			$applications[] = Application::of( $row, $missions[ (int) $row->mission_id ] );
		}
		return $applications;
	}

	/**
	 * What is the same for all applications to a mission: the outcome and time of one that is closed, and whether its owner is on.
	 *
	 * @param array<stdClass> $rows
	 * @return array<int,Mission>
	 */
	private static function missions( array $rows ): array {
		$first = array_column( $rows, null, 'mission_id' );
		// Usually all rows have the same company, whose meta is cached already, and of one open mission the deadline is rarely read.
		update_meta_cache( 'user', array_unique( array_map( 'intval', array_column( $first, 'owner' ) ) ) );
		if ( count( $first ) > 1 ) {
			update_meta_cache( 'post', array_keys( $first ) );
		}
		$missions = array();
		foreach ( $first as $id => $row ) {
			$is_closed       = Mission_State::Closed->value === $row->mission_status;
			$closed          = $is_closed ? (string) get_post_meta( $id, Application_Retention::CLOSED, true ) : '';
			$missions[ $id ] = array(
				'outcome'    => $is_closed ? Mission_Outcome::tryFrom( (string) get_post_meta( $id, Mission_Outcome::META, true ) ) : null,
				'closed_gmt' => $is_closed && '' === $closed ? (string) $row->mission_modified_gmt : $closed,
				'has_owner'  => ! State::is_marked( (int) $row->owner ),
			);
		}
		return $missions;
	}

	/**
	 * Reads the meta of those who are no designers and have their names there, in one query.
	 *
	 * @param array<stdClass> $rows
	 */
	private static function cache_others( array $rows ): void {
		$others = array();
		foreach ( $rows as $row ) {
			if ( Roles::DESIGNER !== $row->role ) {
				$others[] = (int) $row->user_id;
			}
		}
		update_meta_cache( 'user', array_unique( $others ) );
	}
}
