<?php
/**
 * The post type of missions and its own status, closed.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Missions;

use WP_Post;

/**
 * Open is `publish`, closed a status of its own, so that closing is one conditional UPDATE. On the wire both are published.
 */
final class Post_Type {

	public const NAME   = 'dm_mission';
	public const OPEN   = 'publish';
	public const CLOSED = 'dm_closed';

	/**
	 * Meta key of the posted date, as YYYY/MM/DD.
	 */
	public const POSTING_DATE = 'design_marketplace_posting_date';

	/**
	 * Registers the type and the status.
	 */
	public function register(): void {
		register_post_type(
			self::NAME,
			array(
				'labels'              => array(
					'name'          => __( 'Design jobs', 'design-marketplace' ),
					'singular_name' => __( 'Design job', 'design-marketplace' ),
					'add_new'       => __( 'Post design job', 'design-marketplace' ),
					'add_new_item'  => __( 'Post design job', 'design-marketplace' ),
					'edit_item'     => __( 'Edit design job', 'design-marketplace' ),
				),
				'public'              => false,
				'publicly_queryable'  => false,
				'exclude_from_search' => true,
				'has_archive'         => false,
				'show_ui'             => true,
				'show_in_nav_menus'   => false,
				'show_in_rest'        => false,
				'menu_icon'           => 'dashicons-megaphone',
				'query_var'           => false,
				'rewrite'             => false,
				'capability_type'     => array( self::NAME, self::NAME . 's' ),
				'map_meta_cap'        => true,
				'delete_with_user'    => false,
				'supports'            => array( 'title', 'editor', 'author' ),
			)
		);
		register_post_status(
			self::CLOSED,
			array(
				'label'                     => _x( 'Closed', 'design job', 'design-marketplace' ),
				/* translators: %s: number of closed design jobs. */
				'label_count'               => _n_noop( 'Closed <span class="count">(%s)</span>', 'Closed <span class="count">(%s)</span>', 'design-marketplace' ),
				'protected'                 => true,
				'exclude_from_search'       => true,
				'show_in_admin_all_list'    => true,
				'show_in_admin_status_list' => true,
			)
		);
	}

	/**
	 * Whether members know of the mission: open or closed, neither a draft nor in the trash.
	 *
	 * @param WP_Post $post Mission.
	 */
	public static function is_published( WP_Post $post ): bool {
		return in_array( $post->post_status, array( self::OPEN, self::CLOSED ), true );
	}
}
