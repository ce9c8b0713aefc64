<?php
/**
 * Who may see and do what with works: the one place that decides, and that fills `can`.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Members\Roles;
use WP_Post;

/**
 * Asks about the current user. What is in the trash is nobody's to change.
 */
final class Work_Policy {

	/**
	 * Designers add works.
	 */
	public static function can_create(): bool {
		return Roles::DESIGNER === Roles::of( wp_get_current_user() );
	}

	/**
	 * Published works are there for every member, drafts for those who may change them.
	 *
	 * @param WP_Post $post Work.
	 */
	public static function can_see( WP_Post $post ): bool {
		return 'publish' === $post->post_status || ( 'draft' === $post->post_status && self::can_edit( $post ) );
	}

	/**
	 * The designer it is of, or somebody with `edit_others_posts`.
	 *
	 * @param WP_Post $post Work.
	 */
	public static function can_edit( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * Those who may change it.
	 *
	 * @param WP_Post $post Work.
	 */
	public static function can_delete( WP_Post $post ): bool {
		return 'trash' !== $post->post_status && current_user_can( 'delete_post', $post->ID );
	}
}
