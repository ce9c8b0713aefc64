<?php
/** A stand-in for Rank Math SEO: what it defines, and what it prints into a head, through its own filters. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions, Generic.Files.OneObjectStructurePerFile, Squiz.Commenting -- theirs.

final class RankMath {}

remove_action( 'wp_head', '_wp_render_title_tag', 1 );
remove_action( 'wp_head', 'rel_canonical' );
add_filter( 'wp_sitemaps_enabled', '__return_false' );

add_action(
	'wp_head',
	static function (): void {
		remove_action( 'wp_head', 'wp_robots', 1 );
		$title = (string) apply_filters( 'rank_math/frontend/title', is_page() ? 'Typed in Rank Math' : 'Site' );
		printf( "<title>%s</title>\n", esc_html( $title ) );
		$canonical = (string) apply_filters( 'rank_math/frontend/canonical', '' );
		$robots    = (array) apply_filters( 'rank_math/frontend/robots', array( 'index' => 'index', 'follow' => 'follow' ) );
		$metas     = array(
			'name="description"'        => apply_filters( 'rank_math/frontend/description', '' ),
			'name="robots"'             => implode( ', ', $robots ),
			'property="og:type"'        => apply_filters( 'rank_math/opengraph/type', 'article' ),
			'property="og:title"'       => apply_filters( 'rank_math/opengraph/facebook/og_title', $title ),
			'property="og:description"' => apply_filters( 'rank_math/opengraph/facebook/og_description', '' ),
			'property="og:url"'         => apply_filters( 'rank_math/opengraph/url', $canonical ),
			'property="og:site_name"'   => 'Site',
			'name="twitter:card"'       => 'summary_large_image',
		);
		foreach ( array_filter( $metas ) as $attribute => $content ) {
			printf( "<meta %s content=\"%s\">\n", $attribute, esc_attr( (string) $content ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- fixed.
		}
		if ( '' !== $canonical ) {
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $canonical ) );
		}
		$data = array_filter( (array) apply_filters( 'rank_math/json_ld', array( 'WebSite' => array( '@type' => 'WebSite' ) ), null ) );
		printf( "<script type=\"application/ld+json\" class=\"rank-math-schema\">%s</script>\n", wp_json_encode( array( '@graph' => array_values( $data ) ) ) );
	},
	0
);
