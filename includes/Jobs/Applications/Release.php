<?php
/** Tells applicants what was decided, ten minutes after the last change. Until then the company can undo it. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Application_Writer;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Mail\Queued;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use Throwable;

/**
 * The time is in the application's row; nothing is in the outbox before. The row and the email change in one transaction, so that a
 * killed worker neither loses nor repeats an email.
 */
final class Release {

	public const EVENT = 'design_marketplace_release';

	private const BATCH = 50;

	/** Seconds after which a run stops. */
	private const SECONDS = 20;

	public function run(): void {
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
					// Another transaction is in the way, or the database is gone: it is due again in a minute.
					return;
				} catch ( Throwable $failure ) {
					// One failure must not block the others and the emails.
					error_log( "Design Marketplace: application {$id} was not told. {$failure->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
				}
			}
		} while ( $full && Clock::now() < $until );
	}

	/**
	 * Call within a transaction that has locked the rows and the owner's account.
	 * @param list<Locked_Application> $rows
	 * @param bool $by_mail False when another email tells them.
	 */
	public function tell( array $rows, int $owner, bool $by_mail = true ): void {
		$news = array_values( array_filter( $rows, static fn( Locked_Application $row ): bool => $row->stage !== $row->told ) );
		Application_Writer::tell( $news );
		foreach ( $news as $row ) {
			do_action( 'design_marketplace_application_told', $row->post_id );
		}
		if ( $by_mail ) {
			( new Outbox() )->enqueue_many(
				array_map(
					static fn( Locked_Application $row ): Queued =>
						self::notice( $row, $owner, self::message( $row ), $row->turn() + 1 ),
					$news
				)
			);
		}
	}

	/**
	 * Confirms the choice to those who were told before that they are chosen.
	 * @param list<Locked_Application> $rows
	 * @return int Number of emails queued.
	 */
	public function confirm( array $rows, int $owner ): int {
		return ( new Outbox() )->enqueue_many(
			array_map(
				static fn( Locked_Application $row ): Queued => self::notice( $row, $owner, 'stage_closed_with', $row->turn() ),
				$rows
			)
		);
	}

	/** Tells the applicant of one row that is due. */
	private function release( int $id, int $applicant, int $owner ): void {
		Transaction::run(
			function () use ( $id, $applicant, $owner ): void {
				$people = array_unique( array( $applicant, $owner ) );
				if ( count( Account_Lock::hold_existing( array_values( $people ) ) ) < count( $people ) ) {
					return;
				}
				$due = array_filter(
					Locked_Application::by_ids( array( $id ) ),
					static fn( Locked_Application $row ): bool => $row->waits() && $row->release <= Clock::gmt()
				);
				$this->tell( array_values( $due ), $owner );
			}
		);
	}

	/**
	 * Nothing is told while one of the accounts is off or the mission is not published.
	 * @return list<array{int,int,int}> Row id, applicant, owner of those that are due after an id.
	 */
	private function due( int $after ): array {
		$published = Mission_State::sql_published( 'm.post_status' );
		$on        = State::sql_not_off( 'a.user_id' ) . ' AND ' . State::sql_not_off( 'm.post_author' );
		$rows      = Sql::rows(
			"SELECT a.id, a.user_id, m.post_author FROM {application} a INNER JOIN {posts} m ON m.ID = a.mission_id
			WHERE a.release_gmt <= %s AND a.id > %d AND {$published} AND {$on} ORDER BY a.id LIMIT %d",
			Clock::gmt(),
			$after,
			self::BATCH
		);
		return array_map(
			static fn( array $row ): array => array( (int) $row['id'], (int) $row['user_id'], (int) $row['post_author'] ),
			$rows
		);
	}

	private static function notice( Locked_Application $row, int $owner, string $message, int $turn ): Queued {
		$payload = array( 'application' => $row->post_id, 'turn' => $turn );
		return new Queued( "stage:{$owner}:{$row->id}:{$turn}:{$message}", "user:{$row->user_id}", $message, $payload );
	}

	private static function message( Locked_Application $row ): string {
		return match ( true ) {
			Stage::Chosen === $row->stage    => 'stage_chosen',
			Stage::Chosen === $row->told     => 'stage_not_chosen',
			Stage::Declined === $row->stage  => 'stage_declined',
			default                          => 'stage_shortlisted',
		};
	}
}
