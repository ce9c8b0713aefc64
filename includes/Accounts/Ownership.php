<?php
/**
 * Whose something is, and whether it is the viewer's own: the one place that answers.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use WP_Post;

/**
 * Something is an item or an account's id. Nobody's things are nobody's own, and a stranger owns nothing.
 */
final class Ownership {

	/**
	 * The account something belongs to.
	 *
	 * @param WP_Post|int $thing Item, or the account itself.
	 */
	public static function of( WP_Post|int $thing ): int {
		return $thing instanceof WP_Post ? (int) $thing->post_author : $thing;
	}

	/**
	 * Whether something is a user's own.
	 *
	 * @param int         $user_id User.
	 * @param WP_Post|int $thing   Item or account.
	 */
	public static function is_of( int $user_id, WP_Post|int $thing ): bool {
		return $user_id > 0 && self::of( $thing ) === $user_id;
	}

	/**
	 * Whether something is the current user's own.
	 *
	 * @param WP_Post|int $thing Item or account.
	 */
	public static function is_mine( WP_Post|int $thing ): bool {
		return self::is_of( get_current_user_id(), $thing );
	}

	/**
	 * SQL for rows that are a user's own.
	 *
	 * @param string $column  Column with the account, of fixed words.
	 * @param int    $user_id User.
	 */
	public static function sql( string $column, int $user_id ): string {
		return $user_id > 0 ? "{$column} = {$user_id}" : '1 = 0';
	}
}
