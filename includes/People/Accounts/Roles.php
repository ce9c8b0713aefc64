<?php
/** The two member roles and the capabilities of the plugin's post types. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Kernel\Items\Item_Types;
use WP_Role;
use WP_User;

/** Members have `read` and the capabilities of their own post type, never `edit_posts` or `upload_files`, which would open wp-admin. */
final class Roles {

	public const DESIGNER   = 'designer';
	public const CONTRACTOR = 'contractor';
	public const ALL        = array( self::DESIGNER, self::CONTRACTOR );

	private const OWN_TYPE = array( self::DESIGNER => Item_Types::WORK, self::CONTRACTOR => Item_Types::MISSION );

	/** Capability to read the school's figures. Administrators have it, and can give it. */
	public const VIEW_FIGURES = 'design_marketplace_view_figures';

	/** Post types on which administrators and editors have all capabilities. */
	private const MANAGED = array(
		...Item_Types::ALL,
		Item_Types::EVENT,
		Item_Types::RESOURCE,
		Item_Types::READING,
		Item_Types::PAST_PROJECT,
	);

	public static function add(): void {
		add_role( self::DESIGNER, 'Designer', self::member_caps( self::DESIGNER ) );
		add_role( self::CONTRACTOR, 'Entrepreneur', self::member_caps( self::CONTRACTOR ) );
		self::each_manager( static fn( WP_Role $role, string $cap ) => $role->add_cap( $cap ) );
	}

	/** Removes the roles and all capabilities. The accounts stay. */
	public static function remove(): void {
		remove_role( self::DESIGNER );
		remove_role( self::CONTRACTOR );
		self::each_manager( static fn( WP_Role $role, string $cap ) => $role->remove_cap( $cap ) );
		array_map( static fn( WP_Role $role ) => $role->remove_cap( self::VIEW_FIGURES ), wp_roles()->role_objects );
	}

	/**
	 * The member's role, '' for anyone else.
	 *
	 * Somebody who can `edit_posts` is not a member, even with a member role.
	 */
	public static function of( WP_User|int $user ): string {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		if ( ! $user || ! $user->exists() || $user->has_cap( 'edit_posts' ) ) {
			return '';
		}
		return array_values( array_intersect( self::ALL, $user->roles ) )[0] ?? '';
	}

	/** @return array<string,bool> */
	public static function member_caps( string $role ): array {
		$verbs = array( 'edit', 'edit_published', 'publish', 'delete', 'delete_published' );
		$own   = array_map( static fn( string $verb ): string => $verb . '_' . self::OWN_TYPE[ $role ] . 's', $verbs );
		return array_fill_keys( array( 'read', ...$own, 'assign_dmkt_skills' ), true );
	}

	/**
	 * Does something with each capability of administrators and editors over all members' items.
	 * @param callable(WP_Role,string):mixed $work
	 */
	private static function each_manager( callable $work ): void {
		$caps  = array( 'assign_dmkt_skills', 'manage_dmkt_skills' );
		$verbs = 'edit edit_others edit_published edit_private publish read_private delete delete_others delete_published delete_private';
		foreach ( self::MANAGED as $type ) {
			foreach ( explode( ' ', $verbs ) as $verb ) {
				$caps[] = "{$verb}_{$type}s";
			}
		}
		foreach ( array_filter( array( get_role( 'administrator' ), get_role( 'editor' ) ) ) as $role ) {
			foreach ( $caps as $cap ) {
				$work( $role, $cap );
			}
		}
		$administrator = get_role( 'administrator' );
		if ( $administrator ) {
			$work( $administrator, self::VIEW_FIGURES );
		}
	}
}
