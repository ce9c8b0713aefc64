<?php
/** Takes back emails that no worker has begun to send, or holds them while something is written. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Database\Sql;

final class Recall {

	/** All emails about an event that was undone. Returns how many. */
	public static function event( string $event ): int {
		$states = Status::sql( ...Status::PENDING );
		return (int) Sql::write( "DELETE FROM {outbox} WHERE event = %s AND status IN ({$states})", $event );
	}

	/**
	 * All emails about a topic to somebody. Returns how many.
	 * @param string $topic First part of their events.
	 */
	public static function topic( string $topic, string $recipient ): int {
		$states = Status::sql( ...Status::PENDING );
		return (int) Sql::write(
			"DELETE FROM {outbox} WHERE recipient = %s AND event LIKE %s AND status IN ({$states})",
			$recipient,
			self::about( $topic )
		);
	}

	/**
	 * Whether an email of a topic waits for somebody. No worker can lease it until the transaction ends, so that it includes everything
	 * that is written meanwhile.
	 * @param string $topic First parts of its event.
	 */
	public static function holds( string $topic, string $recipient ): bool {
		return null !== Sql::value(
			'SELECT id FROM {outbox} WHERE event LIKE %s AND recipient = %s AND status = %s LIMIT 1 FOR UPDATE',
			self::about( $topic ),
			$recipient,
			Status::Waiting->value
		);
	}

	/**
	 * Removes one thing from an email about several. An email with nothing left is cancelled. Returns whether it stood in an email.
	 * @param string $topic First part of its event.
	 * @param string $list  Key of the list in the payload.
	 * @param int    $id    What is taken out.
	 */
	public static function item( string $topic, string $recipient, string $list, int $id ): bool {
		$waiting = Status::Waiting->value;
		foreach (
			Sql::rows(
				'SELECT id, payload FROM {outbox} WHERE recipient = %s AND event LIKE %s AND status = %s FOR UPDATE',
				$recipient,
				self::about( $topic ),
				$waiting
			) as $row
		) {
			$payload = (array) json_decode( (string) $row['payload'], true );
			$ids     = array_map( 'intval', array_values( (array) ( $payload[ $list ] ?? array() ) ) );
			if ( in_array( $id, $ids, true ) ) {
				$payload[ $list ] = array_values( array_diff( $ids, array( $id ) ) );
				$which            = array( (int) $row['id'], $waiting );
				return 1 === ( $payload[ $list ]
					? Sql::write( 'UPDATE {outbox} SET payload = %s WHERE id = %d AND status = %s', (string) wp_json_encode( $payload ), ...$which )
					: Sql::write( 'DELETE FROM {outbox} WHERE id = %d AND status = %s', ...$which ) );
			}
		}
		return false;
	}

	private static function about( string $topic ): string {
		global $wpdb;
		return $wpdb->esc_like( "{$topic}:" ) . '%';
	}
}
