<?php
/**
 * A home block's properties, read without trust: what is missing or of another kind is empty.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Markup;

/**
 * As src/features/home/api/read-block.ts reads them.
 */
final class Props {

	/**
	 * Takes the properties.
	 *
	 * @param array<string,mixed> $props Of a block, or of a row in one.
	 */
	public function __construct( private readonly array $props ) {}

	/**
	 * A text as plain text whose line breaks are kept.
	 *
	 * @param string $name  Property.
	 * @param string $usual Instead of an empty one.
	 */
	public function text( string $name, string $usual = '' ): string {
		$value = $this->props[ $name ] ?? '';
		$text  = is_string( $value ) ? (string) preg_replace( '#<br\s*/?>#i', "\n", $value ) : '';
		$text  = trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $text ? $usual : $text;
	}

	/**
	 * The language of a text as Markup::said() takes it: editors write in the site's, and our own words are the page's.
	 *
	 * @param string $name  Property.
	 * @param string $usual Our words instead of an empty one.
	 */
	public function locale( string $name, string $usual ): ?string {
		return $this->text( $name, $usual ) === $usual ? null : '';
	}

	/**
	 * A text with its language, escaped.
	 *
	 * @param string $name  Property.
	 * @param string $usual Our words instead of an empty one.
	 */
	public function said( string $name, string $usual ): string {
		return Markup::said( $this->text( $name, $usual ), $this->locale( $name, $usual ) );
	}

	/**
	 * A property as it is.
	 *
	 * @param string $name Property.
	 */
	public function value( string $name ): mixed {
		return $this->props[ $name ] ?? null;
	}

	/**
	 * The rows of a list.
	 *
	 * @param string $name Property.
	 * @return list<array<string,mixed>>
	 */
	public function rows( string $name ): array {
		$value = $this->props[ $name ] ?? null;
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}

	/**
	 * What is counted on the site, by name.
	 *
	 * @return array<string,int>
	 */
	public function figures(): array {
		$value = $this->props['figures'] ?? null;
		return is_array( $value ) || is_object( $value ) ? array_map( 'intval', array_filter( (array) $value, 'is_int' ) ) : array();
	}
}
