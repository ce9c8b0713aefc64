<?php
/**
 * What the list of one post type shows, sorts by and filters by.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Lists;

use WP_Post;

interface Columns {

	/**
	 * The post type.
	 */
	public function type(): string;

	/**
	 * The columns behind the title: label by name. Names of ours begin with `dm_`.
	 *
	 * @return array<string,string>
	 */
	public function columns(): array;

	/**
	 * SQL expression a column is sorted by; posts are `{posts}`. Fixed parts and table names only.
	 *
	 * @return array<string,string>
	 */
	public function orders(): array;

	/**
	 * Reads at once what the cells of a page need, with the same queries for any number.
	 *
	 * @param list<WP_Post> $posts Posts of the page.
	 */
	public function prime( array $posts ): void;

	/**
	 * Prints a cell, escaped.
	 */
	public function cell( string $column, WP_Post $post ): void;

	/**
	 * Drop-downs above the list: values with labels, by name of the parameter. The first value, '', is none.
	 *
	 * @return array<string,array{label:string,choices:array<int|string,string>}>
	 */
	public function filters(): array;

	/**
	 * Prepared SQL condition of a chosen filter, '' for none; posts are `{posts}`.
	 *
	 * @param string $filter Key of filters().
	 * @param string $value  Chosen value, one of the choices.
	 */
	public function condition( string $filter, string $value ): string;

	/**
	 * SQL conditions a search also looks into: `… LIKE %s`; posts are `{posts}`.
	 *
	 * @return list<string>
	 */
	public function search(): array;

	/**
	 * Actions under the title.
	 *
	 * @param array<string,string> $actions Core's.
	 * @return array<string,string> Escaped HTML.
	 */
	public function actions( array $actions, WP_Post $post ): array;

	/**
	 * Actions on several at once, beside core's trash: label by name.
	 *
	 * @return array<string,string>
	 */
	public function bulk(): array;
}
