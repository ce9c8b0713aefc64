<?php
/**
 * What works and missions have in common of who may see and change them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\State;
use WP_Post;

/**
 * Asks about the current user. What is in the trash is nobody's to change.
 */
final class Item_Policy {

	/**
	 * What is published is there for every member, drafts for those who may change them.
	 *
	 * @param WP_Post $post         Item.
	 * @param bool    $is_published Whether it is published.
	 */
	public static function can_see( WP_Post $post, bool $is_published ): bool {
		return $is_published || ( 'draft' === $post->post_status && self::can_edit( $post ) );
	}

	/**
	 * The member it is of, or somebody with `edit_others_posts`.
	 *
	 * @param WP_Post $post Item.
	 */
	public static function can_edit( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * Those who may change it.
	 *
	 * @param WP_Post $post Item.
	 */
	public static function can_delete( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'delete_post', $post->ID );
	}

	/**
	 * The two of `can` every item has.
	 *
	 * @param WP_Post $post Item.
	 * @return array{edit:bool,delete:bool}
	 */
	public static function abilities( WP_Post $post ): array {
		return array(
			'edit'   => self::can_edit( $post ),
			'delete' => self::can_delete( $post ),
		);
	}

	/**
	 * SQL for published items, and drafts that are the viewer's own; those of accounts that are off are left out.
	 *
	 * @param string $published SQL for what is published; posts are `p`.
	 * @param int    $viewer    User who asks.
	 */
	public static function sql_visible( string $published, int $viewer ): string {
		return "( {$published} OR ( p.post_status = 'draft' AND " . Ownership::sql( 'p.post_author', $viewer ) . ' ) ) AND ' . State::sql_not_off( 'p.post_author' );
	}
}
