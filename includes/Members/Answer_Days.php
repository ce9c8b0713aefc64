<?php
/**
 * In how many days a company usually answers applications. Worked out once a day, by the room of applications; everybody else reads it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\State;

final class Answer_Days {

	/**
	 * Meta key of a company. Each site of a network has its own, see key().
	 */
	public const META = 'design_marketplace_answers_in_days';

	/**
	 * The meta key on this site.
	 */
	public static function key(): string {
		return State::key( self::META );
	}

	/**
	 * The days, null when nobody knows.
	 *
	 * @param int $user_id Company.
	 */
	public static function of( int $user_id ): ?int {
		return self::typed( get_user_meta( $user_id, self::key(), true ) );
	}

	/**
	 * SQL for the days of each row.
	 *
	 * @param string $column Column with the company, of fixed words.
	 */
	public static function sql( string $column ): string {
		global $wpdb;
		return (string) $wpdb->prepare( "( SELECT MAX(days.meta_value) FROM {$wpdb->usermeta} days WHERE days.user_id = {$column} AND days.meta_key = %s )", self::key() ); // phpcs:ignore WordPress.DB.PreparedSQL -- a column's name.
	}

	/**
	 * A stored value with its type.
	 *
	 * @param mixed $value Value of the meta, or of the SQL.
	 */
	public static function typed( mixed $value ): ?int {
		return is_numeric( $value ) && (int) $value > 0 ? (int) $value : null;
	}

	/**
	 * Notes them.
	 *
	 * @param int      $user_id Company that exists.
	 * @param int|null $days    Days, null when nobody knows.
	 */
	public static function set( int $user_id, ?int $days ): void {
		if ( null === $days ) {
			delete_user_meta( $user_id, self::key() );
		} else {
			update_user_meta( $user_id, self::key(), (string) $days );
		}
	}
}
