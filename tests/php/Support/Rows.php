<?php
/** What stands in a table, of ours or of core's. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Kernel\Database\Tables;

// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- the tests' own words.
final class Rows {

	/**
	 * How many rows there are.
	 * @param string     $table     Table, without prefixes.
	 * @param string     $where     Condition, with a placeholder for each value.
	 * @param int|string ...$values Values.
	 */
	public static function count( string $table, string $where = '1 = 1', int|string ...$values ): int {
		return (int) self::value( 'COUNT(*)', $table, $where, ...$values );
	}

	/**
	 * The first value of a column, null if there is none.
	 * @param string     $column    Column.
	 * @param string     $table     Table, without prefixes.
	 * @param string     $where     Condition, with a placeholder for each value, and an order.
	 * @param int|string ...$values Values.
	 */
	public static function value( string $column, string $table, string $where = '1 = 1', int|string ...$values ): ?string {
		return self::column( $column, $table, $where, ...$values )[0] ?? null;
	}

	/**
	 * The values of a column.
	 * @param string     $column    Column.
	 * @param string     $table     Table, without prefixes.
	 * @param string     $where     Condition, with a placeholder for each value, and an order.
	 * @param int|string ...$values Values.
	 * @return list<string|null>
	 */
	public static function column( string $column, string $table, string $where = '1 = 1', int|string ...$values ): array {
		global $wpdb;
		$name = in_array( $table, Tables::all(), true ) ? Tables::name( $table ) : $wpdb->$table;
		$sql  = "SELECT {$column} FROM {$name} WHERE {$where}";
		return $wpdb->get_col( $values ? $wpdb->prepare( $sql, ...$values ) : $sql );
	}
}
