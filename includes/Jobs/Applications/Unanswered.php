<?php
/** Applications nobody has answered for a while, and the one email a week that says so to their company. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Book;

/** Of open jobs: those sent a week ago or longer, once the deadline has passed or, without one, the job is two weeks old. */
final class Unanswered {

	public const EVENT = 'design_marketplace_unanswered';

	/** Days an application waits before it counts. */
	private const WAITED = 7;

	/** Days a job without a deadline may take its time. */
	private const PATIENCE = 14;

	/** Meta of a company: GMT time it was last told. */
	public const TOLD = 'design_marketplace_told_unanswered_gmt';

	/** Queues the emails that are due. */
	public function run(): void {
		Batches::each(
			$this->owners( ... ),
			function ( array $owners ): void {
				foreach ( $owners as $owner ) {
					Each_Company::write( $owner, fn() => $this->enqueue( $owner ) );
				}
			}
		);
	}

	/** @return array<int,int> How many wait, by mission: those that have waited longest first. */
	public function of( int $owner ): array {
		return Sql::numbers(
			"SELECT m.ID, COUNT(*) {$this->from()} AND m.post_author = %d GROUP BY m.ID ORDER BY MIN(a.created_gmt), m.ID",
			$owner
		);
	}

	/** How many of those who wait have asked what has become of their application. */
	public function nudges( int $owner ): int {
		return Tables::version() < 4
			? 0
			: (int) Sql::value( "SELECT COUNT(*) {$this->from()} AND m.post_author = %d AND a.nudged_gmt IS NOT NULL", $owner );
	}

	/** SQL for the ids of the missions whose companies have let candidates wait. A SELECT in brackets, prepared. */
	public static function sql_missions(): string {
		return '( SELECT a.mission_id ' . str_replace( '{application}', Tables::name( 'application' ), ( new self() )->from() ) . ' )';
	}

	/** Queues the email to one company. The account must be locked, and another process may have been quicker. */
	private function enqueue( int $owner ): void {
		wp_cache_delete( $owner, 'user_meta' );
		$key  = State::key( self::TOLD );
		$told = (string) get_user_meta( $owner, $key, true );
		if ( $told <= self::ago( self::WAITED ) ) {
			update_user_meta( $owner, $key, Clock::gmt() );
			( new Outbox() )->enqueue( "unanswered:{$owner}:" . Clock::gmt(), "user:{$owner}", 'unanswered_applications' );
		}
	}

	/** @return list<int> The next companies that are due: on, with candidates who wait, not told this week and willing to be. */
	private function owners( int $after ): array {
		return Sql::ids(
			"SELECT DISTINCT m.post_author {$this->from()} AND " . State::sql( Account_State::Active, 'm.post_author' )
				. ' AND m.post_author > %d AND NOT EXISTS (
					SELECT 1 FROM {usermeta} n
					WHERE n.user_id = m.post_author AND ( n.meta_key = %s OR ( n.meta_key = %s AND n.meta_value > %s ) )
				) ORDER BY m.post_author LIMIT %d',
			$after,
			Member_Book::ended_key( Message::REMINDERS ),
			State::key( self::TOLD ),
			self::ago( self::WAITED ),
			Batches::MANY
		);
	}

	/** FROM and WHERE of the applications that wait, prepared, for Sql. Without those decided and not yet told, which are answered soon. */
	private function from(): string {
		global $wpdb;
		$waited = self::ago( self::WAITED );
		$posted = self::ago( self::PATIENCE );
		return $wpdb->prepare(
			'FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id AND m.post_type = %s AND m.post_status = %s
			LEFT JOIN {postmeta} d ON d.post_id = m.ID AND d.meta_key = %s
			WHERE a.stage = %s AND a.told = %s AND a.answered_gmt IS NULL AND a.created_gmt <= %s
				AND CASE WHEN d.meta_value IS NULL THEN m.post_date_gmt <= %s ELSE d.meta_value < %s END AND ',
			Item_Types::MISSION,
			Mission_State::Open->value,
			Deadline::META,
			Stage::Fresh->value,
			Stage::Fresh->value,
			$waited,
			$posted,
			Deadline::today()
		) . State::sql_not_off( 'a.user_id' );
	}

	/** A GMT time some days ago. */
	private static function ago( int $days ): string {
		return Clock::gmt( -$days * DAY_IN_SECONDS );
	}
}
