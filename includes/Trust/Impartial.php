<?php
/**
 * Who may read and decide reports: nobody those about themselves or what is theirs.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Accounts\Ownership;

/**
 * A site with a single administrator has nobody else to ask: they decide, and the log says that it was them.
 */
final class Impartial {

	/**
	 * Whether an administrator may judge something.
	 *
	 * @param int $by    Administrator, 0 for WP-CLI without a user.
	 * @param int $owner Whose thing it is.
	 */
	public static function is( int $by, int $owner ): bool {
		return ! Ownership::is_of( $by, $owner ) || ! self::has_colleague( $by );
	}

	/**
	 * Whether somebody else could judge it.
	 */
	private static function has_colleague( int $user_id ): bool {
		$others = array(
			'exclude' => array( $user_id ),
			'fields'  => 'ID',
			'number'  => 1,
		);
		// A network's own administrators need no role on the site.
		$is_network = is_multisite() && get_users( $others + array( 'login__in' => get_super_admins(), 'blog_id' => 0 ) ); // phpcs:ignore WordPress.Arrays -- two more.
		return $is_network || get_users( $others + array( 'capability' => 'manage_options' ) );
	}
}
