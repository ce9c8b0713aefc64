<?php
/** Reads and writes the words that members are found by. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;

/**
 * Only listed members have words. They are written with the member's row, see Directory_Table. They are read as arrays of audiences by
 * word; PHP turns a key of digits into an integer.
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-type Found_By array<array-key,int>
 */
final class Word_Table {

	/** Audience of a word stored with another role than its member's; treated as missing. */
	private const MISFILED = -1;

	/**
	 * @param array<int,string> $roles Roles by user id.
	 * @return array<int,Found_By> By user id; members without words are left out.
	 */
	public static function read( array $roles ): array {
		$ids   = array_keys( $roles );
		$words = array();
		$rows  = $ids ? Sql::rows( 'SELECT user_id, word, role, audience FROM {directory_word} WHERE user_id IN (' . Sql::in( $ids ) . ')' ) : array();
		foreach ( $rows as $row ) {
			$id = (int) $row['user_id'];

			$words[ $id ][ (string) $row['word'] ] = $roles[ $id ] === $row['role'] ? (int) $row['audience'] : self::MISFILED;
		}
		return $words;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,list<string>> The words they are found by.
	 */
	public static function of( array $ids ): array {
		$words = array();
		foreach ( $ids ? Sql::rows( 'SELECT user_id, word FROM {directory_word} WHERE user_id IN (' . Sql::in( $ids ) . ')' ) : array() as $row ) {
			$words[ (int) $row['user_id'] ][] = (string) $row['word'];
		}
		return $words;
	}

	/**
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		$new = array();
		foreach ( $changes as $id => $change ) {
			$role   = $change['after']['row']['role'] ?? '';
			$after  = $change['after']['words'] ?? array();
			$before = $change['before']['words'] ?? array();
			$same   = ( $change['before']['row']['role'] ?? '' ) === $role ? $before : array();
			$gone   = array_keys( array_diff_key( $before, array_intersect_assoc( $same, $after ) ) );
			if ( $gone && false === Sql::write( "DELETE FROM {directory_word} WHERE user_id = {$id} AND word IN (" . Sql::words( $gone ) . ')' ) ) {
				return false;
			}
			foreach ( array_diff_assoc( $after, $same ) as $word => $audience ) {
				$new[] = array( $id, (string) $word, $role, $audience );
			}
		}
		return false !== Sql::insert( 'INSERT IGNORE INTO {directory_word} (user_id,word,role,audience)', $new );
	}
}
