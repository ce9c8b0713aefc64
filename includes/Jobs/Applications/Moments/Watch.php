<?php
/**
 * Watches open missions: tells companies of a deadline that is near, asks about missions without activity, and closes them at
 * last.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Applications\Each_Company;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Jobs\Missions\Close_Request;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Imported;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Talks\Threads;
use WP_Post;

/**
 * Each step is decided with the company's account locked, and recorded in the same transaction: parallel workers do it once, and after a
 * week without cron one run does what is due.
 */
final class Watch {

	public const EVENT = 'design_marketplace_watch_jobs';

	private const BATCH = 200;

	/** Minimum of days that a mission was online before its company is told that the deadline is near. */
	private const SETTLED = 7;

	/** Meta of a mission: the deadline its company was told of. */
	private const TOLD = '_design_marketplace_deadline_told';

	public function run(): void {
		$days = (int) Site_Settings::get( 'deadline_reminder_days' );
		if ( $days > 0 ) {
			global $wpdb;
			$near = $wpdb->prepare( 'd.meta_value BETWEEN %s AND %s', Deadline::today(), Deadline::plus( Deadline::today(), $days ) );
			$this->each( $near, fn( int $id ) => $this->tell( $id, $days ) );
		}
		$this->each( Lapse::sql(), fn( int $id ) => $this->ask( $id ) );
	}

	/**
	 * Goes through open missions of companies that are on.
	 * @param string $which Condition of missions `m` with deadlines `d`, prepared.
	 * @param callable(int):void $work Gets one mission, with the company's account locked.
	 */
	private function each( string $which, callable $work ): void {
		$after = 0;
		do {
			$rows = Sql::rows(
				"SELECT m.ID, m.post_author FROM {posts} m LEFT JOIN {postmeta} d ON d.post_id = m.ID AND d.meta_key = %s
				WHERE m.post_type = %s AND m.post_status = %s AND m.ID > %d AND {$which} AND "
					. State::sql( Account_State::Active, 'm.post_author' ) . ' ORDER BY m.ID LIMIT %d',
				Deadline::META,
				Item_Types::MISSION,
				Mission_State::Open->value,
				$after,
				self::BATCH
			);
			foreach ( $rows as $row ) {
				$after = (int) $row['ID'];
				Each_Company::write( (int) $row['post_author'], static fn() => $work( $after ) );
			}
			$number = count( $rows );
		} while ( self::BATCH === $number );
	}

	/**
	 * Tells a company that the deadline is near, once for each deadline. A mission that was posted less than a week before that needs no
	 * reminder.
	 */
	private function tell( int $mission_id, int $days ): void {
		$mission  = self::open( $mission_id );
		$deadline = Deadline::of( $mission_id );
		if ( ! $mission || ! Deadline::is_open( $mission, $deadline ) || get_post_meta( $mission_id, self::TOLD, true ) === $deadline ) {
			return;
		}
		$first  = Deadline::plus( $deadline, -$days );
		$posted = Clock::day( (int) strtotime( max( $mission->post_date_gmt, Imported::since( $mission_id ) ) . ' UTC' ) );
		if ( Deadline::today() < $first || $first < Deadline::plus( $posted, self::SETTLED ) ) {
			return;
		}
		update_post_meta( $mission_id, self::TOLD, $deadline );
		( new Outbox() )->enqueue(
			"deadline_near:{$mission_id}:{$deadline}",
			"user:{$mission->post_author}",
			'deadline_near',
			array( 'mission' => $mission_id ) + compact( 'deadline' )
		);
	}

	/** Asks a company whether a mission goes on, or closes it. */
	private function ask( int $mission_id ): void {
		$mission = self::open( $mission_id );
		$due     = $mission ? Lapse::due( $mission, self::acted( $mission_id ) ) : null;
		$step    = null === $due ? null : Lapse::next( $mission_id, $due );
		if ( ! $mission || null === $due || null === $step ) {
			return;
		}
		$payload = array( 'mission' => $mission_id );
		$owner   = "user:{$mission->post_author}";
		if ( $step['asked'] <= count( Lapse::ASKED ) ) {
			Lapse::note( $mission_id, $due, $step );
			( new Outbox() )->enqueue(
				"job_lapses:{$mission_id}:{$step['closes']}:{$step['asked']}",
				$owner,
				'job_lapses',
				$payload + array( 'closes' => $step['closes'] )
			);
			return;
		}
		if ( is_int( ( new Closing() )->close( $mission_id, new Close_Request( Mission_Outcome::Lapsed ) ) ) ) {
			delete_post_meta( $mission_id, Lapse::META );
			( new Outbox() )->enqueue(
				"job_lapsed:{$mission_id}:" . Reopening::round( $mission_id ),
				$owner,
				'job_lapsed',
				$payload
			);
		}
	}

	/** GMT time at which a company last set a stage, looked at an application, answered or wrote about it; '' for never. */
	private static function acted( int $mission_id ): string {
		$times = Sql::row(
			'SELECT MAX( CASE WHEN a.stage = %s OR ( a.stage = %s AND a.reapplied > 0 ) THEN NULL ELSE a.staged_gmt END ) AS staged,
			MAX(a.seen_gmt) AS seen, MAX(a.answered_gmt) AS answered, MAX(written.created_gmt) AS written
			FROM {application} a LEFT JOIN {posts} m ON m.ID = a.mission_id ' . ( new Threads() )->sql_written( 'a.user_id', 'm.post_author' ) . '
			WHERE a.mission_id = %d',
			Stage::Withdrawn->value,
			Stage::Fresh->value,
			$mission_id
		);
		return (string) max( array( '', ...array_values( $times ?? array() ) ) );
	}

	/** A mission as it is now, if it is open. */
	private static function open( int $mission_id ): ?WP_Post {
		$mission = Account_Lock::hold_item( $mission_id, Item_Types::MISSION, 'mission_unknown' );
		return $mission instanceof WP_Post && Mission_State::Open === Mission_State::of( $mission ) ? $mission : null;
	}
}
