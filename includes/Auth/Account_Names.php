<?php
/**
 * Which accounts a typed name means to WordPress, and by what an attempt on them is counted.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Auth;

use WP_User;

/**
 * WordPress takes many spellings for one account: it strips tags, accents and entities, and the database compares without
 * regard to case, on MySQL also to accents and invisible characters. Another way to name an account is added here alone.
 *
 * The name is always counted, too, and in place of an account that is not there a second time: two spellings then share
 * their count, and an attempt costs the same, whether there is an account or not.
 */
final class Account_Names {

	/**
	 * Bytes of the longest name that is looked up: no login and no address comes near it.
	 */
	public const LONGEST = 1000;

	/**
	 * The keys under which a log-in is counted.
	 *
	 * @param string $name As the filter `authenticate` gets it.
	 * @return list<string>
	 */
	public static function keys_of_log_in( string $name ): array {
		return self::keys( array( $name, sanitize_user( $name ) ), self::found_by_log_in( $name ) );
	}

	/**
	 * The keys under which a lost-password mail is counted.
	 *
	 * @param string $name As typed.
	 * @return list<string>
	 */
	public static function keys_of_lost_password( string $name ): array {
		$name = trim( $name );
		return self::keys( array( $name, sanitize_user( $name ) ), self::found_by_lost_password( $name ) );
	}

	/**
	 * The keys under which calls about an email address are counted.
	 *
	 * @param string $email Address.
	 * @return list<string>
	 */
	public static function keys_of_email( string $email ): array {
		return self::keys( array( $email ), array( get_user_by( 'email', $email ) ) );
	}

	/**
	 * As wp_authenticate() does: the login of one account may be the address of another, and both are tried. A member's new address, too.
	 *
	 * @param string $name Name.
	 * @return list<WP_User|false>
	 */
	private static function found_by_log_in( string $name ): array {
		return array( get_user_by( 'login', $name ), is_email( $name ) ? get_user_by( 'email', $name ) : false, Pending_Log_In::owner( $name ) ?? false );
	}

	/**
	 * As retrieve_password() does.
	 *
	 * @param string $name Name.
	 * @return list<WP_User|false>
	 */
	private static function found_by_lost_password( string $name ): array {
		$by_email = strpos( $name, '@' ) ? get_user_by( 'email', $name ) : false;
		return array( $by_email ? $by_email : get_user_by( 'login', $name ) );
	}

	/**
	 * Keys of the spellings that are looked for, and of the accounts they find.
	 *
	 * @param list<string>        $spellings Spellings.
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

	/**
	 * One spelling for all names the database holds for equal.
	 *
	 * @param string $name Name.
	 */
	private static function fold( string $name ): string {
		global $wpdb;
		$name = mb_strtolower( (string) mb_scrub( strlen( $name ) > self::LONGEST ? '' : $name, 'UTF-8' ) );
		if ( ! $wpdb->is_mysql ) {
			return $name;
		}
		$were_hidden = $wpdb->suppress_errors();
		// The column, of which no row is read, lends its collation.
		$weight = $wpdb->get_var( $wpdb->prepare( "SELECT HEX(WEIGHT_STRING(t.user_login)) FROM (SELECT user_login FROM {$wpdb->users} WHERE 1 = 0 UNION ALL SELECT %s) t", $name ) );
		$wpdb->suppress_errors( $were_hidden );
		return is_string( $weight ) ? $weight : $name;
	}
}
