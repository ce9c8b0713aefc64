<?php
/**
 * Queries works together with all data they show.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Works;

use DesignMarketplace\Content\Work_State;
use DesignMarketplace\Database\Post_Pages;
use DesignMarketplace\Members\Item_Pages;
use DesignMarketplace\Members\Kept_Counts;
use WP_Post;

/**
 * Four queries for any number of works: works, their images, the meta of both, and terms (by the presenter).
 */
final class Work_Query {

	public function __construct( private readonly Kept_Counts $counts ) {}

	/**
	 * A page of published works. Their designer also sees drafts and hidden works.
	 *
	 * @param string $slug  Designer's slug, '' for all designers.
	 * @param string $order ORDER BY clause.
	 * @return array{list<WP_Post>,int} Works, and their total number.
	 */
	public function page( string $slug, int $viewer, string $order, int $limit, int $offset ): array {
		global $wpdb;
		$author           = '' === $slug
			? ''
			: $wpdb->prepare( "p.post_author = ( SELECT ID FROM {$wpdb->users} WHERE user_nicename = %s )", $slug );
		$pages            = new Item_Pages(
			Work_Post_Type::NAME,
			array( Work_State::Published->value ),
			Work_State::sql_own( 'p.post_status' ),
			$this->counts
		);
		[ $rows, $total ] = $pages->read( 'p.*', $viewer, $author, $order, $limit, $offset );
		$posts            = Post_Pages::posts( $rows );
		$this->prime( $posts );
		return array( $posts, $total );
	}

	/**
	 * Primes the caches of the works' images and meta.
	 *
	 * Images are found by their parent post, so that one query reads their meta with that of the works.
	 *
	 * @param list<WP_Post> $posts Works.
	 */
	public function prime( array $posts ): void {
		global $wpdb;
		if ( ! $posts ) {
			return;
		}
		$ids    = array_map( static fn( WP_Post $post ): int => $post->ID, $posts );
		$list   = implode( ',', $ids );
		$images = Post_Pages::posts(
			array_values(
				(array) $wpdb->get_results(
					"SELECT * FROM {$wpdb->posts} WHERE post_parent IN ({$list}) AND post_type = 'attachment'", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- integers.
					ARRAY_A
				)
			)
		);
		update_meta_cache( 'post', array_merge( $ids, array_map( static fn( WP_Post $image ): int => $image->ID, $images ) ) );
	}
}
