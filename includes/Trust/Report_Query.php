<?php
/** Reads reports: single ones, those of a thing, and the queue of things to decide about. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;

/**
 * For administrators; callers check permissions before.
 * @phpstan-type Group array{thing:Reported_Item,report:int,count:int,objections:int,first:string,last:string}
 */
final class Report_Query {

	public static function find( int $id ): ?Report {
		return $id > 0 ? self::some( 'id = %d', $id )[0] ?? null : null;
	}

	/** @param string $number As received. */
	public static function by_number( string $number ): ?Report {
		return self::find( Report_Number::read( $number ) );
	}

	public static function by_key( string $key ): ?Report {
		return self::some( 'repeat_key = %s', $key )[0] ?? null;
	}

	/**
	 * All reports of a thing with their reporters, the newest first.
	 * @param bool $waiting Whether to read only those that wait.
	 * @return list<Report>
	 */
	public static function of( Reported_Item $thing, bool $waiting = false ): array {
		return self::some( 'kind = %s AND item_id = %d' . ( $waiting ? ' AND undecided = 1' : '' ), $thing->kind->value, $thing->id );
	}

	/**
	 * The reports of several things, in one query.
	 * @param list<Reported_Item> $things
	 * @return array<string,list<Report>> By Reported_Item::key(), the newest first.
	 */
	public static function about( array $things ): array {
		$about  = array();
		$where  = implode( ' OR ', array_fill( 0, count( $things ), '( kind = %s AND item_id = %d )' ) );
		$values = array_merge(
			...array_map( static fn( Reported_Item $thing ): array => array( $thing->kind->value, $thing->id ), $things )
		);
		foreach ( $things ? self::some( "( {$where} )", ...$values ) : array() as $report ) {
			$about[ $report->thing->key() ][] = $report;
		}
		return $about;
	}

	/** @return list<Report> A member's reports, the newest first. */
	public static function by( int $user_id ): array {
		return $user_id > 0 ? self::some( 'reporter_id = %d', $user_id ) : array();
	}

	/** @return list<Reported_Item> A member's own things with reports that wait. */
	public static function waiting_about( int $owner ): array {
		return array_map(
			static fn( array $row ): Reported_Item => new Reported_Item(
				Reported_Kind::from( (string) $row['kind'] ),
				(int) $row['item_id'],
				$owner
			),
			Sql::rows( 'SELECT DISTINCT kind, item_id FROM {report} WHERE owner_id = %d AND undecided = 1', $owner )
		);
	}

	/** @return list<Report> The reports of strangers with an address, the newest first. */
	public static function by_address( string $address ): array {
		return '' !== $address ? self::some( 'reporter_address = %s', $address ) : array();
	}

	/** @return list<Report> The reports that a decision settled. */
	public static function decided_by( int $decision ): array {
		return $decision > 0
			? self::some( '( decision_id = %d OR second_id = %d )', $decision, $decision )
			: array();
	}

	/**
	 * The queue: things with reports that wait, the longest waiting first.
	 * @return list<Group> `report` is one that waits, `objections` how many wait for a second decision.
	 */
	public static function queue( int $limit = 20, int $offset = 0 ): array {
		$rows = Sql::rows(
			'SELECT kind, item_id, MAX(owner_id) AS owner_id, MIN(id) AS report, COUNT(*) AS reports, SUM(decision_id > 0) AS objections,
			MIN(created_gmt) AS first_gmt, MAX(created_gmt) AS last_gmt
			FROM {report} WHERE undecided = 1 GROUP BY kind, item_id ORDER BY first_gmt, report LIMIT %d OFFSET %d',
			$limit,
			$offset
		);
		return array_map(
			static fn( array $row ): array => array(
				'thing'      => new Reported_Item(
					Reported_Kind::from( (string) $row['kind'] ),
					(int) $row['item_id'],
					(int) $row['owner_id']
				),
				'report'     => (int) $row['report'],
				'count'      => (int) $row['reports'],
				'objections' => (int) $row['objections'],
				'first'      => (string) $row['first_gmt'],
				'last'       => (string) $row['last_gmt'],
			),
			$rows
		);
	}

	/** @return array{things:int,since:string} The number of things that wait, and since when the first one does ('' for none). */
	public static function waiting(): array {
		$row = Sql::row(
			'SELECT COUNT(*) AS things, MIN(g.since) AS since
			FROM ( SELECT MIN(created_gmt) AS since FROM {report} WHERE undecided = 1 GROUP BY kind, item_id ) g'
		);
		return array( 'things' => (int) ( $row['things'] ?? 0 ), 'since' => (string) ( $row['since'] ?? '' ) );
	}

	/**
	 * Reports that meet a condition, the newest first.
	 * @return list<Report>
	 */
	private static function some( string $where, string|int ...$values ): array {
		return array_map(
			Report::of( ... ),
			Sql::rows( "SELECT * FROM {report} WHERE {$where} ORDER BY created_gmt DESC, id DESC", ...$values )
		);
	}
}
