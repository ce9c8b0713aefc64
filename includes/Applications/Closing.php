<?php
/**
 * Closes a mission: once, for good, and every candidate is told once.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\Account_State;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Item_Types;
use DesignMarketplace\Content\Mission_Outcome;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\Members\Fields;
use DesignMarketplace\Missions\Ending;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_Post;

/**
 * An application is only taken from a row that still is open, so that none can be younger than the close.
 */
final class Closing {

	/**
	 * Meta of a mission: what its owner told those who were not chosen.
	 */
	public const WORDS = '_design_marketplace_close_words';

	/**
	 * @param Outbox     $outbox     Queue of mails.
	 * @param Settlement $settlement Tells what nobody knew yet.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox(), private readonly Settlement $settlement = new Settlement() ) {}

	/**
	 * Closes a mission.
	 *
	 * @param int    $mission_id Mission.
	 * @param Ending $end        How it ends.
	 * @return int|WP_Error How many candidates will be told; 0 when it was closed before.
	 */
	public function close( int $mission_id, Ending $end = new Ending() ): int|WP_Error {
		return Stages::missing() ?? Transaction::run( fn(): int|WP_Error => $this->close_row( $mission_id, $end ) );
	}

	/**
	 * How many mails a close would send now. Whoever was declined before and is not any more hears of it.
	 *
	 * @param int $mission_id Mission.
	 */
	public static function informs( int $mission_id ): int {
		return self::count( $mission_id, Stages::sql_concerned( 'a' ) );
	}

	/**
	 * How many candidates have not been told yet that the mission takes no applications. Who withdrew, or was told of a decline, need not be.
	 *
	 * @param int       $mission_id Mission.
	 * @param list<int> $except     Users who are told by another mail.
	 */
	public static function untold( int $mission_id, array $except = array() ): int {
		return self::count( $mission_id, Stages::sql_waiting( 'a' ) . ( $except ? ' AND a.user_id NOT IN (' . implode( ',', array_map( 'intval', $except ) ) . ')' : '' ) );
	}

