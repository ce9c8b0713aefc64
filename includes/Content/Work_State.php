<?php
/**
 * The states of a work, as its post's status has them, and their SQL.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Post;

enum Work_State: string {

	case Draft     = 'draft';
	case Published = 'publish';

	/**
	 * Taken out of everybody's sight by a decision, see Hidden.
	 */
	case Hidden = 'dm_hidden';

	case Trashed = 'trash';

	/**
	 * Whether members know of a work.
	 *
	 * @param WP_Post $post Work.
	 */
	public static function is_published( WP_Post $post ): bool {
		return self::Published->value === $post->post_status;
	}

	/**
	 * SQL for works members know of.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_published( string $column ): string {
		return sprintf( "%s = '%s'", $column, self::Published->value );
	}

	/**
	 * SQL for works their designer alone knows of.
	 *
	 * @param string $column Column with the status, of fixed words.
	 */
	public static function sql_own( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s' )", $column, self::Draft->value, self::Hidden->value );
	}
}
