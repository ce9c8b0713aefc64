<?php
/** The queue of emails: filled in the caller's transaction, emptied by the worker. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use LogicException;

/** The unique key (event, recipient) makes sure that nobody gets the same email twice, even if the write is repeated. */
final class Outbox {

	/** Recipient of a row for many emails. */
	public const EVERYONE = 'fan-out';

	/** Recipient of an email to the people who run the site, at the address of the settings. */
	public const SITE = 'site';

	/** Recipient of what goes to another system. */
	public const SYSTEM = 'system';

	/**
	 * Queues an email. Call it within the transaction of the write that the email is about. Returns false when this was queued before.
	 * @param string              $event     What happened, such as `welcome:55`; each recipient is told once. Begins as the message's
	 *                                       `speaker_event` asks.
	 * @param string              $recipient `user:12`; the address is looked up when the email is sent.
	 * @param array<string,mixed> $payload   What the message needs besides ids; erased once sent.
	 */
	public function enqueue( string $event, string $recipient, string $message, array $payload = array() ): bool {
		return 1 === $this->enqueue_many( array( new Queued( $event, $recipient, $message, $payload ) ) );
	}

	/**
	 * Queues an email to a user about their own account, as enqueue().
	 * @param int|string          $what    Tells this email from others of its kind to them; '' if there is only one.
	 * @param array<string,mixed> $payload What the message needs besides ids.
	 */
	public static function tell( int $user_id, string $message, int|string $what = '', array $payload = array() ): void {
		( new self() )->enqueue( rtrim( "{$message}:{$user_id}:{$what}", ':' ), "user:{$user_id}", $message, $payload );
	}

	/**
	 * Whether an email was queued before. Nobody else may be queuing it now.
	 * @param Status ...$states Only in one of these states; none for any.
	 */
	public static function has( string $event, string $recipient, Status ...$states ): bool {
		$state = $states ? 'status IN (' . Status::sql( ...$states ) . ')' : '1=1';
		return null !== Sql::value( "SELECT id FROM {outbox} WHERE event = %s AND recipient = %s AND {$state}", $event, $recipient );
	}

	/**
	 * Whether an email was queued within some seconds.
	 * @param list<string> $events One of them.
	 */
	public static function has_lately( array $events, string $recipient, int $seconds ): bool {
		return null !== Sql::value(
			'SELECT id FROM {outbox} WHERE event IN (' . Sql::words( $events ) . ') AND recipient = %s AND created_gmt > %s LIMIT 1',
			$recipient,
			Clock::gmt( -$seconds )
		);
	}

	/**
	 * SQL condition: an email was queued before.
	 * @param string $event     Expression of its event.
	 * @param string $recipient Expression of its recipient, '' for anybody.
	 * @param Status ...$states Only in one of these states; none for any.
	 */
	public static function sql_has( string $event, string $recipient = '', Status ...$states ): string {
		return 'EXISTS ( SELECT 1 FROM '
			. Tables::name( 'outbox' )
			. " o WHERE o.event = {$event}"
			. ( '' === $recipient ? '' : " AND o.recipient = {$recipient}" )
			. ( $states ? ' AND o.status IN (' . Status::sql( ...$states ) . ')' : '' )
			. ' )';
	}

	/** SQL for a table of those who were told of an event, or will be, with the column `user_id`. */
	public static function sql_users( string $event ): string {
		global $wpdb;
		$those = $wpdb->prepare( 'o.event = %s', $event );
		return '( SELECT CAST( SUBSTR( o.recipient, 6 ) AS UNSIGNED ) AS user_id FROM ' . Tables::name( 'outbox' ) . " o WHERE {$those} )";
	}

	/**
	 * @param list<Queued> $mails Emails.
	 * @return int How many were not queued before.
	 */
	public function enqueue_many( array $mails ): int {
		return $this->insert( $mails, Status::Waiting );
	}

	/**
	 * Queues an email to many as one row. The message names the recipients when a worker expands the row. Returns false when this was
	 * queued before.
	 * @param array<string,mixed> $payload What the message needs. `users` (list of ids) replaces the message's own list; `except` is used by that list alone.
	 */
	public function enqueue_fan_out( string $event, string $message, array $payload ): bool {
		return 1 === $this->insert( array( new Queued( $event, self::EVERYONE, $message, $payload ) ), Status::Addressing );
	}

