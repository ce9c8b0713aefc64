<?php
/**
 * Takes back emails that no worker has begun to send, or holds them while something is written.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Database\Tables;

final class Recall {

	/**
	 * All emails about an event.
	 *
	 * @param string $event Event that was undone.
	 * @return int How many.
	 */
	public function event( string $event ): int {
		global $wpdb;
		$table  = Tables::name( 'outbox' );
		$states = Status::sql( Status::Waiting, Status::Addressing );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
		return (int) $wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE event = %s AND status IN ({$states})", $event ) );
	}

	/**
	 * All emails about a topic to somebody.
	 *
	 * @param string $topic First part of their events.
	 * @return int How many.
	 */
	public function topic( string $topic, string $recipient ): int {
		global $wpdb;
		$table  = Tables::name( 'outbox' );
		$states = Status::sql( Status::Waiting, Status::Addressing );
		return (int) $wpdb->query(
			$wpdb->prepare(
				"DELETE FROM {$table} WHERE recipient = %s AND event LIKE %s AND status IN ({$states})", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
				$recipient,
				$wpdb->esc_like( "{$topic}:" ) . '%'
			)
		);
	}

	/**
	 * Whether an email of a topic waits for somebody. No worker can lease it until the transaction ends, so that it includes everything
	 * that is written meanwhile.
	 *
	 * @param string $topic First parts of its event.
	 */
	public function holds( string $topic, string $recipient ): bool {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				"SELECT id FROM {$table} WHERE event LIKE %s AND recipient = %s AND status = %s LIMIT 1 FOR UPDATE", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
				$wpdb->esc_like( "{$topic}:" ) . '%',
				$recipient,
				Status::Waiting->value
			)
		);
	}

	/**
	 * Removes one thing from an email about several. An email with nothing left is cancelled.
	 *
	 * @param string $topic First part of its event.
	 * @param string $list  Key of the list in the payload.
	 * @param int    $id    What is taken out.
	 * @return bool Whether it stood in an email.
	 */
	public function item( string $topic, string $recipient, string $list, int $id ): bool {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$still = $wpdb->prepare( 'status = %s', Status::Waiting->value );
		// phpcs:disable WordPress.DB.PreparedSQL -- the table's name is ours, each part is prepared.
		foreach (
			(array) $wpdb->get_results(
				$wpdb->prepare(
					"SELECT id, payload FROM {$table} WHERE recipient = %s AND event LIKE %s AND {$still} FOR UPDATE",
					$recipient,
					$wpdb->esc_like( "{$topic}:" ) . '%'
				)
			) as $row
		) {
			$payload = (array) json_decode( (string) $row->payload, true );
			$ids     = array_map( 'intval', array_values( (array) ( $payload[ $list ] ?? array() ) ) );
			if ( in_array( $id, $ids, true ) ) {
				$payload[ $list ] = array_values( array_diff( $ids, array( $id ) ) );
				return 1 === (int) $wpdb->query(
					$payload[ $list ]
						? $wpdb->prepare(
							"UPDATE {$table} SET payload = %s WHERE id = %d AND {$still}",
							wp_json_encode( (object) $payload ),
							$row->id
						)
						: $wpdb->prepare( "DELETE FROM {$table} WHERE id = %d AND {$still}", $row->id )
				);
			}
		}
		// phpcs:enable
		return false;
	}
}
