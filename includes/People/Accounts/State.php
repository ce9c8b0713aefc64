<?php
/** Reads and writes the state of an account: waiting, active, off or erased. No other class does. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use WP_User;

/**
 * ACTIVATED is '0' from registration to activation, '1' afterwards, changed by one conditional update. On a network OFF and SINCE have a
 * key for each site, see key().
 */
final class State {

	public const ACTIVATED = 'design_marketplace_activated';

	/** GMT time the account became a member's. An account with this time and without a marketplace role is off. */
	public const SINCE = 'design_marketplace_member_since';

	/** The decision the account is off by: its id, with the prefix `role:` when the account lost its role. */
	public const OFF = 'design_marketplace_off';

	/** '1' while nobody has proven that the address is the member's: an administrator made a member of an account of WordPress' own. */
	public const UNPROVEN = 'design_marketplace_unproven';

	/** GMT time of the member's last change to the profile. */
	public const UPDATED = 'design_marketplace_last_update';

	/** Prefix of OFF when the account lost its role. */
	public const BY_ROLE = 'role:';

	/** Value of OFF when the account is being erased, see Leaving. */
	private const LEAVING = 'leaving';

	/** @param WP_User|int $user User or id. */
	public static function of( WP_User|int $user ): Account_State {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		if ( ! $user || ! $user->exists() ) {
			return Account_State::Erased;
		}
		$has_role = '' !== Roles::of( $user );
		if ( ( ! $has_role && self::is_roleless( $user ) ) || ( self::is_marked( $user->ID ) && ! $user->has_cap( 'manage_options' ) ) ) {
			return Account_State::Off;
		}
		return ! $has_role || self::is_activated( $user->ID ) ? Account_State::Active : Account_State::Waiting;
	}

	/** Whether an account may act now. Accounts that never were members may, and none that a network has marked as spam. */
	public static function may_log_in( WP_User|int $user ): bool {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		return $user && Account_State::Active === self::of( $user ) && ! ( is_multisite() && is_user_spammy( $user ) );
	}

	public static function is_off( int $user_id ): bool {
		return Account_State::Off === self::of( $user_id );
	}

	/** Whether an account is a member's, or was until it lost its role. */
	public static function is_members( WP_User|int $user ): bool {
		$user = is_int( $user ) ? get_userdata( $user ) : $user;
		return $user && ( '' !== Roles::of( $user ) || self::is_roleless( $user ) );
	}

	/** Whether an account made by sign-up has no marketplace role. Administrators and editors do not need one. */
	public static function is_roleless( WP_User $user ): bool {
		return '' !== self::since( $user->ID ) && '' === Roles::of( $user ) && ! $user->has_cap( 'edit_posts' );
	}

	/** Whether the member's account was activated at some time, even if it is off now. */
	public static function is_activated( int $user_id ): bool {
		return '1' === get_user_meta( $user_id, self::ACTIVATED, true );
	}

	/** Whether the member has proven to read the address. Who activates an account by the link in the email has. */
	public static function has_proven_address( int $user_id ): bool {
		return self::is_activated( $user_id ) && '1' !== get_user_meta( $user_id, self::UNPROVEN, true );
	}

	public static function prove( int $user_id ): void {
		delete_user_meta( $user_id, self::UNPROVEN );
	}

	/** Makes an active member of an account that could log in before it got its role. No email says so: whoever gives the role does. */
	public static function adopt( int $user_id ): void {
		if ( add_user_meta( $user_id, self::ACTIVATED, '1', true ) ) {
			update_user_meta( $user_id, self::UNPROVEN, '1' );
			self::begin( $user_id );
		}
	}

	public static function wait( int $user_id ): void {
		update_user_meta( $user_id, self::ACTIVATED, '0' );
		self::begin( $user_id );
	}

	/** Activates a waiting account. Of several calls at once only one gets true. */
	public static function activate( int $user_id ): bool {
		$done = (bool) update_user_meta( $user_id, self::ACTIVATED, '1', '0' );
		if ( $done ) {
			self::begin( $user_id );
		}
		return $done;
	}

	/** Stores the time the account became a member's, unless there is one. */
	public static function begin( int $user_id ): void {
		add_user_meta( $user_id, self::key( self::SINCE ), Clock::gmt(), true );
	}

