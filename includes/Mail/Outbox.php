<?php
/**
 * The queue of mails: filled in the caller's transaction, emptied by the worker.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use LogicException;

/**
 * UNIQUE (event, recipient) makes every mail happen once, whatever is repeated.
 *
 * A row is `waiting`, `sending`, `sent`, `failed`, `cancelled`, `expand`: one row that stands for many and that the worker
 * expands, or `collect`: one that will stand for many, and that others may still join.
 */
final class Outbox {

	/**
	 * Recipient of a row that stands for many.
	 */
	public const EVERYONE = 'fan-out';

	/**
	 * Status of a row that others may join until its time has come.
	 */
	public const COLLECTING = 'collect';

	/**
	 * Last part of its event; afterwards this is the row's id.
	 */
	public const NEXT = 'next';

	/**
	 * Queues a mail. Call it inside the transaction of the write it tells about.
	 *
	 * @param string              $event      What happened, such as `welcome:55`; said once to a recipient. Begins as the message's
	 *                                        Facts::$speaker_event asks.
	 * @param string              $recipient  `user:12`; the address is looked up when the mail is sent.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    What the message needs besides ids; erased once sent.
	 * @return bool False when this was queued before.
	 */
	public function enqueue( string $event, string $recipient, string $message_id, array $payload = array() ): bool {
		return $this->insert( $event, $recipient, $message_id, $payload, 'waiting' );
	}

	/**
	 * Queues a mail to many as one row. The message, a Fan_Out, names them when the worker gets there.
	 *
	 * @param string              $event      What happened.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    What the message needs; `users` (list of ids) takes the place of its own list.
	 * @param int                 $delay      Seconds until it is due.
	 * @return bool False when this was queued before.
	 */
	public function enqueue_fan_out( string $event, string $message_id, array $payload, int $delay = 0 ): bool {
		return $this->insert( $event, self::EVERYONE, $message_id, $payload, 'expand', $delay );
	}

	/**
	 * Queues a mail to many that waits for others of its kind: what joins in time goes out together, as `ids` of one payload.
	 *
	 * @param string $topic      Event without its last part.
	 * @param string $message_id Key of Catalogue::MESSAGES, a Fan_Out.
	 * @param int    $id         What joins.
	 * @param int    $seconds    How long the first waits.
	 */
	public function collect( string $topic, string $message_id, int $id, int $seconds ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$event = "{$topic}:" . self::NEXT;
		for ( $try = 0; $try < 2; ++$try ) {
			if ( $this->insert( $event, self::EVERYONE, $message_id, array( 'ids' => array( $id ) ), self::COLLECTING, $seconds ) ) {
				return;
			}
			// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
			$joined = $wpdb->query(
				$wpdb->prepare(
					"UPDATE {$table} SET payload = CONCAT( SUBSTR( payload, 1, LENGTH( payload ) - 2 ), %s ) WHERE event = %s AND recipient = %s AND status = %s AND next_at > %s",
					",{$id}]}",
					$event,
					self::EVERYONE,
					self::COLLECTING,
					Clock::gmt()
				)
			);
			if ( 1 === $joined ) {
				return;
			}
			// Its time is over, or somebody cancelled it: it gives the name free for the next one.
			$wpdb->query(
				$wpdb->prepare(
					"UPDATE {$table} SET event = CONCAT( %s, id ), status = CASE WHEN status = %s THEN 'expand' ELSE status END
					WHERE event = %s AND recipient = %s AND NOT ( status = %s AND next_at > %s )",
					"{$topic}:",
					self::COLLECTING,
					$event,
					self::EVERYONE,
					self::COLLECTING,
					Clock::gmt()
				)
			);
			// phpcs:enable
		}
		throw Lost_Transaction::by_last_error( 'The mail could not be queued.' );
	}

