<?php
/** Goes through many things a few at a time. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

final class Batches {

	private const SIZE = 100;

	/** Ids that each() asks for at once. */
	public const MANY = 200;

	/**
	 * @param callable(int):list<int> $next The next ids after one, ascending, at most MANY.
	 * @param callable(list<int>):void $work
	 */
	public static function each( callable $next, callable $work ): void {
		$after = 0;
		do {
			$ids    = $next( $after );
			$number = count( $ids );
			if ( $ids ) {
				$after = end( $ids );
				$work( $ids );
			}
		} while ( self::MANY === $number );
	}

	/**
	 * Removes one thing after the other, until none is left or one batch removes nothing.
	 * @param string             $query  Prepared query that selects ids.
	 * @param callable(int):bool $remove Removes one.
	 */
	public static function remove( string $query, callable $remove ): void {
		global $wpdb;
		do {
			// phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
			$ids  = array_map( 'intval', $wpdb->get_col( $query . ' LIMIT ' . self::SIZE ) );
			$done = array_filter( $ids, $remove );
			if ( ! wp_using_ext_object_cache() ) {
				wp_cache_flush_runtime();
			}
		} while ( $done );
	}
}
