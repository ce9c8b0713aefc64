<?php
/** The common part of the policies of works and missions: who may see and change them. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\People\Accounts\Ownership;
use WP_Post;

final class Item_Policy {

	/** Published items are for every member, drafts for those who may edit them, held or hidden items for their author. */
	public static function can_see( WP_Post $post, bool $is_published ): bool {
		return $is_published
			|| ( ( Mission_State::Draft->value === $post->post_status || self::is_withheld( $post ) ) && self::can_edit( $post ) );
	}

	/** The author, or a user who may edit others' items of this type and can see this one. */
	public static function can_edit( WP_Post $post ): bool {
		return self::is_there( $post ) && current_user_can( 'edit_post', $post->ID );
	}

	public static function can_delete( WP_Post $post ): bool {
		return self::is_there( $post ) && current_user_can( 'delete_post', $post->ID );
	}

	/** @return array{edit:bool,delete:bool} The part of `can` that every item has. */
	public static function abilities( WP_Post $post ): array {
		return array( 'edit' => self::can_edit( $post ), 'delete' => self::can_delete( $post ) );
	}

	/** Whether the current user can have items of a type. Nobody else sees unpublished ones in a list. */
	public static function has_own( string $type ): bool {
		return current_user_can( "edit_{$type}s" );
	}

	/** Whether administrators have hidden the item, or not approved it yet. */
	private static function is_withheld( WP_Post $post ): bool {
		return in_array( $post->post_status, array( Hidden::STATUS, Mission_State::Held->value ), true );
	}

	private static function is_there( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && ( ! self::is_withheld( $post ) || Ownership::is_mine( $post ) );
	}
}
