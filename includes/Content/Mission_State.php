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

	case Draft   = 'draft';
	case Open    = 'publish';
	case Closed  = 'dm_closed';
	case Trashed = 'trash';

	/**
	 * The state of a mission; null for a status that is none of ours, and for other posts.
	 *
	 * @param mixed $post Anything.
	 */
	public static function of( mixed $post ): ?self {
		return $post instanceof WP_Post && Item_Types::MISSION === $post->post_type ? self::tryFrom( $post->post_status ) : null;
	}

	/**
	 * Whether members know of a mission: open or closed, neither a draft nor in the trash.
	 *
	 * @param mixed $post Anything.
	 */
	public static function is_published( mixed $post ): bool {
		return in_array( self::of( $post ), array( self::Open, self::Closed ), true );
	}

	/**
	 * SQL for missions members know of.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_published( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s' )", $column, self::Open->value, self::Closed->value );
	}
}
