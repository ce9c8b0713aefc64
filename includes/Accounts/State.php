<?php
/**
 * The state of an account: waiting, active, off or erased. Only this class reads and writes it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Accounts;

use DesignMarketplace\Clock;
use WP_User;

/**
 * ACTIVATED is '0' from registration to activation, '1' afterwards; going from one to the other is one conditional update.
 * OFF and SINCE belong to one site of a network, see key().
 */
final class State {

	public const ACTIVATED = 'design_marketplace_activated';

	/**
	 * GMT time an account became a member's. Without a marketplace role such an account is off.
	 */
	public const SINCE = 'design_marketplace_member_since';

	/**
	 * The decision an account is off by: its id, or `role:` and the id where the account lost its role.
	 */
	public const OFF = 'design_marketplace_off';

	/**
	 * GMT time of the last change a member made to the profile.
	 */
	public const UPDATED = 'design_marketplace_last_update';

	/**
	 * Prefix of a mark that came with the loss of the role.
	 */
	public const BY_ROLE = 'role:';

	/**
	 * The state of an account.
	 *
	 * @param WP_User|int $user User or id.
	 */
	public static function of( WP_User|int $user ): Account_State {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		if ( ! $user || ! $user->exists() ) {
			return Account_State::Erased;
		}
		if ( self::is_roleless( $user ) || ( self::is_marked( $user->ID ) && ! $user->has_cap( 'manage_options' ) ) ) {
			return Account_State::Off;
		}
		return '' === Roles::of( $user ) || self::is_activated( $user->ID ) ? Account_State::Active : Account_State::Waiting;
	}

	/**
	 * Whether an account may act now. People who never were members may.
	 *
	 * @param WP_User|int $user User, or their id.
	 */
	public static function may_log_in( WP_User|int $user ): bool {
		return Account_State::Active === self::of( $user );
	}

	/**
	 * Whether an account is off.
	 *
	 * @param int $user_id User.
	 */
	public static function is_off( int $user_id ): bool {
		return Account_State::Off === self::of( $user_id );
	}

	/**
	 * Whether an account is a member's, or was until its role was taken away.
	 *
	 * @param WP_User|int $user User or id.
	 */
	public static function is_members( WP_User|int $user ): bool {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		return $user && ( '' !== Roles::of( $user ) || self::is_roleless( $user ) );
	}

	/**
	 * Whether an account made by sign-up has no marketplace role. WordPress' own people, who write posts, need none.
	 *
	 * @param WP_User $user User.
	 */
	public static function is_roleless( WP_User $user ): bool {
		return '' !== self::since( $user->ID ) && '' === Roles::of( $user ) && ! $user->has_cap( 'edit_posts' );
	}

	/**
	 * Whether the member's account was activated, whatever happened to it later.
	 *
	 * @param int $user_id Member.
	 */
	public static function is_activated( int $user_id ): bool {
		return '1' === get_user_meta( $user_id, self::ACTIVATED, true );
	}

	/**
	 * Marks a new account as waiting.
	 *
	 * @param int $user_id Member.
	 */
	public static function wait( int $user_id ): void {
		update_user_meta( $user_id, self::ACTIVATED, '0' );
		self::begin( $user_id );
	}

	/**
	 * Activates a waiting account; true for the one call that did it, however many there are at once.
	 *
	 * @param int $user_id Member.
	 */
	public static function activate( int $user_id ): bool {
		$done = (bool) update_user_meta( $user_id, self::ACTIVATED, '1', '0' );
		if ( $done ) {
			self::begin( $user_id );
		}
		return $done;
	}

	/**
	 * Notes since when an account is a member's; an earlier time stays.
	 *
	 * @param int $user_id Member.
	 */
	public static function begin( int $user_id ): void {
		add_user_meta( $user_id, self::key( self::SINCE ), Clock::gmt(), true );
	}

	/**
	 * GMT time an account became a member's, '' for one that never did.
	 *
	 * @param int $user_id User.
	 */
	public static function since( int $user_id ): string {
		$time = get_user_meta( $user_id, self::key( self::SINCE ), true );
		return is_string( $time ) ? $time : '';
	}

