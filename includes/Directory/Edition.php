<?php
/**
 * Tells whether a list is still the one somebody has: each role's lists get a new edition with every row that is written.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Database\Tables;

/**
 * A random word rather than a number, so that no edition ever comes again, not even after a restored backup.
 */
final class Edition {

	/**
	 * The present edition; one query.
	 *
	 * @param string $role Role.
	 */
	public static function of( string $role ): string {
		global $wpdb;
		return (string) $wpdb->get_var( 'SELECT ' . self::sql( $role ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared below.
	}

	/**
	 * The same as an expression for a query that is asked anyway.
	 *
	 * @param string $role Role.
	 */
	public static function sql( string $role ): string {
		global $wpdb;
		return (string) $wpdb->prepare( '( SELECT `edition` FROM `' . Tables::name( 'directory_edition' ) . '` WHERE `role` = %s )', $role ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
	}

	/**
	 * Begins new editions, last in the transaction that makes them necessary: writers then wait for each other least.
	 *
	 * @param list<string> $roles Roles.
	 * @return bool Whether every statement succeeded.
	 */
	public static function next( array $roles ): bool {
		global $wpdb;
		$roles = array_unique( $roles );
		// One order for all writers: they never wait in a circle.
		sort( $roles );
		foreach ( $roles as $role ) {
			$row = array(
				'role'    => $role,
				'edition' => bin2hex( random_bytes( 8 ) ),
			);
			if ( false === $wpdb->replace( Tables::name( 'directory_edition' ), $row, '%s' ) ) {
				return false;
			}
		}
		return true;
	}
}
