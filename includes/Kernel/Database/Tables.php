<?php
/** The plugin's tables: their names, and how they are made. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use RuntimeException;

/** The directory's tables can be rebuilt from WordPress' own. The others are the only place of what they hold. */
final class Tables {

	/** Option with the number of the last migration. */
	public const VERSION = 'design_marketplace_db_version';

	/** The number of the last migration there is. */
	public const LATEST = 6;

	/** The same option before 1.0.0, whose tables nothing can read any more. */
	private const OLD_VERSION = 'design_marketplace_schema';

	/** The number of the last migration that has run. */
	public static function version(): int {
		return (int) get_option( self::VERSION, 0 );
	}

	/** Whether the site's data was made before 1.0.0. */
	public static function are_too_old(): bool {
		global $wpdb;
		return 0 === self::version()
			&& (
				false !== get_option( self::OLD_VERSION )
					|| null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$wpdb->prefix}dm_outbox" ) ) )
			);
	}

	/**
	 * Full name of a table on the current site.
	 * @param string $table One of all().
	 */
	public static function name( string $table ): string {
		global $wpdb;
		return $wpdb->prefix . 'dmkt_' . $table;
	}

	/**
	 * All tables the modules declare.
	 * @return array<string,string> Columns and keys by name without prefix.
	 */
	public static function declared(): array {
		return Declared::all( Has_Tables::class, static fn( Has_Tables $module ): array => $module->tables() );
	}

	/** @return list<string> Their names without prefix. */
	public static function all(): array {
		return array_map( 'strval', array_keys( self::declared() ) );
	}

	/**
	 * Those that are missing.
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
	 * @param array<string,string> $tables As of declared().
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
	 * @param string $columns As of declared().
	 * @return list<string>
	 */
	private static function missing( string $name, string $columns ): array {
		global $wpdb;
		preg_match_all( '/^\s*(?:(?:UNIQUE )?KEY )?(?!PRIMARY)(\w+)/m', $columns, $wanted );
		$shown = $wpdb->suppress_errors( true );
		// phpcs:disable WordPress.DB.PreparedSQL -- a table's name.
		$there = array(
			...array_values( $wpdb->get_col( "SHOW COLUMNS FROM {$name}" ) ),
			...array_column( (array) $wpdb->get_results( "SHOW INDEX FROM {$name}", ARRAY_A ), 'Key_name' ),
		);
		// phpcs:enable
		$wpdb->suppress_errors( $shown );
		return array_values( array_diff( $wanted[1], $there ) );
	}

	/**
	 * Drops tables. Asks first whether they exist, as each DROP ends a transaction.
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
}
