<?php
/** Reads and writes the rows of messages. All SQL about them is here. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

final class Message_Rows {

	/**
	 * Adds a message to a conversation, and increments the other's unread count. Returns the id of the message.
	 * @param array<string,int|string|null> $more Further columns.
	 * @throws Lost_Transaction If it cannot be stored.
	 */
	public static function add( Conversation $conversation, Seat $sender, string $text, array $more = array() ): int {
		global $wpdb;
		$row = $more + array(
			'conversation_id' => $conversation->id,
			'version'         => $conversation->version,
			'sender'          => $sender->letter(),
			'words'           => $text,
			'created_gmt'     => Clock::gmt(),
		);
		if ( 1 !== $wpdb->insert( Tables::name( 'message' ), $row ) ) {
			throw Lost_Transaction::by_last_error( 'The message could not be stored.' );
		}
		$id    = (int) $wpdb->insert_id;
		$other = $sender->other();
		Conversation_Rows::change(
			$conversation->id,
			array(
				'updated_gmt'              => Clock::gmt(),
				'last_message_id'          => $id,
				$sender->column( 'sent' )  => $conversation->sent( $sender ) + 1,
				$other->column( 'unread' ) => $conversation->unread( $other ) + 1,
			)
		);
		return $id;
	}

	/**
	 * The page of a thread before a message, the oldest first.
	 * @param int $before Id of the message, 0 for the end of the thread.
	 * @return list<Message>
	 */
	public static function page( int $conversation, int $before, int $limit ): array {
		$until = $before > 0 ? " AND id < {$before}" : '';
		return array_reverse( self::some( "conversation_id = %d{$until} ORDER BY id DESC LIMIT %d", $conversation, $limit ) );
	}

	/** @return list<Message> The messages that were changed since a version, the oldest first. */
	public static function changed( int $conversation, int $version, int $limit ): array {
		return self::some( 'conversation_id = %d AND version > %d ORDER BY version, id LIMIT %d', $conversation, $version, $limit );
	}

	public static function find( int $conversation, int $id ): ?Message {
		return self::some( 'id = %d AND conversation_id = %d', $id, $conversation )[0] ?? null;
	}

	public static function get( int $id ): ?Message {
		return self::by_ids( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * Unread messages that had no email of their own, the oldest first.
	 * @param int $read Id of the last message they have read.
	 * @return list<Message>
	 */
	public static function waiting( int $conversation, Seat $reader, int $read, int $limit ): array {
		return self::some(
			'conversation_id = %d AND id > %d AND sender = %s AND deleted_gmt IS NULL AND letter = 0 ORDER BY id LIMIT %d',
			$conversation,
			$read,
			$reader->other()->letter(),
			$limit
		);
	}

	/** @return list<Message> Letters that were not deleted, the newest first. */
	public static function letters( int $conversation, Seat $sender, int $limit ): array {
		return self::some(
			'conversation_id = %d AND letter = 1 AND sender = %s AND deleted_gmt IS NULL ORDER BY id DESC LIMIT %d',
			$conversation,
			$sender->letter(),
			$limit
		);
	}

	/**
	 * @param list<int> $ids Messages.
	 * @return array<int,Message> By id.
	 */
	public static function by_ids( array $ids ): array {
		return $ids ? array_column( self::some( 'id IN (' . Sql::in( $ids ) . ')' ), null, 'id' ) : array();
	}

	public static function has_letter( int $application ): bool {
		return array() !== self::some( 'application_id = %d', $application );
	}

	/**
	 * The message sent under a name.
	 * @param string $name Result of Idempotency_Keys::name().
	 */
	public static function by_name( int $conversation, Seat $sender, string $name ): ?Message {
		return '' === $name
			? null
			: self::some( 'conversation_id = %d AND sender = %s AND request_id = %s', $conversation, $sender->letter(), $name )[0] ?? null;
	}

	/** @param int $read Id of the last message they have read. */
	public static function unread( int $conversation, Seat $reader, int $read ): int {
		return (int) Sql::value(
			'SELECT COUNT(*) FROM {message} WHERE conversation_id = %d AND id > %d AND sender = %s AND deleted_gmt IS NULL',
			$conversation,
			$read,
			$reader->other()->letter()
		);
	}

	/** Empties a message that its sender deletes, and counts the other's unread ones anew. The row stays. */
	public static function strike( Message $message, Conversation $conversation ): void {
		self::change(
			$message,
			array( 'words' => '', 'deleted_gmt' => Clock::gmt(), 'version' => $conversation->version )
		);
		self::count_unread( $conversation, $message->sender->other() );
	}

	/** Removes a message by a decision of the site. The row stays. */
	public static function remove( Message $message, Conversation $conversation ): void {
		self::strike( $message, $conversation );
		self::change( $message, array( 'removed' => 1 ) );
	}

	public static function give_back( Message $message, Conversation $conversation, string $text ): void {
		self::change(
			$message,
			array(
				'words'       => $text,
				'deleted_gmt' => null,
				'removed'     => 0,
				'version'     => $conversation->version,
			)
		);
		self::count_unread( $conversation, $message->sender->other() );
	}

	/** @param Conversation $conversation Conversation returned by raise(). */
	private static function count_unread( Conversation $conversation, Seat $reader ): void {
		Conversation_Rows::change(
			$conversation->id,
			array( $reader->column( 'unread' ) => self::unread( $conversation->id, $reader, $conversation->read( $reader ) ) )
		);
	}

	/** @param array<string,int|string|null> $columns */
	private static function change( Message $message, array $columns ): void {
		global $wpdb;
		$wpdb->update( Tables::name( 'message' ), $columns, array( 'id' => $message->id ) );
	}

	/** @return list<Message> */
	private static function some( string $where, string|int ...$values ): array {
		$files = 'EXISTS ( SELECT 1 FROM {message_file} f WHERE f.message_id = t.id ) AS has_files';
		return array_map( Message::of( ... ), Sql::rows( "SELECT t.*, {$files} FROM {message} t WHERE {$where}", ...$values ) );
	}
}
