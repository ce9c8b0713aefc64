<?php
/** The three pictures of a work become one list, and public works get their slug among those of their designer. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle\Migrations;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\Kernel\Items\Work_State;
use DesignMarketplace\Kernel\Lifecycle\Migration;

/** No picture is stored anew, and the day of a work's last change stays. */
final class Pictures_In_One_Place implements Migration {

	private const BATCH = 200;

	public function batch( string $after ): ?string {
		if ( '' === $after ) {
			// The names are WordPress'. What is not public now gets its slug when it is published again.
			Sql::write( "UPDATE {posts} SET post_name = '' WHERE post_type = %s", Item_Types::WORK );
		}
		$works = Sql::rows(
			'SELECT ID, post_title, post_status FROM {posts} WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d',
			Item_Types::WORK,
			(int) $after,
			self::BATCH
		);
		update_meta_cache( 'post', array_map( 'intval', array_column( $works, 'ID' ) ) );
		foreach ( $works as $work ) {
			$after = (string) $work['ID'];
			$id    = (int) $after;
			clean_post_cache( $id );
			Pictures::write( $id, Pictures::places( $id ) );
			if ( Work_State::Published->value === $work['post_status'] ) {
				$slug = sanitize_title( (string) $work['post_title'] );
				$name = wp_unique_post_slug( $slug, $id, Work_State::Published->value, Item_Types::WORK, 0 );
				Sql::write( 'UPDATE {posts} SET post_name = %s WHERE ID = %d', $name, $id );
				clean_post_cache( $id );
			}
		}
		return $works ? $after : null;
	}
}
