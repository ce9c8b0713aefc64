<?php
/** Public works as others name them: title, first picture, address. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Media\Image_Object;
use DesignMarketplace\Media\Images;

/**
 * @phpstan-import-type Image from Image_Object
 * @phpstan-type Linked array{id:int,title:string,image:Image|null,link:string}
 */
final class Linked_Works {

	/**
	 * Those that are public now, in three statements.
	 * @param list<int>      $ids
	 * @param list<int>|null $authors Only theirs, null for anybody's.
	 * @return array<int,Linked> By id.
	 */
	public static function of( array $ids, ?array $authors = null ): array {
		$rows = ! $ids ? array() : Sql::rows(
			'SELECT p.ID, p.post_title, p.post_name, u.user_nicename FROM {posts} p INNER JOIN {users} u ON u.ID = p.post_author
			WHERE p.ID IN (' . Sql::in( $ids ) . ') AND p.post_type = %s AND ' . Work_State::sql_published( 'p.post_status' )
				. ( $authors ? ' AND p.post_author IN (' . Sql::in( $authors ) . ')' : '' ),
			Item_Types::WORK
		);
		update_meta_cache( 'post', array_map( 'intval', array_column( $rows, 'ID' ) ) );
		$pictures = array();
		foreach ( $rows as $row ) {
			$pictures[ (int) $row['ID'] ] = Pictures::of( (int) $row['ID'] )[0] ?? 0;
		}
		$images = ( new Images() )->objects( array_values( $pictures ) );
		$works  = array();
		foreach ( $rows as $row ) {
			$id    = (int) $row['ID'];
			$title = (string) $row['post_title'];

			$works[ $id ] = array(
				'id'    => $id,
				'title' => $title,
				'image' => Image_Object::worded( $images[ $pictures[ $id ] ] ?? null, $title ),
				// Works have no slug before the third migration.
				'link'  => '' === $row['post_name'] || Tables::version() < 3
					? ''
					: home_url( "/designer/{$row['user_nicename']}/{$row['post_name']}" ),
			);
		}
		return $works;
	}

	/**
	 * Chosen works of people, or the first of their cards, in order.
	 * @param array<int,list<int>|null>      $chosen Ids, null for none.
	 * @param array<int,array<string,mixed>> $cards By the same keys.
	 * @return array<int,list<Linked>>
	 */
	public static function chosen( array $chosen, array $cards ): array {
		$ids = array();
		foreach ( $chosen as $key => $own ) {
			$card        = array_map( 'intval', array_column( (array) ( $cards[ $key ]['latest_works'] ?? array() ), 'id' ) );
			$ids[ $key ] = $own ?? array_slice( $card, 0, Contract::limit( 'card_works' ) );
		}
		$works = self::of( array_values( array_unique( array_merge( ...array_values( $ids ) ) ) ) );
		return array_map(
			static fn( array $own ): array => array_values(
				array_filter( array_map( static fn( int $id ): ?array => $works[ $id ] ?? null, $own ) )
			),
			$ids
		);
	}
}
