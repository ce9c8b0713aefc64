<?php
/** A stand-in for The SEO Framework: what it defines, and what it prints into a head, through its own filters. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- theirs.

define( 'THE_SEO_FRAMEWORK_PRESENT', true );

add_filter( 'wp_sitemaps_enabled', '__return_false' );
add_filter( 'pre_get_document_title', static fn(): string => esc_html( apply_filters( 'the_seo_framework_pre_get_document_title', 'Page not found', 0 ) ) );

add_action(
	'wp_head',
	static function (): void {
		$meta  = static fn( string $attribute, string $name, string $content ): array => array( 'attributes' => array( $attribute => $name, 'content' => $content ) );
		$graph = apply_filters( 'the_seo_framework_schema_graph_data', array( array( '@type' => 'WebSite' ), array( '@type' => 'WebPage' ) ), null );
		$tags  = array(
			'robots'        => $meta( 'name', 'robots', 'max-snippet:-1' ),
			'og:type'       => $meta( 'property', 'og:type', 'article' ),
			'og:site_name'  => $meta( 'property', 'og:site_name', 'Site' ),
			'og:title'      => $meta( 'property', 'og:title', 'Theirs' ),
			'og:url'        => $meta( 'property', 'og:url', home_url( '/theirs' ) ),
			'twitter:card'  => $meta( 'name', 'twitter:card', 'summary' ),
			'twitter:title' => $meta( 'name', 'twitter:title', 'Theirs' ),
		);
		foreach ( (array) apply_filters( 'the_seo_framework_meta_render_data', $tags, array() ) as $tag ) {
			echo '<', esc_html( $tag['tag'] ?? 'meta' );
			foreach ( $tag['attributes'] as $name => $value ) {
				printf( ' %s="%s"', esc_html( $name ), esc_attr( $value ) );
			}
			echo ">\n";
		}
		printf( "<script type=\"application/ld+json\">%s</script>\n", wp_json_encode( array( '@graph' => $graph ), JSON_HEX_TAG ) );
	},
	1
);
