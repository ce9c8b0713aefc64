<?php
/**
 * Reads and writes the deadlines of open missions, by which the lists change at midnight.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Content\Deadline;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;

/**
 * A mission without a deadline has no row. Rows are written with their company's, see Table.
 *
 * @phpstan-import-type Entry from Rows
 * @phpstan-type Days array<int,array{string,int}>
 */
final class Deadlines {

	/**
	 * The migration since which there are any.
	 */
	public const SINCE = 21;

	/**
	 * The day a row has that was counted out at midnight and whose company was not written since: no mission is like it.
	 */
	private const PASSED = '';

	/**
	 * Whether the table is there.
	 */
	public static function are_there(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * The deadlines of companies as they are stored.
	 *
	 * @param string $ids Companies, comma-separated.
	 * @return array<int,Days> By company.
	 */
	public static function read( string $ids ): array {
		global $wpdb;
		$days = array();
		foreach ( '' === $ids ? array() : (array) $wpdb->get_results( 'SELECT mission_id, user_id, skill_id, day, passed FROM ' . self::table() . " WHERE user_id IN ({$ids}) ORDER BY mission_id" ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name and integers.
			$days[ (int) $row->user_id ][ (int) $row->mission_id ] = array( '1' === (string) $row->passed ? self::PASSED : (string) $row->day, (int) $row->skill_id );
		}
		return $days;
	}

	/**
	 * Replaces the deadlines of companies where they changed.
	 *
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		global $wpdb;
		$changed = array_filter( $changes, static fn( array $change ): bool => ( $change['before']['deadlines'] ?? array() ) !== ( $change['after']['deadlines'] ?? array() ) );
		$rows    = array();
		foreach ( $changed as $id => $change ) {
			foreach ( $change['after']['deadlines'] ?? array() as $mission => [ $day, $skill ] ) {
				$rows[] = $wpdb->prepare( '(%d,%d,%d,%s)', $mission, $id, $skill, $day );
			}
		}
		$table = self::table();
		$ids   = implode( ',', array_keys( $changed ) );
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name and numbers; prepared one by one above.
		return ( ! $changed || false !== $wpdb->query( "DELETE FROM {$table} WHERE user_id IN ({$ids})" ) )
			&& ( ! $rows || false !== $wpdb->query( "REPLACE INTO {$table} (mission_id,user_id,skill_id,day) VALUES " . implode( ',', $rows ) ) );
		// phpcs:enable
	}

	/**
	 * Days from today to some days ahead, as the table writes them.
	 *
	 * @param int $days Days ahead.
	 * @return array{string,string}
	 */
	public static function within( int $days ): array {
		$today = Deadline::today();
		return array( self::stored( $today ), self::stored( Deadline::plus( $today, $days ) ) );
	}

	/**
	 * A day as the table writes it.
	 *
	 * @param string $day `YYYY/MM/DD`.
	 */
	public static function stored( string $day ): string {
		return str_replace( '/', '-', $day );
	}

	/**
	 * Table and condition of the missions between two days, prepared; the table is `t`.
	 *
	 * @param array{string,string} $days   First and last day.
	 * @param list<int>            $skills Skills of which they must have one; none for any.
	 */
	public static function between( array $days, array $skills ): string {
		global $wpdb;
		$of = $skills ? ' AND `t`.`skill_id` IN (' . implode( ',', $skills ) . ')' : '';
		return '`' . self::table() . '` `t` WHERE `t`.`passed` = 0 AND ' . $wpdb->prepare( '`t`.`day` BETWEEN %s AND %s', $days[0], $days[1] ) . $of;
	}

	/**
	 * The table's name.
	 */
	public static function table(): string {
		return Tables::name( 'directory_deadline' );
	}
}
