<?php
/**
 * The applications one person has made to the missions of another.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Database\Tables;

final class Between {

	/**
	 * @param int $applicant Who applied.
	 * @param int $owner     Whose missions they are.
	 */
	public function __construct( private readonly int $applicant, private readonly int $owner ) {}

	/**
	 * The newest of them.
	 *
	 * @param int $limit At most this many.
	 * @return list<Application>
	 */
	public function newest( int $limit ): array {
		return $this->applicant > 0 && $this->owner > 0 ? Application_Rows::read( "SELECT a.id AS page_id {$this->from()} ORDER BY a.id DESC LIMIT {$limit}", 'a.id DESC' ) : array();
	}

	/**
	 * The owner has written to the applicant: has seen what they sent, and answered. Call it inside a transaction that holds both accounts.
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
	 * Words the owner has not told the applicant yet will not be told. The stage will.
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

	/**
	 * FROM and WHERE.
	 */
	private function from(): string {
		global $wpdb;
		return 'FROM ' . Tables::name( 'application' ) . " a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id AND m.post_author = {$this->owner} WHERE a.user_id = {$this->applicant}";
	}
}
