<?php
/**
 * The states of a mission, as its post's status has them, and their SQL.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Post;

/**
 * Closed is a status of its own, so that closing is one conditional UPDATE. On the wire open and closed are both published.
 */
enum Mission_State: string {

	case Draft = 'draft';

	/**
	 * Waits for an administrator to approve it.
	 */
	case Held = 'pending';

	case Open   = 'publish';
	case Closed = 'dm_closed';

	/**
	 * Taken out of everybody's sight by a decision, see Hidden.
	 */
	case Hidden = 'dm_hidden';

	case Trashed = 'trash';

	/**
	 * Those members know of.
	 */
	public const PUBLISHED = array( self::Open, self::Closed );

	/**
	 * The state of a mission; null for a status that is none of ours, and for other posts.
	 *
	 * @param mixed $post Anything.
	 */
	public static function of( mixed $post ): ?self {
		return $post instanceof WP_Post && Item_Types::MISSION === $post->post_type ? self::tryFrom( $post->post_status ) : null;
	}

	/**
	 * The state a mission comes back to from the trash, and when it is hidden no more.
	 *
	 * @param mixed $post Anything.
	 */
	public static function behind( mixed $post ): ?self {
		$state = self::of( $post );
		if ( $post instanceof WP_Post && self::Trashed === $state ) {
			$state = self::tryFrom( (string) get_post_meta( $post->ID, '_wp_trash_meta_status', true ) );
		}
		return $post instanceof WP_Post && self::Hidden === $state ? self::tryFrom( Hidden::before( $post->ID ) ) : $state;
	}

	/**
	 * Whether members know of a mission: open or closed. They know of no draft, nor of what is held, hidden or in the trash.
	 *
	 * @param mixed $post Anything.
	 */
	public static function is_published( mixed $post ): bool {
		return in_array( self::of( $post ), self::PUBLISHED, true );
	}

	/**
	 * Whether members knew of a mission before it was hidden or went to the trash.
	 *
	 * @param mixed $post Anything.
	 */
	public static function was_published( mixed $post ): bool {
		return ! self::is_published( $post ) && in_array( self::behind( $post ), array( self::Open, self::Closed ), true );
	}

	/**
	 * Whether both sides still read the applications to a mission: one that is hidden keeps them.
	 *
	 * @param mixed $post Anything.
	 */
	public static function has_applications( mixed $post ): bool {
		return self::is_published( $post ) || self::Hidden === self::of( $post );
	}

	/**
	 * SQL for missions members know of.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_published( string $column ): string {
		return self::sql( $column, self::Open, self::Closed );
	}

	/**
	 * SQL for missions with applications both sides still read.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_with_applications( string $column ): string {
		return self::sql( $column, self::Open, self::Closed, self::Hidden );
	}

	/**
	 * SQL for missions their company alone knows of.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_own( string $column ): string {
		return self::sql( $column, self::Draft, self::Held, self::Hidden );
	}

	private static function sql( string $column, self ...$states ): string {
		return sprintf( "%s IN ( '%s' )", $column, implode( "', '", array_map( static fn( self $state ): string => $state->value, $states ) ) );
	}
}
