<?php
/**
 * Reads and writes the rows of files. All SQL about them is here.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Tables;
use stdClass;

final class File_Rows {

	/**
	 * @throws Lost_Transaction If it cannot be stored.
	 */
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
	 *
	 * @param list<int> $message_ids
	 * @return list<File_Row>
	 */
	public static function of_messages( array $message_ids ): array {
		return self::some( self::in( 'message_id', $message_ids ) );
	}

	/**
	 * A file that the viewer may read: of their own conversation, with a message that is not deleted.
	 */
	public static function for_viewer( string $public_id, int $viewer ): ?File_Row {
		global $wpdb;
		$message      = Tables::name( 'message' );
		$conversation = Tables::name( 'conversation' );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names.
		$where = (string) $wpdb->prepare(
			"public_id = %s AND EXISTS ( SELECT 1 FROM {$message} m WHERE m.id = message_id AND m.deleted_gmt IS NULL AND m.removed = 0 )
			AND EXISTS ( SELECT 1 FROM {$conversation} c WHERE c.id = conversation_id AND ( c.designer_id = %d OR c.contractor_id = %d ) )",
			$public_id,
			$viewer,
			$viewer
		);
		// phpcs:enable
		return $viewer > 0 ? self::some( $where )[0] ?? null : null;
	}

	/**
	 * @param string    $column message_id, conversation_id or id.
	 * @param list<int> $ids    Values of the column.
	 * @param int|null  $owner  Only files this member sent.
	 * @return list<string> Names on the disk of the deleted rows' files.
	 */
	public static function remove( string $column, array $ids, ?int $owner = null ): array {
		global $wpdb;
		$where = self::in( $column, $ids ) . ( null === $owner ? '' : (string) $wpdb->prepare( ' AND owner_id = %d', $owner ) );
		$files = self::some( $where );
		if ( $files ) {
			$wpdb->query(
				'DELETE FROM ' . Tables::name( 'message_file' ) . ' WHERE ' . self::in( // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
					'id',
					array_map( static fn( File_Row $file ): int => $file->id, $files ) // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
				)
			);
		}
		return array_map( static fn( File_Row $file ): string => $file->place, $files );
	}

	/**
	 * Bytes of the files a member has sent in the last day.
	 */
	public static function bytes_of_day( int $owner ): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare(
				'SELECT SUM(bytes) FROM ' . Tables::name( 'message_file' ) . ' WHERE owner_id = %d AND created_gmt > %s', // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
				$owner,
				Clock::gmt( -DAY_IN_SECONDS )
			)
		);
	}

	/**
	 * The names on the disk that have a row; null if the query failed.
	 *
	 * @param list<string> $places Names.
	 * @return list<string>|null
	 */
	public static function known( array $places ): ?array {
		global $wpdb;
		$list  = implode( ',', array_fill( 0, count( $places ), '%s' ) );
		$known = '' === $list
			? array()
			: $wpdb->get_col(
				$wpdb->prepare( 'SELECT place FROM ' . Tables::name( 'message_file' ) . " WHERE place IN ({$list})", $places ) // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders counted above.
			);
		return '' === $wpdb->last_error ? array_values( array_map( 'strval', $known ) ) : null;
	}

	/**
	 * Ids of files whose message does not exist any more.
	 *
	 * @return list<int>
	 */
	public static function without_message( int $limit ): array {
		global $wpdb;
		[ $file, $message ] = array( Tables::name( 'message_file' ), Tables::name( 'message' ) );
		return array_values(
			array_map(
				'intval',
				$wpdb->get_col(
					$wpdb->prepare(
						"SELECT f.id FROM {$file} f LEFT JOIN {$message} m ON m.id = f.message_id WHERE m.id IS NULL ORDER BY f.id LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- fixed names.
						$limit
					)
				)
			)
		);
	}

	/**
	 * @return list<File_Row>
	 */
	public static function newest( int $limit ): array {
		return self::some( '1 = 1', "DESC LIMIT {$limit}" );
	}

	/**
	 * An IN condition.
	 *
	 * @param list<int> $ids Values.
	 */
	private static function in( string $column, array $ids ): string {
		return "{$column} IN (" . implode( ',', array_map( 'intval', $ids ? $ids : array( 0 ) ) ) . ')';
	}

	/**
	 * Rows, the oldest first.
	 *
	 * @param string $where Prepared SQL condition.
	 * @param string $order Another order, with a limit.
	 * @return list<File_Row>
	 */
	private static function some( string $where, string $order = '' ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'message_file' ) . " WHERE {$where} ORDER BY id {$order}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared.
		return array_map(
			File_Row::of( ... ),
			array_values( array_filter( $rows, static fn( mixed $row ): bool => $row instanceof stdClass ) )
		);
	}
}
