<?php
/** A stand-in for All in One SEO: what it defines, and what it prints into a head, through its own filters. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, Squiz.Commenting -- theirs.

function aioseo(): void {}

add_filter( 'wp_sitemaps_enabled', '__return_false' );
add_filter( 'pre_get_document_title', static fn(): string => is_page() ? esc_html( 'Typed in All in One & SEO' ) : '', 99999 );
add_action( 'wp_head', static fn() => remove_all_filters( 'wp_robots' ), -1 );

add_action(
	'wp_head',
	static function (): void {
		$robots = array_filter( (array) apply_filters( 'aioseo_robots_meta', array( 'noindex' => '', 'max-image-preview' => 'max-image-preview:large' ) ) );
		// Texts that come from others are printed as they are.
		printf( "<meta name=\"description\" content=\"%s\" />\n", apply_filters( 'aioseo_description', '' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		printf( "<meta name=\"robots\" content=\"%s\" />\n", esc_attr( implode( ', ', $robots ) ) );
		$canonical = (string) apply_filters( 'aioseo_canonical_url', is_404() ? '' : home_url( '/theirs' ) );
		if ( '' !== $canonical ) {
			printf( "<link rel=\"canonical\" href=\"%s\" />\n", esc_url( $canonical ) );
		}
		$facebook = (array) apply_filters( 'aioseo_facebook_tags', array( 'og:site_name' => 'Site', 'og:type' => 'article', 'og:title' => 'Theirs', 'og:url' => home_url( '/theirs' ) ) );
		foreach ( array_filter( $facebook ) as $name => $content ) {
			printf( "<meta property=\"%s\" content=\"%s\" />\n", esc_attr( $name ), esc_attr( $content ) );
		}
		$twitter = (array) apply_filters( 'aioseo_twitter_tags', array( 'twitter:card' => 'summary', 'twitter:title' => 'Theirs' ) );
		foreach ( array_filter( $twitter ) as $name => $content ) {
			printf( "<meta name=\"%s\" content=\"%s\" />\n", esc_attr( $name ), esc_attr( $content ) );
		}
		$graph = apply_filters( 'aioseo_schema_output', array( array( '@type' => 'WebSite' ), array( '@type' => 'BreadcrumbList' ) ) );
		printf( "<script type=\"application/ld+json\" class=\"aioseo-schema\">%s</script>\n", wp_json_encode( array( '@graph' => $graph ) ) );
	},
	8
);
