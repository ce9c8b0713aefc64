<?php
/**
 * Reads pages of posts with the same few queries for one item as for a hundred.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

use WP_Post;

/**
 * WP_Query would take one more query for the total and one for each thing the items show.
 */
final class Post_Pages {

	/**
	 * Columns a collection may be ordered by.
	 */
	public const ORDER = array(
		'date'     => 'p.post_date',
		'modified' => 'p.post_modified',
		'title'    => 'p.post_title',
		'id'       => 'p.ID',
	);

	/**
	 * The default order of a collection.
	 */
	public const NEWEST = 'p.post_date DESC, p.ID DESC';

	/**
	 * Rows and their total in one query.
	 *
	 * @param string $columns Columns, prepared.
	 * @param string $from    FROM … WHERE …, prepared; posts are `p`.
	 * @param string $order   ORDER BY clause, of fixed parts.
	 * @return array{list<array<string,string|null>>,int} Rows, and how many there are in all. The total of a page past the end is 0.
	 */
	public static function read( string $columns, string $from, string $order, int $limit, int $offset ): array {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- each part is prepared by the caller.
		$rows = (array) $wpdb->get_results(
			"SELECT {$columns}, ( SELECT COUNT(*) {$from} ) AS dm_total {$from} ORDER BY {$order} LIMIT " . $limit . ' OFFSET ' . $offset,
			ARRAY_A
		);
		// phpcs:enable
		return array( array_values( $rows ), $rows ? (int) $rows[0]['dm_total'] : 0 );
	}

	/**
	 * Posts of rows that hold `p.*`, put into the cache. Columns named `dm_…` are kept apart.
	 *
	 * @param list<array<string,string|null>> $rows Rows.
	 * @return list<WP_Post>
	 */
	public static function posts( array $rows ): array {
		$names = array_filter(
			$rows[0] ?? array(),
			static fn( string $name ): bool => ! str_starts_with( $name, 'dm_' ),
			ARRAY_FILTER_USE_KEY
		);
		$posts = array();
		foreach ( $rows as $row ) {
			// The same as sanitize_post() with 'raw', without a look at each column.
			$posts[] = new WP_Post(
				(object) ( array(
					'ID'          => (int) $row['ID'],
					'post_parent' => (int) $row['post_parent'],
					'menu_order'  => (int) $row['menu_order'],
					'filter'      => 'raw',
				) + array_intersect_key( $row, $names ) )
			);
		}
		update_post_cache( $posts );
		return array_values( $posts );
	}

	/**
	 * Term ids by post, in one query.
	 *
	 * @param list<int> $post_ids Posts.
	 * @return array<int,list<int>> Every post has a list.
	 */
	public static function terms( array $post_ids, string $taxonomy ): array {
		global $wpdb;
		$terms = array_fill_keys( $post_ids, array() );
		if ( ! $post_ids ) {
			return $terms;
		}
		$list = implode( ',', array_map( 'intval', $post_ids ) );
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- integers.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT r.object_id, t.term_id FROM {$wpdb->term_relationships} r
				INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id AND t.taxonomy = %s
				WHERE r.object_id IN ({$list}) ORDER BY r.object_id, r.term_order, t.term_id",
				$taxonomy
			)
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			$terms[ (int) $row->object_id ][] = (int) $row->term_id;
		}
		return $terms;
	}
}
