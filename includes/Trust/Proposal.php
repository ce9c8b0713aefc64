<?php
/**
 * What a company wants its published design job to say: kept beside it until an administrator approves it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use WP_Post;

/**
 * Title and description as columns of the post; only those that differ from what is published.
 */
final class Proposal {

	/**
	 * Meta of a mission.
	 */
	public const META = '_design_marketplace_proposed';

	private const COLUMNS = array( 'post_title', 'post_content' );

	/**
	 * The columns that wait, none for no proposal.
	 *
	 * @param int $id Mission.
	 * @return array<string,string>
	 */
	public static function of( int $id ): array {
		$columns = get_post_meta( $id, self::META, true );
		return is_array( $columns ) ? array_map( 'strval', array_intersect_key( $columns, array_flip( self::COLUMNS ) ) ) : array();
	}

	/**
	 * Keeps what is changed of title and description. What is sent as it is published is proposed no more.
	 *
	 * @param WP_Post             $post    Mission as it is published.
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public static function take( WP_Post $post, array $changes ): array {
		$sent     = array_intersect_key( $changes, array_flip( self::COLUMNS ) );
		$proposed = array_filter( $sent + self::of( $post->ID ), static fn( mixed $text, string $column ): bool => (string) $text !== $post->$column, ARRAY_FILTER_USE_BOTH );
		if ( $proposed ) {
			update_post_meta( $post->ID, self::META, wp_slash( $proposed ) );
		} else {
			self::drop( $post->ID );
		}
		return array_diff_key( $changes, $sent );
	}

	/**
	 * Forgets it.
	 *
	 * @param int $id Mission.
	 */
	public static function drop( int $id ): void {
		delete_post_meta( $id, self::META );
	}
}
