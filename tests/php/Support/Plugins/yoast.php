<?php
/** A stand-in for Yoast SEO: what it defines, and what it prints into a head, through its own filters. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName -- theirs.

define( 'WPSEO_VERSION', '26.0' );

remove_action( 'wp_head', '_wp_render_title_tag', 1 );
remove_action( 'wp_head', 'rel_canonical' );
add_filter( 'wp_sitemaps_enabled', '__return_false' );

add_action(
	'wp_head',
	static function (): void {
		$title = (string) apply_filters( 'wpseo_title', is_page() ? 'Typed in Yoast' : 'Page not found - Site', null );
		printf( "<title>%s</title>\n", esc_html( $title ) );
		$metas = array(
			'name="description"'        => apply_filters( 'wpseo_metadesc', '', null ),
			'property="og:type"'        => apply_filters( 'wpseo_opengraph_type', 'article', null ),
			'property="og:title"'       => apply_filters( 'wpseo_opengraph_title', $title, null ),
			'property="og:description"' => apply_filters( 'wpseo_opengraph_desc', '', null ),
			'property="og:url"'         => apply_filters( 'wpseo_opengraph_url', '', null ),
			'property="og:site_name"'   => 'Site',
			'name="twitter:card"'       => 'summary_large_image',
		);
		foreach ( array_filter( $metas ) as $attribute => $content ) {
			printf( "<meta %s content=\"%s\" />\n", $attribute, esc_attr( (string) $content ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed.
		}
		$canonical = (string) apply_filters( 'wpseo_canonical', '', null );
		if ( '' !== $canonical ) {
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $canonical ) );
		}
		$graph = apply_filters( 'wpseo_schema_graph', array( array( '@type' => 'WebPage' ), array( '@type' => 'WebSite' ) ), null );
		printf( "<script type=\"application/ld+json\" class=\"yoast-schema-graph\">%s</script>\n", wp_json_encode( array( '@graph' => $graph ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	},
	1
);

add_filter(
	'wp_robots',
	static function ( array $robots ): array {
		$theirs = (array) apply_filters( 'wpseo_robots_array', array( 'index' => 'index' ), null );
		unset( $robots['index'], $robots['noindex'] );
		return array( (string) $theirs['index'] => true ) + $robots;
	},
	PHP_INT_MAX - 10
);
