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
use DesignMarketplace\Content\Hidden;
use DesignMarketplace\Content\Mission_State;
use WP_Post;

/**
 * Asks about the current user. What is in the trash is nobody's to change.
 */
final class Item_Policy {

	/**
	 * What is published is there for every member, drafts for those who may change them, what is held or hidden for its author.
	 *
	 * @param WP_Post $post         Item.
	 * @param bool    $is_published Whether it is published.
	 */
	public static function can_see( WP_Post $post, bool $is_published ): bool {
		return $is_published || ( ( 'draft' === $post->post_status || self::is_withheld( $post ) ) && self::can_edit( $post ) );
	}

	/**
	 * The member it is of, or somebody with `edit_others_posts` as long as they see it.
	 *
	 * @param WP_Post $post Item.
	 */
	public static function can_edit( WP_Post $post ): bool {
		return self::is_there( $post ) && current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * Those who may change it.
	 *
	 * @param WP_Post $post Item.
	 */
	public static function can_delete( WP_Post $post ): bool {
		return self::is_there( $post ) && current_user_can( 'delete_post', $post->ID );
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
	 * SQL for published items, and the viewer's own that are not; those of accounts that are off are left out.
	 *
	 * @param string $published SQL for what is published; posts are `p`.
	 * @param string $own       SQL for what its author alone knows of.
	 * @param int    $viewer    User who asks.
	 */
	public static function sql_visible( string $published, string $own, int $viewer ): string {
		return "( {$published} OR ( {$own} AND " . Ownership::sql( 'p.post_author', $viewer ) . ' ) ) AND ' . State::sql_not_off( 'p.post_author' );
	}

	/**
	 * Whether administrators have taken an item out of the others' sight, or have not let it in yet.
	 *
	 * @param WP_Post $post Item.
	 */
	private static function is_withheld( WP_Post $post ): bool {
		return in_array( $post->post_status, array( Hidden::STATUS, Mission_State::Held->value ), true );
	}

	/**
	 * Whether an item is there for the current user.
	 *
	 * @param WP_Post $post Item.
	 */
	private static function is_there( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && ( ! self::is_withheld( $post ) || Ownership::is_mine( $post ) );
	}
}
