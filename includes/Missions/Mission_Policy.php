<?php
/**
 * Who may see and do what with missions: the one place that decides, and that fills `can`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use DesignMarketplace\Members\Policy;
use DesignMarketplace\Members\Roles;
use WP_Post;

/**
 * Asks about the current user. What is in the trash is nobody's to change.
 */
final class Mission_Policy {

	/**
	 * Contractors post missions.
	 */
	public static function can_create(): bool {
		return Roles::CONTRACTOR === Roles::of( wp_get_current_user() );
	}

	/**
	 * Open and closed missions are there for every member, drafts for those who may change them.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_see( WP_Post $post ): bool {
		return Post_Type::is_published( $post ) || ( 'draft' === $post->post_status && self::can_edit( $post ) );
	}

	/**
	 * The contractor it is of, or somebody with `edit_others_posts`.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_edit( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * Those who may change it.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_delete( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'delete_post', $post->ID );
	}

	/**
	 * Those who may change it, while it is open.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_close( WP_Post $post ): bool {
		return Post_Type::OPEN === $post->post_status && self::can_edit( $post );
	}

	/**
	 * Anyone logged in who is no contractor, once, while it is open.
	 *
	 * @param WP_Post $post    Mission.
	 * @param bool    $applied Whether the user has applied before.
	 */
	public static function can_apply( WP_Post $post, bool $applied ): bool {
		return ! $applied && Policy::can_apply( get_current_user_id(), (int) $post->post_author, Roles::CONTRACTOR, Post_Type::OPEN === $post->post_status );
	}

	/**
	 * The contractor it is of, and those with `manage_options`.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function can_see_candidates( WP_Post $post ): bool {
		return self::owns( $post ) || current_user_can( 'manage_options' );
	}

	/**
	 * Whether it is the current user's.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function owns( WP_Post $post ): bool {
		$viewer = get_current_user_id();
		return $viewer > 0 && (int) $post->post_author === $viewer;
	}
}
