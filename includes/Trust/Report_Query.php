<?php
/**
 * Reads reports: single ones, those of a thing, and the queue of things to decide about.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Thing;
use DesignMarketplace\People\Accounts\Thing_Kind;

/**
 * For administrators; callers check permissions before.
 *
 * @phpstan-type Group array{thing:Thing,report:int,count:int,objections:int,first:string,last:string}
 */
final class Report_Query {

	public static function find( int $id ): ?Report {
		global $wpdb;
		return $id > 0 ? self::some( (string) $wpdb->prepare( 'id = %d', $id ) )[0] ?? null : null;
	}

	/**
	 * @param string $number As received.
	 */
	public static function by_number( string $number ): ?Report {
		return self::find( Report_Number::read( $number ) );
	}

	public static function by_key( string $key ): ?Report {
		global $wpdb;
		return self::some( (string) $wpdb->prepare( 'repeat_key = %s', $key ) )[0] ?? null;
	}

	/**
	 * All reports of a thing with their reporters, the newest first.
	 *
	 * @param bool $waiting Whether to read only those that wait.
	 * @return list<Report>
	 */
	public static function of( Thing $thing, bool $waiting = false ): array {
		global $wpdb;
		$only = $waiting ? ' AND undecided = 1' : '';
		return self::some( (string) $wpdb->prepare( 'kind = %s AND item_id = %d', $thing->kind->value, $thing->id ) . $only );
	}

	/**
	 * The reports of several things, in one query.
	 *
	 * @param list<Thing> $things
	 * @return array<string,list<Report>> By Thing::key(), the newest first.
	 */
	public static function about( array $things ): array {
		global $wpdb;
		$about = array();
		$pairs = array_map(
			static fn( Thing $thing ): string => (string) $wpdb->prepare(
				'( kind = %s AND item_id = %d )',
				$thing->kind->value,
				$thing->id
			),
			$things
		);
		foreach ( $pairs ? self::some( '( ' . implode( ' OR ', $pairs ) . ' )' ) : array() as $report ) {
			$about[ $report->thing->key() ][] = $report;
		}
		return $about;
	}

	/**
	 * A member's reports, the newest first.
	 *
	 * @return list<Report>
	 */
	public static function by( int $user_id ): array {
		global $wpdb;
		return $user_id > 0 ? self::some( (string) $wpdb->prepare( 'reporter_id = %d', $user_id ) ) : array();
	}

	/**
	 * A member's own things with reports that wait.
	 *
	 * @return list<Thing>
	 */
	public static function waiting_about( int $owner ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT DISTINCT kind, item_id FROM ' . Tables::name( 'report' ) . ' WHERE owner_id = %d AND undecided = 1', // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
				$owner
			),
			ARRAY_A
		);
		return array_map(
			static fn( array $row ): Thing => new Thing( Thing_Kind::from( (string) $row['kind'] ), (int) $row['item_id'], $owner ),
			array_values( $rows )
		);
	}

	/**
	 * The reports of strangers with an address, the newest first.
	 *
	 * @return list<Report>
	 */
	public static function by_address( string $address ): array {
		global $wpdb;
		return '' !== $address ? self::some( (string) $wpdb->prepare( 'reporter_address = %s', $address ) ) : array();
	}

	/**
	 * The reports that a decision settled.
	 *
	 * @return list<Report>
	 */
	public static function decided_by( int $decision ): array {
		global $wpdb;
		return $decision > 0
			? self::some( (string) $wpdb->prepare( '( decision_id = %d OR second_id = %d )', $decision, $decision ) )
			: array();
	}

	/**
	 * The queue: things with reports that wait, the longest waiting first.
	 *
	 * @return list<Group> `report` is one that waits, `objections` how many wait for a second decision.
	 */
	public static function queue( int $limit = 20, int $offset = 0 ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT kind, item_id, MAX(owner_id) AS owner_id, MIN(id) AS report, COUNT(*) AS reports, SUM(decision_id > 0) AS objections, MIN(created_gmt) AS first_gmt, MAX(created_gmt) AS last_gmt
				FROM ' . Tables::name( 'report' ) . ' WHERE undecided = 1 GROUP BY kind, item_id ORDER BY first_gmt, report LIMIT %d OFFSET %d',
				$limit,
				$offset
			),
			ARRAY_A
		);
		// phpcs:enable
		return array_map(
			static fn( array $row ): array => array(
				'thing'      => new Thing( Thing_Kind::from( (string) $row['kind'] ), (int) $row['item_id'], (int) $row['owner_id'] ),
				'report'     => (int) $row['report'],
				'count'      => (int) $row['reports'],
				'objections' => (int) $row['objections'],
				'first'      => (string) $row['first_gmt'],
				'last'       => (string) $row['last_gmt'],
			),
			array_values( $rows )
		);
	}

	/**
	 * The number of things that wait, and since when the first one does ('' for none).
	 *
	 * @return array{things:int,since:string}
	 */
	public static function waiting(): array {
		global $wpdb;
		$row = $wpdb->get_row(
			'SELECT COUNT(*) AS things, MIN(g.since) AS since FROM ( SELECT MIN(created_gmt) AS since FROM '
				. Tables::name( 'report' ) // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
				. ' WHERE undecided = 1 GROUP BY kind, item_id ) g',
			ARRAY_A
		);
		return array(
			'things' => (int) ( $row['things'] ?? 0 ),
			'since'  => (string) ( $row['since'] ?? '' ),
		);
	}

	/**
	 * Reports that meet a condition, the newest first.
	 *
	 * @param string $condition Prepared SQL condition.
	 * @return list<Report>
	 */
	private static function some( string $condition ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results(
			'SELECT * FROM ' . Tables::name( 'report' ) . " WHERE {$condition} ORDER BY created_gmt DESC, id DESC", // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name; prepared by the callers.
			ARRAY_A
		);
		return array_map( array( Report::class, 'of' ), array_values( $rows ) );
	}
}
