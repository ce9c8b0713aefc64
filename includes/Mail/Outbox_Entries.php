<?php
/** The administrator's side of the outbox: list, try again, cancel. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;

/**
 * Payloads are never read here: they may contain a secret.
 * @phpstan-type Shown array{id:int,event:string,recipient:string,message:string,status:Status,attempts:int,next_at:string,created_gmt:string,sent_gmt:string|null,error:string|null}
 */
final class Outbox_Entries {

	/**
	 * Makes failed emails due at once. One to many is expanded again; those who have got it don't get it again. Returns how many.
	 * @param list<int>|null $ids Rows; null for all that failed.
	 */
	public static function retry( ?array $ids = null ): int {
		$chosen = null === $ids ? 'status = ' . Status::sql( Status::Failed ) : self::chosen( $ids );
		return (int) Sql::write(
			"UPDATE {outbox} SET status = CASE WHEN recipient = %s THEN %s ELSE %s END, attempts = 0, claim = '', next_at = %s WHERE {$chosen}",
			Outbox::EVERYONE,
			Status::Addressing->value,
			Status::Waiting->value,
			Clock::gmt()
		);
	}

	/**
	 * Cancels emails for good. The rows stay, so that the same email is not queued again; their payload is erased. Returns how many.
	 * @param list<int> $ids Rows.
	 */
	public static function cancel( array $ids ): int {
		$cancelled = Status::sql( Status::Cancelled );
		return (int) Sql::write( "UPDATE {outbox} SET status = {$cancelled}, payload = %s, claim = '' WHERE " . self::chosen( $ids ), '{}' );
	}

