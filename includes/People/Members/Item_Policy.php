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
		return self::can( 'edit', $post, self::others( 'edit', $post->post_type ) );
	}

	public static function can_delete( WP_Post $post ): bool {
		return self::can( 'delete', $post, self::others( 'delete', $post->post_type ) );
	}

	/**
	 * The part of `can` that every item has. Asks about the items of others once for the whole page.
	 * @param list<WP_Post> $posts Items of one type.
	 * @return array<int,array{edit:bool,delete:bool}> By item.
	 */
	public static function abilities( string $type, array $posts ): array {
		$edits   = self::others( 'edit', $type );
		$deletes = self::others( 'delete', $type );
		$can     = array();
		foreach ( $posts as $post ) {
			$can[ $post->ID ] = array(
				'edit'   => self::can( 'edit', $post, $edits ),
				'delete' => self::can( 'delete', $post, $deletes ),
			);
		}
		return $can;
	}

	/** Whether the current user can have items of a type. Nobody else sees unpublished ones in a list. */
	public static function has_own( string $type ): bool {
		return current_user_can( "edit_{$type}s" );
	}

	private static function others( string $verb, string $type ): bool {
		return current_user_can( "{$verb}_others_{$type}s" );
	}

	/**
	 * First asks whether the user may change others' items at all: usually not, and core's check of one post takes twice as long.
	 * @param bool $others Whether the user may do it with items of others.
	 */
	private static function can( string $verb, WP_Post $post, bool $others ): bool {
		return self::is_there( $post )
			&& ( $others || Ownership::is_mine( $post ) )
			&& current_user_can( "{$verb}_post", $post->ID );
	}

	/** Whether administrators have hidden the item, or not approved it yet. */
	private static function is_withheld( WP_Post $post ): bool {
		return in_array( $post->post_status, array( Hidden::STATUS, Mission_State::Held->value ), true );
	}

	private static function is_there( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && ( ! self::is_withheld( $post ) || Ownership::is_mine( $post ) );
	}
}
