<?php
/** The worker's side of the outbox: leases a row for some minutes, and stores the result. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

/**
 * A row is leased by one conditional UPDATE: the process that changes it has it. A lease expires, so that a row is not lost with its
 * worker. The column `claim` holds the token of the worker that has it.
 * @phpstan-type Row array{id:int,event:string,recipient:string,message:string,payload:array<string,mixed>,status:Status,attempts:int,claim:string}
 */
final class Leases {

	/** Seconds to wait after each failed attempt. After the last one the email counts as failed. */
	public const BACK_OFF = array(
		MINUTE_IN_SECONDS,
		5 * MINUTE_IN_SECONDS,
		30 * MINUTE_IN_SECONDS,
		2 * HOUR_IN_SECONDS,
		12 * HOUR_IN_SECONDS,
	);

	/** Seconds a lease lasts: longer than any mail server takes to time out. */
	public const SECONDS = 10 * MINUTE_IN_SECONDS;

	/** @return list<int> Ids of rows that are due: to single members, then to many, then to other systems, which may take long. */
	public static function due( int $limit ): array {
		$bulk = Sql::words( Catalogue::with( 'batch' ) );
		$last = Sql::words( Catalogue::with( 'deliver' ) );
		$ids  = array();
		foreach ( array( "NOT IN ({$bulk}, {$last})", "IN ({$bulk})", "IN ({$last})" ) as $messages ) {
			$left = $limit - count( $ids );
			$ids  = $left > 0 ? array( ...$ids, ...self::next( $messages, $left ) ) : $ids;
		}
		return $ids;
	}

	/**
	 * The next ones of some messages. The index has the rows of each status in order, so that no more are read, however many wait.
	 * @return list<int>
	 */
	private static function next( string $messages, int $limit ): array {
		$of = static fn( Status $status ): string => sprintf(
			"SELECT id, next_at, turn FROM (
				SELECT id, next_at, %d AS turn FROM {outbox} WHERE status = '%s' AND next_at <= '%s' AND message {$messages} ORDER BY next_at, id LIMIT {$limit}
			) due_%s",
			Status::Addressing === $status ? 0 : 1,
			$status->value,
			Clock::gmt(),
			$status->value
		);
		return Sql::ids( implode( ' UNION ALL ', array_map( $of, Status::LEASABLE ) ) . " ORDER BY turn, next_at, id LIMIT {$limit}" );
	}

	/**
	 * Leases a row that is still due. Attempts are counted when they begin, so that one that kills its worker is not repeated for ever.
	 * @return Row|null Null when another worker has it.
	 * @throws Lost_Transaction When the database has become read-only.
	 */
	public static function take( int $id ): ?array {
		$due   = Status::sql( ...Status::LEASABLE );
		$many  = Status::sql( Status::Addressing );
		$token = bin2hex( random_bytes( 16 ) );
		$taken = Sql::write(
			"UPDATE {outbox} SET status = CASE WHEN status = {$many} THEN status ELSE %s END, claim = %s, attempts = attempts + 1, next_at = %s
			WHERE id = %d AND status IN ({$due}) AND next_at <= %s",
			Status::Sending->value,
			$token,
			Clock::gmt( self::SECONDS ),
			$id,
			Clock::gmt()
		);
		$lost  = false === $taken ? Lost_Transaction::by_last_error() : null;
		if ( $lost?->is_read_only() ) {
			throw $lost;
		}
		$row = 1 === $taken ? Sql::row( 'SELECT * FROM {outbox} WHERE id = %d AND claim = %s', $id, $token ) : null;
		return $row ? array(
			'id'        => (int) $row['id'],
			'event'     => (string) $row['event'],
			'recipient' => (string) $row['recipient'],
			'message'   => (string) $row['message'],
			'payload'   => (array) json_decode( (string) $row['payload'], true ),
			'status'    => Status::from( (string) $row['status'] ),
			'attempts'  => (int) $row['attempts'],
			'claim'     => $token,
		) : null;
	}

	/**
	 * The email was handed to the mail server: its payload is erased.
	 * @param Row $row Leased row.
	 */
	public static function sent( array $row ): void {
		self::finish(
			$row,
			array(
				'status'   => Status::Sent->value,
				'payload'  => '{}',
				'sent_gmt' => Clock::gmt(),
				'error'    => null,
			)
		);
	}

	/**
	 * The email was not sent: try again later, or give up after the last attempt.
	 * @param Row    $row    Leased row.
	 * @param string $reason What the transport said.
	 */
	public static function failed( array $row, string $reason ): void {
		$wait   = self::BACK_OFF[ $row['attempts'] - 1 ] ?? null;
		$erased = null === $wait && Catalogue::message( $row['message'] )?->is_secret
			? array( 'payload' => '{}' )
			: array();
		$again  = Status::Addressing === $row['status'] ? Status::Addressing : Status::Waiting;
		self::finish(
			$row,
			$erased + array(
				'status'  => ( null === $wait ? Status::Failed : $again )->value,
				'next_at' => Clock::gmt( (int) $wait ),
				'error'   => mb_substr( wp_strip_all_tags( $reason ), 0, 500 ),
			)
		);
	}

	/**
	 * A part of the recipients is queued; the others are due at once.
	 * @param Row                 $row     Leased row.
	 * @param array<string,mixed> $payload Payload to go on with.
	 */
	public static function continue_at( array $row, array $payload, int $cursor ): void {
		self::finish(
			$row,
			array(
				'payload'  => (string) wp_json_encode( array( 'cursor' => $cursor ) + $payload ),
				'attempts' => 0,
				'next_at'  => Clock::gmt(),
			)
		);
	}

	/**
	 * Removes a row that has no recipient or nothing to say any more.
	 * @param Row $row Leased row.
	 */
	public static function drop( array $row ): void {
		global $wpdb;
		$wpdb->delete( Tables::name( 'outbox' ), array( 'id' => $row['id'], 'claim' => $row['claim'] ) );
	}

	/**
	 * Writes the outcome if the lease still stands.
	 * @param Row                           $row     Leased row.
	 * @param array<string,string|int|null> $changes Columns.
	 */
	private static function finish( array $row, array $changes ): void {
		global $wpdb;
		$wpdb->update(
			Tables::name( 'outbox' ),
			$changes + array( 'claim' => '' ),
			array( 'id' => $row['id'], 'claim' => $row['claim'] )
		);
	}
}
