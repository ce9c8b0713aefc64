<?php
/** Everything that is stored at a moment, to be compared with a later one: each row of each table, each byte of each upload. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Kernel\Database\Tables;

final class Snapshot {

	/**
	 * All there is, by table and file. What the tests sent lies apart and does not count.
	 * @return array<string,list<string>|string>
	 */
	public static function take(): array {
		$taken = self::files();
		foreach ( self::tables() as $table ) {
			$taken[ $table ] = self::rows( $table );
		}
		return $taken;
	}

	/**
	 * Hashes of the stored files by name.
	 * @return array<string,string>
	 */
	private static function files(): array {
		$hashes = array();
		foreach ( Uploads::stored() as $name ) {
			if ( ! str_starts_with( $name, 'sent/' ) ) {
				$hashes[ $name ] = (string) sha1_file( Uploads::folder() . '/' . $name );
			}
		}
		return $hashes;
	}

	/**
	 * Core's tables and ours, but for the attempts, as one that was undone still was one, and for kept counts, which an attempt may make old.
	 * @return list<string>
	 */
	private static function tables(): array {
		global $wpdb;
		return array_values( array_unique( array_merge( array_values( $wpdb->tables( 'all' ) ), array_map( array( Tables::class, 'name' ), array_diff( Tables::all(), array( 'rate_limit', 'kept_count' ) ) ) ) ) );
	}

	/**
	 * The rows of a table in an order that is always the same. The list of jobs is left out: it has its own clock.
	 * @param string $table Table.
	 * @return list<string>
	 */
	private static function rows( string $table ): array {
		global $wpdb;
		$rows = array();
		// phpcs:ignore WordPress.DB.PreparedSQL -- names of tables.
		foreach ( (array) $wpdb->get_results( "SELECT * FROM {$table}", ARRAY_A ) as $row ) {
			if ( 'cron' !== ( $row['option_name'] ?? '' ) ) {
				$rows[] = (string) wp_json_encode( $row );
			}
		}
		sort( $rows );
		return $rows;
	}
}
