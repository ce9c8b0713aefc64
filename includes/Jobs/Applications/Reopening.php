<?php
/** Opens a closed mission again, and tells its candidates once for each round. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Jobs\Job_Event;
use DesignMarketplace\Jobs\Job_Graph;
use DesignMarketplace\Jobs\Job_Writer;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

/**
 * The caller checks the permission. The stages that applicants were told stay. Emails about the close that were not sent yet are
 * cancelled.
 */
final class Reopening {

	/** Meta of a mission: how often it was opened again. */
	private const ROUND = '_design_marketplace_round';

	public static function round( int $mission_id ): int {
		return (int) get_post_meta( $mission_id, self::ROUND, true );
	}

	/** @return bool|WP_Error False when it is open already. */
	public function reopen( int $mission_id ): bool|WP_Error {
		return Mission_Service::holding( $mission_id, $this->reopen_row( ... ) );
	}

	/**
	 * For its company, which the caller has checked, some days after the site has closed it. It is renewed as well, so that it does not
	 * lapse again at once.
	 * @return bool|WP_Error False when it is open.
	 */
	public function by_company( int $mission_id ): bool|WP_Error {
		return Mission_Service::holding(
			$mission_id,
			function ( WP_Post $mission ) use ( $mission_id ): bool|WP_Error {
				if ( Mission_State::Open === Mission_State::of( $mission ) ) {
					return false;
				}
				if ( ! Mission_Outcome::has_lapsed_lately( $mission ) ) {
					return Errors::of( 'reopen_over' );
				}
				$done = $this->reopen_row( $mission, true );
				$done = $done instanceof WP_Error ? $done : ( new Mission_Service() )->renew( $mission_id ) ?? $done;
				// Those who wait are told of the reopening.
				delete_post_meta( $mission_id, Deadline::EXTENDED );
				return $done;
			}
		);
	}

	/** Number of candidates who would be told. */
	public static function informs( int $mission_id ): int {
		return count( self::notified( $mission_id ) );
	}

	private function reopen_row( WP_Post $mission, bool $by_company = false ): bool|WP_Error {
		$mission_id = $mission->ID;
		if ( ! Job_Graph::allows( Job_Event::Reopen, Mission_State::of( $mission ) ) ) {
			return Mission_State::Open === Mission_State::of( $mission ) ? false : Errors::of( 'forbidden' );
		}
		$told = self::notified( $mission_id );
		( new Recall() )->event( Closing::event( $mission_id ) );
		$round = self::round( $mission_id ) + 1;
		update_post_meta( $mission_id, self::ROUND, $round );
		foreach ( array( Mission_Outcome::META, Closing::WORDS, Mission_Outcome::CLOSED ) as $key ) {
			delete_post_meta( $mission_id, $key );
		}
		$post = Job_Writer::put( $mission, Job_Event::Reopen ) ?? throw Lost_Transaction::by_last_error();
		if ( $told ) {
			( new Outbox() )->enqueue_fan_out(
				"mission_reopened:{$mission_id}:{$round}",
				'mission_reopened',
				Closing::payload( $post ) + array( 'users' => $told )
			);
		}
		if ( ! $by_company && ! Ownership::is_mine( $post ) ) {
			( new On_Behalf() )->done( Reported_Item::item( $post ), Decision_Kind::Reopen );
		}
		wp_transition_post_status( $post->post_status, $mission->post_status, $post );
		return true;
	}

	/** @return list<int> Candidates who still wait for an answer, and whose email about the close was sent. */
	private static function notified( int $mission_id ): array {
		$event = Sql::words( array( Closing::event( $mission_id ) ) );
		return Sql::ids(
			'SELECT a.user_id FROM {application} a WHERE a.mission_id = %d AND ' . Stage::sql_waiting( 'a' )
				. ' AND NOT ' . Outbox::sql_has( $event, "'" . Outbox::EVERYONE . "'", ...Status::PENDING )
				. ' AND NOT ' . Outbox::sql_has( $event, "CONCAT( 'user:', a.user_id )", ...Status::PENDING )
				. ' ORDER BY a.user_id',
			$mission_id
		);
	}
}
