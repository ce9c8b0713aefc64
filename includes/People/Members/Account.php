<?php
/** Writes a member's row in WordPress' users table, and checks what a form has for it. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\People\Schools\Schools;
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

	/**
	 * The rules of a form that need the database: messages for fields that fail. The caller prefers the form's own message for a field.
	 * @param array<string,mixed> $values  Cleaned fields.
	 * @param int                 $user_id Member they are for, 0 for a new one.
	 * @return array<string,string> Field => message.
	 */
	public static function messages( array $values, int $user_id = 0 ): array {
		$messages = array();
		$email    = $values['email'] ?? null;
		// Longer addresses fail the form's rules.
		if ( is_string( $email ) && '' !== $email && strlen( $email ) < 1000 && ! self::is_available( $email, $user_id ) ) {
			$messages['email'] = Contract::message( 'email_taken' );
		}
		$password = $values['password'] ?? null;
		$refusal  = is_string( $password ) ? Passwords::refusal( $password ) : null;
		if ( null !== $refusal ) {
			$messages['password'] = $refusal;
		}
		$skills = array_filter( (array) ( $values['skill'] ?? array() ), 'is_int' );
		if ( ! Skills::exist( array_values( $skills ) ) ) {
			$messages['skill'] = Contract::message( 'skill_unknown' );
		}
		return $messages + Schools::messages( $values, $user_id );
	}

	/** Whether no other account uses an address. */
	public static function is_available( string $email, int $user_id = 0 ): bool {
		// A login may look like an address and would log in with it.
		$owners = array_filter( array( email_exists( $email ), username_exists( $email ) ) );
		return ! array_diff( $owners, array( $user_id ) ) && self::is_given_up( $email, $user_id );
	}

	/** Whether no other member can take an address back. A former address is reserved for some days. */
	public static function is_given_up( string $email, int $user_id = 0 ): bool {
		return ! array_diff( array_keys( Email_Notes::about( Email_Notes::UNDO, $email ) ), array( $user_id ) );
	}
}
