<?php
/**
 * The applications of one person to the missions of another.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Database\Tables;

final class Between {

	/**
	 * @param int $owner User id of the missions' author.
	 */
	public function __construct( private readonly int $applicant, private readonly int $owner ) {}

	/**
	 * The newest ones.
	 *
	 * @param int $limit Rows at most.
	 * @return list<Application>
	 */
	public function newest( int $limit ): array {
		return $this->applicant > 0 && $this->owner > 0 ? Application_Rows::page( "SELECT a.id {$this->from()} ORDER BY a.id DESC LIMIT {$limit}" ) : array();
	}

	/**
	 * Notes that the owner has written to the applicant: the applications count as seen and answered. Call within a transaction that
	 * has locked both accounts.
	 */
	public function answer(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
		$posts = array_map( 'intval', array_values( $wpdb->get_col( "SELECT a.post_id {$this->from()} AND ( a.answered_gmt IS NULL OR a.seen_gmt IS NULL )" ) ) );
		if ( $posts ) {
			Seen::mark( $posts );
			Held::answer( Held::by_posts( $posts ) );
		}
	}

	/**
	 * Drops the owner's words that the applicant was not told yet. The stages are still told.
	 */
	public function drop_words(): void {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
		$rows = array_map( 'intval', array_values( $wpdb->get_col( "SELECT a.id {$this->from()} AND a.release_gmt IS NOT NULL" ) ) );
		if ( $rows ) {
			$wpdb->query( "UPDATE {$table} SET words = '' WHERE id IN (" . implode( ',', $rows ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
		}
	}

	private function from(): string {
		global $wpdb;
		return 'FROM ' . Tables::name( 'application' ) . " a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND m.post_author = {$this->owner} WHERE a.user_id = {$this->applicant}";
	}
}
