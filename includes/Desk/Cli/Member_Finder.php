<?php
/** Finds the member that an argument names. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DesignMarketplace\People\Accounts\State;
use WP_CLI;
use WP_User;

final class Member_Finder {

	/** Returns a member, or ends the command with an error. $name: id, email address or slug. */
	public static function need( string $name ): WP_User {
		$user = self::user( $name );
		if ( ! $user ) {
			WP_CLI::error( sprintf( 'There is no user with the id, email address or slug "%s".', $name ) );
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
