<?php
/** An object of a REST answer. Missing values and those of another type are read as empty. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

final class Item {

	/**
	 * @param array<string,mixed> $values  Values by name.
	 * @param string              $written The language of editors' texts in it, '' for the site's.
	 */
	public function __construct( private readonly array $values, private readonly string $written = '' ) {}

	/** @return array<string,mixed> All of it. */
	public function values(): array {
		return $this->values;
	}

	public function value( string $name ): mixed {
		return $this->values[ $name ] ?? null;
	}

	/** A plain text, unchanged. */
	public function text( string $name ): string {
		$value = $this->value( $name );
		return is_string( $value ) ? $value : '';
	}

	public function number( string $name ): int {
		$value = $this->value( $name );
		return is_int( $value ) ? $value : 0;
	}

	/** A plain text with its author's language. */
	public function said( string $name ): Html {
		return Markup::said( $this->text( $name ), $this->text( 'locale' ) );
	}

	/** The same as a heading, as small as its longest word needs. */
	public function titled( string $name, string $is ): Html {
		return Markup::heading( $this->text( $name ), $is, $this->text( 'locale' ) );
	}

	/** Rendered HTML as plain text on one line. */
	public function plain( string $name ): string {
		$value = $this->value( $name );
		return is_array( $value ) ? View::text( (string) ( $value['rendered'] ?? '' ) ) : View::line( $this->text( $name ) );
	}

	/** The same with its author's language. */
	public function rendered( string $name ): Html {
		return Markup::said( $this->plain( $name ), $this->text( 'locale' ) );
	}

	/** A block's text as plain text with line breaks. $usual: our text if it is empty. */
	public function words( string $name, string $usual = '' ): string {
		$text = (string) preg_replace( '#<br\s*/?>#i', "\n", $this->text( $name ) );
		$text = trim( html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $text ? $usual : $text;
	}

	/** The same in the editors' language, unless it is our text. Line breaks are kept. $usual: our text if it is empty. */
	public function written( string $name, string $usual = '' ): Html {
		$text = $this->words( $name, $usual );
		return Markup::lines( $text, $text === $usual ? null : $this->written );
	}

	/** The same as a heading, as small as its longest word needs. $usual: our text if it is empty. */
	public function heading( string $name, string $usual, string $is ): Html {
		$text = $this->words( $name, $usual );
		return Markup::heading( $text, $is, $text === $usual ? null : $this->written );
	}

	/** A nested object. Objects that may be empty are objects in our answers, so that JSON has {}. */
	public function item( string $name ): self {
		$value = $this->value( $name );
		return new self( is_array( $value ) || is_object( $value ) ? (array) $value : array(), $this->written );
	}

	/** @return array<string,int> Numbers by name. */
	public function figures(): array {
		$value = $this->value( 'figures' );
		return array_filter( is_array( $value ) || is_object( $value ) ? (array) $value : array(), 'is_int' );
	}

	/** @return list<self> The objects of a list. */
	public function rows( string $name ): array {
		$value = $this->value( $name );
		return array_map(
			fn( array $row ): self => new self( $row, $this->written ),
			is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array()
		);
	}

	/** @return list<self> The objects of a list that have a picture. */
	public function pictured( string $name ): array {
		return array_values(
			array_filter( $this->rows( $name ), static fn( self $row ): bool => Picture::is_image( $row->value( 'image' ) ) )
		);
	}
}
