<?php
/**
 * Closes a mission: once, for good, and every candidate is told once.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * An application is only taken from a row that still is open, so that none can be younger than the close.
 */
final class Closing {

	/**
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
	 * How many candidates have not been told yet that the mission takes no applications.
	 *
	 * @param int $mission_id Mission.
	 */
	public static function untold( int $mission_id ): int {
		global $wpdb;
		$table  = Tables::name( 'application' );
		$outbox = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the tables' names are ours, the condition is prepared.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT COUNT(*) FROM {$table} a WHERE a.mission_id = %d
				AND NOT EXISTS ( SELECT 1 FROM {$outbox} o WHERE o.event = %s AND o.recipient = CONCAT( 'user:', a.user_id ) )",
				$mission_id,
				self::event( $mission_id )
			) . ' AND ' . State::sql_not_off( 'a.user_id' )
		);
		// phpcs:enable
	}

	/**
	 * Tells the candidates of a mission that has just stopped taking applications, each once, however often that happens.
	 *
	 * @param WP_Post $mission Mission.
	 */
	public function tell( WP_Post $mission ): void {
		if ( self::untold( $mission->ID ) > 0 ) {
			$this->outbox->enqueue_fan_out_again( self::event( $mission->ID ), Mission_State::Trashed === Mission_State::of( $mission ) ? Mails\Mission_Withdrawn::class : Mails\Mission_Closed::class, self::payload( $mission ) );
		}
	}

	/**
	 * Takes back the mails that have not left when a mission takes applications again.
	 *
	 * @param int $mission_id Mission that came back from the trash.
	 */
	public function untell( int $mission_id ): void {
		$this->outbox->withdraw( self::event( $mission_id ) );
	}

	/**
	 * Tells the candidates of a mission that will not be there when their mails are made.
	 *
	 * An open one stops taking applications first: none can arrive behind those who are told.
	 *
	 * @param WP_Post $mission Mission about to be erased, its applications still there.
	 */
	public function tell_before_erasure( WP_Post $mission ): void {
		global $wpdb;
		$was_open = 1 === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_status = %s WHERE ID = %d AND post_status = %s", Mission_State::Closed->value, $mission->ID, Mission_State::Open->value ) );
		$table    = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$users = array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM {$table} WHERE mission_id = %d", $mission->ID ) ) ) );
		$event = self::event( $mission->ID );
		if ( $was_open && $users ) {
			$this->outbox->enqueue_fan_out_again( $event, Mails\Mission_Withdrawn::class, self::payload( $mission ) + array( 'users' => $users ) );
		} else {
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
		$gone = Account_Lock::hold( (int) get_post_field( 'post_author', $mission_id ) );
		if ( $gone ) {
			return get_post( $mission_id ) ? $gone : Errors::of( 'mission_unknown' );
		}
		$now     = Clock::gmt();
		$changed = $wpdb->query(
			$wpdb->prepare(
				"UPDATE {$wpdb->posts} SET post_status = %s, post_modified = %s, post_modified_gmt = %s WHERE ID = %d AND post_type = %s AND post_status = %s",
				Mission_State::Closed->value,
				get_date_from_gmt( $now ),
				$now,
				$mission_id,
				Item_Types::MISSION,
				Mission_State::Open->value
			)
		);
		clean_post_cache( $mission_id );
		$post = get_post( $mission_id );
		if ( ! $post instanceof WP_Post || Item_Types::MISSION !== $post->post_type ) {
			return Errors::of( 'mission_unknown' );
		}
		if ( 1 !== $changed ) {
			return Mission_State::Closed === Mission_State::of( $post ) ? 0 : Errors::of( 'forbidden' );
		}
		$informed = self::untold( $mission_id );
		$this->tell( $post );
		wp_transition_post_status( Mission_State::Closed->value, Mission_State::Open->value, $post );
		do_action( 'design_marketplace_mission_closed', $mission_id );
		return $informed;
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
