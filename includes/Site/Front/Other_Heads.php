<?php

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Database\Posts;

/** Gives SEO plugins the texts of our routes for the head they write, as most routes are no posts. What an editor typed stays. */
final class Other_Heads {

	/**
	 * Filters by the constant, class or function a plugin defines. `texts` and `typed` go by the names of Head::metas(); `typed` are
	 * the meta keys of what an editor typed, `robots` gets an array, `graph` the pieces of the linked data.
	 */
	private const PLUGINS = array(
		// https://developer.yoast.com/customization/apis/metadata-api/.
		'WPSEO_VERSION' => array(
			'texts'     => array(
				'wpseo_title'               => 'title',
				'wpseo_metadesc'            => 'description',
				'wpseo_opengraph_title'     => 'og:title',
				'wpseo_twitter_title'       => 'og:title',
				'wpseo_opengraph_desc'      => 'og:description',
				'wpseo_twitter_description' => 'og:description',
				'wpseo_opengraph_type'      => 'og:type',
			),
			'addresses' => array( 'wpseo_canonical', 'wpseo_opengraph_url' ),
			'robots'    => 'wpseo_robots_array',
			'graph'     => 'wpseo_schema_graph',
			'typed'     => array(
				'title'          => array( '_yoast_wpseo_title' ),
				'description'    => array( '_yoast_wpseo_metadesc' ),
				'og:title'       => array( '_yoast_wpseo_opengraph-title', '_yoast_wpseo_title' ),
				'og:description' => array( '_yoast_wpseo_opengraph-description', '_yoast_wpseo_metadesc' ),
			),
		),
		// https://rankmath.com/kb/filters-hooks-api-developer/.
		'RankMath'      => array(
			'texts'     => array(
				'rank_math/frontend/title'              => 'title',
				'rank_math/frontend/description'        => 'description',
				'rank_math/opengraph/facebook/og_title' => 'og:title',
				'rank_math/opengraph/twitter/twitter_title' => 'og:title',
				'rank_math/opengraph/facebook/og_description' => 'og:description',
				'rank_math/opengraph/twitter/twitter_description' => 'og:description',
				'rank_math/opengraph/type'              => 'og:type',
			),
			'addresses' => array( 'rank_math/frontend/canonical', 'rank_math/opengraph/url' ),
			'robots'    => 'rank_math/frontend/robots',
			'graph'     => 'rank_math/json_ld',
			'typed'     => array(
				'title'          => array( 'rank_math_title' ),
				'description'    => array( 'rank_math_description' ),
				'og:title'       => array( 'rank_math_facebook_title', 'rank_math_title' ),
				'og:description' => array( 'rank_math_facebook_description', 'rank_math_description' ),
			),
		),
	);

	public function __construct( private readonly View $view, private readonly Head $head ) {}

	/** Adds the filters of active plugins, for the rest of the request. */
	public function tell(): void {
		$texts = array( 'title' => $this->head->title() ) + $this->head->metas();
		/**
		 * Filters the SEO plugins whose heads get our texts.
		 * @param array<string,array<string,mixed>> $plugins Their filters, see PLUGINS.
		 */
		foreach ( (array) apply_filters( 'design_marketplace_seo_plugins', self::PLUGINS ) as $sign => $plugin ) {
			if ( ! defined( $sign ) && ! class_exists( $sign, false ) && ! function_exists( $sign ) ) {
				continue;
			}
			foreach ( $plugin['texts'] ?? array() as $filter => $name ) {
				$text = $this->is_typed( $plugin['typed'][ $name ] ?? array() ) ? '' : (string) ( $texts[ $name ] ?? '' );
				self::answer( $filter, static fn( mixed $theirs ): mixed => '' === $text ? $theirs : $text );
			}
			if ( 200 === $this->view->destination->status ) {
				foreach ( $plugin['addresses'] ?? array() as $filter ) {
					self::answer( $filter, fn(): string => $this->head->address() );
				}
				self::answer( $plugin['graph'] ?? '', array( $this, 'join' ), 99 );
			}
			if ( $this->head->is_hidden() ) {
				$hide = static fn( mixed $robots ): array => array( 'index' => 'noindex' ) + (array) $robots;
				self::answer( $plugin['robots'] ?? '', $hide );
			}
		}
	}

	/** @param string $filter '' where a plugin has none. */
	private static function answer( string $filter, callable $callback, int $priority = 10 ): void {
		if ( '' !== $filter ) {
			add_filter( $filter, $callback, $priority );
		}
	}

	/** @param list<string> $keys Meta keys. */
	private function is_typed( array $keys ): bool {
		$id   = $this->view->page()->number( 'id' );
		$text = static fn( string $key ): string => Posts::text( $id, $key );
		return $id > 0 && '' !== implode( '', array_map( $text, $keys ) );
	}

	/**
	 * Their graph with our pieces of types that it lacks.
	 *
	 * Some plugins print the graph without escaping brackets and slashes. Members' texts may contain "</script", which would end the
	 * script.
	 * @param mixed $graph Pieces, as a list or by key.
	 */
	public function join( mixed $graph ): mixed {
		if ( ! is_array( $graph ) ) {
			return $graph;
		}
		$types = static fn( mixed $piece ): array => is_array( $piece ) ? (array) ( $piece['@type'] ?? array() ) : array();
		$said  = array_merge( array(), ...array_map( $types, array_values( $graph ) ) );

		$escape = static fn( mixed $value ): mixed => is_string( $value ) ? str_replace( '<', '&lt;', $value ) : $value;
		foreach ( $this->head->linked_data() as $piece ) {
			if ( ! in_array( $piece['@type'], $said, true ) ) {
				$graph[] = map_deep( $piece, $escape );
			}
		}
		return $graph;
	}
}
