<?php
/** Reads the published works of designers for their cards. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Work_State;

/**
 * @phpstan-type Work array{id:int,title:string,image:int}
 * @phpstan-type Works array{count:int,newest:string,first:list<Work>,texts:list<string>}
 */
final class Portfolio {

	public const NONE = array( 'count' => 0, 'newest' => '', 'first' => array(), 'texts' => array() );

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
				. " AND post_author IN ({$ids}) ORDER BY " . Work_State::ORDER,
			Item_Types::WORK
		);
		$by_author = array();
		$latest    = array();
		$counts    = array_count_values( array_map( 'intval', array_column( $rows, 'post_author' ) ) );
		foreach ( $rows as $row ) {
			$author            = (int) $row['post_author'];
			$latest[ $author ] = max( $latest[ $author ] ?? '', (string) $row['post_date_gmt'] );
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
		foreach ( $by_author as $author => $first ) {
			$works[ $author ] = array(
				'count'  => $counts[ $author ],
				'newest' => $latest[ $author ],
				'first'  => array_map( array( self::class, 'work' ), $first ),
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
			'image' => Pictures::of( $id )[0] ?? 0,
		);
	}
}
