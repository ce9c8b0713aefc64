<?php
/**
 * Spares core's list reads of pages and of the operator's types the statements whose answers are known or asked for by nobody.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_Query;
use WP_REST_Request;

/**
 * The home page reads three lists before it is printed: each statement less is one less for every visitor.
 */
final class Frugal_Reads {

	private const TYPES = array( 'page', Types::EVENT, Types::RESOURCE, Types::READING, Types::PAST_PROJECT );

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'split_the_query', array( $this, 'read_rows_at_once' ), 10, 2 );
		add_filter( 'rest_page_query', array( $this, 'ask_for_no_revision' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'allow_revisions_again' ), 0 );
		add_filter( 'found_posts_query', array( $this, 'count_nothing' ), 10, 2 );
		add_filter( 'found_posts', array( $this, 'count_what_is_there' ), 10, 2 );
	}

	/**
	 * Core reads ids first, then the rows that no object cache has. Without such a cache, it has none.
	 *
	 * @param mixed    $split Whether core would.
	 * @param WP_Query $query Query.
	 */
	public function read_rows_at_once( mixed $split, WP_Query $query ): bool {
		return (bool) $split && ( wp_using_ext_object_cache() || ! in_array( $query->get( 'post_type' ), self::TYPES, true ) );
	}

	/**
	 * A stranger is not told of a page's revisions: core would look for the last one to link to it.
	 *
	 * @param array<string,mixed>                  $args    Arguments of the query.
	 * @param WP_REST_Request<array<string,mixed>> $request Request.
	 * @return array<string,mixed>
	 */
	public function ask_for_no_revision( array $args, WP_REST_Request $request ): array {
		if ( 'GET' === $request->get_method() && ! is_user_logged_in() ) {
			add_filter( 'wp_revisions_to_keep', array( $this, 'none' ) );
		}
		return $args;
	}

	/**
	 * The answer is made.
	 *
	 * @param mixed $response Answer, handed on.
	 */
	public function allow_revisions_again( mixed $response ): mixed {
		remove_filter( 'wp_revisions_to_keep', array( $this, 'none' ) );
		return $response;
	}

	/**
	 * No revisions: a method of its own, so that nobody else's filter is taken away with it.
	 */
	public function none(): int {
		return 0;
	}

	/**
	 * Who asks for pages by slug and gets fewer than would be given has them all.
	 *
	 * @param mixed    $sql   Statement that counts.
	 * @param WP_Query $query Query.
	 */
	public function count_nothing( mixed $sql, WP_Query $query ): mixed {
		return self::has_all( $query ) ? '' : $sql;
	}

	/**
	 * Their number.
	 *
	 * @param mixed    $found As counted.
	 * @param WP_Query $query Query.
	 */
	public function count_what_is_there( mixed $found, WP_Query $query ): mixed {
		return self::has_all( $query ) ? count( $query->posts ?? array() ) : $found;
	}

	private static function has_all( WP_Query $query ): bool {
		return 'page' === $query->get( 'post_type' )
			&& array() !== array_filter( (array) $query->get( 'post_name__in' ) )
			&& 2 > (int) $query->get( 'paged' )
			&& 0 === (int) $query->get( 'offset' )
			&& count( $query->posts ?? array() ) < (int) $query->get( 'posts_per_page' );
	}
}
