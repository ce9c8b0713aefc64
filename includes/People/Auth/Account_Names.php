<?php
/** The accounts that WordPress finds by a typed name, and the keys that attempts on them are counted by. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Kernel\Database\Sql;
use WP_User;

/**
 * WordPress finds one account by many spellings: it strips tags, accents and entities, and the database ignores case, and on MySQL
 * also accents and invisible characters. Any new way to name an account has to be added here.
 *
 * The name itself is counted, too; without an account it is counted twice. So an attempt takes the same time whether the account
 * exists or not.
 */
final class Account_Names {

	/** Bytes of the longest name that is looked up. Logins and addresses are much shorter. */
	public const LONGEST = 1000;

	/**
	 * The keys under which a login is counted.
	 * @param string $name As the filter `authenticate` gets it.
	 * @return list<string>
	 */
	public static function keys_of_log_in( string $name ): array {
		return self::keys( array( $name, sanitize_user( $name ) ), self::found_by_log_in( $name ) );
	}

	/** @return list<string> The keys under which a lost-password email is counted. */
	public static function keys_of_lost_password( string $name ): array {
		$name = trim( $name );
		return self::keys( array( $name, sanitize_user( $name ) ), self::found_by_lost_password( $name ) );
	}

	/** @return list<string> The keys under which calls about an email address are counted. */
	public static function keys_of_email( string $email ): array {
		return self::keys( array( $email ), array( get_user_by( 'email', $email ) ) );
	}

	/**
	 * The accounts that wp_authenticate() tries. The login of one account may be the address of another, or the unconfirmed new address of
	 * a third.
	 * @return list<WP_User|false>
	 */
	private static function found_by_log_in( string $name ): array {
		return array(
			get_user_by( 'login', $name ),
			is_email( $name ) ? get_user_by( 'email', $name ) : false,
			Pending_Log_In::owner( $name ) ?? false,
		);
	}

	/** @return list<WP_User|false> The accounts that retrieve_password() finds. */
	private static function found_by_lost_password( string $name ): array {
		$by_email = strpos( $name, '@' ) ? get_user_by( 'email', $name ) : false;
		return array( $by_email ? $by_email : get_user_by( 'login', $name ) );
	}

	/**
	 * @param list<string>        $spellings
	 * @param list<WP_User|false> $found     Accounts.
	 * @return list<string>
	 */
	private static function keys( array $spellings, array $found ): array {
		$names = array_values( array_unique( array_map( array( self::class, 'fold' ), $spellings ) ) );
		$ids   = array_map( static fn( WP_User $user ): string => "#{$user->ID}", array_filter( $found ) );
		return array_merge(
			array_map( static fn( string $name ): string => "={$name}", $names ),
			$ids ? array_values( array_unique( $ids ) ) : array( "?{$names[0]}" )
		);
	}

	/** One spelling for all names that are equal to the database. */
	private static function fold( string $name ): string {
		global $wpdb;
		$name = mb_strtolower( (string) mb_scrub( strlen( $name ) > self::LONGEST ? '' : $name, 'UTF-8' ) );
		if ( ! $wpdb->is_mysql ) {
			return $name;
		}
		$were_hidden = $wpdb->suppress_errors();
		// No row is read: the comparison only uses the column's collation.
		$weight = Sql::value(
			'SELECT HEX(WEIGHT_STRING(t.user_login)) FROM (SELECT user_login FROM {users} WHERE 1 = 0 UNION ALL SELECT %s) t',
			$name
		);
		$wpdb->suppress_errors( $were_hidden );
		return $weight ?? $name;
	}
}
