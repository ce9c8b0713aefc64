<?php
/** Siblings: one page, event, tool, reading or past project in several languages. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Sql;
use WP_Error;
use WP_Post;
use WP_REST_Request;

/**
 * Siblings share a group, and the first of them has their address. A visitor gets the one in their language, else in the site's, else
 * the first. Where WPML or Polylang is active, it says which posts are siblings.
 * @phpstan-type Sibling array{id:int,slug:string,language:string}
 */
final class Siblings {

	/** Post meta: what siblings share. */
	public const GROUP = '_design_marketplace_group';

	private const LANGUAGE = Editorial_Types::META_PREFIX . 'locale';

	/** A new sibling begins with these. */
	private const COPIED = array( '_thumbnail_id' => 1, '_wp_page_template' => 1 );

	/** The language a post is in: two or three letters. */
	public static function language( WP_Post $post ): string {
		$own = Translation_Plugins::language( $post ) ?? Editorial_Types::field( $post->ID, 'locale' );
		return '' === $own ? Languages::site() : $own;
	}

	/**
	 * The published siblings of a post, itself among them if it is published; the first is the one with their address.
	 * @return non-empty-list<Sibling>
	 */
	public static function published( WP_Post $post ): array {
		$theirs = Translation_Plugins::siblings( $post );
		$group  = (string) get_post_meta( $post->ID, self::GROUP, true );
		$alone  = array( 'id' => $post->ID, 'slug' => $post->post_name, 'language' => self::language( $post ) );
		return $theirs ?? ( '' === $group ? array( $alone ) : self::groups( $post->post_type )[ $group ] ?? array( $alone ) );
	}

	/** The one that visitors see at their address; itself, if nobody sees any. */
	public static function shown( WP_Post $post, string $language = '' ): WP_Post {
		return self::post( self::best( self::published( $post ), '' === $language ? Languages::current() : $language )['id'] );
	}

	/** Path of the address below home, with the language if another sibling's is without one. */
	public static function address( WP_Post $post ): string {
		$first = self::published( $post )[0];
		$path  = 'home' === $first['slug'] ? '/' : "/{$first['slug']}";
		return $first['id'] === $post->ID ? $path : "{$path}?lang=" . self::language( $post );
	}

	/**
	 * Lists and pages by their slug: of siblings the one in the visitor's language. Editors get all.
	 * @param array<string,mixed> $args Query.
	 * @return array<string,mixed>
	 */
	public static function one_of_each( array $args, WP_REST_Request $request ): array {
		if ( 'edit' === $request['context'] || ! empty( $args['post__in'] ) ) {
			return $args;
		}
		if ( ! empty( $args['post_name__in'] ) ) {
			$shown = static fn( string $slug ): string => self::slug( $slug, $args['post_type'] );

			$args['post_name__in'] = array_map( $shown, $args['post_name__in'] );
			return Translation_Plugins::within( $args, '' );
		}
		if ( Translation_Plugins::is_active() ) {
			return Translation_Plugins::within( $args, Languages::current() );
		}
		$args['post__not_in'] = array( ...(array) ( $args['post__not_in'] ?? array() ), ...self::hidden( $args['post_type'] ) ); // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- what editors wrote.
		return $args;
	}

	/** @return list<int> The siblings that are not for this visitor. */
	public static function hidden( string $type ): array {
		$hidden = array();
		foreach ( Translation_Plugins::is_active() ? array() : self::groups( $type ) as $group ) {
			array_push( $hidden, ...array_diff( array_column( $group, 'id' ), array( self::best( $group, Languages::current() )['id'] ) ) );
		}
		return $hidden;
	}

	/** Refuses a language that a sibling has already. */
	public static function refuse_second( mixed $prepared, WP_REST_Request $request ): mixed {
		$post = $request['id'] ? get_post( (int) $request['id'] ) : null;
		$meta = is_array( $request['meta'] ) ? $request['meta'] : array();
		if ( ! is_string( $meta[ self::LANGUAGE ] ?? null ) || ! $post instanceof WP_Post || is_wp_error( $prepared ) ) {
			return $prepared;
		}
		$language = '' === $meta[ self::LANGUAGE ] ? Languages::site() : $meta[ self::LANGUAGE ];
		return in_array( self::all( $post )[ $language ] ?? $post->ID, array( $post->ID ), true )
			? $prepared
			: new WP_Error( 'language_taken', __( 'There is one in this language already.', 'design-marketplace' ), array( 'status' => 400 ) );
	}

