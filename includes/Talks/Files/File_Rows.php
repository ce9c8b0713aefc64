<?php
/** Reads and writes the rows of files. All SQL about them is here. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;

final class File_Rows {

	/** @throws Lost_Transaction If it cannot be stored. */
	public static function add( int $conversation_id, int $message_id, int $owner, Prepared $file, string $place ): void {
		global $wpdb;
		$row = array(
			'public_id'       => bin2hex( random_bytes( 16 ) ),
			'message_id'      => $message_id,
			'conversation_id' => $conversation_id,
			'owner_id'        => $owner,
			'name'            => $file->name,
			'type'            => $file->type,
			'bytes'           => $file->bytes,
			'place'           => $place,
			'created_gmt'     => Clock::gmt(),
		);
		if ( 1 !== $wpdb->insert( Tables::name( 'message_file' ), $row ) ) {
			throw Lost_Transaction::by_last_error( 'The file could not be stored.' );
		}
	}

	/**
	 * The files of messages, in the order they were sent.
	 * @param list<int> $message_ids
	 * @return list<File_Row>
	 */
	public static function of_messages( array $message_ids ): array {
		return self::some( 'message_id IN (' . Sql::in( $message_ids ) . ')' );
	}

	/** A file that the viewer may read: of their own conversation, with a message that is not deleted. */
	public static function for_viewer( string $public_id, int $viewer ): ?File_Row {
		return $viewer < 1 ? null : self::some(
			'public_id = %s AND EXISTS ( SELECT 1 FROM {message} m WHERE m.id = message_id AND m.deleted_gmt IS NULL AND m.removed = 0 )
			AND EXISTS ( SELECT 1 FROM {conversation} c WHERE c.id = conversation_id AND ( c.designer_id = %d OR c.contractor_id = %d ) )',
			array( $public_id, $viewer, $viewer )
		)[0] ?? null;
	}

	/**
	 * @param string    $column message_id, conversation_id or id.
	 * @param list<int> $ids    Values of the column.
	 * @param int|null  $owner  Only files this member sent.
	 * @return list<string> Names on the disk of the deleted rows' files.
	 */
	public static function remove( string $column, array $ids, ?int $owner = null ): array {
		$where = "{$column} IN (" . Sql::in( $ids ) . ')' . ( null === $owner ? '' : " AND owner_id = {$owner}" );
		$files = self::some( $where );
		if ( $files ) {
			Sql::write( 'DELETE FROM {message_file} WHERE id IN (' . Sql::in( array_column( $files, 'id' ) ) . ')' );
		}
		return array_column( $files, 'place' );
	}

	public static function bytes_of_day( int $owner ): int {
		return (int) Sql::value(
			'SELECT SUM(bytes) FROM {message_file} WHERE owner_id = %d AND created_gmt > %s',
			$owner,
			Clock::gmt( -DAY_IN_SECONDS )
		);
	}

	/**
	 * The names on the disk that have a row; null if the query failed.
	 * @param list<string> $places Names.
	 * @return list<string>|null
	 */
	public static function known( array $places ): ?array {
		global $wpdb;
		$known = $places ? Sql::column( 'SELECT place FROM {message_file} WHERE place IN (' . Sql::words( $places ) . ')' ) : array();
		return '' === $wpdb->last_error ? $known : null;
	}

	/** @return list<int> Ids of files whose message does not exist any more. */
	public static function without_message( int $limit ): array {
		return Sql::ids(
			'SELECT f.id FROM {message_file} f LEFT JOIN {message} m ON m.id = f.message_id WHERE m.id IS NULL ORDER BY f.id LIMIT %d',
			$limit
		);
	}

	/** @return list<File_Row> */
	public static function newest( int $limit ): array {
		return self::some( '1 = 1', array(), "DESC LIMIT {$limit}" );
	}

	/**
	 * Rows, the oldest first.
	 * @param list<string|int> $values Of the condition.
	 * @param string           $order  Another order, with a limit.
	 * @return list<File_Row>
	 */
	private static function some( string $where, array $values = array(), string $order = '' ): array {
		$rows = Sql::rows( "SELECT * FROM {message_file} WHERE {$where} ORDER BY id {$order}", ...$values );
		return array_map( File_Row::of( ... ), $rows );
	}
}
