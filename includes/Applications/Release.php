<?php
/**
 * Tells applicants what was decided, ten minutes after the last change: until then nobody knew.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Clock;
use DesignMarketplace\Content\Mission_State;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Declares\Has_Jobs;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Module;
use Throwable;

/**
 * The row of the application says when; nothing stands in the outbox before. What is told and its mail are one transaction, so that a
 * worker that is killed loses nothing and tells nothing twice.
 */
final class Release implements Module, Has_Jobs {

	public const EVENT = 'design_marketplace_release';

	private const BATCH = 50;

	/**
	 * Seconds after which a run leaves the rest to the next.
	 */
	private const SECONDS = 20;

	/**
	 * @param Outbox $outbox Queue of mails.
	 */
	public function __construct( private readonly Outbox $outbox = new Outbox() ) {}

	public function register(): void {
		add_action( self::EVENT, array( $this, 'run' ), 10, 0 );
		add_action( 'design_marketplace_before_mails', array( $this, 'run' ), 10, 0 );
	}

	/**
	 * Each minute; so does each run of the mails' worker.
	 */
	public function jobs(): array {
		return array( self::EVENT => 'design_marketplace_minute' );
	}

	/**
	 * Tells what is due.
	 */
	public function run(): void {
		if ( ! Stages::are_there() ) {
			return;
		}
		$until = Clock::now() + self::SECONDS;
		$after = 0;
		do {
			$due  = $this->due( $after );
			$full = self::BATCH === count( $due );
			foreach ( $due as [ $id, $applicant, $owner ] ) {
				$after = $id;
				try {
					$this->release( $id, $applicant, $owner );
				} catch ( Lost_Transaction ) {
					// Others are in the way, or the database is gone: it is still due in a minute.
					return;
				} catch ( Throwable $failure ) {
					// This one keeps neither the others nor the mails waiting.
					error_log( "Design Marketplace: application {$id} was not told. {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
				}
			}
		} while ( $full && Clock::now() < $until );
	}

	/**
	 * Tells what a row says, inside a transaction that holds both accounts.
	 *
	 * @param int  $id      Row.
	 * @param int  $owner   Whose mission it is.
	 * @param bool $by_mail False when another mail says it.
	 * @return bool Whether a mail was queued.
	 */
	public function tell_row( int $id, int $owner, bool $by_mail = true ): bool {
		$row = Held::by_id( $id );
		if ( ! $row || $row->stage === $row->told ) {
			return false;
		}
		$turn = $row->told( $row->stage, $row->words );
		$this->answered( $id );
		do_action( 'design_marketplace_application_told', $row->post_id );
		return $by_mail && $this->enqueue( $row, $owner, self::mail( $row ), $turn );
	}

	/**
	 * Queues a notice.
	 *
	 * @param Held                  $row   Row.
	 * @param int                   $owner Whose mission it is.
	 * @param class-string<Message> $mail  Notice.
	 * @param int                   $turn  What it tells, see Held.
	 */
	public function enqueue( Held $row, int $owner, string $mail, int $turn ): bool {
		$payload = array(
			'application' => $row->post_id,
			'turn'        => $turn,
		);
		return $this->outbox->enqueue( "stage:{$owner}:{$row->id}:{$turn}:" . $mail::id(), "user:{$row->user_id}", $mail, $payload );
	}

	/**
	 * Tells one that is due.
	 *
	 * @param int $id        Row.
	 * @param int $applicant Who applied.
	 * @param int $owner     Whose mission it is.
	 */
	private function release( int $id, int $applicant, int $owner ): void {
		Transaction::run(
			function () use ( $id, $applicant, $owner ): void {
				$people = array_unique( array( $applicant, $owner ) );
				if ( count( Account_Lock::hold_existing( array_values( $people ) ) ) < count( $people ) ) {
					return;
				}
				$row = Held::by_id( $id );
				if ( $row && $row->waits() && $row->release <= Clock::gmt() ) {
					$this->tell_row( $id, $owner );
				}
			}
		);
	}

	/**
	 * Rows that are due. While one of the accounts is off, or the mission in the trash, nothing is said.
	 *
	 * @param int $after Ids greater than this one.
	 * @return list<array{int,int,int}> Row, who applied, owner.
	 */
	private function due( int $after ): array {
		global $wpdb;
		$table     = Tables::name( 'application' );
		$published = Mission_State::sql_published( 'm.post_status' );
		$on        = State::sql_not_off( 'a.user_id' ) . ' AND ' . State::sql_not_off( 'm.post_author' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names and prepared conditions.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare( "SELECT a.id, a.user_id, m.post_author FROM {$table} a INNER JOIN {$wpdb->posts} m ON m.ID = a.mission_id WHERE a.release_gmt <= %s AND a.id > %d AND {$published} AND ", Clock::gmt(), $after )
			. $on . ' ORDER BY a.id LIMIT ' . self::BATCH,
			ARRAY_A
		);
		// phpcs:enable
		return array_map( static fn( array $row ): array => array( (int) $row['id'], (int) $row['user_id'], (int) $row['post_author'] ), array_values( $rows ) );
	}

	/**
	 * Notes the first answer, which says how long people wait for one.
	 *
	 * @param int $id Row.
	 */
	private function answered( int $id ): void {
		global $wpdb;
		$table = Tables::name( 'application' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query( $wpdb->prepare( "UPDATE {$table} SET answered_gmt = %s WHERE id = %d AND answered_gmt IS NULL", Clock::gmt(), $id ) );
	}

	/**
	 * The notice of what a row says now.
	 *
	 * @param Held $row Row before it was told.
	 * @return class-string<Message>
	 */
	private static function mail( Held $row ): string {
		return match ( true ) {
			Stage::Chosen === $row->stage    => Mails\Stage_Chosen::class,
			Stage::Chosen === $row->told     => Mails\Stage_Not_Chosen::class,
			Stage::Declined === $row->stage  => Mails\Stage_Declined::class,
			default                          => Mails\Stage_Shortlisted::class,
		};
	}
}
