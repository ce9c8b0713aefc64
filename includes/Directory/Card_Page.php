<?php
/**
 * Reads the cards of one page of a list. An index orders the rows first, and only those of the page are read completely.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Database\Tables;

final class Card_Page {

	/**
	 * From this offset on, skipped rows are not read completely, and the nearer end of the list is chosen.
	 */
	private const DEEP = 100;

	/**
	 * The stored cards of a page.
	 *
	 * @param int $number Rows of the page; 0 past the end.
	 * @return list<string>
	 */
	public static function docs( Listing $listing, int $offset, int $number, int $total ): array {
		global $wpdb;
		if ( $number < 1 ) {
			return array();
		}
		$behind  = $total - $offset - $number;
		$seek    = $offset < self::DEEP || $listing->is_filtered() ? null : Months::seek( $listing->role, $offset, $number );
		$since   = $seek && $seek[1] <= $behind ? " AND {$seek[0]}" : '';
		$offset  = $seek && '' !== $since ? $seek[1] : $offset;
		$is_near = $offset < self::DEEP || '' !== $since || $behind >= $offset;
		$any     = new Any_Skill( $listing );
		if (
			$offset < self::DEEP
				&& '' === $since
				&& $listing->is_in_order
				&& ! $listing->filters['words']
				&& '' === $listing->filters['available']
				&& ! $listing->filters['deadline']
		) {
			// Skipping a few rows is cheap. Members who are not free, or have no such deadline, must be skipped without reading the card,
			// though.
			$sql = "SELECT `d`.`doc` FROM {$listing->from()} ORDER BY {$listing->order} LIMIT %d OFFSET %d";
		} else {
			$is_any = $any->is_asked_for();
			$order  = $is_any ? Listing::ordered( $listing->role, 's' ) : $listing->order;
			// A page in the second half is read from the end.
			$inner  = $is_near ? $order : strtr( $order, array( ' DESC' => ' ASC' ) );
			$offset = $is_near ? $offset : $behind;
			$from   = $is_any ? $any->table( $inner, $offset + $number ) : self::from( $listing, $offset + $number, $total ) . $since;
			$id     = $is_any ? '`s`.`user_id`' : "`{$listing->side}`.`user_id`";
			// The inner query orders ids, the outer one reads cards: they are too long to be sorted or skipped.
			$sql = "SELECT `d`.`doc` FROM (SELECT {$id} FROM {$from} ORDER BY {$inner} LIMIT %d OFFSET %d) `page` JOIN `"
				. Tables::name( 'directory' )
				. '` `d` USING (`user_id`) ORDER BY '
				. Listing::ordered( $listing->role, 'd' );
		}
		return array_values( $wpdb->get_col( $wpdb->prepare( $sql, $number, $offset ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names; the rest is prepared.
	}

	/**
	 * Tables and conditions: where the page is full soon, the members of the list one by one.
	 *
	 * @param int $until Members up to the end of the page.
	 */
	private static function from( Listing $listing, int $until, int $total ): string {
		return $listing->filters['deadline'] && $listing->steps( $until, $total ) <= Search::FAR ? $listing->walked() : $listing->keys();
	}
}
