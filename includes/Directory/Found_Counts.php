<?php
/**
 * How many a list has that no total tells: a search for a frequent word, any of several skills, everybody's works. Counted once and kept until something changes.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Members\Availability;
use DesignMarketplace\Members\Kept_Counts;

/**
 * Rows have a slot each, and a newer list takes it from an older one. Slot 0 is the edition: what was counted in another one does not count.
 *
 * @phpstan-import-type Counts from Totals
 * @phpstan-import-type Entry from Rows
 */
final class Found_Counts implements Kept_Counts {

	private const SLOTS = 1000;

	public function number( string $query, callable $count ): int {
		return self::counts( $query, static fn(): object => (object) array( 'total' => $count() ) )['total'];
	}

	/**
	 * The counts of a list.
	 *
	 * @param string               $list  What tells the list from others.
	 * @param callable():?object $count Counts it: a row with the columns of Counts.
	 * @return Counts
	 */
	public static function counts( string $list, callable $count ): array {
		global $wpdb;
		if ( ! Search::is_ready() ) {
			return Totals::read( $count() );
		}
		$table = Tables::name( 'directory_found' );
		$asked = md5( $list );
		$slot  = 1 + hexdec( substr( $asked, 0, 6 ) ) % self::SLOTS;
		// phpcs:disable WordPress.DB.PreparedSQL -- a fixed name.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT e.edition, f.slot, f.total, f.open_total, f.jobs_total FROM {$table} e LEFT JOIN {$table} f ON f.slot = %d AND f.asked = %s AND f.edition = e.edition WHERE e.slot = 0", $slot, $asked ) );
		if ( $row?->slot ) {
			return Totals::read( $row );
		}
		$counts = Totals::read( $count() );
		if ( $row ) {
			// Nothing is lost where it cannot be kept.
			$shown = $wpdb->suppress_errors( true );
			$wpdb->query( $wpdb->prepare( "REPLACE INTO {$table} (slot,asked,edition,total,open_total,jobs_total) VALUES (%d,%s,%d,%d,%d,%d)", $slot, $asked, $row->edition, $counts['total'], $counts['open_total'], $counts['jobs_total'] ) );
			$wpdb->suppress_errors( $shown );
		}
		// phpcs:enable
		return $counts;
	}

	/**
	 * Begins another edition when what changed is counted, within the caller's transaction.
	 *
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes Rows before and after.
	 * @return bool Whether every statement succeeded.
	 */
	public static function outdate( array $changes ): bool {
		foreach ( $changes as $change ) {
			$before = $change['before']['words'] ?? array();
			$after  = $change['after']['words'] ?? array();
			if ( ( $change['before']['facts'] ?? array() ) !== ( $change['after']['facts'] ?? array() ) || count( $before ) !== count( $after ) || array_diff_assoc( $before, $after ) || self::is_free( $change['before'] ) !== self::is_free( $change['after'] ) || Totals::difference( array( $change ) ) ) {
				return self::outdate_all();
			}
		}
		return true;
	}

	/**
	 * When a listed member is free, and who may know.
	 *
	 * @param Entry|null $entry Row.
	 * @return array<string,int|string>
	 */
	private static function is_free( ?array $entry ): array {
		return array_intersect_key( $entry['row'] ?? array(), Availability::NEVER );
	}

	/**
	 * Begins another edition.
	 *
	 * @return bool Whether the statement succeeded.
	 */
	public static function outdate_all(): bool {
		global $wpdb;
		return ! Search::is_ready() || false !== $wpdb->query( 'UPDATE ' . Tables::name( 'directory_found' ) . ' SET edition = edition + 1 WHERE slot = 0' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
	}
}