	/**
	 * Queues an email to many also if it was queued before. Members who got it then do not get it again.
	 *
	 * An email that an administrator cancelled stays cancelled.
	 * @param array<string,mixed> $payload As of enqueue_fan_out().
	 */
	public function enqueue_fan_out_again( string $event, string $message, array $payload ): void {
		if ( $this->enqueue_fan_out( $event, $message, $payload ) ) {
			return;
		}
		Sql::write(
			"UPDATE {outbox} SET message = %s, status = %s, payload = %s, attempts = 0, claim = '', next_at = %s, sent_gmt = NULL WHERE event = %s AND recipient = %s AND status <> %s",
			$message,
			Status::Addressing->value,
			(string) wp_json_encode( (object) $payload ),
			Clock::gmt(),
			$event,
			self::EVERYONE,
			Status::Cancelled->value
		);
	}

	/** Has everything to a recipient wait that is due: the first one has just failed. */
	public static function put_off( string $recipient, int $seconds ): void {
		Sql::write(
			'UPDATE {outbox} SET next_at = %s WHERE recipient = %s AND status = %s AND next_at <= %s',
			Clock::gmt( $seconds ),
			$recipient,
			Status::Waiting->value,
			Clock::gmt()
		);
	}

	/**
	 * Stores the recipients of a fan-out that no worker has expanded yet, before the rows are erased that name them.
	 *
	 * A worker that is expanding it loses its lease. Recipients it has queued already are not queued again. The first list counts: later
	 * some of the rows may be erased already.
	 * @param list<int> $users Ids of the recipients; those the payload excepts are left out.
	 */
	public function pin( string $event, array $users ): void {
		$row     = array( $event, self::EVERYONE, Status::Addressing->value );
		$payload = Sql::value( 'SELECT payload FROM {outbox} WHERE event = %s AND recipient = %s AND status = %s', ...$row );
		$payload = null === $payload ? null : (array) json_decode( $payload, true );
		if ( null === $payload || isset( $payload['users'] ) ) {
			return;
		}
		$payload['users'] = array_values(
			array_diff( $users, array_map( 'intval', array_values( (array) ( $payload['except'] ?? array() ) ) ) )
		);
		unset( $payload['cursor'] );
		Sql::write(
			"UPDATE {outbox} SET payload = %s, claim = '', next_at = %s WHERE event = %s AND recipient = %s AND status = %s",
			(string) wp_json_encode( $payload ),
			Clock::gmt(),
			...$row
		);
	}

	/**
	 * Queues the same email to many members, one row each. They are due at once; only the fan-out had a delay.
	 * @param array<string,mixed> $payload What the message needs.
	 * @param list<int>           $users   Ids of the recipients.
	 */
	public function enqueue_all( string $event, string $message, array $payload, array $users ): void {
		$now = Clock::gmt();
		$row = static fn( int $id ): array => ( new Queued( $event, "user:{$id}", $message, $payload ) )->row( Status::Waiting, $now );
		$this->add( array_map( $row, $users ) );
	}

	/**
	 * Adds emails that are due after the delay of their kind. Returns how many were not there.
	 * @param list<Queued> $mails Emails.
	 */
	private function insert( array $mails, Status $status ): int {
		$rows = array();
		foreach ( $mails as $mail ) {
			$message = Catalogue::message( $mail->message ) ?? throw new LogicException( 'There is no such mail.' );
			if ( '' !== $message->speaker_event && 0 === $message->speaker( $mail->event ) ) {
				throw new LogicException( 'The event has to name who speaks in the mail.' );
			}
			$rows[] = $mail->row( $status, Clock::gmt( $message->delay ) );
		}
		return $this->add( $rows );
	}

	/**
	 * Adds the rows that are not there yet. A duplicate-key error would end the transaction on SQLite, even when it is caught. Returns how
	 * many were not there.
	 * @param list<list<string>> $rows Results of Queued::row().
	 */
	private function add( array $rows ): int {
		$added = Sql::insert( 'INSERT IGNORE INTO {outbox} (' . Queued::COLUMNS . ')', $rows );
		if ( false === $added ) {
			// The write must not happen without its email.
			throw Lost_Transaction::by_last_error( 'The mails could not be queued.' );
		}
		return $added;
	}
}
