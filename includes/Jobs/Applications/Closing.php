<?php
/** Closes missions and tells every candidate once. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Jobs\Templates\Answer_Templates;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use WP_Error;
use WP_Post;

/** An application is accepted only while the mission's row is open, so that none is newer than the close. */
final class Closing {

	/** Meta of a mission: the owner's words to the candidates who were not chosen, each with `{name}` as their own. */
	public const WORDS = '_design_marketplace_close_words';

	/** @return int|WP_Error Number of candidates that will be told; 0 when it was closed before. */
	public function close( int $mission_id, Close_Request $end = new Close_Request() ): int|WP_Error {
		return Transaction::run( fn(): int|WP_Error => $this->close_row( $mission_id, $end ) );
	}

	/** The number of emails a close would send now. Includes candidates whose decline was taken back. */
	public static function informs( int $mission_id ): int {
		return self::count( $mission_id, Stage::sql_concerned( 'a' ) );
	}

	/**
	 * The candidates who were not told yet that the mission accepts no applications. Those who withdrew or were declined do not count.
	 * @param list<int> $except Users who are told by another email.
	 */
	public static function untold( int $mission_id, array $except = array() ): int {
		return self::count( $mission_id, Stage::sql_waiting( 'a' ), $except );
	}

	/**
	 * Without those of accounts that are off or were told before.
	 * @param string $condition About the table as `a`.
	 * @param list<int> $except
	 */
	private static function count( int $mission_id, string $condition, array $except = array() ): int {
		$there = State::sql_not_off( 'a.user_id' );
		$told  = Outbox::sql_users( self::event( $mission_id ) );
		return (int) Sql::value(
			"SELECT COUNT(*) FROM {application} a WHERE a.mission_id = {$mission_id} AND {$condition} AND {$there}
				AND a.user_id NOT IN (" . Sql::in( $except ) . ") AND a.user_id NOT IN ( SELECT o.user_id FROM {$told} o )"
		);
	}

	/**
	 * Each is told once, however often this is called.
	 * @param list<int> $except Users who are told by another email.
	 * @return int Number of candidates.
	 */
	public function tell( WP_Post $mission, ?Mission_Outcome $outcome = null, array $except = array() ): int {
		$untold = self::untold( $mission->ID, $except );
		if ( $untold > 0 ) {
			$message = match ( true ) {
				Mission_State::Trashed === Mission_State::of( $mission ) => 'mission_withdrawn',
				Mission_Outcome::Cancelled === $outcome                 => 'mission_called_off',
				Mission_Outcome::Lapsed === $outcome                    => 'mission_lapsed',
				null === $outcome                                        => 'mission_closed',
				default                                                  => 'mission_filled',
			};
			( new Outbox() )->enqueue_fan_out_again(
				self::event( $mission->ID ),
				$message,
				self::payload( $mission ) + ( $except ? compact( 'except' ) : array() )
			);
		}
		return $untold;
	}

	/** Cancels the emails that were not sent yet when a mission comes back from the trash. */
	public function untell( int $mission_id ): void {
		( new Recall() )->event( self::event( $mission_id ) );
	}

	/**
	 * Tells the candidates of a mission that will not exist when the emails are sent. An open one is closed first, so that nobody can
	 * apply after the list of candidates was read.
	 */
	public function tell_before_erasure( WP_Post $mission ): void {
		$was_open = Job_Writer::close_if_open( $mission->ID );
		$users    = Sql::ids( 'SELECT a.user_id FROM {application} a WHERE a.mission_id = %d AND ' . Stage::sql_waiting( 'a' ), $mission->ID );
		$event    = self::event( $mission->ID );
		if ( $was_open && $users ) {
			( new Outbox() )->enqueue_fan_out_again(
				$event,
				'mission_withdrawn',
				self::payload( $mission ) + array( 'users' => $users )
			);
		} else {
			// Closed a moment ago: the emails are not written yet, and need the candidates' list, which is about to be erased.
			( new Outbox() )->pin( $event, $users );
		}
	}

	/** Runs inside the transaction. */
	private function close_row( int $mission_id, Close_Request $end ): int|WP_Error {
		$owner = (int) get_post_field( 'post_author', $mission_id );
		$gone  = Account_Lock::hold( $owner );
		if ( $gone ) {
			return get_post( $mission_id ) ? $gone : Errors::of( 'mission_unknown' );
		}
		$mission = Posts::lock( $mission_id, Item_Types::MISSION );
		if ( ! $mission ) {
			return Errors::of( 'mission_unknown' );
		}
		if ( ! Job_Graph::allows( Job_Event::Close, Mission_State::of( $mission ) ) ) {
			return Mission_State::Closed === Mission_State::of( $mission ) ? 0 : Errors::of( 'forbidden' );
		}
		$settled = ( new Close_Decisions() )->settle( $mission_id, $owner, $end );
		if ( $settled instanceof WP_Error ) {
			return $settled;
		}
		$post               = Job_Writer::put( $mission, Job_Event::Close ) ?? throw Lost_Transaction::by_last_error();
		[ $told, $reached ] = $settled;
		$informed           = $reached + $this->tell( $post, $end->outcome, $told );
		// They replace those of an earlier close.
		$metas = array(
			Mission_Outcome::META   => (string) $end->outcome?->value,
			Mission_Outcome::CLOSED => Clock::gmt(),
			self::WORDS             => Answer_Templates::filled( $end->words, $mission->post_title ),
			Deadline::EXTENDED      => '',
		);
		// Core would look twice for a key that is not there, and once more after each write.
		$known = (array) get_post_meta( $mission_id );
		foreach ( $metas as $key => $value ) {
			match ( true ) {
				! isset( $known[ $key ] ) => '' === $value || add_post_meta( $mission_id, $key, wp_slash( $value ) ),
				'' === $value => delete_post_meta( $mission_id, $key ),
				default       => update_post_meta( $mission_id, $key, wp_slash( $value ) ),
			};
		}
		wp_transition_post_status( $post->post_status, $mission->post_status, $post );
		do_action( 'design_marketplace_mission_closed', $mission_id );
		return $informed;
	}

	/** @return array{mission:int,title:string,company:string} The values the emails need once the mission is gone. */
	public static function payload( WP_Post $mission ): array {
		$author = get_userdata( (int) $mission->post_author );
		return array(
			'mission' => $mission->ID,
			'title'   => $mission->post_title,
			'company' => $author ? Member_Fields::display_name( $author ) : '',
		);
	}

	/** Event of the emails of a close. After a reopening the next close is another event. */
	public static function event( int $mission_id ): string {
		$round = Reopening::round( $mission_id );
		return "mission_closed:{$mission_id}" . ( $round > 0 ? ":{$round}" : '' );
	}
}
