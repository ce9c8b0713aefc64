<?php
/**
 * What a company wants its published design job to say: kept beside it until an administrator approves it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Content\Job_Facts;
use DesignMarketplace\Content\Mission_State;
use WP_Post;

/**
 * Title, description and terms (how one works, what is paid), as columns and meta of the post; only those that differ from what is published.
 */
final class Proposal {

	/**
	 * Meta of a mission.
	 */
	public const META = '_design_marketplace_proposed';

	/**
	 * Meta of a mission: the words that were rejected last.
	 */
	public const REJECTED = '_design_marketplace_rejected_words';


	/**
	 * The columns that wait, none for no proposal.
	 *
	 * @param int $id Mission.
	 * @return array<string,string>
	 */
	public static function of( int $id ): array {
		return self::read( $id, self::META );
	}

	/**
	 * Keeps what is changed of title, description and terms. What is sent as it is published is proposed no more.
	 *
	 * @param WP_Post             $post    Mission as it is published.
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public static function take( WP_Post $post, array $changes ): array {
		$published = self::words( $post );
		$sent      = array_intersect_key( $changes, $published );
		$proposed  = array_filter( $sent + self::of( $post->ID ), static fn( mixed $text, string $column ): bool => (string) $text !== $published[ $column ], ARRAY_FILTER_USE_BOTH );
		if ( $proposed ) {
			update_post_meta( $post->ID, self::META, wp_slash( $proposed ) );
		} else {
			self::drop( $post->ID );
		}
		return array_diff_key( $changes, $sent );
	}

	/**
	 * Adds what waits to what may be written now: nobody has to read it any more.
	 *
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public static function end( WP_Post $post, array $changes ): array {
		$waiting = self::of( $post->ID );
		if ( array_intersect_key( $changes + $waiting, self::words( $post ) ) ) {
			Hold::forget_rejection( $post->ID );
			self::drop( $post->ID );
		}
		return $changes + $waiting;
	}

	/**
	 * Keeps what is rejected, the change or the whole, for the case that the decision is taken back.
	 */
	public static function reject( WP_Post $post ): void {
		$change = self::of( $post->ID );
		update_post_meta( $post->ID, self::REJECTED, wp_slash( $change ? $change : self::words( $post ) ) );
		self::drop( $post->ID );
	}

	/**
	 * Proposes the rejected change again.
	 *
	 * @return bool False for a draft that says something else since.
	 */
	public static function take_back( WP_Post $post ): bool {
		$words = self::read( $post->ID, self::REJECTED );
		if ( Mission_State::Draft === Mission_State::of( $post ) ) {
			// What was rejected before jobs said their terms has none.
			return array_intersect_key( self::words( $post ), $words ) === $words;
		}
		self::take( $post, $words );
		return true;
	}

	/**
	 * Forgets it.
	 *
	 * @param int $id Mission.
	 */
	public static function drop( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * Title, description and terms as they are published.
	 *
	 * @return array<string,string>
	 */
	public static function words( WP_Post $post ): array {
		$words = array(
			'post_title'   => $post->post_title,
			'post_content' => $post->post_content,
		);
		foreach ( Job_Facts::term_keys() as $key ) {
			$words[ $key ] = (string) get_post_meta( $post->ID, $key, true );
		}
		return $words;
	}

	/**
	 * Columns that are kept.
	 *
	 * @param int $id Mission.
	 * @return array<string,string>
	 */
	private static function read( int $id, string $meta ): array {
		$columns = get_post_meta( $id, $meta, true );
		return is_array( $columns ) ? array_map( 'strval', array_intersect_key( $columns, array_flip( array( 'post_title', 'post_content', ...Job_Facts::term_keys() ) ) ) ) : array();
	}
}
