<?php
/**
 * The states of a work, as post statuses, and their SQL.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Items;

use WP_Post;

enum Work_State: string {

	case Draft     = 'draft';
	case Published = 'publish';

	/** Hidden from everybody by a decision, see Hidden. */
	case Hidden = Hidden::STATUS;

	case Trashed = 'trash';

	public static function is_published( WP_Post $post ): bool {
		return self::Published->value === $post->post_status;
	}

	/**
	 * SQL for works that members see.
	 *
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_published( string $column ): string {
		return sprintf( "%s = '%s'", $column, self::Published->value );
	}

	/**
	 * SQL for works that only their designer sees.
	 *
	 * @param string $column Column with the status, never user input.
	 */
	public static function sql_own( string $column ): string {
		return sprintf( "%s IN ( '%s', '%s' )", $column, self::Draft->value, self::Hidden->value );
	}
}