	/** @return array<string,int> Ids by language, also of what is not published yet: for editors. */
	public static function all( WP_Post $post ): array {
		$theirs = Translation_Plugins::siblings( $post );
		$group  = (string) get_post_meta( $post->ID, self::GROUP, true );
		$ids    = null !== $theirs || '' === $group ? array() : Sql::ids(
			"SELECT p.ID FROM {postmeta} g INNER JOIN {posts} p ON p.ID = g.post_id
			WHERE g.meta_key = %s AND g.meta_value = %s AND p.post_type = %s AND p.post_status NOT IN ('trash','auto-draft','inherit') ORDER BY p.ID",
			self::GROUP,
			$group,
			$post->post_type
		);
		$all    = array_column( $theirs ?? array(), 'id', 'language' );
		foreach ( $ids as $id ) {
			$all[ self::language( self::post( $id ) ) ] ??= $id;
		}
		return $all + array( self::language( $post ) => $post->ID );
	}

	/** Makes a draft in another language, which begins with the same words. Returns its id; that of the one there is already. */
	public static function make( WP_Post $from, string $language ): int {
		$all = self::all( $from );
		if ( isset( $all[ $language ] ) ) {
			return $all[ $language ];
		}
		$new = (int) wp_insert_post(
			array(
				'post_type'    => $from->post_type,
				'post_title'   => wp_slash( $from->post_title ),
				'post_content' => wp_slash( $from->post_content ),
				'post_excerpt' => wp_slash( $from->post_excerpt ),
				'post_parent'  => $from->post_parent,
				'menu_order'   => $from->menu_order,
			)
		);
		$own = array_map( Editorial_Fields::key( ... ), Editorial_Fields::of( $from->post_type ) );
		foreach ( array_intersect_key( get_post_meta( $from->ID ), self::COPIED + array_flip( $own ) ) as $key => $values ) {
			update_post_meta( $new, $key, wp_slash( $values[0] ) );
		}
		self::join( $new, $from->ID, $language );
		return $new;
	}

	/** Makes a post one of another's siblings. */
	public static function join( int $post_id, int $other_id, string $language ): void {
		$group = (string) get_post_meta( $other_id, self::GROUP, true );
		if ( '' === $group ) {
			$group = wp_generate_uuid4();
			update_post_meta( $other_id, self::GROUP, $group );
			// The site's language may be another one some day.
			update_post_meta( $other_id, self::LANGUAGE, self::language( self::post( $other_id ) ) );
		}
		update_post_meta( $post_id, self::GROUP, $group );
		update_post_meta( $post_id, self::LANGUAGE, $language );
	}

	/** The slug of the sibling that is shown. */
	private static function slug( string $slug, string $type ): string {
		$post = get_page_by_path( $slug, 'OBJECT', $type );
		return $post instanceof WP_Post && 'publish' === $post->post_status ? self::shown( $post )->post_name : $slug;
	}

	/**
	 * @param non-empty-list<Sibling> $siblings
	 * @return Sibling
	 */
	private static function best( array $siblings, string $language ): array {
		$by = array_column( array_reverse( $siblings ), null, 'language' );
		return $by[ $language ] ?? $by[ Languages::site() ] ?? $siblings[0];
	}

	/** @return array<string,non-empty-list<Sibling>> The published ones of a type by group: one statement, kept until a post changes. */
	private static function groups( string $type ): array {
		return self::all_groups()[ $type ] ?? array();
	}

	/** @return array<string,array<array-key,non-empty-list<Sibling>>> By type and group; all types at once, as a page shows several. */
	private static function all_groups(): array {
		$key   = 'siblings:' . Languages::site() . ':' . wp_cache_get_last_changed( 'posts' );
		$found = wp_cache_get( $key, 'design_marketplace' );
		if ( is_array( $found ) ) {
			return $found;
		}
		$groups = array();
		foreach ( Sql::rows(
			"SELECT p.ID AS id, p.post_type AS type, p.post_name AS slug, g.meta_value AS family, l.meta_value AS language FROM {postmeta} g
			INNER JOIN {posts} p ON p.ID = g.post_id LEFT JOIN {postmeta} l ON l.post_id = p.ID AND l.meta_key = %s
			WHERE g.meta_key = %s AND p.post_status = 'publish' ORDER BY p.ID",
			self::LANGUAGE,
			self::GROUP
		) as $row ) {
			$language = (string) $row['language'];

			$groups[ (string) $row['type'] ][ (string) $row['family'] ][] = array(
				'id'       => (int) $row['id'],
				'slug'     => (string) $row['slug'],
				'language' => '' === $language ? Languages::site() : $language,
			);
		}
		wp_cache_set( $key, $groups, 'design_marketplace', DAY_IN_SECONDS );
		return $groups;
	}

	public static function post( int $id ): WP_Post {
		$post = get_post( $id );
		return $post instanceof WP_Post ? $post : new WP_Post( (object) array( 'ID' => $id ) );
	}

	/** @return array<int|string,string> Names of the languages one can write in, by code. */
	public static function languages(): array {
		return Contract::enum( 'languages' ) + array( Languages::site() => Languages::name( Languages::site() ) );
	}
}
