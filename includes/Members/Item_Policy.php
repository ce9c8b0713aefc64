<?php
/**
 * The common part of the policies of works and missions: who may see and change them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Ownership;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Content\Hidden;
use DesignMarketplace\Content\Mission_State;
use WP_Post;

/**
 * Always about the current user. Nobody can change an item in the trash.
 */
final class Item_Policy {

	/**
	 * Published items are for every member, drafts for those who may edit them, held or hidden items for their author.
	 */
	public static function can_see( WP_Post $post, bool $is_published ): bool {
		return $is_published
			|| ( ( Mission_State::Draft->value === $post->post_status || self::is_withheld( $post ) ) && self::can_edit( $post ) );
	}

	/**
	 * The author, or a user with `edit_others_posts` who can see the item.
	 */
	public static function can_edit( WP_Post $post ): bool {
		return self::can( 'edit', $post );
	}

	public static function can_delete( WP_Post $post ): bool {
		return self::can( 'delete', $post );
	}

	/**
	 * The part of `can` that every item has.
	 *
	 * @return array{edit:bool,delete:bool}
	 */
	public static function abilities( WP_Post $post ): array {
		return array(
			'edit'   => self::can_edit( $post ),
			'delete' => self::can_delete( $post ),
		);
	}

	/**
	 * Whether the current user can have items of a type. Nobody else sees unpublished ones in a list.
	 */
	public static function has_own( string $type ): bool {
		return current_user_can( "edit_{$type}s" );
	}

	/**
	 * SQL for published items, and the viewer's own unpublished ones, without items of accounts that are off.
	 *
	 * @param string $published SQL for what is published; posts are `p`.
	 * @param string $own       SQL for the viewer's unpublished items, '' if they can have none.
	 */
	public static function sql_visible( string $published, string $own ): string {
		return ( '' === $own ? $published : "( {$published} OR ( {$own} ) )" ) . ' AND ' . State::sql_not_off( 'p.post_author' );
	}

	/**
	 * First asks about all items of others: the answer is no for most items of a list, and core's about one post takes twice as long.
	 *
	 * @param 'edit'|'delete' $verb
	 */
	private static function can( string $verb, WP_Post $post ): bool {
		return self::is_there( $post )
			&& ( Ownership::is_mine( $post ) || current_user_can( "{$verb}_others_{$post->post_type}s" ) )
			&& current_user_can( "{$verb}_post", $post->ID );
	}

	/**
	 * Whether administrators have hidden the item, or not approved it yet.
	 */
	private static function is_withheld( WP_Post $post ): bool {
		return in_array( $post->post_status, array( Hidden::STATUS, Mission_State::Held->value ), true );
	}

	/**
	 * Whether the item exists for the current user.
	 */
	private static function is_there( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && ( ! self::is_withheld( $post ) || Ownership::is_mine( $post ) );
	}
}
