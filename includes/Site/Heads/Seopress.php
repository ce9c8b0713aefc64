<?php
/** SEOPress: https://www.seopress.org/support/hooks/. Most of its filters get a whole element. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

final class Seopress implements Seo_Plugin {

	/** Names of elements, and of our texts. */
	private const ELEMENTS = array(
		'seopress_social_og_title'           => array( 'property="og:title"', 'og:title' ),
		'seopress_social_og_desc'            => array( 'property="og:description"', 'og:description' ),
		'seopress_social_og_type'            => array( 'property="og:type"', 'og:type' ),
		'seopress_social_twitter_card_title' => array( 'name="twitter:title"', 'og:title' ),
		'seopress_social_twitter_card_desc'  => array( 'name="twitter:description"', 'og:description' ),
	);

	public static function typed(): array {
		return array(
			'title'          => array( '_seopress_titles_title' ),
			'description'    => array( '_seopress_titles_desc' ),
			'og:title'       => array( '_seopress_social_fb_title', '_seopress_titles_title' ),
			'og:description' => array( '_seopress_social_fb_desc', '_seopress_titles_desc' ),
		);
	}

	public static function tell( Own_Head $own ): void {
		add_filter( 'seopress_titles_desc', $own->instead( 'description', true ) );
		foreach ( self::ELEMENTS as $filter => [ $attribute, $name ] ) {
			$text = $own->text( $name );
			add_filter(
				$filter,
				static fn( mixed $theirs ): mixed => '' === $text
					? $theirs
					: sprintf( '<meta %s content="%s">', $attribute, esc_attr( $text ) )
			);
		}
		$element = static fn( string $format ): callable => static fn( mixed $given ): mixed => null === $own->address()
			? $given
			: sprintf( $format, esc_url( $own->address() ) );
		add_filter( 'seopress_titles_canonical', $element( '<link rel="canonical" href="%s">' ) );
		add_filter( 'seopress_social_og_url', $element( '<meta property="og:url" content="%s">' ) );
		add_filter(
			'seopress_titles_robots',
			static fn( mixed $robots ): mixed => $own->is_hidden() ? "<meta name=\"robots\" content=\"noindex\">\n" : $robots
		);
		// Its own element replaces core's.
		remove_action( 'wp_head', 'wp_robots', 1 );
		$own->print_typed_title();
	}
}
