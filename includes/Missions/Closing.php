<?php
/**
 * Closes a mission: once, for good, and every candidate is told once.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Members\State;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * An application is only taken from a row that still is open, so that none can be younger than the close.
 */
final class Closing {

	/**
	 * Takes its tools.
	 *
	 * @param Outbox $outbox Queue of mails.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	/**
	 * Closes a mission.
	 *
	 * @param int $mission_id Mission.
	 * @return int|WP_Error How many candidates will be told; 0 when it was closed before.
	 */
	public function close( int $mission_id ): int|WP_Error {
		return Transaction::run( fn(): int|WP_Error => $this->close_row( $mission_id ) );
	}

	/**
	 * Tells the candidates of a mission that will not be there when their mails are made.
	 *
	 * @param WP_Post $mission Mission about to be erased, its applications still there.
	 */
	public function tell_before_erasure( WP_Post $mission ): void {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$users = array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$table} WHERE mission_id = %d", $mission->ID ) ) ) );
		$event = self::event( $mission->ID );
		$open  = Post_Type::OPEN === $mission->post_status && $users;
		if ( ! $open || ! $this->outbox->enqueue_fan_out( $event, 'mission_closed', self::payload( $mission ) + array( 'users' => $users ) ) ) {
			// Closed a moment ago: the mails are not written yet, and need the list that is about to go.
			$this->outbox->pin( $event, $users );
		}
	}

	/**
	 * Does it, inside a transaction.
	 *
	 * @param int $mission_id Mission.
	 */
	private function close_row( int $mission_id ): int|WP_Error {
		global $wpdb;
		$now     = Clock::gmt();
		$changed = $wpdb->query(
			$wpdb->prepare(
				"UPDATE {$wpdb->posts} SET post_status = %s, post_modified = %s, post_modified_gmt = %s WHERE ID = %d AND post_type = %s AND post_status = %s",
				Post_Type::CLOSED,
				get_date_from_gmt( $now ),
				$now,
				$mission_id,
				Post_Type::NAME,
				Post_Type::OPEN
			)
		);
		clean_post_cache( $mission_id );
		$post = get_post( $mission_id );
		if ( ! $post instanceof WP_Post || Post_Type::NAME !== $post->post_type ) {
			return Errors::of( 'mission_unknown' );
		}
		if ( 1 !== $changed ) {
			return Post_Type::CLOSED === $post->post_status ? 0 : Errors::of( 'forbidden' );
		}
		$informed = $this->candidates( $mission_id );
		if ( $informed > 0 ) {
			$this->outbox->enqueue_fan_out( self::event( $mission_id ), 'mission_closed', self::payload( $post ) );
		}
		wp_transition_post_status( Post_Type::CLOSED, Post_Type::OPEN, $post );
		do_action( 'design_marketplace_mission_closed', $mission_id );
		return $informed;
	}

	private function candidates( int $mission_id ): int {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$table} WHERE mission_id = %d", $mission_id ) . ' AND ' . State::sql_not_off( 'user_id' ) );
	}

	/**
	 * What the mails need when the mission is gone.
	 *
	 * @param WP_Post $mission Mission.
	 * @return array{mission:int,title:string,company:string}
	 */
	private static function payload( WP_Post $mission ): array {
		$author = get_userdata( (int) $mission->post_author );
		return array(
			'mission' => $mission->ID,
			'title'   => $mission->post_title,
			'company' => $author ? Fields::display_name( $author ) : '',
		);
	}

	private static function event( int $mission_id ): string {
		return "mission_closed:{$mission_id}";
	}
}
