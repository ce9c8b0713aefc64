<?php
/**
 * Stores contractors by the facts of their jobs, in the order of their list, so that any combination of filters reads one range of an
 * index.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;

/**
 * A job has a row for each combination of its engagement, its place and that it is paid, each with and without its skill: 14 rows at
 * most. Jobs of one contractor share a row with the same combination. Jobs without facts have no rows. A contractor's open jobs are
 * stored, or the closed ones if none is open.
 * @phpstan-import-type Entry from Row_Builder
 * @phpstan-import-type Normal from Query
 */
final class Fact_Table {

	public const FIELDS = array( 'engagement', 'place', 'paid' );

	/** Number of jobs of a row that does not match its member's place in the list; treated as missing. */
	private const MISFILED = -1;

	/** @param array<string,mixed> $filters */
	public static function is_asked_for( array $filters ): bool {
		return (bool) array_filter( array_intersect_key( $filters, array_flip( self::FIELDS ) ) );
	}

	/**
	 * With one skill or none it is one range in the list's order.
	 * @param Normal $filters
	 */
	public static function condition( string $table, array $filters ): string {
		$skill = Listing::skills( $filters['skill'] );
		return "{$table}.skill_id {$skill} AND {$table}.engagement = " . Sql::words( array( $filters['engagement'] ) )
			. " AND {$table}.place = " . Sql::words( array( $filters['place'] ) )
			. " AND {$table}.paid = " . (int) $filters['paid'];
	}

	/**
	 * @param list<array{array<string,string>,list<int>}> $jobs Facts and skills of each job.
	 * @param bool $is_open Closed ones are listed, but count as 0.
	 * @return array<string,int> Number of jobs by `skill,engagement,place,paid`.
	 */
	public static function cells( array $jobs, bool $is_open ): array {
		$cells = array();
		foreach ( $jobs as [ $facts, $skills ] ) {
			foreach ( self::filters_found_by( $facts ) as $filters ) {
				foreach ( array( 0, ...$skills ) as $skill ) {
					$cell           = "{$skill},{$filters}";
					$cells[ $cell ] = ( $cells[ $cell ] ?? 0 ) + (int) $is_open;
				}
			}
		}
		ksort( $cells );
		return $cells;
	}

	/**
	 * The filters that find a job, as `engagement,place,paid`: each fact or any, but not any of all three.
	 * @param array<string,string> $facts
	 * @return array<int,string>
	 */
	private static function filters_found_by( array $facts ): array {
		$paid  = '1' === ( $facts['paid'] ?? '' ) ? 1 : 0;
		$found = array();
		foreach ( array( $facts['engagement'] ?? '', '' ) as $engagement ) {
			foreach ( array( $facts['place'] ?? '', '' ) as $place ) {
				array_push( $found, "{$engagement},{$place},{$paid}", "{$engagement},{$place},0" );
			}
		}
		return array_diff( array_unique( $found ), array( ',,0' ) );
	}

	/**
	 * @param array<int,array{has_open:int,sort_at:string}> $rows Members' rows by user id.
	 * @return array<int,array<string,int>> By user id; members without rows are left out.
	 */
	public static function read( array $rows ): array {
		$ids   = array_keys( $rows );
		$cells = array();
		foreach ( $ids ? Sql::rows( 'SELECT * FROM {directory_fact} WHERE user_id IN (' . Sql::in( $ids ) . ')' ) : array() as $fact ) {
			$id   = (int) $fact['user_id'];
			$fits = $rows[ $id ]['has_open'] === (int) $fact['has_open'] && $rows[ $id ]['sort_at'] === $fact['sort_at'];

			$cells[ $id ][ "{$fact['skill_id']},{$fact['engagement']},{$fact['place']},{$fact['paid']}" ] = $fits
				? (int) $fact['jobs']
				: self::MISFILED;
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
	 * @param array<int,array{before:Entry|null,after:Entry|null}> $changes By user id.
	 * @return bool Whether every statement succeeded.
	 */
	public static function put( array $changes ): bool {
		$gone = array();
		$rows = array();
		foreach ( $changes as $id => [ 'before' => $before, 'after' => $after ] ) {
			if ( self::filed( $before ) === self::filed( $after ) ) {
				continue;
			}
			if ( $before['facts'] ?? array() ) {
				$gone[] = $id;
			}
			foreach ( $after['facts'] ?? array() as $cell => $jobs ) {
				$rows[] = array( ...explode( ',', $cell ), $after['row']['has_open'], $after['row']['sort_at'], $id, $jobs );
			}
		}
		return ( ! $gone || false !== Sql::write( 'DELETE FROM {directory_fact} WHERE user_id IN (' . Sql::in( $gone ) . ')' ) )
			&& false !== Sql::insert( 'INSERT IGNORE INTO {directory_fact} (skill_id,engagement,place,paid,has_open,sort_at,user_id,jobs)', $rows );
	}

	/**
	 * @param Entry|null $entry
	 * @return array<mixed> The values its rows depend on.
	 */
	private static function filed( ?array $entry ): array {
		return $entry && $entry['facts'] ? array( $entry['facts'], $entry['row']['has_open'], $entry['row']['sort_at'] ) : array();
	}
}
