<?php
/** The states of a mission, as post statuses, and their SQL. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use DesignMarketplace\Kernel\Database\Posts;
use WP_Post;

/** Closed is a status of its own, so that closing is one conditional UPDATE. REST answers call both open and closed "publish". */
enum Mission_State: string {

	case Draft = 'draft';

	/** Waits for an administrator's approval. */
	case Held = 'pending';

	case Open   = 'publish';
	case Closed = Item_Types::CLOSED;

	/** Hidden from everybody by a decision, see Hidden. */
	case Hidden = Item_Types::HIDDEN;

	case Trashed = 'trash';

	public const PUBLISHED = array( self::Open, self::Closed );

	/** The state of a mission; null for other posts and other statuses. */
	public static function of( mixed $post ): ?self {
		return $post instanceof WP_Post && Item_Types::MISSION === $post->post_type ? self::tryFrom( $post->post_status ) : null;
	}

	/** The state of a mission before it was hidden or went to the trash, which will be restored. */
	public static function behind( mixed $post ): ?self {
		$state = self::of( $post );
		if ( $post instanceof WP_Post && self::Trashed === $state ) {
			$state = self::tryFrom( Posts::text( $post->ID, '_wp_trash_meta_status' ) );
		}
		return $post instanceof WP_Post && self::Hidden === $state ? self::tryFrom( Hidden::before( $post->ID ) ) : $state;
	}

	/** Whether members see a mission: it is open or closed. */
	public static function is_published( mixed $post ): bool {
		return in_array( self::of( $post ), self::PUBLISHED, true );
	}

	/** Whether members saw a mission before it was hidden or went to the trash. */
	public static function was_published( mixed $post ): bool {
		return ! self::is_published( $post ) && in_array( self::behind( $post ), self::PUBLISHED, true );
	}

	/** Whether both sides can still read a mission's applications. They can while it is hidden. */
	public static function has_applications( mixed $post ): bool {
		return self::is_published( $post ) || self::Hidden === self::of( $post );
	}

	/**
	 * SQL for missions that members see.
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_published( string $column ): string {
		return self::sql( $column, ...self::PUBLISHED );
	}

	/**
	 * SQL for missions whose applications both sides can read.
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_with_applications( string $column ): string {
		return self::sql( $column, self::Open, self::Closed, self::Hidden );
	}

	/**
	 * SQL for missions that only their company sees.
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_own( string $column ): string {
		return self::sql( $column, self::Draft, self::Held, self::Hidden );
	}

	private static function sql( string $column, self ...$states ): string {
		return sprintf(
			"%s IN ( '%s' )",
			$column,
			implode( "', '", array_map( static fn( self $state ): string => $state->value, $states ) )
		);
	}
}
