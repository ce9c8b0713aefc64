<?php
/** Reads and writes searches, and indexes them by their filters (see Search_Keys). Callers must hold the lock of the account for writes. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;

final class Search_Rows {

	/** The turn of a paused search: it is never asked. Its keys stay, as they say which skills it names. */
	private const NEVER = 9;

	public static function find( int $id ): ?Saved_Search {
		return self::read( 'id = %d', $id )[0] ?? null;
	}

	/** @return list<Saved_Search> A member's saved searches, the newest first. */
	public static function saved_by( int $user_id ): array {
		return self::read( 'user_id = %d AND fingerprint <> %s ORDER BY created_gmt DESC, id DESC', $user_id, Saved_Search::OWN );
	}

	/**
	 * Some members' searches for their own skills.
	 * @param list<int> $user_ids Members.
	 * @return array<int,Saved_Search> By member.
	 */
	public static function own_of( array $user_ids ): array {
		$which = 'user_id IN (' . Sql::in( $user_ids ) . ') AND fingerprint = %s';
		return $user_ids ? array_column( self::read( $which, Saved_Search::OWN ), null, 'user_id' ) : array();
	}

	/** @return list<Saved_Search> The next searches that name a skill. Saved ones and those for members' own skills, ordered by id. */
	public static function naming( int $skill, int $after, int $size ): array {
		return self::read(
			'id IN ( SELECT k.search_id FROM {search_key} k WHERE k.skill_id = %d ) AND id > %d ORDER BY id LIMIT %d',
			$skill,
			$after,
			$size
		);
	}

	/**
	 * @param string $which SQL condition and order, with places for the values.
	 * @return list<Saved_Search>
	 */
	public static function read( string $which, string|int ...$values ): array {
		return array_map( self::typed( ... ), Sql::rows( "SELECT * FROM {search} WHERE {$which}", ...$values ) );
	}

	/**
	 * Inserts new searches and updates the others.
	 * @param list<Saved_Search> $searches
	 */
	public static function save( array $searches ): void {
		$new = array();
		foreach ( $searches as $search ) {
			$filters = (string) wp_json_encode( (object) $search->filters );
			if ( 0 === $search->id ) {
				$new[] = array(
					$search->user_id,
					$search->kind->value,
					$search->fingerprint,
					$filters,
					$search->name,
					$search->rhythm->value,
					(int) $search->paused,
					Clock::gmt(),
				);
				continue;
			}
			Sql::write(
				'UPDATE {search} SET fingerprint = %s, filters = %s, name = %s, rhythm = %s, paused = %d WHERE id = %d',
				$search->fingerprint,
				$filters,
				$search->name,
				$search->rhythm->value,
				(int) $search->paused,
				$search->id
			);
		}
		Sql::insert( 'INSERT IGNORE INTO {search} (user_id,kind,fingerprint,filters,name,rhythm,paused,created_gmt)', $new );
		self::file( self::stored( $searches ) );
	}

	/** The stored search of the same member with the same filters. */
	public static function same( Saved_Search $search ): ?Saved_Search {
		return self::stored( array( $search ) )[0] ?? null;
	}

	/**
	 * @param list<Saved_Search> $searches Searches, also new ones.
	 * @return list<Saved_Search>
	 */
	private static function stored( array $searches ): array {
		$values = array();
		foreach ( $searches as $search ) {
			array_push( $values, $search->user_id, $search->fingerprint );
		}
		$pairs = array_fill( 0, count( $searches ), '( user_id = %d AND fingerprint = %s )' );
		return $pairs ? self::read( implode( ' OR ', $pairs ), ...$values ) : array();
	}

	/**
	 * Deletes searches. The records of what was told stay.
	 * @param list<int> $ids
	 */
	public static function delete( array $ids ): void {
		if ( $ids ) {
			Sql::write( 'DELETE FROM {search_key} WHERE search_id IN (' . Sql::in( $ids ) . ')' );
			Sql::write( 'DELETE FROM {search} WHERE id IN (' . Sql::in( $ids ) . ')' );
		}
	}

	/**
	 * Writes the keys of searches anew.
	 * @param list<Saved_Search> $searches Stored searches.
	 */
	private static function file( array $searches ): void {
		if ( ! $searches ) {
			return;
		}
		$rows = array();
		foreach ( $searches as $search ) {
			$word = Search_Keys::words( $search->filters )[0] ?? '';
			$turn = $search->paused ? self::NEVER : $search->rhythm->turn( $search->is_own() )->value;
			foreach ( Search_Keys::buckets( $search->kind, $search->filters ) as $bucket => $skill ) {
				$rows[] = array( $word, $bucket, $turn, $search->id, $search->user_id, $skill );
			}
		}
		Sql::write( 'DELETE FROM {search_key} WHERE search_id IN (' . Sql::in( array_column( $searches, 'id' ) ) . ')' );
		Sql::insert( 'INSERT IGNORE INTO {search_key} (word,bucket,turn,search_id,user_id,skill_id)', $rows );
	}

	/** @param array<string,string|null> $row */
	private static function typed( array $row ): Saved_Search {
		return new Saved_Search(
			(int) $row['id'],
			(int) $row['user_id'],
			Search_Kind::from( (string) $row['kind'] ),
			(string) $row['fingerprint'],
			(array) json_decode( (string) $row['filters'], true ),
			Rhythm::read( $row['rhythm'] ),
			(string) $row['name'],
			1 === (int) $row['paused'],
			(string) $row['created_gmt']
		);
	}
}
