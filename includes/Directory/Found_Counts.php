<?php
/**
 * Stores totals of lists that Totals does not have, such as searches for a frequent word, several skills, or everybody's works. They
 * are counted once, and stored until something changes.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Members\Availability;

/**
 * Each list has a slot, and a newer list replaces an older one in it. Slot 0 has the current edition; counts of another edition are
 * outdated.
 *
 * @phpstan-import-type Counts from Totals
 * @phpstan-import-type Entry from Row_Builder
 */
final class Found_Counts {

	private const SLOTS = 1000;

	/**
	 * The total of a list. It is counted again only after a member, a work or a mission has changed.
	 *
	 * @param string         $query Identifies the list.
	 * @param callable():int $count
	 */
	public static function number( string $query, callable $count ): int {
		return self::counts( $query, static fn(): array => array( 'total' => $count() ) )['total'];
	}

	/**
	 * SQL for the stored total of a list, NULL when it has to be counted again.
	 *
	 * @param string $query Identifies the list.
	 */
	public static function sql( string $query ): string {
		[ $slot, $asked ] = self::place( $query );
		return "( SELECT total FROM {directory_found} WHERE slot = {$slot} AND asked = '{$asked}' AND edition = COALESCE( ( SELECT edition FROM {directory_found} WHERE slot = 0 ), 0 ) )";
	}

	/**
	 * @param string                                $list  Identifies the list.
	 * @param callable():(array<string,mixed>|null) $count Runs the query: a row with the columns of Counts.
	 * @return Counts
	 */
	public static function counts( string $list, callable $count ): array {
		[ $counts, $edition ] = self::kept( $list );
		return $counts ?? self::keep( $list, $edition, Totals::read( $count() ) );
	}

	/**
	 * The stored counts of a list, and the current edition. Both rows are read whole: columns by name take SQLite twice as long.
	 *
	 * @param string $list Identifies the list.
	 * @return array{Counts|null,int} Null for what is not stored.
	 */
	public static function kept( string $list ): array {
		[ $slot, $asked ] = self::place( $list );
		$rows             = array_column( Sql::rows( 'SELECT * FROM {directory_found} WHERE slot IN (0,%d)', $slot ), null, 'slot' );
		$edition          = (int) ( $rows[0]['edition'] ?? 0 );
		$row              = $rows[ $slot ] ?? null;
		$is_kept          = $row && $asked === $row['asked'] && (int) $row['edition'] === $edition;
		return array( $is_kept ? Totals::read( $row ) : null, $edition );
	}

	/**
	 * @param string $list    Identifies the list.
	 * @param int    $edition The edition before they were counted.
	 * @param Counts $counts
	 * @return Counts The same.
	 */
	public static function keep( string $list, int $edition, array $counts ): array {
		global $wpdb;
		[ $slot, $asked ] = self::place( $list );
		// Not stored is no failure: it is counted again next time.
		$shown = $wpdb->suppress_errors( true );
		Sql::write(
			'REPLACE INTO {directory_found} (slot,asked,edition,total,open_total,jobs_total) VALUES (%d,%s,%d,%d,%d,%d)',
			$slot,
			$asked,
			$edition,
			$counts['total'],
			$counts['open_total'],
			$counts['jobs_total']
		);
		$wpdb->suppress_errors( $shown );
		return $counts;
	}

	/**
	 * The slot of a list, and what identifies the list in it.
	 *
	 * @return array{int,string}
	 */
	private static function place( string $list ): array {
		$asked = md5( $list );
		return array( 1 + hexdec( substr( $asked, 0, 6 ) ) % self::SLOTS, $asked );
	}

	/**
	 * Whether the changes affect counts.
	 *
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes Rows before and after.
	 */
	public static function are_affected( array $changes ): bool {
		foreach ( $changes as $change ) {
			$before = $change['before']['words'] ?? array();
			$after  = $change['after']['words'] ?? array();
			if (
				( $change['before']['facts'] ?? array() ) !== ( $change['after']['facts'] ?? array() )
					|| count( $before ) !== count( $after )
					|| array_diff_assoc( $before, $after )
					|| self::is_free( $change['before'] ) !== self::is_free( $change['after'] )
					|| Totals::difference( array( $change ) )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The columns that say when a listed member is free, and who may see that.
	 *
	 * @param Entry|null $entry
	 * @return array<string,int|string>
	 */
	private static function is_free( ?array $entry ): array {
		return array_intersect_key( $entry['row'] ?? array(), Availability::NEVER );
	}

	/**
	 * Starts a new edition.
	 *
	 * @return bool Whether the statement succeeded.
	 */
	public static function outdate_all(): bool {
		return false !== Sql::write( 'INSERT INTO {directory_found} (slot,edition) VALUES (0,1) ON DUPLICATE KEY UPDATE edition = edition + 1' );
	}
}
