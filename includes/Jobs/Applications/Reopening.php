<?php
/**
 * Opens a closed mission again, and tells its candidates once for each round.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Recall;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Thing;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

/**
 * The caller checks the permission. The stages that applicants were told stay. Emails about the close that were not sent yet are
 * cancelled.
 */
final class Reopening {

	/**
	 * Meta of a mission: how often it was opened again.
	 */
	private const ROUND = '_design_marketplace_round';

	public function __construct( private readonly Outbox $outbox = new Outbox(), private readonly On_Behalf $behalf = new On_Behalf() ) {}

	public static function round( int $mission_id ): int {
		return (int) get_post_meta( $mission_id, self::ROUND, true );
	}

	/**
	 * @param bool $by_owner Whether its company does it, even without a login.
	 * @return bool|WP_Error False when it is open already.
	 */
	public function reopen( int $mission_id, bool $by_owner = false ): bool|WP_Error {
		return Transaction::run( fn(): bool|WP_Error => $this->reopen_row( $mission_id, $by_owner ) );
	}

	/**
	 * Number of candidates who would be told.
	 */
	public static function informs( int $mission_id ): int {
		return count( self::notified( $mission_id ) );
	}

	/**
	 * Runs inside the transaction.
	 */
	private function reopen_row( int $mission_id, bool $by_owner ): bool|WP_Error {
		$mission = Account_Lock::hold_item( $mission_id, Item_Types::MISSION, 'mission_unknown' );
		if ( $mission instanceof WP_Error ) {
			return $mission;
		}
		if ( Mission_State::Closed !== Mission_State::of( $mission ) ) {
			return Mission_State::Open === Mission_State::of( $mission ) ? false : Errors::of( 'forbidden' );
		}
		$told = self::notified( $mission_id );
		( new Recall() )->event( Closing::event( $mission_id ) );
		$round = self::round( $mission_id ) + 1;
		update_post_meta( $mission_id, self::ROUND, $round );
		foreach ( array( Mission_Outcome::META, Closing::WORDS, Application_Retention::CLOSED ) as $key ) {
			delete_post_meta( $mission_id, $key );
		}
		$post = self::mark_open( $mission_id );
		if ( $told ) {
			$this->outbox->enqueue_fan_out(
				"mission_reopened:{$mission_id}:{$round}",
				Mails\Mission_Reopened::class,
				Closing::payload( $post ) + array( 'users' => $told )
			);
		}
		if ( ! $by_owner && ! Ownership::is_mine( $post ) ) {
			$this->behalf->done( Thing::item( $post ), Decision_Kind::Reopen );
		}
		wp_transition_post_status( Mission_State::Open->value, Mission_State::Closed->value, $post );
		return true;
	}

	/**
	 * Writes the row directly, as Closing does, because wp_update_post() would keep a closed mission closed.
	 *
	 * @param int $mission_id Locked mission.
	 * @throws Lost_Transaction When the row is gone.
	 */
	private static function mark_open( int $mission_id ): WP_Post {
		global $wpdb;
		$now = Clock::gmt();
		$wpdb->update(
			$wpdb->posts,
			array(
				'post_status'       => Mission_State::Open->value,
				'post_modified'     => get_date_from_gmt( $now ),
				'post_modified_gmt' => $now,
			),
			array( 'ID' => $mission_id )
		);
		clean_post_cache( $mission_id );
		$post = get_post( $mission_id );
		return $post instanceof WP_Post ? $post : throw Lost_Transaction::by_last_error();
	}

	/**
	 * Candidates who still wait for an answer, and whose email about the close was sent.
	 *
	 * @return list<int>
	 */
	private static function notified( int $mission_id ): array {
		$event = Closing::event( $mission_id );
		if ( Outbox::has( $event, Outbox::EVERYONE, ...Status::PENDING ) ) {
			return array();
		}
		global $wpdb;
		$unsent = Outbox::sql_has( $wpdb->prepare( '%s', $event ), "CONCAT( 'user:', a.user_id )", ...Status::PENDING );
		return Sql::ids(
			'SELECT a.user_id FROM {application} a WHERE a.mission_id = %d AND '
				. Stages::sql_waiting( 'a' )
				. " AND NOT {$unsent} ORDER BY a.user_id",
			$mission_id
		);
	}
}