	/**
	 * Marks an account as off.
	 *
	 * @param int  $user_id  Member.
	 * @param int  $decision Decision it is off by, 0 for none.
	 * @param bool $by_role  Whether it is off because it lost its role: then it comes back with it.
	 */
	public static function mark( int $user_id, int $decision, bool $by_role = false ): void {
		update_user_meta( $user_id, self::key( self::OFF ), ( $by_role ? self::BY_ROLE : '' ) . $decision );
	}

	/**
	 * Takes the mark away.
	 *
	 * @param int $user_id Member.
	 */
	public static function unmark( int $user_id ): void {
		delete_user_meta( $user_id, self::key( self::OFF ) );
	}

	/**
	 * Whether the mark is there. It stands for the state where only the database is asked.
	 *
	 * @param int $user_id User.
	 */
	public static function is_marked( int $user_id ): bool {
		return '' !== self::read_mark( $user_id );
	}

	/**
	 * Whether the mark came with the loss of the role.
	 *
	 * @param int $user_id User.
	 */
	public static function is_marked_by_role( int $user_id ): bool {
		return str_starts_with( self::read_mark( $user_id ), self::BY_ROLE );
	}

	/**
	 * The decision an account is off by, 0 for none.
	 *
	 * @param int $user_id User.
	 */
	public static function decision( int $user_id ): int {
		return (int) preg_replace( '/\D/', '', self::read_mark( $user_id ) );
	}

	/**
	 * Forgets what is stored for this site.
	 *
	 * @param int $user_id User.
	 */
	public static function forget( int $user_id ): void {
		delete_user_meta( $user_id, self::key( self::SINCE ) );
		delete_user_meta( $user_id, self::key( self::OFF ) );
	}

	/**
	 * SQL that leaves out what belongs to accounts that are off: there are few of them, found once by an index.
	 *
	 * @param string $column Column with a user id.
	 * @return string A condition, prepared.
	 */
	public static function sql_not_off( string $column ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a column's name.
		return $wpdb->prepare( "{$column} NOT IN ( SELECT switched.user_id FROM {$wpdb->usermeta} switched WHERE switched.meta_key = %s )", self::key( self::OFF ) );
	}

	/**
	 * SQL that picks the accounts in a state. Active are those that were activated, also of people who have become more than
	 * members; waiting are those with a marketplace role that were not, also ones made by hand.
	 *
	 * @param Account_State $state  Waiting, Active or Off.
	 * @param string        $column Column with a user id.
	 * @return string A condition, prepared.
	 */
	public static function sql( Account_State $state, string $column ): string {
		global $wpdb;
		$with = static fn( string $key, string $value = '' ): string => "( SELECT stated.user_id FROM {$wpdb->usermeta} stated WHERE stated.meta_key = '{$key}'{$value} )";
		if ( Account_State::Off === $state ) {
			return "{$column} IN " . $with( self::key( self::OFF ) );
		}
		$activated = 'IN ' . $with( self::ACTIVATED, " AND stated.meta_value = '1'" );
		$not_off   = self::sql_not_off( $column );
		if ( Account_State::Active === $state ) {
			return "{$column} {$activated} AND {$not_off}";
		}
		$roles = implode( ' OR ', array_map( static fn( string $role ): string => (string) $wpdb->prepare( 'stated.meta_value LIKE %s', '%' . $wpdb->esc_like( '"' . $role . '"' ) . '%' ), Roles::ALL ) );
		return "{$column} IN " . $with( $wpdb->get_blog_prefix() . 'capabilities', " AND ( {$roles} )" ) . " AND {$column} NOT {$activated} AND {$not_off}";
	}

	/**
	 * The meta key on this site: a network shares its users, and each other site has keys of its own.
	 *
	 * @param string $key Meta key.
	 */
	public static function key( string $key ): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() === $wpdb->base_prefix ? $key : $key . '_' . get_current_blog_id();
	}

	private static function read_mark( int $user_id ): string {
		$mark = get_user_meta( $user_id, self::key( self::OFF ), true );
		return is_string( $mark ) ? $mark : '';
	}
}
