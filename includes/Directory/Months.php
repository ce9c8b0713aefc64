<?php
/**
 * Counts listed members by the month they are ordered by, so that a page in the middle of a long list is found without counting up to
 * it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Roles;

/**
 * One row for each role, state and month that occurs, written with the members' rows. Filtered lists are shorter and do without.
 *
 * @phpstan-import-type Entry from Row_Builder
 */
final class Months {

	/**
	 * Adds the changes to the numbers, within the caller's transaction.
	 *
	 * @param list<array{before:Entry|null,after:Entry|null}> $changes Rows before and after.
	 * @return bool Whether all statements succeeded.
	 */
	public static function add( array $changes ): bool {
		$difference = array();
		foreach ( $changes as $change ) {
			foreach ( array(
				-1 => $change['before'],
				1  => $change['after'],
			) as $sign => $entry ) {
				$cell = self::cell( $entry );
				if ( null !== $cell ) {
					$difference[ $cell ] = ( $difference[ $cell ] ?? 0 ) + $sign;
				}
			}
		}
		return self::put( $difference );
	}

	/**
	 * Adds differences to the numbers, within the caller's transaction.
	 *
	 * @param array<string,int> $difference By `role has_open month`.
	 * @return bool Whether all statements succeeded.
	 */
	public static function put( array $difference ): bool {
		// All writers use the same order, so that there are no deadlocks.
		ksort( $difference );
		$difference = array_filter( $difference );
		$values     = array();
		foreach ( $difference as $cell => $number ) {
			array_push( $values, ...explode( ' ', $cell ), ...array( $number ) );
		}
		$places = implode( ',', array_fill( 0, count( $difference ), '(%s,%d,%s,%d)' ) );
		return ! $values || false !== Sql::write(
			"INSERT INTO {directory_month} (role,has_open,month,members) VALUES {$places} ON DUPLICATE KEY UPDATE members = members + VALUES(members)",
			...$values
		);
	}

	/**
	 * The place at which a page begins in a list without filters.
	 *
	 * @return array{string,int}|null A prepared condition on the rows `d` that leaves out most rows before the page, and the rows still
	 *         to skip. Null if the page has members of both states, or is past the end.
	 */
	public static function seek( string $role, int $offset, int $number ): ?array {
		$rows = Sql::rows( 'SELECT has_open, month, members FROM {directory_month} WHERE role = %s AND members > 0 ORDER BY has_open DESC, month DESC', $role );
		foreach ( $rows as $place => $row ) {
			if ( $offset < (int) $row['members'] ) {
				$left = array_sum(
					array_map(
						static fn( array $later ): int => $later['has_open'] === $row['has_open'] ? (int) $later['members'] : 0,
						array_slice( $rows, $place )
					)
				);
				return $offset + $number > $left ? null : array( self::until( $role, $row ), $offset );
			}
			$offset -= (int) $row['members'];
		}
		return null;
	}

	/**
	 * The condition for a month and those before it.
	 *
	 * @param array<string,string|null> $row
	 */
	private static function until( string $role, array $row ): string {
		$next = gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$row['month']}-01 UTC +1 month" ) );
		return Roles::DESIGNER === $role
			? "`d`.`sort_at` < '{$next}'"
			: "`d`.`has_open` = {$row['has_open']} AND `d`.`most_recent_mission_at` < '{$next}'";
	}

	/**
	 * Counts all again, within the caller's transaction.
	 *
	 * @return bool Whether all statements succeeded.
	 */
	public static function recount(): bool {
		return false !== Sql::write( 'DELETE FROM {directory_month}' )
			&& false !== Sql::write( 'INSERT INTO {directory_month} (role,has_open,month,members) ' . self::counting() );
	}

	public static function are_true(): bool {
		$order   = ' ORDER BY role, has_open, month';
		$kept    = Sql::rows( "SELECT role, has_open, month, members FROM {directory_month} WHERE members <> 0{$order}" );
		$counted = Sql::rows( self::counting() . $order );
		return wp_json_encode( $kept ) === wp_json_encode( $counted );
	}

	/**
	 * Key of the row that counts a member; null if not listed.
	 *
	 * @param Entry|null $entry
	 */
	private static function cell( ?array $entry ): ?string {
		$row = $entry['row'] ?? array( 'listed' => 0 );
		if ( 0 === $row['listed'] ) {
			return null;
		}
		$date = Roles::DESIGNER === $row['role'] ? $row['sort_at'] : $row['most_recent_mission_at'];
		return "{$row['role']} {$row['has_open']} " . substr( $date, 0, 7 );
	}

	private static function counting(): string {
		return "SELECT role, has_open, SUBSTR(CASE WHEN role = 'designer' THEN sort_at ELSE most_recent_mission_at END, 1, 7) AS month, COUNT(*) AS members FROM {directory} WHERE listed = 1 GROUP BY 1, 2, 3";
	}
}
