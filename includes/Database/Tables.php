<?php
/**
 * The plugin's tables: their names, and how migrations make them.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

use DesignMarketplace\Declares\Declared;
use DesignMarketplace\Declares\Has_Tables;
use RuntimeException;

/**
 * The directory's tables can be rebuilt from WordPress' own. The others are the only place of what they hold.
 */
final class Tables {

	/**
	 * Option with the number of the last migration.
	 */
	public const VERSION = 'design_marketplace_schema';

	/**
	 * The number of the last migration that has run.
	 */
	public static function version(): int {
		return (int) get_option( self::VERSION, 0 );
	}

	/**
	 * Full name of a table on the current site.
	 *
	 * @param string $table One of all().
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . 'dm_' . $table;
	}

	/**
	 * All tables the modules declare.
	 *
	 * @return list<string> Names without prefix.
	 */
	public static function all(): array {
		return array_map(
			'strval',
			array_keys( Declared::all( Has_Tables::class, static fn( Has_Tables $module ): array => $module->tables() ) )
		);
	}

	/**
	 * Tables the modules declare and a migration has still to create.
	 *
	 * @return list<string> Names without prefix.
	 */
	public static function absent(): array {
		global $wpdb;
		$there = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::name( '' ) ) . '%' ) );
		return array_values(
			array_filter( self::all(), static fn( string $table ): bool => ! in_array( self::name( $table ), $there, true ) )
		);
	}

	/**
	 * Creates and alters tables as needed.
	 *
	 * @param array<string,string> $tables Columns and keys by name, in the spelling dbDelta() needs (two spaces after PRIMARY KEY).
	 * @throws RuntimeException When one is not as it should be afterwards: dbDelta() itself says nothing.
	 */
	public static function install( array $tables ): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate = $wpdb->get_charset_collate();
		foreach ( $tables as $table => $columns ) {
			dbDelta( sprintf( "CREATE TABLE %s (\n%s\n) %s;", self::name( $table ), $columns, $collate ) );
			$error   = $wpdb->last_error;
			$missing = self::missing( self::name( $table ), $columns );
			if ( $missing ) {
				throw new RuntimeException( // phpcs:ignore WordPress.Security.EscapeOutput -- exceptions are never shown to visitors.
					sprintf( 'The table %s lacks %s. %s', self::name( $table ), implode( ', ', $missing ), wp_strip_all_tags( $error ) )
				);
			}
		}
	}

	/**
	 * Columns and keys that a table lacks.
	 *
	 * @param string $columns As for install().
	 * @return list<string>
	 */
	private static function missing( string $name, string $columns ): array {
		preg_match_all( '/^(?:(?:UNIQUE )?KEY )?(?!PRIMARY)(\w+)/m', $columns, $wanted );
		return array_values( array_diff( $wanted[1], (array) preg_replace( '/^\w+ /', '', self::parts( $name ) ) ) );
	}

	/**
	 * The columns and keys of a table; none if there is no such table.
	 *
	 * @return list<string> `COLUMN name` or `KEY name`.
	 */
	private static function parts( string $name ): array {
		global $wpdb;
		$shown = $wpdb->suppress_errors( true );
		// phpcs:disable WordPress.DB.PreparedSQL -- a table's name.
		$columns = $wpdb->get_col( "SHOW COLUMNS FROM {$name}" );
		$keys    = array_column( (array) $wpdb->get_results( "SHOW INDEX FROM {$name}", ARRAY_A ), 'Key_name' );
		// phpcs:enable
		$wpdb->suppress_errors( $shown );
		return array(
			...array_map( static fn( string $column ): string => "COLUMN {$column}", array_values( $columns ) ),
			...array_map( static fn( string $key ): string => "KEY {$key}", $keys ),
		);
	}

	/**
	 * Drops tables. Asks first whether they exist, as each DROP ends a transaction.
	 *
	 * @param list<string> $tables Names without prefix.
	 */
	public static function drop( array $tables ): void {
		global $wpdb;
		foreach ( array_map( array( self::class, 'name' ), $tables ) as $name ) {
			if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) ) {
				$wpdb->query( "DROP TABLE {$name}" ); // phpcs:ignore WordPress.DB -- fixed names.
			}
		}
	}

	/**
	 * Drops columns and keys that are there.
	 *
	 * @param array<string,list<string>> $dropped As of Migration::dropped_parts().
	 * @throws RuntimeException When one is still there afterwards.
	 */
	public static function drop_parts( array $dropped ): void {
		global $wpdb;
		foreach ( $dropped as $table => $parts ) {
			$name  = self::name( $table );
			$there = array_intersect( $parts, self::parts( $name ) );
			if ( ! $there ) {
				continue;
			}
			$wpdb->query( "ALTER TABLE {$name} DROP " . implode( ', DROP ', $there ) ); // phpcs:ignore WordPress.DB -- fixed names.
			$error = $wpdb->last_error;
			$left  = array_intersect( $parts, self::parts( $name ) );
			if ( $left ) {
				throw new RuntimeException( // phpcs:ignore WordPress.Security.EscapeOutput -- exceptions are never shown to visitors.
					sprintf( 'The table %s still has %s. %s', $name, implode( ', ', $left ), wp_strip_all_tags( $error ) )
				);
			}
		}
	}
}
