<?php
/**
 * Erases members from their conversations, and conversations that have no member left.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Talks\Files\Message_Files;

/**
 * Must run inside a transaction. Conversations are raised first, so that open threads are updated.
 */
final class Conversation_Erasure {

	private const BATCH = 500;

	public function __construct( private readonly Message_Files $files = new Message_Files() ) {}

	/**
	 * Removes somebody: deletes their words and files, and leaves empty messages. Deletes conversations that have no member left.
	 */
	public function of_user( int $user_id ): void {
		foreach ( Seat::cases() as $seat ) {
			do {
				$ids = $this->ids( $seat->column( 'id' ) . " = {$user_id}" );
				$this->leave( $ids, $seat, $user_id );
			} while ( $ids );
		}
	}

	/**
	 * Erases whole conversations of a demo member, also what others wrote in them.
	 */
	public function whole_of( int $user_id ): void {
		do {
			$ids = $this->ids(
				'( ' . Seat::Designer->column( 'id' ) . " = {$user_id} OR " . Seat::Contractor->column( 'id' ) . " = {$user_id} )"
			);
			$this->remove( $ids );
		} while ( $ids );
	}

	/**
	 * Erases conversations without messages since a time.
	 *
	 * @param string $before GMT time.
	 * @return int Number of erased conversations, one batch at most.
	 */
	public function of_idle( string $before ): int {
		global $wpdb;
		$ids = $this->ids( (string) $wpdb->prepare( 'updated_gmt < %s', $before ) );
		$this->remove( $ids );
		return count( $ids );
	}

	/**
	 * Empties a seat in conversations.
	 *
	 * @param list<int> $ids Conversations, raised.
	 */
	private function leave( array $ids, Seat $seat, int $user_id ): void {
		global $wpdb;
		if ( ! $ids ) {
			return;
		}
		$list             = implode( ',', $ids );
		$conversation     = Tables::name( 'conversation' );
		$message          = Tables::name( 'message' );
		[ $own, $across ] = array( $seat, $seat->other() );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names, integers.
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$message} SET words = '', application_id = NULL, request_id = NULL, deleted_gmt = COALESCE( deleted_gmt, %s ),
				version = ( SELECT c.version FROM {$conversation} c WHERE c.id = {$message}.conversation_id ) WHERE conversation_id IN ({$list}) AND sender = %s",
				Clock::gmt(),
				$own->letter()
			)
		);
		$wpdb->query(
			"UPDATE {$conversation} SET {$own->column( 'id' )} = NULL, {$own->column( 'read' )} = 0, {$own->column( 'unread' )} = 0, {$across->column( 'unread' )} = 0 WHERE id IN ({$list})"
		);
		// phpcs:enable
		foreach ( $this->with_files( $list ) as $id ) {
			$this->files->delete_of( $id, $user_id );
		}
		$this->remove( $this->ids( "{$across->column( 'id' )} IS NULL AND {$own->column( 'id' )} IS NULL AND id IN ({$list})" ) );
	}

	/**
	 * Erases conversations with their messages and files.
	 *
	 * @param list<int> $ids Conversations after raise().
	 */
	private function remove( array $ids ): void {
		global $wpdb;
		if ( ! $ids ) {
			return;
		}
		$list = implode( ',', $ids );
		foreach ( $this->with_files( $list ) as $id ) {
			$this->files->delete_of( $id, null );
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers.
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'message' ) . " WHERE conversation_id IN ({$list})" );
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'conversation' ) . " WHERE id IN ({$list})" );
		// phpcs:enable
	}

	/**
	 * Raises and locks the next conversations that meet a condition.
	 *
	 * @param string $where Prepared SQL condition.
	 * @return list<int>
	 */
	private function ids( string $where ): array {
		global $wpdb;
		$table = Tables::name( 'conversation' );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers.
		$found = implode(
			',',
			array_map( 'intval', $wpdb->get_col( "SELECT id FROM {$table} WHERE {$where} ORDER BY id LIMIT " . self::BATCH ) )
		);
		if ( '' === $found ) {
			return array();
		}
		$wpdb->query( "UPDATE {$table} SET version = version + 1 WHERE id IN ({$found})" );
		// Somebody may have written before the rows were locked.
		return array_map(
			'intval',
			array_values( $wpdb->get_col( "SELECT id FROM {$table} WHERE id IN ({$found}) AND {$where} ORDER BY id FOR UPDATE" ) )
		);
		// phpcs:enable
	}

	/**
	 * @return list<int>
	 */
	private function with_files( string $list ): array {
		global $wpdb;
		return array_map(
			'intval',
			array_values(
				$wpdb->get_col(
					'SELECT DISTINCT conversation_id FROM ' . Tables::name( 'message_file' ) . " WHERE conversation_id IN ({$list})" // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name, integers.
				)
			)
		);
	}
}