	/** GMT time the account became a member's, '' for others. */
	public static function since( int $user_id ): string {
		$time = get_user_meta( $user_id, self::key( self::SINCE ), true );
		return is_string( $time ) ? $time : '';
	}

	/**
	 * Marks an account as off.
	 * @param int  $decision Id of the decision, 0 for none.
	 * @param bool $by_role  Whether it is off because it lost its role: it comes back on with the role.
	 */
	public static function mark( int $user_id, int $decision, bool $by_role = false ): void {
		update_user_meta( $user_id, self::key( self::OFF ), ( $by_role ? self::BY_ROLE : '' ) . $decision );
	}

	/** Marks an account as off until it is erased. Nothing undoes that. */
	public static function leave( int $user_id ): void {
		update_user_meta( $user_id, self::key( self::OFF ), self::LEAVING );
	}

	public static function is_leaving( int $user_id ): bool {
		return self::LEAVING === self::read_mark( $user_id );
	}

	/** @return list<int> The accounts that are being erased. */
	public static function leaving(): array {
		return Sql::ids( 'SELECT user_id FROM {usermeta} WHERE meta_key = %s AND meta_value = %s', self::key( self::OFF ), self::LEAVING );
	}

	public static function unmark( int $user_id ): void {
		delete_user_meta( $user_id, self::key( self::OFF ) );
	}

	/** Whether the mark is there. For SQL the mark alone means off. */
	public static function is_marked( int $user_id ): bool {
		return '' !== self::read_mark( $user_id );
	}

	public static function is_marked_by_role( int $user_id ): bool {
		return str_starts_with( self::read_mark( $user_id ), self::BY_ROLE );
	}

	public static function decision( int $user_id ): int {
		return (int) preg_replace( '/\D/', '', self::read_mark( $user_id ) );
	}

	public static function forget( int $user_id ): void {
		delete_user_meta( $user_id, self::key( self::SINCE ) );
		delete_user_meta( $user_id, self::key( self::OFF ) );
	}

	/**
	 * SQL that leaves out rows of accounts that are off. There are few, so the database finds them once by an index. Returns a condition,
	 * of fixed parts.
	 */
	public static function sql_not_off( string $column ): string {
		return "{$column} NOT IN " . self::sql_off();
	}

	/** The accounts that are off, with their `user_id`. A SELECT in brackets, of fixed parts. */
	public static function sql_off(): string {
		global $wpdb;
		return "( SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = '" . self::key( self::OFF ) . "' )";
	}

	/**
	 * SQL that picks the accounts in a state. Active means activated, including former members who are editors now; waiting means a
	 * marketplace role without activation, including accounts made in wp-admin. Prepared.
	 * @param Account_State $state Waiting, Active or Off.
	 */
	public static function sql( Account_State $state, string $column ): string {
		global $wpdb;
		$with = static fn( string $key, string $value = '' ): string =>
			"( SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = '{$key}'{$value} )";
		if ( Account_State::Off === $state ) {
			return "{$column} IN " . self::sql_off();
		}
		$activated = 'IN ' . $with( self::ACTIVATED, " AND meta_value = '1'" );
		$not_off   = self::sql_not_off( $column );
		if ( Account_State::Active === $state ) {
			return "{$column} {$activated} AND {$not_off}";
		}
		$roles = implode(
			' OR ',
			array_map( static fn( string $role ): string => 'meta_value LIKE ' . Sql::words( array( "%\"{$role}\"%" ) ), Roles::ALL )
		);
		return "{$column} IN "
			. $with( $wpdb->get_blog_prefix() . 'capabilities', " AND ( {$roles} )" )
			. " AND {$column} NOT {$activated} AND {$not_off}";
	}

	/** The meta key on this site. A network shares its users, so every site but the main one adds its id. */
	public static function key( string $key ): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() === $wpdb->base_prefix ? $key : $key . '_' . get_current_blog_id();
	}

	private static function read_mark( int $user_id ): string {
		$mark = get_user_meta( $user_id, self::key( self::OFF ), true );
		return is_string( $mark ) ? $mark : '';
	}
}
