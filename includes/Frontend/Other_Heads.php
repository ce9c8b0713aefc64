<?php
/**
 * Tells Yoast SEO and Rank Math what our routes are: WordPress knows no post for most of them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * What an editor typed for a page stays: only what they have nothing of their own for is filled in.
 *
 * The hooks are theirs: https://developer.yoast.com/customization/apis/metadata-api/,
 * https://rankmath.com/kb/filters-hooks-api-developer/. Without the plugins nothing calls them.
 */
final class Other_Heads {

	/**
	 * Filters of a text, by its name in Head::metas().
	 */
	private const TEXTS = array(
		'title'          => array( 'wpseo_title', 'rank_math/frontend/title' ),
		'description'    => array( 'wpseo_metadesc', 'rank_math/frontend/description' ),
		'og:title'       => array( 'wpseo_opengraph_title', 'wpseo_twitter_title', 'rank_math/opengraph/facebook/og_title', 'rank_math/opengraph/twitter/twitter_title' ),
		'og:description' => array( 'wpseo_opengraph_desc', 'wpseo_twitter_description', 'rank_math/opengraph/facebook/og_description', 'rank_math/opengraph/twitter/twitter_description' ),
		'og:type'        => array( 'wpseo_opengraph_type', 'rank_math/opengraph/type' ),
	);

	/**
	 * Where they keep what an editor typed for a page, by the same names.
	 */
	private const TYPED = array(
		'title'          => array( '_yoast_wpseo_title', 'rank_math_title' ),
		'description'    => array( '_yoast_wpseo_metadesc', 'rank_math_description' ),
		'og:title'       => array( '_yoast_wpseo_opengraph-title', 'rank_math_facebook_title', '_yoast_wpseo_title', 'rank_math_title' ),
		'og:description' => array( '_yoast_wpseo_opengraph-description', 'rank_math_facebook_description', '_yoast_wpseo_metadesc', 'rank_math_description' ),
	);

	/**
	 * Filters of the page's address.
	 */
	private const ADDRESSES = array( 'wpseo_canonical', 'wpseo_opengraph_url', 'rank_math/frontend/canonical', 'rank_math/opengraph/url' );

	/**
	 * Filters of robots directives, where `index` says `noindex`.
	 */
	private const ROBOTS = array( 'wpseo_robots_array', 'rank_math/frontend/robots' );

	/**
	 * Takes the page and its head.
	 *
	 * @param View $view Page about to be written.
	 * @param Head $head Its head.
	 */
	public function __construct( private readonly View $view, private readonly Head $head ) {}

	/**
	 * Adds the filters, for the rest of the request.
	 */
	public function tell(): void {
		if ( ! self::are_there() ) {
			return;
		}
		$this->show_page();
		$texts = array( 'title' => $this->head->title() ) + $this->head->metas();
		foreach ( self::TEXTS as $name => $filters ) {
			$ours = $this->is_typed( $name ) ? '' : $texts[ $name ] ?? '';
			foreach ( $filters as $filter ) {
				add_filter( $filter, static fn( mixed $theirs ): mixed => '' === $ours ? $theirs : $ours );
			}
		}
		foreach ( self::ADDRESSES as $filter ) {
			// A page on another address than ours does not exist: theirs would be the theme's.
			add_filter( $filter, fn( mixed $given ): mixed => 200 === $this->view->destination->status ? $this->head->address() : $given );
		}
		foreach ( self::ROBOTS as $filter ) {
			add_filter( $filter, fn( mixed $robots ): mixed => is_array( $robots ) && $this->head->is_hidden() ? array( 'index' => 'noindex' ) + $robots : $robots );
		}
		foreach ( array( 'wpseo_schema_graph', 'rank_math/json_ld' ) as $filter ) {
			add_filter( $filter, array( $this, 'join' ), 99 );
		}
	}

	/**
	 * Their graph with what ours adds: kinds of things they have said nothing about.
	 *
	 * Yoast prints it with bare brackets and slashes, as its own texts have none. Members' texts may: "</script" ends the script.
	 *
	 * @param mixed $graph Pieces, keyed or not.
	 */
	public function join( mixed $graph ): mixed {
		if ( ! is_array( $graph ) || 200 !== $this->view->destination->status ) {
			return $graph;
		}
		$said = array_merge( array(), ...array_map( static fn( mixed $piece ): array => is_array( $piece ) ? (array) ( $piece['@type'] ?? array() ) : array(), array_values( $graph ) ) );
		foreach ( $this->head->linked_data() as $piece ) {
			if ( ! in_array( $piece['@type'], $said, true ) ) {
				array_walk_recursive(
					$piece,
					static function ( mixed &$value ): void {
						$value = is_string( $value ) ? str_replace( '<', '&lt;', $value ) : $value;
					}
				);
				$graph[] = $piece;
			}
		}
		return $graph;
	}

	/**
	 * Whether one of them is active.
	 */
	public static function are_there(): bool {
		return defined( 'WPSEO_VERSION' ) || class_exists( 'RankMath', false );
	}

	/**
	 * Lets them find the WordPress page a route shows, with what its editor typed for it. Our routes need no main query.
	 */
	private function show_page(): void {
		$id = $this->view->page()->number( 'id' );
		if ( $id > 0 && ! is_page() ) {
			$GLOBALS['wp_the_query']->query( array( 'page_id' => $id ) );
		}
	}

	/**
	 * Whether an editor typed a text for the page shown.
	 *
	 * @param string $name Key of TYPED.
	 */
	private function is_typed( string $name ): bool {
		$id = $this->view->page()->number( 'id' );
		return $id > 0 && array() !== array_filter( array_map( static fn( string $key ): string => (string) get_post_meta( $id, $key, true ), self::TYPED[ $name ] ?? array() ) );
	}
}
