<?php
/** Erases members from their conversations, and conversations that have no member left. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Talks\Files\Message_Files;
use DesignMarketplace\Talks\Files\Store;

/** Must run inside a transaction. Conversations are raised first, so that open threads are updated. */
final class Conversation_Erasure {

	/** Conversations erased by one statement, each with tens of messages. */
	private const BATCH = 200;

	public function has_many( int $user_id ): bool {
		$either = array_map( static fn( Seat $seat ): string => self::sits( $seat, $user_id ), Seat::cases() );
		return (int) Sql::value( 'SELECT COUNT(*) FROM {conversation} WHERE ' . implode( ' OR ', $either ) ) > self::BATCH;
	}

	/** Removes somebody: deletes their words and files, and leaves empty messages. Deletes conversations that have no member left. */
	public function of_user( int $user_id ): void {
		do {
			$is_left = $this->some_of( $user_id );
		} while ( $is_left );
	}

	/** The same in a batch of conversations. Returns whether there were any. */
	public function some_of( int $user_id ): bool {
		foreach ( Seat::cases() as $seat ) {
			$ids = self::ids( self::sits( $seat, $user_id ) );
			if ( $ids ) {
				self::leave( $ids, $seat, $user_id );
				return true;
			}
		}
		return false;
	}

	/** Erases whole conversations of a demo member, also what others wrote in them. */
	public function whole_of( int $user_id ): void {
		do {
			$ids = self::ids( '( ' . self::sits( Seat::Designer, $user_id ) . ' OR ' . self::sits( Seat::Contractor, $user_id ) . ' )' );
			self::remove( $ids );
		} while ( $ids );
	}

	/** Erases conversations without messages since a time. Returns the number of erased conversations, one batch at most. */
	public function of_idle( string $before ): int {
		$ids = self::ids( 'updated_gmt < %s', $before );
		self::remove( $ids );
		return count( $ids );
	}

	/**
	 * Empties a seat in conversations.
	 * @param non-empty-list<int> $ids Conversations, raised.
	 */
	private static function leave( array $ids, Seat $seat, int $user_id ): void {
		$list             = Sql::in( $ids );
		[ $own, $across ] = array( $seat, $seat->other() );
		Sql::write(
			"UPDATE {message} SET words = '', application_id = NULL, request_id = NULL, deleted_gmt = COALESCE( deleted_gmt, %s ),
			version = ( SELECT c.version FROM {conversation} c WHERE c.id = {message}.conversation_id )
			WHERE conversation_id IN ({$list}) AND sender = %s",
			Clock::gmt(),
			$own->letter()
		);
		Sql::write(
			"UPDATE {conversation} SET {$own->column( 'id' )} = NULL, {$own->column( 'read' )} = 0, {$own->column( 'unread' )} = 0,
			{$across->column( 'unread' )} = 0 WHERE id IN ({$list})"
		);
		self::delete_files( $list, $user_id );
		self::remove( self::ids( "{$across->column( 'id' )} IS NULL AND {$own->column( 'id' )} IS NULL AND id IN ({$list})" ) );
	}

	private static function sits( Seat $seat, int $user_id ): string {
		return $seat->column( 'id' ) . " = {$user_id}";
	}

	/**
	 * Erases conversations with their messages and files.
	 * @param list<int> $ids Conversations after raise().
	 */
	private static function remove( array $ids ): void {
		if ( $ids ) {
			$list = Sql::in( $ids );
			self::delete_files( $list, null );
			Sql::write( "DELETE FROM {message} WHERE conversation_id IN ({$list})" );
			Sql::write( "DELETE FROM {conversation} WHERE id IN ({$list})" );
		}
	}

	/**
	 * Raises and locks the next conversations that meet a condition.
	 * @return list<int>
	 */
	private static function ids( string $where, string ...$values ): array {
		$ids = Sql::ids( "SELECT id FROM {conversation} WHERE {$where} ORDER BY id LIMIT " . self::BATCH, ...$values );
		if ( ! $ids ) {
			return array();
		}
		$list = Sql::in( $ids );
		Sql::write( "UPDATE {conversation} SET version = version + 1 WHERE id IN ({$list})" );
		// Somebody may have written before the rows were locked.
		return Sql::ids( "SELECT id FROM {conversation} WHERE id IN ({$list}) AND {$where} ORDER BY id FOR UPDATE", ...$values );
	}

	/** @param int|null $owner Only files this member sent. */
	private static function delete_files( string $list, ?int $owner ): void {
		foreach ( Sql::ids( "SELECT DISTINCT conversation_id FROM {message_file} WHERE conversation_id IN ({$list})" ) as $id ) {
			Message_Files::delete_of( $id, $owner, new Store() );
		}
	}
}
