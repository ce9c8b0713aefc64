<?php
/**
 * Finds the member a command names.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli;

use DesignMarketplace\Accounts\State;
use WP_CLI;
use WP_User;

final class Member_Finder {

	/**
	 * A member, or the end of the command.
	 *
	 * @param string $name Id, e-mail address or slug.
	 */
	public static function need( string $name ): WP_User {
		$user = self::user( $name );
		if ( ! $user ) {
			WP_CLI::error( sprintf( 'There is no user with the id, e-mail address or slug "%s".', $name ) );
		}
		if ( ! State::is_members( $user ) && ! State::is_marked( $user->ID ) ) {
			WP_CLI::error( sprintf( '"%s" is not a member of the marketplace.', $name ) );
		}
		return $user;
	}

	private static function user( string $name ): ?WP_User {
		$fields = array( 'slug' );
		if ( ctype_digit( $name ) ) {
			array_unshift( $fields, 'id' );
		} elseif ( str_contains( $name, '@' ) ) {
			array_unshift( $fields, 'email' );
		}
		foreach ( $fields as $field ) {
			$user = get_user_by( $field, $name );
			if ( $user ) {
				return $user;
			}
		}
		return null;
	}
}
