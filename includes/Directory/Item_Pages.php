<?php
/** Pages of works or missions, of one member or of all members. */

declare( strict_types=1 );

namespace DesignMarketplace\Directory;

use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Item_Policy;

/** For all members it merges the newest of each status: an index has each status in order, but no index has them all in one order. */
final class Item_Pages {

	/**
	 * @param list<string> $published Statuses of what is published: like the type never user input.
	 * @param string $own SQL for what only the author sees.
	 */
	public function __construct(
		private readonly string $type,
		private readonly array $published,
		private readonly string $own
	) {}

	/**
	 * The viewer's own items include those that only they can see.
	 * @param string $author Prepared condition for a member's items; '' for all members.
	 * @return array{list<array<string,string|null>>,int} Rows of a page, and the total.
	 */
	public function read( string $columns, string $author, string $order, int $limit, int $offset ): array {
		$own = Item_Policy::has_own( $this->type ) ? "{$this->own} AND " . Ownership::sql( 'post_author', get_current_user_id() ) : '';
		if ( '' === $author && str_starts_with( $order, Post_Pages::ORDER['date'] ) ) {
			return $this->newest( $columns, $own, $order, $limit, $offset );
		}
		$from = $this->visible( $own ) . ' AND ' . State::sql_not_off( 'post_author' ) . ( '' === $author ? '' : " AND {$author}" );
		return Post_Pages::read( $columns, $from, $order, $limit, $offset );
	}

	/**
	 * Cheaper than a page: nothing is counted, and the member's meta is in the cache.
	 * @param string $order ORDER BY clause, of fixed parts.
	 * @return list<array<string,string|null>>|null All rows; null if there are more than the limit.
	 */
	public function whole( string $columns, int $author, string $order, int $limit ): ?array {
		if ( State::is_marked( $author ) ) {
			return array();
		}
		$own  = Ownership::is_mine( $author ) && Item_Policy::has_own( $this->type ) ? $this->own : '';
		$from = $this->visible( $own ) . " AND post_author = {$author}";
		$rows = Post_Pages::rows( $columns, $from, $order, $limit + 1, 0 );
		return count( $rows ) > $limit ? null : $rows;
	}

	/** FROM and WHERE for published items, and the viewer's own unpublished ones. The callers leave out accounts that are off. */
	private function visible( string $own ): string {
		global $wpdb;
		$published = 'post_status IN ( ' . Sql::words( $this->published ) . ' )';
		return "FROM {$wpdb->posts} p WHERE post_type = '{$this->type}' AND "
			. ( '' === $own ? $published : "( {$published} OR ( {$own} ) )" );
	}

	/** @return array{list<array<string,string|null>>,int} Items of all members by date, and the total. */
	private function newest( string $columns, string $own, string $order, int $limit, int $offset ): array {
		$type      = "post_type = '{$this->type}' AND ";
		$seen      = $type . State::sql_not_off( 'post_author' );
		$published = array_map( static fn( string $status ): string => "{$seen} AND post_status = '{$status}'", $this->published );
		// A viewer who has logged in is not off.
		$own   = '' === $own ? array() : array( $type . $own );
		$total = self::count( $own ) + Kept_Counts::of(
			Kept_Counts::LISTS,
			'items ' . implode( ' ', $published ),
			static fn(): array => array( 'total' => self::count( $published ) )
		)['total'];
		if ( $offset >= $total ) {
			return array( array(), $total );
		}
		$reach = $offset + $limit;
		$parts = array_map(
			static fn( string $part ): string =>
				"SELECT * FROM ( SELECT ID, post_date FROM {posts} WHERE {$part} ORDER BY {$order} LIMIT {$reach} ) part",
			array( ...$published, ...$own )
		);
		$page  = implode( ' UNION ALL ', $parts ) . " ORDER BY {$order} LIMIT {$limit} OFFSET {$offset}";
		$rows  = Sql::rows( "SELECT {$columns} FROM ( {$page} ) page INNER JOIN {posts} p USING (ID)" );
		// Sorted here: the database would write the whole rows, texts included, into a temporary table.
		$way   = str_ends_with( $order, ' DESC' ) ? SORT_DESC : SORT_ASC;
		$dates = array_column( $rows, 'post_date' );
		$ids   = array_column( $rows, 'ID' );
		array_multisort( $dates, $way, SORT_STRING, $ids, $way, SORT_NUMERIC, $rows );
		return array( $rows, $total );
	}

	/**
	 * The number of posts that meet one of the conditions.
	 * @param list<string> $conditions Prepared.
	 */
	private static function count( array $conditions ): int {
		$numbers = array_map( static fn( string $those ): string => "( SELECT COUNT(*) FROM {posts} WHERE {$those} )", $conditions );
		return $numbers ? (int) Sql::value( 'SELECT ' . implode( ' + ', $numbers ) ) : 0;
	}
}
