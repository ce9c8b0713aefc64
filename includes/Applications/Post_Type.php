<?php
/**
 * The post type of applications: what somebody wrote to a contractor about a mission.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use WP_Post;

/**
 * The guard table says who has applied to what, once; the post says what was written. Out of sight for everyone else's queries.
 */
final class Post_Type {

	public const NAME = 'dm_application';

	/**
	 * Registers the type.
	 */
	public function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'              => array(
					'name'          => __( 'Applications', 'design-marketplace' ),
					'singular_name' => __( 'Application', 'design-marketplace' ),
					'edit_item'     => __( 'Application', 'design-marketplace' ),
				),
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'has_archive'         => false,
				'show_ui'             => true,
				'show_in_nav_menus'   => false,
				'show_in_rest'        => false,
				'menu_icon'           => 'dashicons-email-alt',
				'query_var'           => false,
				'rewrite'             => false,
				'capability_type'     => array( self::NAME, self::NAME . 's' ),
				// Applications are made by applying alone.
				'capabilities'        => array( 'create_posts' => 'do_not_allow' ),
				'map_meta_cap'        => true,
				'delete_with_user'    => false,
				'supports'            => array( 'title', 'editor', 'author' ),
			)
		);
	}

	/**
	 * Whether a post is an application.
	 *
	 * @param mixed $post Anything.
	 */
	public static function is( mixed $post ): bool {
		return $post instanceof WP_Post && self::NAME === $post->post_type;
	}
}
