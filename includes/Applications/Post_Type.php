<?php
/**
 * The post type of applications: what somebody wrote to a contractor about a mission.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Content\Item_Types;
use WP_Post;

/**
 * The guard table says who has applied to what, once; the post says what was written. Out of sight for everyone else's queries.
 */
final class Post_Type {

	public const NAME = Item_Types::APPLICATION;

	/**
	 * Registers the type.
	 */
	public function register(): void {
		Item_Types::register(
			self::NAME,
			array(
				'name'          => __( 'Applications', 'design-marketplace' ),
				'singular_name' => __( 'Application', 'design-marketplace' ),
				'edit_item'     => __( 'Application', 'design-marketplace' ),
			),
			'dashicons-email-alt',
			// Applications are made by applying alone.
			array( 'capabilities' => array( 'create_posts' => 'do_not_allow' ) )
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