	/**
	 * Queues a mail to many, also when the same has happened before: who was told then is not told again.
	 *
	 * A mail that an administrator cancelled stays cancelled.
	 *
	 * @param string              $event      What happened.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    As of enqueue_fan_out().
	 */
	public function enqueue_fan_out_again( string $event, string $message_id, array $payload ): void {
		global $wpdb;
		if ( $this->enqueue_fan_out( $event, $message_id, $payload ) ) {
			return;
		}
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$table} SET message = %s, status = 'expand', payload = %s, attempts = 0, claim = '', next_at = %s, sent_gmt = NULL WHERE event = %s AND recipient = %s AND status <> %s",
				$message_id,
				wp_json_encode( (object) $payload ),
				Clock::gmt(),
				$event,
				self::EVERYONE,
				Rows::CANCELLED
			)
		);
		// phpcs:enable
	}

	/**
	 * Takes back the mails about an event that no worker has begun to send.
	 *
	 * @param string $event What did not happen after all.
	 */
	public function withdraw( string $event ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE event = %s AND status IN ('waiting', 'expand')", $event ) );
	}

	/**
	 * Gives a fan-out that is not yet expanded its recipients, before the rows it would look them up in are erased.
	 *
	 * A worker that is expanding it loses its claim; whom it has queued already is not queued again.
	 *
	 * @param string    $event What happened.
	 * @param list<int> $users Ids of the recipients.
	 */
	public function pin( string $event, array $users ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$payload = $wpdb->get_var( $wpdb->prepare( "SELECT payload FROM {$table} WHERE event = %s AND recipient = %s AND status = 'expand'", $event, self::EVERYONE ) );
		if ( null === $payload ) {
			return;
		}
		$payload          = (array) json_decode( $payload, true );
		$payload['users'] = $users;
		unset( $payload['cursor'] );
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$table} SET payload = %s, claim = '', next_at = %s WHERE event = %s AND recipient = %s AND status = 'expand'",
				wp_json_encode( $payload ),
				Clock::gmt(),
				$event,
				self::EVERYONE
			)
		);
		// phpcs:enable
	}

	/**
	 * Queues the same mail to many members, one row each, in one statement.
	 *
	 * @param string              $event      What happened.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    What the message needs.
	 * @param list<int>           $users      Ids of the recipients, a few hundred at most.
	 */
	public function enqueue_all( string $event, string $message_id, array $payload, array $users ): void {
		global $wpdb;
		if ( ! $users ) {
			return;
		}
		$table  = Tables::name( 'outbox' );
		$now    = Clock::gmt();
		$json   = wp_json_encode( (object) $payload );
		$values = array();
		foreach ( $users as $user_id ) {
			$values[] = $wpdb->prepare( "(%s, %s, %s, %s, 'waiting', %s, %s)", $event, "user:{$user_id}", $message_id, $json, $now, $now );
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- each row is prepared above.
		$added = $wpdb->query( "INSERT IGNORE INTO {$table} (event, recipient, message, payload, status, next_at, created_gmt) VALUES " . implode( ', ', $values ) );
		if ( false === $added ) {
			throw Lost_Transaction::by_last_error( 'The mails could not be queued.' );
		}
	}

	/**
	 * Erases every mail to a member, and those that speak for them.
	 *
	 * @param int $user_id Member being deleted.
	 */
	public function forget( int $user_id ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE recipient = %s", "user:{$user_id}" ) );
		foreach ( Catalogue::speaker_events() as $event ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE event LIKE %s", $wpdb->esc_like( "{$event}:{$user_id}:" ) . '%' ) );
		}
		// phpcs:enable
	}

	/**
	 * Drops what waits to be sent to somebody or in their words. Mails about the account itself go out; what was sent stays in the log.
	 *
	 * @param int $user_id User.
	 */
	public function drop_pending( int $user_id ): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$kept  = "'" . implode( "', '", Catalogue::reaching_off() ) . "'";
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE recipient = %s AND status IN ('waiting', 'failed') AND message NOT IN ({$kept})", "user:{$user_id}" ) );
		foreach ( Catalogue::speaker_events() as $event ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE event LIKE %s AND status IN ('waiting', 'failed')", $wpdb->esc_like( "{$event}:{$user_id}:" ) . '%' ) );
		}
		// phpcs:enable
	}

	/**
	 * Adds a row unless it is there: never a caught duplicate-key error, which would end a transaction on SQLite.
	 *
	 * @param string              $event      What happened.
	 * @param string              $recipient  Whom to tell.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    What the message needs.
	 * @param string              $status     First status.
	 * @param int                 $delay      Seconds until it is due.
	 */
	private function insert( string $event, string $recipient, string $message_id, array $payload, string $status, int $delay = 0 ): bool {
		global $wpdb;
		$speaker = Catalogue::facts( $message_id )->speaker_event;
		if ( '' !== $speaker && ! preg_match( "/^{$speaker}:\d+:/", $event ) ) {
			throw new LogicException( 'The event has to name who speaks in the mail.' );
		}
		$table = Tables::name( 'outbox' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$added = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO {$table} (event, recipient, message, payload, status, next_at, created_gmt) VALUES (%s, %s, %s, %s, %s, %s, %s)",
				$event,
				$recipient,
				$message_id,
				wp_json_encode( (object) $payload ),
				$status,
				Clock::gmt( $delay ),
				Clock::gmt()
			)
		);
		// phpcs:enable
		if ( false === $added ) {
			// Without its mail the write must not happen either.
			throw Lost_Transaction::by_last_error( 'The mail could not be queued.' );
		}
		return 1 === $added;
	}
}