	/** @return array<string,int> The number of rows in each state; of one event, without the row for all its recipients, if it is given. */
	public static function counts( string $event = '' ): array {
		$which  = self::where( array( 'event' => $event ) );
		$counts = array();
		foreach ( Sql::rows( "SELECT o.status, COUNT(*) AS number FROM {outbox} o WHERE {$which} GROUP BY o.status" ) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/**
	 * The number of emails in some states.
	 * @param Status ...$states States, one at least.
	 */
	public static function number( Status ...$states ): int {
		return (int) Sql::value( 'SELECT COUNT(*) FROM {outbox} WHERE recipient <> %s AND status IN (' . Status::sql( ...$states ) . ')', Outbox::SYSTEM );
	}

	/** Since when the oldest waiting email has been due, '' for none. */
	public static function oldest_due(): string {
		return (string) Sql::value(
			'SELECT MIN(next_at) FROM {outbox} WHERE status IN (' . Status::sql( ...Status::PENDING ) . ') AND next_at <= %s AND recipient <> %s',
			Clock::gmt(),
			Outbox::SYSTEM
		);
	}

	public static function late( int $seconds ): int {
		return (int) Sql::value(
			'SELECT COUNT(*) FROM {outbox} WHERE status IN (' . Status::sql( ...Status::UNSENT ) . ') AND next_at < %s AND recipient <> %s',
			Clock::gmt( -$seconds ),
			Outbox::SYSTEM
		);
	}

	/** The mail server's last error, '' for none. */
	public static function last_error(): string {
		return (string) Sql::value(
			"SELECT error FROM {outbox} WHERE error <> '' AND status <> %s AND recipient <> %s ORDER BY created_gmt DESC LIMIT 1",
			Status::Sent->value,
			Outbox::SYSTEM
		);
	}

	/**
	 * The newest emails.
	 * @param string $status '' for all.
	 * @return list<array<string,string|null>>
	 */
	public static function newest( string $status, int $limit ): array {
		return Sql::rows(
			"SELECT id, event, recipient, message, status, attempts, next_at, sent_gmt, error FROM {outbox} WHERE ( %s = '' OR status = %s ) ORDER BY created_gmt DESC, id DESC LIMIT %d",
			$status,
			$status,
			$limit
		);
	}

	/** Deletes all emails to somebody, sent or not. */
	public static function forget_recipient( string $recipient ): void {
		Sql::write( 'DELETE FROM {outbox} WHERE recipient = %s', $recipient );
	}

	/** Deletes all emails about an event, or about one that begins with it and a colon, sent or not. */
	public static function forget_event( string $event ): void {
		global $wpdb;
		Sql::write( 'DELETE FROM {outbox} WHERE event = %s OR event LIKE %s', $event, $wpdb->esc_like( "{$event}:" ) . '%' );
	}

	/**
	 * A page of emails.
	 * @param array{status?:string,message?:string,event?:string,search?:string,confidential?:list<string>} $filters Filters, '' for none; messages no search for a person finds.
	 * @param string                                                                          $order   Column to sort by: id, attempts, next_at, status or message.
	 * @param bool                                                                            $up      Whether the smallest come first.
	 * @return array{list<Shown>,int} Rows, and how many there are in all.
	 */
	public static function page( array $filters, string $order, bool $up, int $limit, int $offset ): array {
		$where = self::where( $filters );
		$order = in_array( $order, array( 'id', 'attempts', 'next_at', 'status', 'message' ), true ) ? $order : 'id';
		$way   = $up ? 'ASC' : 'DESC';
		$total = (int) Sql::value( "SELECT COUNT(*) FROM {outbox} o WHERE {$where}" );
		$rows  = Sql::rows(
			"SELECT o.id, o.event, o.recipient, o.message, o.status, o.attempts, o.next_at, o.created_gmt, o.sent_gmt, o.error FROM {outbox} o WHERE {$where} ORDER BY o.{$order} {$way}, o.id DESC LIMIT {$limit} OFFSET {$offset}"
		);
		$shown = array_map(
			static fn( array $row ): array => array(
				'id'          => (int) $row['id'],
				'event'       => (string) $row['event'],
				'recipient'   => (string) $row['recipient'],
				'message'     => (string) $row['message'],
				'status'      => Status::from( (string) $row['status'] ),
				'attempts'    => (int) $row['attempts'],
				'next_at'     => (string) $row['next_at'],
				'created_gmt' => (string) $row['created_gmt'],
				'sent_gmt'    => $row['sent_gmt'],
				'error'       => $row['error'],
			),
			$rows
		);
		return array( $shown, $total );
	}

	/**
	 * Conditions of a page, prepared.
	 * @param array{status?:string,message?:string,event?:string,search?:string,confidential?:list<string>} $filters
	 */
	private static function where( array $filters ): string {
		global $wpdb;
		$where = array( '1=1' );
		if ( '' !== ( $filters['status'] ?? '' ) ) {
			$where[] = $wpdb->prepare( 'o.status = %s', $filters['status'] ?? '' );
		}
		if ( '' !== ( $filters['message'] ?? '' ) ) {
			$where[] = $wpdb->prepare( 'o.message = %s', $filters['message'] ?? '' );
		}
		if ( '' !== ( $filters['event'] ?? '' ) ) {
			$where[] = $wpdb->prepare( 'o.event = %s AND o.recipient <> %s', $filters['event'] ?? '', Outbox::EVERYONE );
		}
		if ( '' !== ( $filters['search'] ?? '' ) ) {
			$like    = '%' . $wpdb->esc_like( $filters['search'] ?? '' ) . '%';
			$where[] = $wpdb->prepare(
				"o.recipient IN ( SELECT CONCAT( 'user:', u.ID ) FROM {$wpdb->users} u WHERE u.display_name LIKE %s OR u.user_email LIKE %s )",
				$like,
				$like
			);
			foreach ( $filters['confidential'] ?? array() as $message ) {
				$where[] = $wpdb->prepare( 'o.message <> %s', $message );
			}
		}
		return implode( ' AND ', $where );
	}

	/**
	 * SQL condition: chosen rows that no worker has.
	 * @param list<int> $ids Rows.
	 */
	private static function chosen( array $ids ): string {
		return 'status IN (' . Status::sql( ...Status::AT_REST ) . ') AND id IN (' . Sql::in( $ids ) . ')';
	}
}
