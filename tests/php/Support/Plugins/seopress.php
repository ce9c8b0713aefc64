<?php
/** A stand-in for SEOPress: what it defines, and what it prints into a head, through its own filters. */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.Security.EscapeOutput -- theirs; its filters give whole elements.

define( 'SEOPRESS_VERSION', '8.6' );

add_filter( 'wp_sitemaps_enabled', '__return_false' );
add_action( 'wp_head', static fn() => add_filter( 'pre_get_document_title', static fn(): string => is_page() ? 'Typed in SEOPress' : 'Site' ), 0 );

add_action(
	'wp_head',
	static function (): void {
		$description = (string) apply_filters( 'seopress_titles_desc', '' );
		if ( '' !== $description ) {
			echo '<meta name="description" content="' . $description . '">' . "\n";
		}
		echo apply_filters( 'seopress_titles_robots', "<meta name=\"robots\" content=\"index, follow\">\n" );
		if ( ! is_404() ) {
			echo apply_filters( 'seopress_titles_canonical', '<link rel="canonical" href="' . esc_url( home_url( '/theirs' ) ) . '">' ) . "\n";
			echo apply_filters( 'seopress_social_og_url', '<meta property="og:url" content="' . esc_url( home_url( '/theirs' ) ) . '">' ) . "\n";
			echo apply_filters( 'seopress_social_og_site_name', '<meta property="og:site_name" content="Site">' ) . "\n";
			echo apply_filters( 'seopress_social_og_type', '<meta property="og:type" content="article">' ) . "\n";
			echo apply_filters( 'seopress_social_og_title', '<meta property="og:title" content="Theirs">' ) . "\n";
			echo apply_filters( 'seopress_social_twitter_card_title', '<meta name="twitter:title" content="Theirs">' ) . "\n";
		}
		printf( "<script type=\"application/ld+json\">%s</script>\n", wp_json_encode( array( '@context' => 'https://schema.org', '@type' => 'WebSite' ) ) );
	},
	1
);
