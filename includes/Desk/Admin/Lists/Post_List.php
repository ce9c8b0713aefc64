<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Lists;

use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Rows;
use LogicException;
use WP_Post;
use WP_Query;

/** Adds a type's columns, orders, filters and search to core's list of posts, in a constant number of queries. */
final class Post_List {

	/** The columns of each type. */
	public const LISTS = array(
		Item_Types::WORK         => Works::class,
		Item_Types::MISSION      => Missions::class,
		Item_Types::APPLICATION  => Applications::class,
		Item_Types::EVENT        => Events::class,
		Item_Types::RESOURCE     => Resources::class,
		Item_Types::READING      => Articles::class,
		Item_Types::PAST_PROJECT => Articles::class,
	);

	/** A list that has this column is ordered by it at first, latest first. */
	private const FIRST = 'dm_day';

	/** The columns of a type, null for another plugin's. */
	private static function of( string $type ): ?Columns {
		return isset( self::LISTS[ $type ] ) ? Rows::object( self::LISTS[ $type ] ) : null;
	}

	/** The columns of the type that the running filter names. */
	private static function filtered(): Columns {
		foreach ( self::LISTS as $type => $columns ) {
			if ( str_contains( (string) current_filter(), $type ) ) {
				return Rows::object( $columns );
			}
		}
		throw new LogicException( 'No list has this filter.' );
	}

	/**
	 * Core's checkbox and title, then ours. Core's author and date are replaced.
	 * @param array<string,string> $core Columns.
	 * @return array<string,string>
	 */
	public function columns( array $core ): array {
		$ours = array_map( static fn( array $column ): string => $column[0], self::filtered()->columns() );
		return array_replace( array_intersect_key( $core, array_flip( array( 'cb', 'title' ) ) ), $ours );
	}

	public function cell( string $column, int $post_id ): void {
		$post = get_post( $post_id );
		$cell = $post instanceof WP_Post ? self::of( $post->post_type )?->columns()[ $column ][1] ?? null : null;
		echo $cell ? $cell( $post ) : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- comes escaped.
	}

	/**
	 * @param array<string,mixed> $core Columns.
	 * @return array<string,mixed>
	 */
	public function sortable( array $core ): array {
		foreach ( self::filtered()->columns() as $name => $column ) {
			if ( isset( $column[2] ) ) {
				$core[ $name ] = self::FIRST === $name ? array( $name, true, '', '', 'desc' ) : array( $name, false );
			}
		}
		return $core;
	}

	/**
	 * Removes core's bulk edit, which would change owner and status without the services.
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function bulk( array $actions ): array {
		if ( array_filter( Item_Types::ALL, static fn( string $type ): bool => str_ends_with( (string) current_filter(), $type ) ) ) {
			unset( $actions['edit'] );
		}
		$in_trash = 'trash' === ( $_REQUEST['post_status'] ?? '' ); // phpcs:ignore WordPress.Security -- only compared.
		return $in_trash ? $actions : self::filtered()->bulk() + $actions;
	}

	public function filters( string $type ): void {
		foreach ( self::of( $type )?->filters() ?? array() as $name => $filter ) {
			Ui::filter( $name, $name, $filter['label'], $filter['choices'], self::chosen( $filter, $name ) );
		}
	}

	/**
	 * @param array<string,string> $actions
	 * @return array<string,string>
	 */
	public function actions( array $actions, WP_Post $post ): array {
		return self::of( $post->post_type )?->actions( $actions, $post ) ?? $actions;
	}

	/**
	 * @param array<string,string> $clauses SQL by clause.
	 * @return array<string,string>
	 */
	public function clauses( array $clauses, WP_Query $query ): array {
		$columns = self::listed( $query );
		if ( ! $columns ) {
			return $clauses;
		}
		foreach ( $columns->filters() as $name => $filter ) {
			$value = self::chosen( $filter, $name );
			if ( '' !== $value ) {
				$clauses['where'] .= ' AND ' . self::sql( $filter['sql']( $value ) );
			}
		}
		$by    = $query->get( 'orderby' ) ? $query->get( 'orderby' ) : self::FIRST;
		$order = is_string( $by ) ? $columns->columns()[ $by ][2] ?? '' : '';
		if ( '' !== $order ) {
			$way                = 'ASC' === strtoupper( (string) $query->get( 'order' ) ) ? 'ASC' : 'DESC';
			$clauses['orderby'] = self::sql( $order ) . " {$way}, " . self::sql( '{posts}.ID DESC' );
		}
		return $clauses;
	}

