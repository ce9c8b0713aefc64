<?php
/**
 * Reads the published works of designers for their cards.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Work_State;

/**
 * @phpstan-type Work array{id:int,title:string,date:string,image:int}
 * @phpstan-type Works array{count:int,newest:list<Work>,texts:list<string>}
 */
final class Portfolio {

	public const NONE = array(
		'count'  => 0,
		'newest' => array(),
		'texts'  => array(),
	);

	/**
	 * Meta key of the image of a work that a card shows.
	 */
	public const IMAGE = 'design_marketplace_image';

	/**
	 * Works read for each designer: enough to find three with a picture.
	 */
	private const LOOKED_AT = 6;

	/**
	 * By designer: the newest works, their number, and the titles and clients of all. Designers without a work are left out.
	 *
	 * @param list<int> $user_ids Designers.
	 * @return array<int,Works>
	 */
	public function of( array $user_ids ): array {
		global $wpdb;
		if ( ! $user_ids ) {
			return array();
		}
		$ids       = implode( ',', array_map( 'intval', $user_ids ) );
		$rows      = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT ID, post_author, post_date_gmt, post_title FROM {$wpdb->posts} WHERE post_type = %s AND "
					. Work_State::sql_published( 'post_status' ) // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
					. " AND post_author IN ({$ids}) ORDER BY post_date_gmt DESC, ID DESC", // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
				Item_Types::WORK
			)
		);
		$by_author = array();
		$counts    = array_count_values( array_column( $rows, 'post_author' ) );
		foreach ( $rows as $row ) {
			$author = (int) $row->post_author;
			if ( count( $by_author[ $author ] ?? array() ) < self::LOOKED_AT ) {
				$by_author[ $author ][] = $row;
			}
		}
		if ( $by_author ) {
			_prime_post_caches( array_map( 'intval', array_column( array_merge( ...array_values( $by_author ) ), 'ID' ) ), false, true );
		}
		$texts = array();
		foreach ( array_merge( $rows, $by_author ? $this->clients( $ids ) : array() ) as $row ) {
			$texts[ (int) $row->post_author ][] = (string) ( $row->post_title ?? $row->client );
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

	/**
	 * The clients of published works.
	 *
	 * @return list<object{post_author:string,client:string}>
	 */
	private function clients( string $ids ): array {
		global $wpdb;
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.post_author, m.meta_value AS client FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = 'design_marketplace_client' WHERE p.post_type = %s AND "
					. Work_State::sql_published( 'p.post_status' ) // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
					. " AND p.post_author IN ({$ids}) AND m.meta_value <> ''", // phpcs:ignore WordPress.DB.PreparedSQL -- numbers.
				Item_Types::WORK
			)
		);
	}

	/**
	 * The fields of a work that a card shows.
	 *
	 * @param object{ID:string,post_date_gmt:string} $row Row of the posts table.
	 * @return Work
	 */
	private static function work( object $row ): array {
		$id = (int) $row->ID;
		return array(
			'id'    => $id,
			'title' => (string) get_post_field( 'post_title', $id, 'raw' ),
			'date'  => $row->post_date_gmt,
			'image' => (int) get_post_meta( $id, self::IMAGE, true ),
		);
	}
}
