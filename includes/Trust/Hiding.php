<?php
/**
 * Takes works and design jobs out of sight, and brings them back.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Database\Posts;
use WP_Post;

/**
 * Call it within a transaction that holds author and item.
 */
final class Hiding {

	/**
	 * Hides an item.
	 *
	 * @param WP_Post $post     Item.
	 * @param int     $decision Decision it is hidden by.
	 */
	public static function hide( WP_Post $post, int $decision ): void {
		update_post_meta( $post->ID, '_design_marketplace_hidden', "{$decision}:{$post->post_status}" );
		Posts::update( $post, array( 'post_status' => 'dm_hidden' ) );
	}

	/**
	 * Shows it again.
	 *
	 * @param WP_Post $post Item.
	 */
	public static function show( WP_Post $post ): void {
		$before = explode( ':', (string) get_post_meta( $post->ID, '_design_marketplace_hidden', true ) )[1] ?? 'draft';
		delete_post_meta( $post->ID, '_design_marketplace_hidden' );
		Posts::update( $post, array( 'post_status' => $before ) );
	}
}
