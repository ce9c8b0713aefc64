<?php
/**
 * Reads and writes searches, and indexes them by their filters (see Terms).
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use stdClass;

/**
 * Callers must hold the lock of the account for writes.
 */
final class Search_Rows {

	/**
	 * The turn of a paused search: it is never asked. Its keys stay, as they say which skills it names.
	 */
	private const NEVER = 9;

	public static function find( int $id ): ?Saved_Search {
		return self::read( "id = {$id}" )[0] ?? null;
	}

	/**
	 * A member's saved searches, the newest first.
	 *
	 * @return list<Saved_Search>
	 */
	public static function saved_by( int $user_id ): array {
		return self::read( "user_id = {$user_id} AND fingerprint <> '" . Saved_Search::OWN . "' ORDER BY created_gmt DESC, id DESC" );
	}

	/**
	 * Some members' searches for their own skills.
	 *
	 * @param list<int> $user_ids Members.
	 * @return array<int,Saved_Search> By member.
	 */
	public static function own_of( array $user_ids ): array {
		$list = implode( ',', array_map( 'intval', $user_ids ) );
		return '' === $list
			? array()
			: array_column( self::read( "user_id IN ({$list}) AND fingerprint = '" . Saved_Search::OWN . "'" ), null, 'user_id' );
	}

	/**
	 * The next searches that name a skill.
	 *
	 * @param int $after Only ids greater than this one.
	 * @return list<Saved_Search> Saved ones and those for members' own skills, ordered by id.
	 */
	public static function naming( int $skill, int $after, int $size ): array {
		return self::read(
			'id IN ( SELECT k.search_id FROM '
				. Tables::name( 'search_key' )
				. " k WHERE k.skill_id = {$skill} ) AND id > {$after} ORDER BY id LIMIT {$size}"
		);
	}

	/**
	 * @param string $which SQL condition and order, of fixed words and integers only.
	 * @return list<Saved_Search>
	 */
	public static function read( string $which ): array {
		global $wpdb;
		return array_map(
			array( self::class, 'typed' ),
			array_values( (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'search' ) . " WHERE {$which}" ) ) // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name; see above.
		);
	}

	/**
	 * Inserts new searches and updates the others.
	 *
	 * @param list<Saved_Search> $searches
	 */
	public static function save( array $searches ): void {
		global $wpdb;
		$table = Tables::name( 'search' );
		$new   = array();
		foreach ( $searches as $search ) {
			$filters = (string) wp_json_encode( (object) $search->filters );
			if ( 0 === $search->id ) {
				$new[] = $wpdb->prepare(
					'(%d,%s,%s,%s,%s,%s,%d,%s)',
					$search->user_id,
					$search->kind->value,
					$search->fingerprint,
					$filters,
					$search->name,
					$search->rhythm->value,
					$search->paused,
					Clock::gmt()
				);
				continue;
			}
			$wpdb->update(
				$table,
				array(
					'fingerprint' => $search->fingerprint,
					'filters'     => $filters,
					'name'        => $search->name,
					'rhythm'      => $search->rhythm->value,
					'paused'      => (int) $search->paused,
				),
				array( 'id' => $search->id )
			);
		}
		if ( $new ) {
			$wpdb->query(
				"INSERT IGNORE INTO {$table} (user_id,kind,fingerprint,filters,name,rhythm,paused,created_gmt) VALUES " // phpcs:ignore WordPress.DB.PreparedSQL -- each row is prepared.
					. implode( ',', $new ) // phpcs:ignore WordPress.DB.PreparedSQL -- each row is prepared.
			);
		}
		self::file( self::stored( $searches ) );
	}

	/**
	 * The stored search of the same member with the same filters.
	 */
	public static function same( Saved_Search $search ): ?Saved_Search {
		return self::stored( array( $search ) )[0] ?? null;
	}

	/**
	 * @param list<Saved_Search> $searches Searches, also new ones.
	 * @return list<Saved_Search>
	 */
	private static function stored( array $searches ): array {
		global $wpdb;
		$pairs = array_map(
			static fn( Saved_Search $search ): string => (string) $wpdb->prepare(
				'( user_id = %d AND fingerprint = %s )',
				$search->user_id,
				$search->fingerprint
			),
			$searches
		);
		return $pairs ? self::read( implode( ' OR ', $pairs ) ) : array();
	}

	/**
	 * Deletes searches. The records of what was told stay.
	 *
	 * @param list<int> $ids Rows.
	 */
	public static function delete( array $ids ): void {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $ids ) );
		foreach ( '' === $list ? array() : array(
			'search_key' => 'search_id',
			'search'     => 'id',
		) as $table => $column ) {
			$wpdb->query( 'DELETE FROM ' . Tables::name( $table ) . " WHERE {$column} IN ({$list})" ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names, integers.
		}
	}

	/**
	 * Writes the keys of searches anew.
	 *
	 * @param list<Saved_Search> $searches Stored searches.
	 */
	private static function file( array $searches ): void {
		global $wpdb;
		if ( ! $searches ) {
			return;
		}
		$table = Tables::name( 'search_key' );
		$rows  = array();
		foreach ( $searches as $search ) {
			$word = Terms::words( $search->filters )[0] ?? '';
			$turn = $search->paused ? self::NEVER : $search->rhythm->turn( $search->is_own() )->value;
			foreach ( Terms::buckets( $search->kind, $search->filters ) as $bucket => $skill ) {
				$rows[] = $wpdb->prepare( '(%s,%s,%d,%d,%d,%d)', $word, $bucket, $turn, $search->id, $search->user_id, $skill );
			}
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names, integers, prepared rows.
		$wpdb->query( "DELETE FROM {$table} WHERE search_id IN (" . implode( ',', array_column( $searches, 'id' ) ) . ')' );
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			$wpdb->query( "INSERT IGNORE INTO {$table} (word,bucket,turn,search_id,user_id,skill_id) VALUES " . implode( ',', $some ) );
		}
		// phpcs:enable
	}

	private static function typed( stdClass $row ): Saved_Search {
		return new Saved_Search(
			(int) $row->id,
			(int) $row->user_id,
			Search_Kind::from( $row->kind ),
			(string) $row->fingerprint,
			(array) json_decode( (string) $row->filters, true ),
			Rhythm::read( $row->rhythm ),
			(string) $row->name,
			1 === (int) $row->paused,
			(string) $row->created_gmt
		);
	}
}
