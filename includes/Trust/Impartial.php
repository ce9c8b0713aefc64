<?php
/** Nobody may read or decide reports about themselves or their own items. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\People\Accounts\Ownership;

/** If a site has a single administrator, they may decide nevertheless, and the log says so. */
final class Impartial {

	/**
	 * Whether an administrator may decide about something.
	 * @param int $by    Administrator, 0 for WP-CLI without a user.
	 * @param int $owner User id of the thing's owner.
	 */
	public static function is( int $by, int $owner ): bool {
		return ! Ownership::is_of( $by, $owner ) || ! self::has_colleague( $by );
	}

	private static function has_colleague( int $user_id ): bool {
		$others = array( 'exclude' => array( $user_id ), 'fields' => 'ID', 'number' => 1 );
		// A network's administrators need no role on the site.
		$is_network = is_multisite() && get_users( $others + array( 'login__in' => get_super_admins(), 'blog_id' => 0 ) ); // phpcs:ignore WordPress.Arrays -- two more.
		return $is_network || get_users( $others + array( 'capability' => 'manage_options' ) );
	}
}
