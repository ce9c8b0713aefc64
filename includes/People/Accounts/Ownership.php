<?php
/** Answers who owns something, and whether that is the current user. Nothing else decides this. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use WP_Post;

/** A thing is an item or an account id. Without an owner it is nobody's, and strangers own nothing. */
final class Ownership {

	/** @param WP_Post|int $thing Item, or the account itself. */
	public static function of( WP_Post|int $thing ): int {
		return $thing instanceof WP_Post ? (int) $thing->post_author : $thing;
	}

	/** @param WP_Post|int $thing Item or account. */
	public static function is_of( int $user_id, WP_Post|int $thing ): bool {
		return $user_id > 0 && self::of( $thing ) === $user_id;
	}

	/** @param WP_Post|int $thing Item or account. */
	public static function is_mine( WP_Post|int $thing ): bool {
		return self::is_of( get_current_user_id(), $thing );
	}

	public static function sql( string $column, int $user_id ): string {
		return $user_id > 0 ? "{$column} = {$user_id}" : '1 = 0';
	}
}
