<?php
/** What WPML and Polylang are told of our types, fields and blocks (wpml-config.xml): all there is, and nothing else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\Site\Content\Editorial_Fields;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Tests\TestCase;
use SimpleXMLElement;
use WP_Block_Type_Registry;

final class TranslationPluginsTest extends TestCase {

	/** Attributes that are no text: addresses and anchors. */
	private const NO_TEXT = array( 'btn_link', 'anchor', 'url', 'link' );

	public function test_every_type_page_field_and_text_of_a_block_is_named(): void {
		$file = simplexml_load_string( (string) file_get_contents( dirname( __DIR__, 5 ) . '/wpml-config.xml' ) );
		self::assertInstanceOf( SimpleXMLElement::class, $file );
		$said = static fn( string $path ): array => array_map( 'strval', (array) $file->xpath( $path ) );

		$editors = array_values( array_diff( Editorial_Fields::TYPES, array( 'page' ) ) );
		$types   = array_filter( get_post_types(), static fn( string $type ): bool => str_starts_with( $type, 'dmkt_' ) );
		self::assertEqualsCanonicalizing( $editors, $said( '//custom-type[@translate="1"]' ) );
		self::assertEqualsCanonicalizing( array_values( array_diff( $types, $editors ) ), $said( '//custom-type[@translate="0"]' ) );
		self::assertSame( array( Skills::TAXONOMY ), $said( '//taxonomy[@translate="0"]' ) );
		$fields = array_merge( ...array_map( array( Editorial_Fields::class, 'of' ), Editorial_Fields::TYPES ) );
		self::assertEqualsCanonicalizing( array_values( array_unique( array_map( array( Editorial_Fields::class, 'key' ), $fields ) ) ), $said( '//custom-field' ) );

		$texts = array();
		foreach ( Home_Blocks::names() as $name ) {
			$block = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			foreach ( $block->attributes ?? array() as $key => $attribute ) {
				$inner = array_keys( array_filter( (array) ( $attribute['items']['properties'] ?? array() ), static fn( array $property ): bool => 'string' === $property['type'] ) );
				foreach ( 'string' === $attribute['type'] ? array( $key ) : array_map( static fn( string $one ): string => "{$key}/*/{$one}", $inner ) as $text ) {
					if ( ! in_array( basename( $text ), self::NO_TEXT, true ) && ! in_array( $key, array( 'lock', 'metadata' ), true ) ) {
						$texts[] = "{$name}: {$text}";
					}
				}
			}
		}
		$named = array();
		foreach ( (array) $file->xpath( '//gutenberg-block' ) as $block ) {
			foreach ( (array) $block->xpath( './/key[not(key)]' ) as $key ) {
				$path    = array_map( static fn( SimpleXMLElement $part ): string => (string) $part['name'], (array) $key->xpath( 'ancestor-or-self::key' ) );
				$named[] = "{$block['type']}: " . implode( '/', $path );
			}
		}
		self::assertEqualsCanonicalizing( $texts, $named );
	}
}
