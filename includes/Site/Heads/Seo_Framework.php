<?php
/** The SEO Framework from 5.0 on: https://kb.theseoframework.com/kb/filter-reference-for-the-seo-framework/. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Heads;

/** It looks for the page before our routes are known, and finds none. So it is given what an editor typed. */
final class Seo_Framework implements Seo_Plugin {

	/** Its elements: the attribute with the name, and our text. */
	private const ELEMENTS = array(
		'description'         => array( 'name', 'description' ),
		'og:title'            => array( 'property', 'og:title' ),
		'og:description'      => array( 'property', 'og:description' ),
		'og:type'             => array( 'property', 'og:type' ),
		'twitter:title'       => array( 'name', 'og:title' ),
		'twitter:description' => array( 'name', 'og:description' ),
	);

	public static function typed(): array {
		return array(
			'title'          => array( '_genesis_title' ),
			'description'    => array( '_genesis_description' ),
			'og:title'       => array( '_open_graph_title', '_genesis_title' ),
			'og:description' => array( '_open_graph_description', '_genesis_description' ),
		);
	}

	public static function tell( Own_Head $own ): void {
		add_filter(
			'the_seo_framework_meta_render_data',
			static fn( mixed $tags ): mixed => is_array( $tags ) ? self::filled( $tags, $own ) : $tags
		);
		add_filter( 'the_seo_framework_schema_graph_data', array( $own, 'join' ), 99 );
		add_filter(
			'the_seo_framework_pre_get_document_title',
			static fn( mixed $theirs ): mixed => '' === $own->typed( 'title' ) ? $theirs : $own->typed( 'title' )
		);
		$own->print_typed_title();
		// Its own element replaces core's.
		remove_action( 'wp_head', 'wp_robots', 1 );
	}

	/**
	 * Its elements with our texts, by its names.
	 *
	 * @param array<mixed> $tags Elements: attributes and content.
	 * @return array<mixed>
	 */
	private static function filled( array $tags, Own_Head $own ): array {
		foreach ( self::ELEMENTS as $id => [ $attribute, $name ] ) {
			$text = '' === $own->typed( $name ) ? $own->text( $name ) : $own->typed( $name );
			if ( '' !== $text ) {
				$tags[ $id ] = self::element( $attribute, $id, $text );
			}
		}
		$address = $own->address();
		if ( null !== $address ) {
			$tags['og:url']    = self::element( 'property', 'og:url', $address );
			$tags['canonical'] = array(
				'tag'        => 'link',
				'attributes' => array(
					'rel'  => 'canonical',
					'href' => $address,
				),
			);
		}
		if ( $own->is_hidden() ) {
			$tags['robots'] = self::element( 'name', 'robots', 'noindex' );
		}
		return $tags;
	}

	/**
	 * An element in its format. The plugin escapes it.
	 *
	 * @param string $attribute name or property.
	 * @return array{attributes:array<string,string>}
	 */
	private static function element( string $attribute, string $name, string $content ): array {
		return array(
			'attributes' => array(
				$attribute => $name,
				'content'  => $content,
			),
		);
	}
}
