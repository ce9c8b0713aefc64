<?php
/** Reads the cards of one page of a list. An index orders the rows first, and only those of the page are read completely. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Sql;

final class Card_Page {

	/** From this offset on, skipped rows are not read completely, and the nearer end of the list is chosen. */
	private const DEEP = 100;

	/**
	 * The stored cards of a page.
	 *
	 * @param int $number Rows of the page; 0 past the end.
	 * @return list<string>
	 */
	public static function docs( Listing $listing, int $offset, int $number, int $total ): array {
		if ( $number < 1 ) {
			return array();
		}
		$behind  = $total - $offset - $number;
		$seek    = $offset < self::DEEP || $listing->is_filtered() ? null : Months::seek( $listing->role, $offset, $number );
		$since   = $seek && $seek[1] <= $behind ? " AND {$seek[0]}" : '';
		$offset  = $seek && '' !== $since ? $seek[1] : $offset;
		$is_near = $offset < self::DEEP || '' !== $since || $behind >= $offset;
		$is_few  = $offset < self::DEEP && '' === $since;
		$any     = new Any_Skill( $listing );
		$is_any  = $any->is_asked_for();
		if ( $is_any && $is_few ) {
			return self::whole( $any->members( $offset + $number ), Listing::ordered( $listing->role, 'd' ), $number, $offset );
		}
		if (
			$is_few
				&& $listing->is_in_order
				&& '' === $listing->filters['available']
				&& ! $listing->filters['deadline']
		) {
			// Members who are not free, or have no such deadline, must be skipped without reading the card.
			return self::whole( $listing->from(), $listing->order, $number, $offset );
		}
		$order = $is_any ? Listing::ordered( $listing->role, 's' ) : $listing->order;
		// A page in the second half is read from the end.
		$inner  = $is_near ? $order : strtr( $order, array( ' DESC' => ' ASC' ) );
		$offset = $is_near ? $offset : $behind;
		$from   = $is_any
			? $any->table( $inner, $offset + $number )
			: self::from( $listing, $offset + $number, $total ) . $since;
		return self::ordered( $listing->role, $is_any ? 's' : $listing->side, "{$from} ORDER BY {$inner}", $number, $offset );
	}

	/**
	 * Reads cards in their order, where few others are passed over.
	 *
	 * @param string $from  Tables with the members' rows `d`, and conditions, prepared.
	 * @param string $order ORDER BY clause.
	 * @return list<string>
	 */
	public static function whole( string $from, string $order, int $number, int $offset ): array {
		return Sql::column( "SELECT `d`.`doc` FROM {$from} ORDER BY {$order} LIMIT %d OFFSET %d", $number, $offset );
	}

	/**
	 * Orders ids, and reads cards after that: they are too long to be sorted or skipped.
	 *
	 * @param string $side Table of the ids.
	 * @param string $from Tables, conditions and ORDER BY clause, prepared.
	 * @return list<string>
	 */
	public static function ordered( string $role, string $side, string $from, int $number, int $offset ): array {
		return Sql::column(
			"SELECT `d`.`doc` FROM (SELECT `{$side}`.`user_id` FROM {$from} LIMIT %d OFFSET %d) `page` JOIN {directory} `d` USING (`user_id`) ORDER BY "
				. Listing::ordered( $role, 'd' ),
			$number,
			$offset
		);
	}

	/**
	 * Stored cards by user, in one query.
	 *
	 * @param list<int> $ids Users.
	 * @return array<int,string>
	 */
	public static function by_id( array $ids ): array {
		$cards = array();
		foreach ( $ids ? Sql::rows( 'SELECT user_id, doc FROM {directory} WHERE user_id IN (' . Sql::in( array_unique( $ids ) ) . ')' ) : array() as $row ) {
			$cards[ (int) $row['user_id'] ] = (string) $row['doc'];
		}
		return $cards;
	}

	/**
	 * Tables and conditions: where the page is full soon, the members of the list one by one.
	 *
	 * @param int $until Members up to the end of the page.
	 */
	private static function from( Listing $listing, int $until, int $total ): string {
		$is_walked = $listing->filters['deadline'] && $listing->steps( $until, $total ) <= Search::FAR;
		return ( $is_walked ? $listing->walked() : $listing )->keys();
	}
}
