<?php
/** All in One SEO: https://aioseo.com/doc-categories/filter-hooks/. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

final class All_In_One implements Seo_Plugin {

	/** Element names in its two lists, by our names. */
	private const LISTS = array(
		'aioseo_facebook_tags' => array(
			'og:title'       => 'og:title',
			'og:description' => 'og:description',
			'og:type'        => 'og:type',
		),
		'aioseo_twitter_tags'  => array(
			'twitter:title'       => 'og:title',
			'twitter:description' => 'og:description',
		),
	);

	public static function typed(): array {
		return array(
			'title'          => array( '_aioseo_title' ),
			'description'    => array( '_aioseo_description' ),
			'og:title'       => array( '_aioseo_og_title', '_aioseo_title' ),
			'og:description' => array( '_aioseo_og_description', '_aioseo_description' ),
		);
	}

	/** Our texts are escaped here, as it does not escape them. */
	public static function tell( Own_Head $own ): void {
		add_filter( 'aioseo_description', $own->instead( 'description', true ) );
		foreach ( self::LISTS as $filter => $names ) {
			add_filter( $filter, static fn( mixed $tags ): mixed => is_array( $tags ) ? self::filled( $tags, $names, $own ) : $tags );
		}
		add_filter( 'aioseo_canonical_url', static fn( mixed $given ): mixed => $own->address() ?? $given );
		add_filter(
			'aioseo_robots_meta',
			static fn( mixed $robots ): mixed => is_array( $robots ) && $own->is_hidden()
				? array( 'noindex' => 'noindex' ) + $robots
				: $robots
		);
		add_filter( 'aioseo_schema_output', array( $own, 'join' ), 99 );
		$own->print_typed_title();
	}

	/**
	 * Its elements with our texts.
	 *
	 * @param array<mixed>         $tags  Elements by name.
	 * @param array<string,string> $names Names of our texts by names of elements.
	 * @return array<mixed>
	 */
	private static function filled( array $tags, array $names, Own_Head $own ): array {
		foreach ( $names as $element => $name ) {
			$tags[ $element ] = $own->instead( $name, true )( $tags[ $element ] ?? '' );
		}
		if ( isset( $tags['og:url'] ) ) {
			$tags['og:url'] = $own->address() ?? $tags['og:url'];
		}
		return $tags;
	}
}