	/** Searches names of users, too. $search: SQL of core's search. */
	public function search( string $search, WP_Query $query ): string {
		$text  = trim( (string) $query->get( 's' ) );
		$found = self::listed( $query )?->search();
		if ( '' === $text || '' === $search || ! $found ) {
			return $search;
		}
		return ' AND ( ( 1=1 ' . $search . ' ) OR ' . self::finds( $found, $text ) . ' )';
	}

	/**
	 * @param array<WP_Post> $posts
	 * @return array<WP_Post>
	 */
	public function prime( array $posts, WP_Query $query ): array {
		if ( $posts ) {
			self::listed( $query )?->prime( array_values( $posts ) );
		}
		return $posts;
	}

	/**
	 * Escapes titles: members type plain text, and core prints titles without escaping. An application is called by its candidate: its own
	 * title is the job's, which has a column.
	 * @param string $title
	 * @param int    $post_id
	 */
	public function title( mixed $title, mixed $post_id = 0 ): string {
		$post = (int) $post_id > 0 ? get_post( (int) $post_id ) : null;
		if ( ! $post instanceof WP_Post || ! isset( self::LISTS[ $post->post_type ] ) ) {
			return (string) $title;
		}
		$name = Item_Types::APPLICATION === $post->post_type ? People::name( (int) $post->post_author ) : '';
		return esc_html( '' === $name ? (string) $title : $name );
	}

	/**
	 * The values that the filters of a type know, by parameter.
	 * @param array<string,mixed> $sent
	 * @return array<string,string>
	 */
	public static function known( string $type, array $sent ): array {
		$known = array();
		foreach ( self::of( $type )?->filters() ?? array() as $name => $filter ) {
			$value = is_string( $sent[ $name ] ?? null ) ? $sent[ $name ] : '';
			if ( '' !== $value && isset( $filter['choices'][ $value ] ) ) {
				$known[ $name ] = $value;
			}
		}
		return $known;
	}

	/**
	 * The next posts that fit such filters, by their ids.
	 * @param array<string,string> $filters Of known(), with `status` and `text`.
	 * @return list<int>
	 */
	public static function after( string $type, array $filters, int $after, int $limit ): array {
		$columns = self::of( $type );
		$status  = $filters['status'] ?? '';
		$text    = $filters['text'] ?? '';
		$where   = '' === $status ? "{posts}.post_status NOT IN ( 'trash', 'auto-draft' )" : '{posts}.post_status = ' . Sql::words( array( $status ) );
		foreach ( $columns?->filters() ?? array() as $name => $filter ) {
			$where .= isset( $filters[ $name ] ) ? ' AND ' . $filter['sql']( $filters[ $name ] ) : '';
		}
		if ( $columns && '' !== $text ) {
			$where .= ' AND ( ' . self::finds( array( '{posts}.post_title LIKE %s', '{posts}.post_content LIKE %s', ...$columns->search() ), $text ) . ' )';
		}
		return Sql::ids( self::sql( "SELECT ID FROM {posts} WHERE post_type = '{$type}' AND {$where} AND ID > {$after} ORDER BY ID LIMIT {$limit}" ) );
	}

	/**
	 * SQL that looks for a text.
	 * @param list<string> $conditions `… LIKE %s`.
	 */
	private static function finds( array $conditions, string $text ): string {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( $text ) . '%';
		$each = static fn( string $condition ): string => (string) $wpdb->prepare( self::sql( $condition ), $like ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed parts.
		return implode( ' OR ', array_map( $each, $conditions ) );
	}

	/** @param array{choices:array<int|string,string>,...} $filter One of Columns::filters(). '' is none or an unknown choice. */
	private static function chosen( array $filter, string $name ): string {
		$value = Ui::asked( $name );
		return isset( $filter['choices'][ $value ] ) ? $value : '';
	}

	/** The columns of the list that a query is for. */
	private static function listed( WP_Query $query ): ?Columns {
		$type = $query->is_main_query() ? $query->get( 'post_type' ) : '';
		return is_string( $type ) ? self::of( $type ) : null;
	}

	/** SQL with the tables' names. */
	private static function sql( string $part ): string {
		global $wpdb;
		return str_replace( array( '{posts}', '{users}', '{postmeta}' ), array( $wpdb->posts, $wpdb->users, $wpdb->postmeta ), $part );
	}
}
