<?php
/**
 * Adds a type's columns, orders, filters and search to core's list of posts.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Module;
use WP_Post;
use WP_Query;

/**
 * Uses a constant number of queries.
 */
final class Post_List implements Module {

	/**
	 * @param string $first Column to sort by initially, descending; '' for core's order.
	 */
	public function __construct( private readonly Columns $columns, private readonly string $first = '' ) {}

	public function register(): void {
		$type = $this->columns->type();
		add_filter( "manage_{$type}_posts_columns", array( $this, 'columns' ) );
		add_action( "manage_{$type}_posts_custom_column", array( $this, 'cell' ), 10, 2 );
		add_filter( "manage_edit-{$type}_sortable_columns", array( $this, 'sortable' ) );
		add_filter( "bulk_actions-edit-{$type}", array( $this, 'bulk' ) );
		add_action( 'restrict_manage_posts', array( $this, 'filters' ) );
		add_filter( 'post_row_actions', array( $this, 'actions' ), 10, 2 );
		add_filter( 'posts_clauses', array( $this, 'clauses' ), 10, 2 );
		add_filter( 'posts_search', array( $this, 'search' ), 10, 2 );
		add_filter( 'the_posts', array( $this, 'prime' ), 10, 2 );
		add_filter( 'the_title', array( $this, 'title' ), 99, 2 );
	}

	/**
	 * Core's checkbox and title, then ours. Core's author and date are replaced.
	 *
	 * @param array<string,string> $core Columns.
	 * @return array<string,string>
	 */
	public function columns( array $core ): array {
		return array_replace( array_intersect_key( $core, array_flip( array( 'cb', 'title' ) ) ), $this->columns->columns() );
	}

	public function cell( string $column, int $post_id ): void {
		$post = get_post( $post_id );
		if ( $post instanceof WP_Post ) {
			$this->columns->cell( $column, $post );
		}
	}

	/**
	 * @param array<string,mixed> $core Columns.
	 * @return array<string,mixed>
	 */
	public function sortable( array $core ): array {
		foreach ( array_keys( $this->columns->orders() ) as $column ) {
			$core[ $column ] = $column === $this->first ? array( $column, true, '', '', 'desc' ) : array( $column, false );
		}
		return $core;
	}

	/**
	 * Removes core's bulk edit, which would change owner and status without the services.
	 *
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function bulk( array $actions ): array {
		if ( in_array( $this->columns->type(), Item_Types::ALL, true ) ) {
			unset( $actions['edit'] );
		}
		$in_trash = 'trash' === ( $_REQUEST['post_status'] ?? '' ); // phpcs:ignore WordPress.Security -- only compared.
		return $in_trash ? $actions : $this->columns->bulk() + $actions;
	}

	public function filters( string $type ): void {
		if ( $type !== $this->columns->type() ) {
			return;
		}
		foreach ( $this->columns->filters() as $name => $filter ) {
			printf(
				'<label class="screen-reader-text" for="%1$s">%2$s</label><select name="%1$s" id="%1$s">',
				esc_attr( $name ),
				esc_html( $filter['label'] )
			);
			foreach ( $filter['choices'] as $value => $label ) {
				printf(
					'<option value="%s"%s>%s</option>',
					esc_attr( (string) $value ),
					selected( $this->chosen( $name ), (string) $value, false ),
					esc_html( $label )
				);
			}
			echo '</select>';
		}
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Post $post ): array {
		return $post->post_type === $this->columns->type() ? $this->columns->actions( $actions, $post ) : $actions;
	}

	/**
	 * Adds order, filters and search to the query.
	 *
	 * @param array<string,string> $clauses SQL by clause.
	 * @return array<string,string>
	 */
	public function clauses( array $clauses, WP_Query $query ): array {
		if ( ! $this->is_list( $query ) ) {
			return $clauses;
		}
		foreach ( array_keys( $this->columns->filters() ) as $name ) {
			$value     = $this->chosen( $name );
			$condition = '' === $value ? '' : $this->columns->condition( $name, $value );
			if ( '' !== $condition ) {
				$clauses['where'] .= ' AND ' . $this->sql( $condition );
			}
		}
		$by    = $query->get( 'orderby' ) ? $query->get( 'orderby' ) : $this->first;
		$order = is_string( $by ) ? $this->columns->orders()[ $by ] ?? '' : '';
		if ( '' !== $order ) {
			$way                = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$clauses['orderby'] = $this->sql( $order ) . " {$way}, " . $this->sql( '{posts}.ID DESC' );
		}
		return $clauses;
	}

	/**
	 * Searches names of users, too.
	 *
	 * @param string $search SQL of core's search.
	 */
	public function search( string $search, WP_Query $query ): string {
		global $wpdb;
		$text = trim( (string) $query->get( 's' ) );
		if ( '' === $text || '' === $search || ! $this->is_list( $query ) || ! $this->columns->search() ) {
			return $search;
		}
		$like = '%' . $wpdb->esc_like( $text ) . '%';
		$also = array_map(
			fn( string $condition ): string => (string) $wpdb->prepare( $this->sql( $condition ), $like ), // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- fixed parts.
			$this->columns->search()
		);
		return ' AND ( ( 1=1 ' . $search . ' ) OR ' . implode( ' OR ', $also ) . ' )';
	}

	/**
	 * Primes the data of the page.
	 *
	 * @param array<WP_Post> $posts
	 * @return array<WP_Post>
	 */
	public function prime( array $posts, WP_Query $query ): array {
		if ( $posts && $this->is_list( $query ) ) {
			$this->columns->prime( array_values( $posts ) );
		}
		return $posts;
	}

	/**
	 * Escapes titles: members type plain text, and core prints titles without escaping. An application is called by its candidate: its own
	 * title is the job's, which has a column.
	 *
	 * @param string $title
	 * @param int    $post_id
	 */
	public function title( mixed $title, mixed $post_id = 0 ): string {
		$post = (int) $post_id > 0 ? get_post( (int) $post_id ) : null;
		if ( ! $post instanceof WP_Post || $post->post_type !== $this->columns->type() ) {
			return (string) $title;
		}
		$name = Item_Types::APPLICATION === $post->post_type ? People::name( (int) $post->post_author ) : '';
		return esc_html( '' === $name ? (string) $title : $name );
	}

	/**
	 * The chosen value of a drop-down, '' for none or an unknown one.
	 *
	 * @param string $name Key of filters().
	 */
	private function chosen( string $name ): string {
		$value = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- a list is only read.
		return isset( $this->columns->filters()[ $name ]['choices'][ $value ] ) ? $value : '';
	}

	private function is_list( WP_Query $query ): bool {
		return $query->is_main_query() && $query->get( 'post_type' ) === $this->columns->type();
	}

	private function sql( string $part ): string {
		global $wpdb;
		return str_replace( '{posts}', $wpdb->posts, $part );
	}
}
