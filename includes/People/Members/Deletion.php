<?php
/** Deletes a member with all of their data, whether by REST, wp-admin or WP-CLI. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Kernel\Database\Batches;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Uninstalls;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\Media\Deferred_Files;
use DesignMarketplace\Media\Images;
use DesignMarketplace\Media\Withheld;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Tokens;
use WP_Error;
use WP_User;

/**
 * Each room removes its own data, see Erases_People, in the order of Plugin's list. Tokens and fields are meta, which goes with the
 * account.
 */
final class Deletion implements Uninstalls {

	/** Deletes the accounts of members, and the roles. Members who have other roles, too, keep their accounts. */
	public function uninstall(): void {
		global $wpdb;
		foreach ( Roles::ALL as $role ) {
			Batches::remove(
				$wpdb->prepare(
					"SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s AND meta_value = %s",
					$wpdb->get_blog_prefix() . 'capabilities',
					serialize( array( $role => true ) ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core stores it.
				),
				self::uproot( ... )
			);
		}
		// Accounts that lost the member role. On a network only those still listed on this site; the rest belong to other sites.
		Batches::remove(
			$wpdb->prepare(
				"SELECT s.user_id FROM {$wpdb->usermeta} s WHERE s.meta_key = %s
				AND NOT EXISTS ( SELECT 1 FROM {$wpdb->usermeta} c WHERE c.user_id = s.user_id AND c.meta_key = %s AND c.meta_value NOT IN ( '', %s ) )",
				State::key( State::SINCE ),
				$wpdb->get_blog_prefix() . 'capabilities',
				serialize( array() ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as core stores it.
			),
			static fn( int $id ): bool => ! ( is_multisite() && ( is_super_admin( $id ) || ! is_user_member_of_blog( $id ) ) )
				&& self::uproot( $id )
		);
		Roles::remove();
	}

	/** Deletes an account while the plugin's hooks are not there, and the fields of one that stays for other sites of a network. */
	private static function uproot( int $user_id ): bool {
		$is_removed = self::remove( $user_id );
		if ( $is_removed && get_userdata( $user_id ) ) {
			State::forget( $user_id );
			( new self() )->forget_fields( $user_id );
		}
		return $is_removed;
	}

	/**
	 * An account that has very much is only switched off now, and deleted by a job.
	 * @param (callable():bool)|null $may     What else has to hold once the account is locked.
	 * @param bool                   $is_slow Whether it is deleted now, however long that takes and others wait.
	 */
	public function delete( int $user_id, ?callable $may = null, bool $is_slow = false ): bool|WP_Error {
		$user = get_userdata( $user_id );
		if ( ! $user || ! ( State::is_members( $user ) || State::is_leaving( $user_id ) ) ) {
			return Errors::of( 'forbidden' );
		}
		$failure = ( new Deferred_Files() )->around(
			static fn(): ?WP_Error => Account::counted_afterwards(
				static fn(): ?WP_Error => Account_Lock::with(
					$user_id,
					static fn(): ?WP_Error => match ( true ) {
						$may && ! $may() => Errors::of( 'forbidden' ),
						! $is_slow && Leaving::begins( $user_id ) => null,
						self::remove( $user_id ) => null,
						default => Errors::of( 'server_error' ),
					}
				)
			)
		);
		if ( ! $failure ) {
			// Until the commit other requests read the account and may have cached it.
			clean_user_cache( $user );
			Withheld::tidy();
		}
		return $failure ?? true;
	}

	/** Removes data that WordPress would leave. Runs while the account still exists. */
	public function clean_up( mixed $user_id ): void {
		$user = get_userdata( (int) $user_id );
		// On a network, other sites may not have the plugin and its tables.
		if ( ! $user || 0 === Tables::version() ) {
			return;
		}
		// Members who became editors still have their data.
		$is_member = State::is_members( $user ) || metadata_exists( 'user', $user->ID, State::ACTIVATED );
		Transaction::run(
			function () use ( $user, $is_member ): void {
				Account_Lock::hold( $user->ID );
				foreach ( Declared::by( Erases_People::class ) as $module ) {
					$module->erase_person( $user->ID, $is_member );
				}
				// Last, because emails that wait for this user are dropped before.
				if ( $is_member ) {
					$this->say_farewell( $user );
				}
			}
		);
		if ( ! $is_member ) {
			return;
		}
		foreach ( self::images( $user->ID ) as $image ) {
			( new Images() )->delete( $image );
		}
		Withheld::tidy();
	}

	public function leave_site( mixed $user_id ): void {
		$this->clean_up( $user_id );
		if ( State::is_leaving( (int) $user_id ) ) {
			// The account may come back from another site of the network.
			State::unmark( (int) $user_id );
		}
		$this->forget_fields( (int) $user_id );
	}

	/** On a network the account stays for the other sites. The fields are deleted, unless the user is a member on another site. */
	private function forget_fields( int $user_id ): void {
		global $wpdb;
		$fields = (array) get_user_meta( (int) $user_id );
		foreach ( array_map( 'strval', array_keys( $fields ) ) as $key ) {
			$is_role = preg_match( '/^' . preg_quote( $wpdb->base_prefix, '/' ) . '(\d+_)?capabilities$/D', $key )
				&& $wpdb->get_blog_prefix() . 'capabilities' !== $key;
			$caps    = $is_role ? get_user_meta( (int) $user_id, $key, true ) : null;
			// These fields mark an account on another site that has lost its role there.
			if (
				preg_match( '/^(' . State::SINCE . '|' . State::OFF . ')(_\d+)?$/D', $key )
					&& State::key( State::SINCE ) !== $key
					&& State::key( State::OFF ) !== $key
			) {
				return;
			}
			if ( is_array( $caps ) && array_intersect( Roles::ALL, array_keys( array_filter( $caps ) ) ) ) {
				return;
			}
		}
		foreach ( array_keys( $fields ) as $key ) {
			// The version stays, so that old tokens are not valid again if the person comes back.
			if ( Tokens::VERSION !== $key && preg_match( '/^_?design_marketplace_/', (string) $key ) ) {
				delete_user_meta( (int) $user_id, (string) $key );
			}
		}
	}

	/** Deletes an account. On a network an account that other sites have is only removed from this site. */
	public static function remove( int $user_id ): bool {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		if ( ! is_multisite() ) {
			return wp_delete_user( $user_id );
		}
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		// Includes archived sites: the member has data there.
		return count( get_blogs_of_user( $user_id, true ) ) > 1
			? true === remove_user_from_blog( $user_id, get_current_blog_id() )
			: wpmu_delete_user( $user_id );
	}

	/** The last email carries all it needs, as the account is gone when it is sent. */
	private function say_farewell( WP_User $user ): void {
		if ( State::is_activated( $user->ID ) ) {
			$name = Member_Fields::display_name( $user );
			$kept = array( 'name' => $name, 'role' => Roles::of( $user ), 'locale' => Member_Language::of( $user->ID ) );
			Outbox::tell( $user->ID, 'account_deleted', '', array( 'address' => $user->user_email ) + $kept );
		}
	}

	/** @return list<int> Images that belong to the marketplace, not to the media library. Attachment ids. */
	public static function images( int $user_id ): array {
		return Sql::ids(
			"SELECT p.ID FROM {posts} p INNER JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_author = %d AND p.post_type = 'attachment'",
			Images::KIND,
			$user_id
		);
	}
}
