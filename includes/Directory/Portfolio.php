<?php
/** Reads the published works of designers for their cards. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;

/**
 * @phpstan-type Work array{id:int,title:string,date:string,image:int}
 * @phpstan-type Works array{count:int,newest:list<Work>,texts:list<string>}
 */
final class Portfolio {

	public const NONE = array( 'count' => 0, 'newest' => array(), 'texts' => array() );

	/** Meta key of the image of a work that a card shows. */
	public const IMAGE = 'design_marketplace_image';

	/** Works read for each designer: enough to find three with a picture. */
	private const LOOKED_AT = 6;

	/**
	 * @param list<int> $user_ids
	 * @return array<int,Works> By designer; those without a work are left out.
	 */
	public function of( array $user_ids ): array {
		if ( ! $user_ids ) {
			return array();
		}
		$ids       = Sql::in( $user_ids );
		$rows      = Sql::rows(
			'SELECT ID, post_author, post_date_gmt, post_title FROM {posts} WHERE post_type = %s AND ' . Work_State::sql_published( 'post_status' )
				. " AND post_author IN ({$ids}) ORDER BY post_date_gmt DESC, ID DESC",
			Item_Types::WORK
		);
		$by_author = array();
		$counts    = array_count_values( array_map( 'intval', array_column( $rows, 'post_author' ) ) );
		foreach ( $rows as $row ) {
			$author = (int) $row['post_author'];
			if ( count( $by_author[ $author ] ?? array() ) < self::LOOKED_AT ) {
				$by_author[ $author ][] = $row;
			}
		}
		if ( $by_author ) {
			_prime_post_caches( array_map( 'intval', array_column( array_merge( ...array_values( $by_author ) ), 'ID' ) ), false, true );
		}
		$texts = array();
		foreach ( array_merge( $rows, $by_author ? $this->clients( $ids ) : array() ) as $row ) {
			$texts[ (int) $row['post_author'] ][] = (string) ( $row['post_title'] ?? $row['client'] );
		}
		$works = array();
		foreach ( $by_author as $author => $newest ) {
			$works[ $author ] = array(
				'count'  => $counts[ $author ],
				'newest' => array_map( array( self::class, 'work' ), $newest ),
				'texts'  => $texts[ $author ] ?? array(),
			);
		}
		return $works;
	}

	/** @return list<array<string,string|null>> The clients of published works, with `post_author` and `client`. */
	private function clients( string $ids ): array {
		return Sql::rows(
			"SELECT p.post_author, m.meta_value AS client FROM {posts} p INNER JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = 'design_marketplace_client' WHERE p.post_type = %s AND "
				. Work_State::sql_published( 'p.post_status' )
				. " AND p.post_author IN ({$ids}) AND m.meta_value <> ''",
			Item_Types::WORK
		);
	}

	/**
	 * @param array<string,string|null> $row
	 * @return Work
	 */
	private static function work( array $row ): array {
		$id = (int) $row['ID'];
		return array(
			'id'    => $id,
			'title' => (string) get_post_field( 'post_title', $id, 'raw' ),
			'date'  => (string) $row['post_date_gmt'],
			'image' => (int) get_post_meta( $id, self::IMAGE, true ),
		);
	}
}
