<?php
/** Sends the emails that are due, and adds a row for each recipient of an email to many. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use Throwable;

/**
 * Several may run at once. A failure is noted in the row, and tried again later. Only a database that has become read-only is thrown.
 * @phpstan-import-type Row from Leases
 */
final class Worker {

	/** Recipients queued in one step of a fan-out. */
	private const BATCH = 500;

	/** Groups of WordPress' object cache that say what an email may name. */
	private const NAMED = array( 'posts', 'post_meta', 'users', 'user_meta' );

	/** Holds a connection to the mail server. */
	private readonly Transport $transport;

	public function __construct() {
		$this->transport = new Transport();
	}

	/**
	 * Handles rows that are due. Returns how many were handled, with or without success.
	 * @param int $seconds After this time it begins no other email.
	 */
	public function run( int $limit, int $seconds = 50 ): int {
		// Recipients may have signed up a moment ago: a replica may not have them yet.
		Primary::ask();
		try {
			return $this->work( $limit, Clock::now() + $seconds );
		} finally {
			$this->transport->close();
		}
	}

	private function work( int $limit, int $until ): int {
		$count = 0;
		while ( $count < $limit && Clock::now() <= $until ) {
			// Keeps the memory small. Without a shared cache, options and skills are as old as this.
			wp_cache_flush_runtime();
			// Jobs that are due now may queue emails that are due now, and so may the emails that were just sent.
			do_action( 'design_marketplace_before_mails' );
			$ids = Leases::due( min( 50, $limit - $count ) );
			if ( ! $ids ) {
				break;
			}
			$before = $count;
			foreach ( $ids as $id ) {
				if ( Clock::now() > $until ) {
					break;
				}
				$row    = Leases::take( $id );
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
	 * Sends, expands or drops a row.
	 * @param Row $row Leased row.
	 */
	private function handle( array $row ): int {
		self::forget();
		try {
			$message = Catalogue::message( $row['message'] );
			if ( ! $message || ! $this->may_leave( $message, $row ) ) {
				Leases::drop( $row );
			} elseif ( Status::Addressing === $row['status'] ) {
				$this->address( $message, $row );
			} else {
				$this->send( $message, $row );
			}
		} catch ( Throwable $failure ) {
			Leases::failed( $row, get_class( $failure ) . ': ' . $failure->getMessage() );
		}
		return 1;
	}

	/**
	 * Forgets what this process has read of posts and users: others have written since the last email, and may have hidden a job or
	 * switched an account off.
	 */
	private static function forget(): void {
		if ( wp_using_ext_object_cache() ) {
			// The shared cache has what the others wrote; only this process's copy of it is old.
			if ( wp_cache_supports( 'flush_runtime' ) ) {
				wp_cache_flush_runtime();
			}
			return;
		}
		foreach ( self::NAMED as $group ) {
			wp_cache_flush_group( $group );
		}
	}

	/**
	 * Whether the accounts of the recipient and of the member whose words it carries are on, or the email is sent all the same.
	 * @param Row $row Leased row.
	 */
	private function may_leave( Message $message, array $row ): bool {
		if ( $message->reaches_off ) {
			return true;
		}
		$people = array_filter( array( Recipient::user( $row['recipient'] ), $message->speaker( $row['event'] ) ) );
		return ! array_filter( $people, fn( int $user_id ): bool => (bool) Recipient::book()->find( $user_id )?->is_off );
	}

	/**
	 * The recipient of a row; null when the account is gone and the payload has no address.
	 * @param Row $row Leased row. An `address` in its payload (with `name`, `locale`, `role`) replaces the account's.
	 */
	private function recipient( array $row ): ?Recipient {
		if ( Outbox::SITE === $row['recipient'] ) {
			return new Recipient( 0, Site_Settings::report_email(), '', '', '' );
		}
		$known   = Recipient::book()->find( Recipient::user( $row['recipient'] ) );
		$sent    = array_filter( $row['payload'], 'is_string' );
		$address = $sent['address'] ?? '';
		if ( '' === $address ) {
			return $known;
		}
		return $known
			? $known->at( $address )
			: new Recipient( 0, $address, $sent['name'] ?? '', $sent['role'] ?? '', Recipient::locale( $sent['locale'] ?? '' ) );
	}

	/** @param Row $row Leased row. */
	private function send( Message $message, array $row ): void {
		if ( $message->deliver ) {
			$reason = ( $message->deliver )( $row['payload'] );
			match ( $reason ) {
				null    => Leases::drop( $row ),
				''      => self::note( static fn() => Leases::sent( $row ) ),
				default => Leases::failed( $row, $reason ),
			};
			return;
		}
		$to   = $this->recipient( $row );
		$mail = $to ? Composer::compose( $message, $to, $row['payload'], "{$row['event']}|{$row['recipient']}" ) : null;
		if ( ! $mail ) {
			Leases::drop( $row );
			return;
		}
		$reason = $this->transport->send( $mail );
		if ( '' !== $reason ) {
			Leases::failed( $row, $reason );
		} elseif (
			$message->leaves_nothing
				|| ( Outbox::SITE !== $row['recipient'] && ! Recipient::book()->find( Recipient::user( $row['recipient'] ) ) )
		) {
			// Nothing is kept of somebody whose account is gone. An email that says goodbye may be sent while core is still deleting
			// the account.
			self::note( static fn() => Leases::drop( $row ) );
		} else {
			self::note(
				static function () use ( $mail, $row ): void {
					// Records what it told.
					$mail->sent && ( $mail->sent )();
					Leases::sent( $row );
				}
			);
		}
	}

	/**
	 * Stores that an email has left. While the database takes no writes another one is about to, and this waits for it: without the note
	 * the email would leave again when the lease is over.
	 * @param callable():mixed $work May be run again after it was stored.
	 */
	private static function note( callable $work ): void {
		global $wpdb;
		$until = Clock::now() + Leases::SECONDS - MINUTE_IN_SECONDS;
		// WordPress would end the process after five.
		$wpdb->reconnect_retries = Leases::SECONDS;
		for ( ;; ) {
			try {
				Transaction::run( $work );
				$wpdb->reconnect_retries = 5;
				return;
			} catch ( Lost_Transaction $lost ) {
				do {
					if ( Transaction::is_open() || Clock::now() > $until ) {
						throw $lost;
					}
					sleep( 1 );
					$wpdb->close();
				} while ( ! $wpdb->db_connect( false ) );
			}
		}
	}

	/**
	 * Queues the next recipients of an email to many. A step that broke off is repeated, and nobody is queued twice.
	 * @param Row $row Leased row.
	 */
	private function address( Message $message, array $row ): void {
		if ( ! $message->batch ) {
			Leases::drop( $row );
			return;
		}
		Transaction::run(
			function () use ( $row, $message ): void {
				$payload = $row['payload'];
				$cursor  = (int) ( $payload['cursor'] ?? 0 );
				$users   = isset( $payload['users'] )
					? $this->listed( (array) $payload['users'], $cursor )
					: ( $message->batch )( $payload, $cursor, self::BATCH );
				( new Outbox() )->enqueue_all(
					$row['event'],
					$message->id,
					array_diff_key( $payload, array_flip( array( 'users', 'except', 'cursor' ) ) ),
					$users
				);
				if ( count( $users ) < self::BATCH ) {
					Leases::sent( $row );
				} else {
					Leases::continue_at( $row, $payload, max( $users ) );
				}
			}
		);
	}

	/**
	 * The next recipients of a list in the payload.
	 * @param array<mixed> $users User ids.
	 * @return list<int>
	 */
	private function listed( array $users, int $cursor ): array {
		$users = array_filter( array_map( 'intval', $users ), static fn( int $id ): bool => $id > $cursor );
		sort( $users );
		return array_slice( $users, 0, self::BATCH );
	}
}
