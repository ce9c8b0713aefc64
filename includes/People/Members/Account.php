<?php
/** Writes a member's row in WordPress' users table. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Auth\Passwords;
use WP_Error;

/** Addresses are stored as they were checked: core's HTML filter would turn an "&" in one into an entity. */
final class Account {

	/**
	 * Creates the user, with a random login.
	 * @param string $name Name of the person or company.
	 * @return int|WP_Error User id.
	 */
	public static function create( string $role, string $email, string $password, string $name, string $slug ): int|WP_Error {
		$id = self::without_html_filter(
			static fn(): int|WP_Error => wp_insert_user(
				array(
					'user_login'           => 'm' . bin2hex( random_bytes( 8 ) ),
					'user_pass'            => Passwords::stored( $password ),
					'user_email'           => wp_slash( $email ),
					'user_nicename'        => $slug,
					'display_name'         => wp_slash( $name ),
					'nickname'             => wp_slash( $name ),
					'role'                 => $role,
					'show_admin_bar_front' => 'false',
				)
			)
		);
		return $id instanceof WP_Error ? Errors::of( 'server_error' ) : $id;
	}

	/**
	 * Changes the address or the display name.
	 * @param array<string,string> $changes Values for user_email and display_name.
	 */
	public static function change( int $user_id, array $changes ): ?WP_Error {
		if ( ! $changes ) {
			return null;
		}
		$result = self::without_html_filter(
			static fn(): int|WP_Error => wp_update_user( array( 'ID' => $user_id ) + wp_slash( $changes ) )
		);
		return $result instanceof WP_Error ? Errors::of( 'server_error' ) : null;
	}

	/**
	 * Runs a transaction that adds or removes a user, and lets core update its count of users afterwards.
	 *
	 * The count is one row. Within the transactions all of them would wait for it, while holding locks that others need.
	 * @template T
	 * @param callable():T $transaction
	 */
	public static function counted_afterwards( callable $transaction ): mixed {
		$hooks = array_filter(
			array( 'user_register', 'deleted_user' ),
			static fn( string $hook ): bool => remove_action( $hook, 'wp_maybe_update_user_counts' )
		);
		try {
			$result = $transaction();
		} finally {
			foreach ( $hooks as $hook ) {
				add_action( $hook, 'wp_maybe_update_user_counts', 10, 0 );
			}
		}
		if ( $hooks && ! $result instanceof WP_Error ) {
			wp_maybe_update_user_counts();
		}
		return $result;
	}

	/**
	 * Runs a write without core's HTML filter on addresses.
	 * @param callable():(int|WP_Error) $write
	 */
	private static function without_html_filter( callable $write ): int|WP_Error {
		$removed = remove_filter( 'pre_user_email', 'wp_filter_kses' );
		try {
			return $write();
		} finally {
			if ( $removed ) {
				add_filter( 'pre_user_email', 'wp_filter_kses' );
			}
		}
	}
}
