<?php
/**
 * The works room: designers' portfolio projects.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Database\Posts;
use DesignMarketplace\Module;
use WP_Post;

final class Works implements Module {

	/**
	 * Takes the limits.
	 *
	 * @param Limits $limits How many images a member may send.
	 */
	public function __construct( private readonly Limits $limits ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( new Post_Type(), 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'transition_post_status', array( $this, 'announce' ), 10, 3 );
		add_filter( 'wp_untrash_post_status', array( Posts::class, 'status_before_trash' ), 10, 3 );
		add_action( 'design_marketplace_member_deleting', static fn( int $user_id ) => ( new Work_Service() )->erase_all( $user_id ) );
	}

	/**
	 * Adds the routes.
	 */
	public function register_routes(): void {
		( new Work_Controller( new Work_Service(), new Work_Query(), new Work_Presenter(), $this->limits ) )->register_routes();
	}

	/**
	 * Tells the other rooms when a work is published.
	 *
	 * @param string  $now    Status.
	 * @param string  $before Status before.
	 * @param WP_Post $post   Post.
	 */
	public function announce( string $now, string $before, WP_Post $post ): void {
		if ( Post_Type::NAME === $post->post_type && 'publish' === $now && 'publish' !== $before ) {
			do_action( 'design_marketplace_work_published', $post->ID );
		}
	}
}
