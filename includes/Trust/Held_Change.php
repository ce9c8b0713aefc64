<?php
/** Changes of a published design job, stored beside it until an administrator approves them. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Mission_State;
use WP_Post;

/**
 * Title, description and terms (kind of work, pay, each free text), as columns and meta of the post; only those that differ from the
 * published ones.
 */
final class Held_Change {

	public const META = '_design_marketplace_proposed';

	/** Meta of a mission: the words that were rejected last. */
	public const REJECTED = '_design_marketplace_rejected_words';

	/** @return array<string,string> The columns of the change, empty if there is none. */
	public static function of( int $id ): array {
		return self::read( $id, self::META );
	}

	/**
	 * Stores changes of title, description and terms. Values equal to the published ones are removed from the change.
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public static function take( WP_Post $post, array $changes ): array {
		$published = self::words( $post );
		$sent      = array_intersect_key( $changes, $published );
		$proposed  = array_filter(
			$sent + self::of( $post->ID ),
			static fn( mixed $text, string $column ): bool => (string) $text !== $published[ $column ],
			ARRAY_FILTER_USE_BOTH
		);
		if ( $proposed ) {
			update_post_meta( $post->ID, self::META, wp_slash( $proposed ) );
		} else {
			self::drop( $post->ID );
		}
		return array_diff_key( $changes, $sent );
	}

	/**
	 * Merges the change into the columns to write, for when it does not have to be approved any more.
	 * @param array<string,mixed> $changes Columns that were sent.
	 * @return array<string,mixed> Columns that may be written now.
	 */
	public static function end( WP_Post $post, array $changes ): array {
		$waiting = self::of( $post->ID );
		if ( array_intersect_key( $changes + $waiting, self::words( $post ) ) ) {
			Approval_Hold::forget_rejection( $post->ID );
			self::drop( $post->ID );
		}
		return $changes + $waiting;
	}

	/** Stores the rejected change or mission, in case the decision is reversed. */
	public static function reject( WP_Post $post ): void {
		$change = self::of( $post->ID );
		update_post_meta( $post->ID, self::REJECTED, wp_slash( $change ? $change : self::words( $post ) ) );
		self::drop( $post->ID );
	}

	/** Makes the rejected change wait again. Returns false if the draft was changed since. */
	public static function take_back( WP_Post $post ): bool {
		$words = self::read( $post->ID, self::REJECTED );
		if ( Mission_State::Draft === Mission_State::of( $post ) ) {
			return self::words( $post ) === $words;
		}
		self::take( $post, $words );
		return true;
	}

	public static function drop( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/** @return array<string,string> Title, description and terms as published. */
	public static function words( WP_Post $post ): array {
		$words = array( 'post_title' => $post->post_title, 'post_content' => $post->post_content );
		foreach ( Job_Facts::term_keys() as $key ) {
			$words[ $key ] = Posts::text( $post->ID, $key );
		}
		return $words;
	}

	/** @return array<string,string> Columns stored in a meta field. */
	private static function read( int $id, string $meta ): array {
		$columns = get_post_meta( $id, $meta, true );
		return is_array( $columns )
			? array_map(
				'strval',
				array_intersect_key( $columns, array_flip( array( 'post_title', 'post_content', ...Job_Facts::term_keys() ) ) )
			)
			: array();
	}
}
