<?php
/** Counts that take long: they are counted once, and kept until what they count has changed. See docs/decisions/kept-counts.md. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use DesignMarketplace\Kernel\Declares\Has_Tables;

/**
 * Each subject has an edition. A writer begins another one within its transaction, by outdate(); counts of an older edition are counted
 * again. The edition has a row of its own, so that readers do not wait for writers.
 */
final class Kept_Counts implements Has_Tables {

	/** All lists of members, and of their works and design jobs. */
	public const LISTS = 'lists';

	/** Members by state, as administrators see them. */
	public const ROSTER = 'roster';

	/** A design job's candidates. */
	public const CANDIDATES = 'candidates';

	/** Counts of one subject share so many places: a newer one replaces an older one. */
	private const SLOTS = 1000;

	private const CACHE = 'design_marketplace_counts';

	public function tables(): array {
		return array(
			'kept_count' => "
				subject varchar(20) NOT NULL,
				id bigint(20) unsigned NOT NULL DEFAULT 0,
				slot smallint(5) unsigned NOT NULL DEFAULT 0,
				edition bigint(20) unsigned NOT NULL DEFAULT 0,
				counted char(32) NOT NULL DEFAULT '',
				numbers varchar(191) NOT NULL DEFAULT '',
				PRIMARY KEY  (subject,id,slot)
			",
		);
	}

	/**
	 * @param string                       $what  Identifies what is counted.
	 * @param callable():array<string,int> $count
	 * @return array<string,int>
	 */
	public static function of( string $subject, string $what, callable $count ): array {
		[ $numbers, $edition ] = self::kept( $subject, $what );
		return $numbers ?? self::keep( $subject, $what, $edition, $count() );
	}

	/** @return array{array<string,int>|null,int} The numbers, null where they have to be counted; the edition as it was before. */
	public static function kept( string $subject, string $what, int $id = 0 ): array {
		[ $slot, $counted ] = self::place( $what );
		$rows               = array_column(
			Sql::rows(
				'SELECT slot, edition, counted, numbers FROM {kept_count} WHERE subject = %s AND id = %d AND slot IN (0, %d)',
				$subject,
				$id,
				$slot
			),
			null,
			'slot'
		);
		$edition            = (int) ( $rows[0]['edition'] ?? 0 );
		$cached             = wp_using_ext_object_cache() ? wp_cache_get( "{$subject} {$id} {$slot}", self::CACHE ) : null;
		$row                = is_array( $cached ) ? $cached : $rows[ $slot ] ?? null;
		return array(
			$row && $counted === $row['counted'] && (int) $row['edition'] === $edition
				? array_map( 'intval', (array) json_decode( (string) $row['numbers'], true ) )
				: null,
			$edition,
		);
	}

	/**
	 * @param int               $edition The edition before they were counted.
	 * @param array<string,int> $numbers
	 * @return array<string,int> The same.
	 */
	public static function keep( string $subject, string $what, int $edition, array $numbers, int $id = 0 ): array {
		global $wpdb;
		[ $slot, $counted ] = self::place( $what );
		$row                = compact( 'edition', 'counted' ) + array( 'numbers' => (string) wp_json_encode( $numbers ) );
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( "{$subject} {$id} {$slot}", $row, self::CACHE, DAY_IN_SECONDS );
			return $numbers;
		}
		// A count that could not be stored is made again next time.
		$shown = $wpdb->suppress_errors( true );
		$wpdb->replace( Tables::name( 'kept_count' ), compact( 'subject', 'id', 'slot' ) + $row );
		$wpdb->suppress_errors( $shown );
		return $numbers;
	}

	/**
	 * Begins another edition, in the transaction that changes what is counted.
	 * @param list<int> $ids
	 * @return bool Whether the statement succeeded.
	 */
	public static function outdate( string $subject, array $ids = array( 0 ) ): bool {
		// All writers use the same order, so that there are no deadlocks.
		sort( $ids );
		$rows = array_map( static fn( int $id ): string => '(' . Sql::words( array( $subject ) ) . ", {$id}, 1)", array_unique( $ids ) );
		return ! $rows || false !== Sql::write(
			'INSERT INTO {kept_count} (subject, id, edition) VALUES ' . implode( ', ', $rows ) . ' ON DUPLICATE KEY UPDATE edition = edition + 1'
		);
	}

	/** Deletes the counts of something that is erased. */
	public static function forget( string $subject, int $id ): void {
		Sql::write( 'DELETE FROM {kept_count} WHERE subject = %s AND id = %d', $subject, $id );
	}

	/** Has everything counted again, once a day: rows may have been written without the plugin. */
	public static function forget_all(): void {
		Sql::write( 'DELETE FROM {kept_count} WHERE slot > 0' );
	}

	/** @return array{int,string} The slot, and what identifies the count in it. */
	private static function place( string $what ): array {
		$counted = md5( $what );
		return array( 1 + hexdec( substr( $counted, 0, 6 ) ) % self::SLOTS, $counted );
	}
}
