<?php
/** Reads pages of posts with the same few queries for one item as for a hundred. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Database;

use WP_Post;

/** WP_Query would take one more query for the total and one for each thing the items show. */
final class Post_Pages {

	/** Columns a collection may be ordered by. */
	public const ORDER = array(
		'date'     => 'post_date',
		'modified' => 'post_modified',
		'title'    => 'post_title',
		'id'       => 'ID',
	);

	/** The default order of a collection. */
	public const NEWEST = 'post_date DESC, ID DESC';

	/**
	 * Rows and their total in one query.
	 * @param string $columns Columns, prepared.
	 * @param string $from    FROM … WHERE …, prepared: posts alone, as `p`.
	 * @param string $order   ORDER BY clause, of fixed parts.
	 * @return array{list<array<string,string|null>>,int} Rows, and how many there are in all. The total of a page past the end is 0.
	 */
	public static function read( string $columns, string $from, string $order, int $limit, int $offset ): array {
		$rows = self::rows( "{$columns}, ( SELECT COUNT(*) {$from} ) AS dm_total", $from, $order, $limit, $offset );
		return array( $rows, $rows ? (int) $rows[0]['dm_total'] : 0 );
	}

	/**
	 * Rows without their total.
	 * @param string $columns Columns, prepared.
	 * @param string $from    FROM … WHERE …, prepared: posts alone, as `p`.
	 * @param string $order   ORDER BY clause, of fixed parts.
	 * @return list<array<string,string|null>>
	 */
	public static function rows( string $columns, string $from, string $order, int $limit, int $offset ): array {
		return Sql::rows( "SELECT {$columns} {$from} ORDER BY {$order} LIMIT {$limit} OFFSET {$offset}" );
	}

	/**
	 * Posts of rows that hold `p.*`, put into the cache. Columns named `dm_…` are kept apart.
	 * @param list<array<string,string|null>> $rows
	 * @return list<WP_Post>
	 */
	public static function posts( array $rows ): array {
		$is_core = static fn( string $name ): bool => ! str_starts_with( $name, 'dm_' );
		$posts   = array();
		foreach ( $rows as $row ) {
			$posts[] = new WP_Post( sanitize_post( (object) array_filter( $row, $is_core, ARRAY_FILTER_USE_KEY ), 'raw' ) );
		}
		update_post_cache( $posts );
		return array_values( $posts );
	}

	/**
	 * SQL for the term ids of each post, read by ids().
	 * @param string $taxonomy Of terms without an order of their own; never user input.
	 */
	public static function sql_terms( string $taxonomy ): string {
		global $wpdb;
		return "( SELECT GROUP_CONCAT(term_id) FROM {$wpdb->term_relationships} INNER JOIN {$wpdb->term_taxonomy} USING (term_taxonomy_id) "
			. "WHERE object_id = p.ID AND taxonomy = '{$taxonomy}' )";
	}

	/** SQL for the attachments of each post, read by ids(). */
	public static function sql_attachments(): string {
		global $wpdb;
		return "( SELECT GROUP_CONCAT(ID) FROM {$wpdb->posts} WHERE post_parent = p.ID AND post_type = 'attachment' )";
	}

	/**
	 * Ids of a column, smallest first.
	 * @param string|null $column Value of GROUP_CONCAT().
	 * @return list<int>
	 */
	public static function ids( ?string $column ): array {
		$ids = array_map( 'intval', array_filter( explode( ',', (string) $column ) ) );
		sort( $ids );
		return $ids;
	}
}
