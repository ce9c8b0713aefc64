<?php
/** Reads the cards of one page of a list. An index orders the rows first, and only those of the page are read completely. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;

final class Card_Page {

	/** From this offset on, the page's place is looked up. */
	private const DEEP = 100;

	/** @return list<string> The stored cards of a page; none past the end. */
	public static function docs( Listing $listing, int $offset, int $number, int $total ): array {
		if ( $number < 1 ) {
			return array();
		}
		$until = $offset + $number;
		if ( $listing->is_merged() ) {
			return self::ordered( $listing, $listing->merged( $until ), $number, $offset );
		}
		$seek = $offset < self::DEEP || $listing->is_filtered() ? null : Totals::seek( $listing->role, $offset, $number );
		// Where the page is full soon, the members of the list are looked at one by one.
		$is_walked = $listing->asks_jobs() && $listing->steps( $until, $total ) <= Search::FAR;
		$from      = ( $is_walked ? $listing->walked() : $listing )->keys( $seek ? array( $seek[0] ) : array() );
		return self::ordered( $listing, $from, $number, $seek[1] ?? $offset );
	}

	/**
	 * Orders ids, and reads cards after that: they are too long to be sorted or skipped.
	 * @param string $from Tables and conditions, prepared.
	 * @return list<string>
	 */
	public static function ordered( Listing $listing, string $from, int $number, int $offset ): array {
		$side  = $listing->is_merged() ? 's' : $listing->side;
		$order = $listing->is_merged() ? Listing::ordered( $listing->role, 's' ) : $listing->order;
		return Sql::column(
			"SELECT d.doc FROM (SELECT {$side}.user_id FROM {$from} ORDER BY {$order} LIMIT %d OFFSET %d) page JOIN {directory} d USING (user_id) ORDER BY "
				. Listing::ordered( $listing->role, 'd' ),
			$number,
			$offset
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<int,string> Stored cards by user, in one query.
	 */
	public static function by_id( array $ids ): array {
		$rows = $ids ? Sql::rows( 'SELECT user_id, doc FROM {directory} WHERE user_id IN (' . Sql::in( array_unique( $ids ) ) . ')' ) : array();
		$docs = array_map( 'strval', array_column( $rows, 'doc' ) );
		return array_combine( array_map( 'intval', array_column( $rows, 'user_id' ) ), $docs );
	}
}
