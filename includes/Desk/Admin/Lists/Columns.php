<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use Closure;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Site\Content\Editorial_Types;
use WP_Post;

/**
 * The list of a post type: its columns, filters, search and actions. In SQL, the posts table is `{posts}`; it has fixed parts only.
 * @phpstan-type Column array{0:string,1:Closure(WP_Post):string,2?:string}
 * @phpstan-type Filter array{label:string,choices:array<int|string,string>,sql:Closure(string):string}
 */
abstract class Columns {

	protected const OWNER = '( SELECT u.display_name FROM {users} u WHERE u.ID = {posts}.post_author )';

	/** @return array<string,Column> Label, cell as escaped HTML, and SQL to sort by. Names of ours begin with `dm_`. */
	abstract public function columns(): array;

	/** @return array<string,Filter> Drop-downs by their parameter: the choice '' is no filter, `sql` the prepared condition of another. */
	public function filters(): array {
		return array();
	}

	/** @param list<WP_Post> $posts A page's, for whose cells it reads the data in a constant number of queries. */
	public function prime( array $posts ): void {}

	/** @return list<string> SQL conditions for further columns of the search: `… LIKE %s`. */
	public function search(): array {
		return array();
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string> Escaped HTML.
	 */
	public function actions( array $actions, WP_Post $post ): array {
		return $actions;
	}

	/** @return array<string,string> Labels of further bulk actions by name. */
	public function bulk(): array {
		return array();
	}

	/** $condition: fixed words and the tables' names. */
	protected static function prepared( string $condition, string ...$values ): string {
		global $wpdb;
		return (string) $wpdb->prepare( $condition, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed words.
	}

	/** SQL of a meta. */
	protected static function meta( string $key ): string {
		return "( SELECT m.meta_value FROM {postmeta} m WHERE m.post_id = {posts}.ID AND m.meta_key = '{$key}' LIMIT 1 )";
	}

	/** SQL of a typed field. */
	protected static function field( string $name ): string {
		return self::meta( Editorial_Types::META_PREFIX . $name );
	}

	/** @return Column The member, linked to their items. */
	protected static function owner( string $label ): array {
		return array(
			$label,
			static fn( WP_Post $post ): string => People::link( (int) $post->post_author, $post->post_type ),
			self::OWNER,
		);
	}

	/** @return Column */
	protected static function posted( string $label ): array {
		return array( $label, static fn( WP_Post $post ): string => esc_html( (string) get_the_date( '', $post ) ), '{posts}.post_date' );
	}

	/** @return array{string,Closure(WP_Post):string} A typed field's text. */
	protected static function text( string $label, string $field ): array {
		return array(
			$label,
			static function ( WP_Post $post ) use ( $field ): string {
				$text = Editorial_Types::field( $post->ID, $field );
				return '' === $text ? '—' : esc_html( $text );
			},
		);
	}

	/** @return array{string,Closure(WP_Post):string} A typed field's address, by its host. */
	protected static function address( string $label, string $field ): array {
		return array(
			$label,
			static function ( WP_Post $post ) use ( $field ): string {
				$url  = Editorial_Types::field( $post->ID, $field );
				$host = (string) wp_parse_url( $url, PHP_URL_HOST );
				return '' === $host ? '—' : Ui::link( $url, $host );
			},
		);
	}
}
