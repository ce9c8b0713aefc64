<?php
/**
 * Empties the queue: sends what is due, expands what goes to many.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Primary;
use DesignMarketplace\Database\Transaction;
use Throwable;

/**
 * Several may run at once. Never throws: what fails is tried again later, and noted in its row.
 *
 * @phpstan-import-type Row from Claims
 */
final class Worker {

	/**
	 * Recipients queued in one step of a fan-out.
	 */
	private const BATCH = 500;

	/**
	 * @param Claims    $claims    The queue.
	 * @param Composer  $composer  Makes the mails.
	 * @param Transport $transport Sends them.
	 * @param int       $seconds   After this time no further mail is begun.
	 */
	public function __construct(
		private readonly Claims $claims = new Claims(),
		private readonly Composer $composer = new Composer(),
		private readonly Transport $transport = new Transport(),
		private readonly int $seconds = 50
	) {}

	/**
	 * Handles rows that are due.
	 *
	 * @param int $limit At most this many.
	 * @return int How many were handled, with or without success.
	 */
	public function run( int $limit ): int {
		// A worker runs wherever cron does, and who signed up a moment ago must be found.
		Primary::ask();
		try {
			return $this->work( $limit );
		} finally {
			$this->transport->close();
		}
	}

	/**
	 * Handles rows that are due.
	 *
	 * @param int $limit At most this many.
	 * @return int How many were handled, with or without success.
	 */
	private function work( int $limit ): int {
		$until = Clock::now() + $this->seconds;
		$count = 0;
		while ( $count < $limit && Clock::now() <= $until ) {
			// Others have written since the last batch: what this process remembers of members may be old.
			wp_cache_flush_runtime();
			$this->claims->end_collecting();
			$ids = $this->claims->due( min( 50, $limit - $count ) );
			if ( ! $ids ) {
				break;
			}
			$before = $count;
			foreach ( $ids as $id ) {
				if ( Clock::now() > $until ) {
					break;
				}
				$row    = $this->claims->claim( $id );
				$count += null === $row ? 0 : $this->handle( $row );
			}
			if ( $before === $count ) {
				// Another worker has them all.
				break;
			}
		}
		return $count;
	}

	/**
	 * Does what the row asks for.
	 *
	 * @param Row $row Claimed row.
	 * @return int 1.
	 */
	private function handle( array $row ): int {
		try {
			if ( ! apply_filters( 'design_marketplace_mail_may_leave', true, $row['event'], $row['recipient'], $row['message'], $row['payload'] ) ) {
				$this->claims->drop( $row );
			} elseif ( 'expand' === $row['status'] ) {
				$this->expand( $row );
			} else {
				$this->send( $row );
			}
		} catch ( Throwable $failure ) {
			$this->claims->failed( $row, get_class( $failure ) . ': ' . $failure->getMessage() );
		}
		return 1;
	}

	/**
	 * Sends one mail.
	 *
	 * @param Row $row Claimed row.
	 */
	private function send( array $row ): void {
		$mail = $this->composer->compose( $row['event'], $row['recipient'], $row['message'], $row['payload'] );
		if ( ! $mail ) {
			$this->claims->drop( $row );
			return;
		}
		$reason = $this->transport->send( $mail );
		if ( '' !== $reason ) {
			$this->claims->failed( $row, $reason );
		} elseif ( Catalogue::facts( $row['message'] )->leaves_nothing || ! Recipient::of( $row['recipient'], array() ) ) {
			// Nothing is kept of somebody whose account is gone. A farewell may leave while core still takes the account apart.
			$this->claims->drop( $row );
		} else {
			$this->claims->sent( $row );
		}
	}

	/**
	 * Queues the next part of a mail to many. A step that broke off is repeated; nobody is queued twice.
	 *
	 * @param Row $row Claimed row.
	 */
	private function expand( array $row ): void {
		$message = Catalogue::message( $row['message'] );
		if ( ! $message instanceof Fan_Out ) {
			$this->claims->drop( $row );
			return;
		}
		Transaction::run(
			function () use ( $row, $message ): void {
				$payload = $row['payload'];
				$cursor  = (int) ( $payload['cursor'] ?? 0 );
				if ( 0 === $cursor && $message instanceof Settled ) {
					$payload = $message->settle( $payload );
				}
				$users = isset( $payload['users'] ) ? $this->listed( (array) $payload['users'], $cursor ) : $message->batch( $payload, $cursor, self::BATCH );
				( new Outbox() )->enqueue_all( $row['event'], $row['message'], array_diff_key( $payload, array_flip( array( 'users', 'cursor' ) ) ), $users );
				if ( count( $users ) < self::BATCH ) {
					$this->claims->sent( $row );
				} else {
					$this->claims->continue_at( $row, $payload, max( $users ) );
				}
			}
		);
	}

	/**
	 * The next of a list of recipients that travels with the row.
	 *
	 * @param array<mixed> $users  User ids.
	 * @param int          $cursor Ids greater than this one.
	 * @return list<int>
	 */
	private function listed( array $users, int $cursor ): array {
		$users = array_filter( array_map( 'intval', $users ), static fn( int $id ): bool => $id > $cursor );
		sort( $users );
		return array_slice( $users, 0, self::BATCH );
	}
}
