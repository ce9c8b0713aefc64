<?php
/**
 * Contractors by the facts of their jobs, in the order of their list: one range of an index for each filter and for all that go together.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Database\Tables;
use DesignMarketplace\Lifecycle\Migrations;

/**
 * A job is filed under its engagement, its place and that it is paid, each with and without the others and its skill: 14 rows at most. Of several
 * jobs in one cell there is one row. Jobs without facts have none. Open jobs are filed, closed ones where a contractor has no others.
 *
 * @phpstan-import-type Entry from Rows
 * @phpstan-import-type Normal from Query
 */
final class Fact_Table {

	/**
	 * The migration since which there are facts.
	 */
	public const SINCE = 20;

	/**
	 * The facts of a job lists are filtered by.
	 */
	public const FIELDS = array( 'engagement', 'place', 'paid' );

	/**
	 * The jobs of a cell that is filed under another order than its member's: as good as missing.
	 */
	private const MISFILED = -1;

	/**
	 * Whether there are facts yet.
	 */
	public static function is_ready(): bool {
		return Migrations::version() >= self::SINCE;
	}

	/**
	 * Whether a list is filtered by facts.
	 *
	 * @param array<string,mixed> $filters Filters.
	 */
	public static function is_asked_for( array $filters ): bool {
		return (bool) array_filter( array_intersect_key( $filters, array_flip( self::FIELDS ) ) );
	}

	/**
	 * The condition for the filters, prepared. With none or one skill it names one range in the list's order.
	 *
	 * @param string $table   Its name in the query.
	 * @param Normal $filters Result of Query::normalise().
	 */
	public static function condition( string $table, array $filters ): string {
		global $wpdb;
		$skill = Listing::skills( $filters['skill'] );
		// phpcs:ignore WordPress.DB.PreparedSQL -- fixed names and numbers.
		return (string) $wpdb->prepare( "`{$table}`.`skill_id` {$skill} AND `{$table}`.`engagement` = %s AND `{$table}`.`place` = %s AND `{$table}`.`paid` = %d", $filters['engagement'], $filters['place'], $filters['paid'] );
	}

	/**
	 * The cells of a contractor's jobs.
	 *
	 * @param list<array{array<string,string>,list<int>}> $jobs    Facts and skills of each.
	 * @param bool                                        $is_open Whether they are open; closed ones are listed, not counted.
	 * @return array<string,int> Jobs by skill, engagement, place and whether they are paid.
	 */
	public static function cells( array $jobs, bool $is_open ): array {
		$cells = array();
		foreach ( $jobs as [ $facts, $skills ] ) {
			foreach ( array_unique( array( $facts['engagement'] ?? '', '' ) ) as $engagement ) {
				foreach ( array_unique( array( $facts['place'] ?? '', '' ) ) as $place ) {
					foreach ( array_unique( array( '1' === ( $facts['paid'] ?? '' ) ? 1 : 0, 0 ) ) as $paid ) {
						foreach ( '' === $engagement && '' === $place && 0 === $paid ? array() : array( 0, ...$skills ) as $skill ) {
							$cell           = "{$skill},{$engagement},{$place},{$paid}";
							$cells[ $cell ] = ( $cells[ $cell ] ?? 0 ) + ( $is_open ? 1 : 0 );
						}
					}
				}
			}
		}
		ksort( $cells );
		return $cells;
	}

	/**
	 * The cells of members as they are stored.
	 *
	 * @param array<int,array{has_open:int,sort_at:string}> $rows Members' rows by user.
	 * @return array<int,array<string,int>> By user; who has none is left out.
	 */
	public static function read( array $rows ): array {
		global $wpdb;
		$ids   = implode( ',', array_keys( $rows ) );
		$cells = array();
		foreach ( '' === $ids ? array() : (array) $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'directory_fact' ) . " WHERE user_id IN ({$ids})" ) as $fact ) { // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name and integers.
			$id   = (int) $fact->user_id;
			$fits = array( $rows[ $id ]['has_open'], $rows[ $id ]['sort_at'] ) === array( (int) $fact->has_open, (string) $fact->sort_at );

			$cells[ $id ][ "{$fact->skill_id},{$fact->engagement},{$fact->place},{$fact->paid}" ] = $fits ? (int) $fact->jobs : self::MISFILED;
		}
		return array_map(
			static function ( array $of_one ): array {
				ksort( $of_one );
				return $of_one;
			},
			$cells
		);
	}

	/**
	 * Files members anew whose jobs, or whose place in the list, have changed.
	 *
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		global $wpdb;
		$table  = Tables::name( 'directory_fact' );
		$gone   = array();
		$values = array();
		foreach ( $changes as $id => [ 'before' => $before, 'after' => $after ] ) {
			if ( self::filed( $before ) === self::filed( $after ) ) {
				continue;
			}
			if ( $before['facts'] ?? array() ) {
				$gone[] = $id;
			}
			foreach ( $after['facts'] ?? array() as $cell => $jobs ) {
				[ $skill, $engagement, $place, $paid ] = explode( ',', $cell );

				$values[] = $wpdb->prepare( '(%d,%s,%s,%d,%d,%s,%d,%d)', $skill, $engagement, $place, $paid, $after['row']['has_open'], $after['row']['sort_at'], $id, $jobs );
			}
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed name and numbers; prepared one by one above.
		return ( ! $gone || false !== $wpdb->query( "DELETE FROM {$table} WHERE user_id IN (" . implode( ',', $gone ) . ')' ) )
			&& ( ! $values || false !== $wpdb->query( "INSERT IGNORE INTO {$table} (skill_id,engagement,place,paid,has_open,sort_at,user_id,jobs) VALUES " . implode( ',', $values ) ) );
		// phpcs:enable
	}

	/**
	 * What a member's rows say.
	 *
	 * @param Entry|null $entry Row and facts.
	 * @return array<mixed>
	 */
	private static function filed( ?array $entry ): array {
		return $entry && $entry['facts'] ? array( $entry['facts'], $entry['row']['has_open'], $entry['row']['sort_at'] ) : array();
	}
}
