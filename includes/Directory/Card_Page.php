<?php
/**
 * Reads the cards of one page of a list: the rows are ordered by an index first, and only the page's are read whole.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Database\Tables;

final class Card_Page {

	/**
	 * Rows to pass over from which on they are not read whole, and it is worth asking which end is nearer.
	 */
	private const DEEP = 100;

	/**
	 * The cards of a page as they are stored.
	 *
	 * @param Listing $listing The list.
	 * @param int     $offset  Rows to pass over.
	 * @param int     $number  Rows of the page; none where it is past the end.
	 * @param int     $total   All rows.
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
		if ( $offset < self::DEEP && '' === $since && $listing->is_in_order && ! $listing->filters['words'] && '' === $listing->filters['available'] ) {
			// Passing over the few before is cheap. Who is not free has to be passed over without reading the card.
			$sql = "SELECT `d`.`doc` FROM {$listing->from()} ORDER BY {$listing->order} LIMIT %d OFFSET %d";
		} else {
			$is_any = $any->is_asked_for();
			$order  = $is_any ? Listing::ordered( $listing->role, 's' ) : $listing->order;
			// A page past the middle is nearer from the end.
			$inner  = $is_near ? $order : strtr( $order, array( ' DESC' => ' ASC' ) );
			$offset = $is_near ? $offset : $behind;
			$from   = $is_any ? $any->table( $inner, $offset + $number ) : $listing->from() . $since;
			$id     = $is_any ? '`s`.`user_id`' : '`d`.`user_id`';
			// Only the page's rows are read whole, when they are in order: the cards are too long to be sorted or passed over.
			$sql = "SELECT `d`.`doc` FROM (SELECT {$id} FROM {$from} ORDER BY {$inner} LIMIT %d OFFSET %d) `page` JOIN `" . Tables::name( 'directory' ) . '` `d` USING (`user_id`) ORDER BY ' . Listing::ordered( $listing->role, 'd' );
		}
		return array_values( $wpdb->get_col( $wpdb->prepare( $sql, $number, $offset ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names; the rest is prepared.
	}
}
