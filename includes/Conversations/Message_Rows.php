<?php
/**
 * Reads and writes the rows of messages; all SQL about them is here.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Tables;
use stdClass;

final class Message_Rows {

	/**
	 * Adds a message to a conversation that was raised, and counts it for the other.
	 *
	 * @param Conversation                  $conversation Conversation, as raise() gives it.
	 * @param Seat                          $sender       Who writes.
	 * @param string                        $text         Plain text.
	 * @param array<string,int|string|null> $more         Further columns.
	 * @return int Message.
	 * @throws Lost_Transaction When it could not be stored.
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
	 * The page of a thread before a message, oldest first.
	 *
	 * @param int $conversation Conversation's row.
	 * @param int $before       Message, 0 for the end of the thread.
	 * @param int $limit        At most this many.
	 * @return list<Message>
	 */
	public static function page( int $conversation, int $before, int $limit ): array {
		global $wpdb;
		$until = $before > 0 ? $wpdb->prepare( ' AND id < %d', $before ) : '';
		return array_reverse( self::some( $wpdb->prepare( 'conversation_id = %d', $conversation ) . $until . " ORDER BY id DESC LIMIT {$limit}" ) );
	}

	/**
	 * What has changed since a version, oldest first.
	 *
	 * @param int $conversation Conversation's row.
	 * @param int $version      Version.
	 * @param int $limit        At most this many.
	 * @return list<Message>
	 */
	public static function changed( int $conversation, int $version, int $limit ): array {
		global $wpdb;
		return self::some( (string) $wpdb->prepare( 'conversation_id = %d AND version > %d ORDER BY version, id LIMIT %d', $conversation, $version, $limit ) );
	}

	/**
	 * A message of a conversation.
	 *
	 * @param int $conversation Conversation's row.
	 * @param int $id           Message.
	 */
	public static function find( int $conversation, int $id ): ?Message {
		global $wpdb;
		return self::some( (string) $wpdb->prepare( 'id = %d AND conversation_id = %d', $id, $conversation ) )[0] ?? null;
	}

	/**
	 * Some messages.
	 *
	 * @param list<int> $ids Messages.
	 * @return array<int,Message> By id.
	 */
	public static function by_ids( array $ids ): array {
		$list = implode( ',', array_map( 'intval', $ids ) );
		return '' === $list ? array() : array_column( self::some( "id IN ({$list})" ), null, 'id' );
	}

	/**
	 * The letter of an application.
	 *
	 * @param int $application Application.
	 */
	public static function has_letter( int $application ): bool {
		global $wpdb;
		return array() !== self::some( (string) $wpdb->prepare( 'application_id = %d', $application ) );
	}

	/**
	 * The message somebody sent under a name of their own.
	 *
	 * @param int    $conversation Conversation's row.
	 * @param Seat   $sender       Who sent it.
	 * @param string $name         Result of Repeats::name().
	 */
	public static function by_name( int $conversation, Seat $sender, string $name ): ?Message {
		global $wpdb;
		return '' === $name ? null : self::some( (string) $wpdb->prepare( 'conversation_id = %d AND sender = %s AND request_id = %s', $conversation, $sender->letter(), $name ) )[0] ?? null;
	}

	/**
	 * How many messages one has not read.
	 *
	 * @param int  $conversation Conversation's row.
	 * @param Seat $reader       Who reads.
	 * @param int  $read         The last message they have read.
	 */
	public static function unread( int $conversation, Seat $reader, int $read ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ' . Tables::name( 'message' ) . ' WHERE conversation_id = %d AND id > %d AND sender = %s AND deleted_gmt IS NULL', $conversation, $read, $reader->other()->letter() ) );
	}

	/**
	 * Empties a message. The line stays.
	 *
	 * @param Message      $message      Message.
	 * @param Conversation $conversation Its conversation, as raise() gives it.
	 */
	public static function strike( Message $message, Conversation $conversation ): void {
		global $wpdb;
		$wpdb->update(
			Tables::name( 'message' ),
			array(
				'words'       => '',
				'deleted_gmt' => Clock::gmt(),
				'version'     => $conversation->version,
			),
			array( 'id' => $message->id )
		);
	}

	/**
	 * Rows.
	 *
	 * @param string $where Prepared condition, with order and limit.
	 * @return list<Message>
	 */
	private static function some( string $where ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'message' ) . " WHERE {$where}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		return array_map( Message::of( ... ), array_values( array_filter( $rows, static fn( mixed $row ): bool => $row instanceof stdClass ) ) );
	}
}
