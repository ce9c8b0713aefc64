<?php
/**
 * The applications room: applying, writing to designers, the candidates of a mission.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Database\Posts;
use DesignMarketplace\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Members\Account_Lock;
use DesignMarketplace\Module;
use WP_Post;

final class Applications implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', array( new Post_Type(), 'register' ) );
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		add_action( 'transition_post_status', array( $this, 'follow_trash' ), 10, 3 );
		add_action( 'before_delete_post', array( $this, 'release' ), 10, 2 );
		add_action( 'design_marketplace_member_deleting', array( $this, 'erase' ) );
		// Anyone logged in may have applied, also people who are no members.
		add_action( 'delete_user', array( $this, 'erase' ), 5 );
		add_filter( 'wp_untrash_post_status', array( Posts::class, 'status_before_trash' ), 10, 3 );
	}

	/**
	 * Adds the routes.
	 */
	public function register_routes(): void {
		( new Application_Controller( new Application_Query() ) )->register_routes();
		( new Workwith_Controller( new Applying(), new Contacting() ) )->register_routes();
	}

	/**
	 * An application in the trash is none: its author may apply again.
	 *
	 * @param string  $now    Status.
	 * @param string  $before Status before.
	 * @param WP_Post $post   Post.
	 */
	public function follow_trash( string $now, string $before, WP_Post $post ): void {
		if ( ! Post_Type::is( $post ) || $now === $before ) {
			return;
		}
		if ( 'trash' === $now ) {
			Guard::release( $post->ID );
		} elseif ( 'trash' === $before && 'publish' === $now ) {
			Guard::restore( $post->post_parent, (int) $post->post_author, $post->ID, $post->post_date_gmt );
		}
	}

	/**
	 * The same for one that is deleted for good.
	 *
	 * @param int     $post_id Post id.
	 * @param WP_Post $post    Post.
	 */
	public function release( int $post_id, WP_Post $post ): void {
		if ( Post_Type::is( $post ) ) {
			Guard::release( $post_id );
		}
	}

	/**
	 * Erases what somebody applied to, and the mails to them and from them.
	 *
	 * @param int $user_id User being deleted.
	 */
	public function erase( int $user_id ): void {
		Transaction::run(
			static function () use ( $user_id ): void {
				Account_Lock::hold( $user_id );
				( new Erasure() )->of_user( $user_id );
				( new Outbox() )->forget( $user_id );
				( new Applying() )->forget( $user_id );
				( new Contacting() )->forget( $user_id );
			}
		);
	}
}
