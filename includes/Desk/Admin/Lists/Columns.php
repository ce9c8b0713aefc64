<?php
/** Columns, orders and filters of one post type's list. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use WP_Post;

interface Columns {

	/**
	 * Labels of the columns after the title. Names of ours begin with `dm_`.
	 *
	 * @return array<string,string>
	 */
	public function columns(): array;

	/**
	 * SQL expressions to sort columns by; the posts table is `{posts}`. Only fixed parts and table names.
	 *
	 * @return array<string,string>
	 */
	public function orders(): array;

	/**
	 * Reads the data for a page's cells, in a constant number of queries.
	 *
	 * @param list<WP_Post> $posts Posts of the page.
	 */
	public function prime( array $posts ): void;

	public function cell( string $column, WP_Post $post ): void;

	/**
	 * Drop-downs above the list, by name of the parameter. The first value '' means no filter.
	 *
	 * @return array<string,array{label:string,choices:array<int|string,string>}>
	 */
	public function filters(): array;

	/**
	 * Prepared SQL condition of a filter, '' for none; the posts table is `{posts}`.
	 *
	 * @param string $filter Key of filters().
	 * @param string $value  One of the choices.
	 */
	public function condition( string $filter, string $value ): string;

	/**
	 * SQL conditions for further columns of the search: `… LIKE %s`; the posts table is `{posts}`.
	 *
	 * @return list<string>
	 */
	public function search(): array;

	/**
	 * @param array<string,string> $actions Core's.
	 * @return array<string,string> Escaped HTML.
	 */
	public function actions( array $actions, WP_Post $post ): array;

	/**
	 * Labels of further bulk actions by name.
	 *
	 * @return array<string,string>
	 */
	public function bulk(): array;
}
