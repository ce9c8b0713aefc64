<?php
/** Rank Math SEO: https://rankmath.com/kb/filters-hooks-api-developer/. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

final class Rank_Math implements Seo_Plugin {

	private const TEXTS = array(
		'rank_math/frontend/title'                        => 'title',
		'rank_math/frontend/description'                  => 'description',
		'rank_math/opengraph/facebook/og_title'           => 'og:title',
		'rank_math/opengraph/twitter/twitter_title'       => 'og:title',
		'rank_math/opengraph/facebook/og_description'     => 'og:description',
		'rank_math/opengraph/twitter/twitter_description' => 'og:description',
		'rank_math/opengraph/type'                        => 'og:type',
	);

	public static function typed(): array {
		return array(
			'title'          => array( 'rank_math_title' ),
			'description'    => array( 'rank_math_description' ),
			'og:title'       => array( 'rank_math_facebook_title', 'rank_math_title' ),
			'og:description' => array( 'rank_math_facebook_description', 'rank_math_description' ),
		);
	}

	public static function tell( Own_Head $own ): void {
		foreach ( self::TEXTS as $filter => $name ) {
			add_filter( $filter, $own->instead( $name ) );
		}
		foreach ( array( 'rank_math/frontend/canonical', 'rank_math/opengraph/url' ) as $filter ) {
			add_filter( $filter, static fn( mixed $given ): mixed => $own->address() ?? $given );
		}
		add_filter(
			'rank_math/frontend/robots',
			static fn( mixed $robots ): mixed => is_array( $robots ) && $own->is_hidden()
				? array( 'index' => 'noindex' ) + $robots
				: $robots
		);
		add_filter( 'rank_math/json_ld', array( $own, 'join' ), 99 );
	}
}
