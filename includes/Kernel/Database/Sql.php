<?php
/**
 * Runs SQL. A statement is the code's own words, with the plugin's tables as `{outbox}`; values come as arguments, as of $wpdb->prepare().
 */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

final class Sql {

	/**
	 * @return list<array<string,string|null>> Rows by column.
	 */
	public static function rows( string $sql, string|int|float ...$values ): array {
		global $wpdb;
		return array_values( (array) $wpdb->get_results( self::prepared( $sql, ...$values ), ARRAY_A ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
	}

	/**
	 * @return int|false Number of rows; false when the database refused the statement.
	 */
	public static function write( string $sql, string|int|float ...$values ): int|false {
		global $wpdb;
		$rows = $wpdb->query( self::prepared( $sql, ...$values ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
		return true === $rows ? 0 : $rows;
	}

	/**
	 * Numbers for `IN ( … )`. Nothing is in an empty list.
	 *
	 * @param array<mixed> $numbers
	 */
	public static function in( array $numbers ): string {
		return $numbers ? implode( ',', array_map( 'intval', $numbers ) ) : '-1';
	}

	private static function prepared( string $sql, string|int|float ...$values ): string {
		global $wpdb;
		$name  = static fn( array $found ): string => Tables::name( $found[1] );
		$named = (string) preg_replace_callback( '/\{([a-z_]{3,30})\}/', $name, $sql );
		return $values ? (string) $wpdb->prepare( $named, ...$values ) : $named; // phpcs:ignore WordPress.DB.PreparedSQL -- prepared here.
	}
}
