<?php
/**
 * Runs SQL. A statement is the code's own words, with tables as `{outbox}` (ours) and `{posts}` (WordPress'); values come as arguments,
 * as of $wpdb->prepare().
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

final class Sql {

	private const BATCH = 500;

	/** @return list<array<string,string|null>> Rows by column. */
	public static function rows( string $sql, string|int|float ...$values ): array {
		global $wpdb;
		return array_values( (array) $wpdb->get_results( self::prepared( $sql, ...$values ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
	}

	/** @return array<string,string|null>|null The first row by column. */
	public static function row( string $sql, string|int|float ...$values ): ?array {
		return self::rows( $sql, ...$values )[0] ?? null;
	}

	/** @return list<string> The first column. */
	public static function column( string $sql, string|int|float ...$values ): array {
		global $wpdb;
		return array_map( 'strval', array_values( $wpdb->get_col( self::prepared( $sql, ...$values ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
	}

	/** @return list<int> The first column. */
	public static function ids( string $sql, string|int|float ...$values ): array {
		return array_map( 'intval', self::column( $sql, ...$values ) );
	}

	/** @return array<int,int> The second column by the first. */
	public static function numbers( string $sql, string|int|float ...$values ): array {
		$numbers = array();
		foreach ( self::rows( $sql, ...$values ) as $row ) {
			[ $key, $number ] = array_values( $row );

			$numbers[ (int) $key ] = (int) $number;
		}
		return $numbers;
	}

	/** The first column of the first row, null for none. */
	public static function value( string $sql, string|int|float ...$values ): ?string {
		return array_values( self::row( $sql, ...$values ) ?? array() )[0] ?? null;
	}

	/** @return int|false Number of rows; false when the database refused the statement. */
	public static function write( string $sql, string|int|float ...$values ): int|false {
		global $wpdb;
		$rows = $wpdb->query( self::prepared( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
		return true === $rows ? 0 : $rows;
	}

	/**
	 * Writes rows, some hundred by one statement.
	 * @param string                 $into `INSERT INTO {table} (its, columns)`, or IGNORE, or REPLACE.
	 * @param list<list<int|string>> $rows Values in the order of the columns.
	 * @param string                 $then What follows the values.
	 * @return int|false Number of rows; false when the database refused a statement.
	 */
	public static function insert( string $into, array $rows, string $then = '' ): int|false {
		$number = 0;
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			$places = implode( ',', array_map( static fn( int|string $value ): string => is_int( $value ) ? '%d' : '%s', $some[0] ) );
			$places = implode( ',', array_fill( 0, count( $some ), "({$places})" ) );
			$added  = self::write( "{$into} VALUES {$places} {$then}", ...array_merge( ...$some ) );
			if ( false === $added ) {
				return false;
			}
			$number += $added;
		}
		return $number;
	}

	/**
	 * Numbers for `IN ( … )`. Nothing is in an empty list.
	 * @param array<mixed> $numbers
	 */
	public static function in( array $numbers ): string {
		return $numbers ? implode( ',', array_map( 'intval', $numbers ) ) : '-1';
	}

	/**
	 * Words for `IN ( … )`, quoted. Nothing is in an empty list.
	 * @param array<string|int> $words
	 */
	public static function words( array $words ): string {
		global $wpdb;
		$quote = static fn( string|int $word ): string => (string) $wpdb->prepare( '%s', (string) $word );
		return $words ? implode( ',', array_map( $quote, $words ) ) : 'NULL';
	}

	/**
	 * SQL for a user's meta as a column of another query, NULL without one. MAX() keeps it one row where a key is stored twice.
	 * @param string $column Column with the user's id, with its table, never user input.
	 * @param string $key    A key of ours, never user input.
	 */
	public static function user_meta( string $column, string $key ): string {
		global $wpdb;
		return "( SELECT MAX(meta_value) FROM {$wpdb->usermeta} meta WHERE meta.user_id = {$column} AND meta_key = '{$key}' )";
	}

	/**
	 * How many SELECTs the database has refused in this process that it may answer a moment later, as WordPress keeps them. Those that a
	 * transaction has run again are not among them.
	 */
	public static function refused_reads(): int {
		$is_one = static fn( array $error ): bool => 1 === preg_match( '/^\s*SELECT\b/i', $error['query'] )
			&& ( new Lost_Transaction( $error['error_str'] ) )->may_succeed_later();
		return count( array_filter( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ), $is_one ) );
	}

	private static function prepared( string $sql, string|int|float ...$values ): string {
		global $wpdb;
		$name = static fn( array $found ): string => $wpdb->{$found[1]} ?? Tables::name( $found[1] );
		// Values in quotes stay as they are.
		$named = (string) preg_replace_callback( "/'(?:[^'\\\\]++|\\\\.)*+'(*SKIP)(*FAIL)|\{([a-z_]{3,30})\}/s", $name, $sql );
		return $values ? (string) $wpdb->prepare( $named, ...$values ) : $named; // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
	}
}
