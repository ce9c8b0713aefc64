<?php
/**
 * Where an account stands: waiting for its activation, or active.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use WP_User;

/**
 * The meta is '0' from registration to activation, '1' afterwards; going from one to the other is one conditional update.
 */
final class State {

	public const ACTIVATED = 'design_marketplace_activated';

	/**
	 * WordPress locale the member registered in; mails are written in it.
	 */
	public const LOCALE = 'design_marketplace_locale';

	/**
	 * GMT time of the last change a member made to the profile.
	 */
	public const UPDATED = 'design_marketplace_last_update';

	/**
	 * Whether the member's account is active.
	 *
	 * @param int $user_id Member.
	 */
	public static function is_activated( int $user_id ): bool {
		return '1' === get_user_meta( $user_id, self::ACTIVATED, true );
	}

	/**
	 * Members need an active account, everybody else does not.
	 *
	 * @param WP_User $user User.
	 */
	public static function may_log_in( WP_User $user ): bool {
		return '' === Roles::of( $user ) || self::is_activated( $user->ID );
	}

	/**
	 * Marks a new account as waiting.
	 *
	 * @param int $user_id Member.
	 */
	public static function wait( int $user_id ): void {
		update_user_meta( $user_id, self::ACTIVATED, '0' );
	}

	/**
	 * Activates a waiting account; true for the one call that did it, however many there are at once.
	 *
	 * @param int $user_id Member.
	 */
	public static function activate( int $user_id ): bool {
		return (bool) update_user_meta( $user_id, self::ACTIVATED, '1', '0' );
	}
}