	/**
	 * How many applications fulfil a condition, without those of people who are off or were told before: all of them are counted by an
	 * index, and only those few are looked up.
	 *
	 * @param int    $mission_id Mission.
	 * @param string $condition  Condition about the table as `a`.
	 */
	private static function count( int $mission_id, string $condition ): int {
		global $wpdb;
		$table  = Tables::name( 'application' );
		$outbox = Tables::name( 'outbox' );
		$off    = State::sql( Account_State::Off, 'a.user_id' );
		$those  = "a.mission_id = {$mission_id} AND {$condition}";
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names, integers, prepared conditions.
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				"SELECT ( SELECT COUNT(*) FROM {$table} a WHERE {$those} ) - COUNT(*) FROM (
					SELECT a.user_id FROM {$table} a WHERE {$those} AND {$off}
					UNION SELECT a.user_id FROM {$outbox} o INNER JOIN {$table} a ON a.user_id = CAST( SUBSTR( o.recipient, 6 ) AS UNSIGNED ) WHERE o.event = %s AND {$those}
				) others",
				self::event( $mission_id )
			)
		);
		// phpcs:enable
	}

	/**
	 * Tells the candidates of a mission that has just stopped taking applications, each once, however often that happens.
	 *
	 * @param WP_Post              $mission Mission.
	 * @param Mission_Outcome|null $outcome How it ended.
	 * @param list<int>            $except  Users who are told by another mail.
	 * @return int How many are told.
	 */
	public function tell( WP_Post $mission, ?Mission_Outcome $outcome = null, array $except = array() ): int {
		$untold = self::untold( $mission->ID, $except );
		if ( $untold > 0 ) {
			$message = match ( true ) {
				Mission_State::Trashed === Mission_State::of( $mission ) => Mails\Mission_Withdrawn::class,
				Mission_Outcome::Cancelled === $outcome                 => Mails\Mission_Called_Off::class,
				Mission_Outcome::Lapsed === $outcome                    => Mails\Mission_Lapsed::class,
				null === $outcome                                        => Mails\Mission_Closed::class,
				default                                                  => Mails\Mission_Filled::class,
			};
			$this->outbox->enqueue_fan_out_again( self::event( $mission->ID ), $message, self::payload( $mission ) + ( $except ? compact( 'except' ) : array() ) );
		}
		return $untold;
	}

	/**
	 * Takes back the mails that have not left when a mission takes applications again.
	 *
	 * @param int $mission_id Mission that came back from the trash.
	 */
	public function untell( int $mission_id ): void {
		( new Recall() )->event( self::event( $mission_id ) );
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
		$users = array_map( 'intval', array_values( $wpdb->get_col( $wpdb->prepare( "SELECT a.user_id FROM {$table} a WHERE a.mission_id = %d AND ", $mission->ID ) . Stages::sql_waiting( 'a' ) ) ) );
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
	 * @param int    $mission_id Mission.
	 * @param Ending $end        How it ends.
	 */
	private function close_row( int $mission_id, Ending $end ): int|WP_Error {
		$owner = (int) get_post_field( 'post_author', $mission_id );
		$gone  = Account_Lock::hold( $owner );
		if ( $gone ) {
			return get_post( $mission_id ) ? $gone : Errors::of( 'mission_unknown' );
		}
		$mission = Posts::lock( $mission_id, Item_Types::MISSION );
		if ( ! $mission ) {
			return Errors::of( 'mission_unknown' );
		}
		if ( Mission_State::Open !== Mission_State::of( $mission ) ) {
			return Mission_State::Closed === Mission_State::of( $mission ) ? 0 : Errors::of( 'forbidden' );
		}
		$settled = $this->settlement->settle( $mission_id, $owner, $end );
		if ( $settled instanceof WP_Error ) {
			return $settled;
		}
		$post               = $this->mark_closed( $mission_id, $end );
		[ $told, $reached ] = $settled;
		$informed           = $reached + $this->tell( $post, $end->outcome, $told );
		wp_transition_post_status( Mission_State::Closed->value, Mission_State::Open->value, $post );
		do_action( 'design_marketplace_mission_closed', $mission_id );
		return $informed;
	}

	/**
	 * Notes that a mission is closed, and how it ended. One that ended otherwise before was opened again.
	 *
	 * @param int    $mission_id Mission that is held.
	 * @param Ending $end        How it ends.
	 * @throws Lost_Transaction When the row is not there any more.
	 */
	private function mark_closed( int $mission_id, Ending $end ): WP_Post {
		global $wpdb;
		$now = Clock::gmt();
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_status'       => Mission_State::Closed->value,
				'post_modified'     => get_date_from_gmt( $now ),
				'post_modified_gmt' => $now,
			),
			array( 'ID' => $mission_id )
		);
		foreach ( array(
			Mission_Outcome::META => (string) $end->outcome?->value,
			self::WORDS           => $end->words,
		) as $key => $value ) {
			if ( '' === $value ) {
				delete_post_meta( $mission_id, $key );
			} else {
				update_post_meta( $mission_id, $key, wp_slash( $value ) );
			}
		}
		clean_post_cache( $mission_id );
		$post = get_post( $mission_id );
		return $post instanceof WP_Post ? $post : throw Lost_Transaction::by_last_error();
	}

	/**
	 * What the mails need when the mission is gone.
	 *
	 * @param WP_Post $mission Mission.
	 * @return array{mission:int,title:string,company:string}
	 */
	public static function payload( WP_Post $mission ): array {
		$author = get_userdata( (int) $mission->post_author );
		return array(
			'mission' => $mission->ID,
			'title'   => $mission->post_title,
			'company' => $author ? Fields::display_name( $author ) : '',
		);
	}

	/**
	 * What the mails of a close are about. Once a mission was opened again, its next close is another one.
	 *
	 * @param int $mission_id Mission.
	 */
	public static function event( int $mission_id ): string {
		$round = Reopening::round( $mission_id );
		return "mission_closed:{$mission_id}" . ( $round > 0 ? ":{$round}" : '' );
	}
}
