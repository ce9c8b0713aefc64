<?php
/** Yoast SEO: https://developer.yoast.com/customization/apis/metadata-api/. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

final class Yoast implements Seo_Plugin {

	private const TEXTS = array(
		'wpseo_title'               => 'title',
		'wpseo_metadesc'            => 'description',
		'wpseo_opengraph_title'     => 'og:title',
		'wpseo_twitter_title'       => 'og:title',
		'wpseo_opengraph_desc'      => 'og:description',
		'wpseo_twitter_description' => 'og:description',
		'wpseo_opengraph_type'      => 'og:type',
	);

	public static function typed(): array {
		return array(
			'title'          => array( '_yoast_wpseo_title' ),
			'description'    => array( '_yoast_wpseo_metadesc' ),
			'og:title'       => array( '_yoast_wpseo_opengraph-title', '_yoast_wpseo_title' ),
			'og:description' => array( '_yoast_wpseo_opengraph-description', '_yoast_wpseo_metadesc' ),
		);
	}

	public static function tell( Own_Head $own ): void {
		foreach ( self::TEXTS as $filter => $name ) {
			add_filter( $filter, $own->instead( $name ) );
		}
		foreach ( array( 'wpseo_canonical', 'wpseo_opengraph_url' ) as $filter ) {
			add_filter( $filter, static fn( mixed $given ): mixed => $own->address() ?? $given );
		}
		add_filter(
			'wpseo_robots_array',
			static fn( mixed $robots ): mixed => is_array( $robots ) && $own->is_hidden()
				? array( 'index' => 'noindex' ) + $robots
				: $robots
		);
		add_filter( 'wpseo_schema_graph', array( $own, 'join' ), 99 );
	}
}
