<?php
/** HTML that is safe to print: strings given to it are text and are escaped. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Text;
use Stringable;

/**
 * An element without content is empty, so that callers need no condition. Attributes are named arguments: `Html::of( 'a.plain', $words,
 * href: $to, aria_label: $name )`. Attributes that are null or false are left out.
 */
final class Html implements Stringable {

	private function __construct( private readonly string $html ) {}

	public function __toString(): string {
		return $this->html;
	}

	/**
	 * An element, or several within each other; empty without content.
	 * @param string                    $is        Name and classes: `p.small.soft`, `section.hero > div.grid`.
	 * @param self|string|int|bool|null ...$inside Pieces and plain texts, then attributes of the innermost element.
	 */
	public static function of( string $is, self|string|int|bool|null ...$inside ): self {
		$parts = array_filter( $inside, 'is_int', ARRAY_FILTER_USE_KEY );
		$html  = implode( '', array_map( array( self::class, 'escaped' ), $parts ) );
		if ( '' === $html ) {
			return new self( '' );
		}
		$outer = explode( ' > ', $is );
		$inner = (string) array_pop( $outer );
		$html  = self::start( $inner, array_diff_key( $inside, $parts ) ) . $html . self::end( $inner );
		foreach ( array_reverse( $outer ) as $around ) {
			$html = self::start( $around, array() ) . $html . self::end( $around );
		}
		return new self( $html );
	}

	/** An element that may be empty, such as a decoration. */
	public static function bare( string $is, string|int|bool|null ...$attributes ): self {
		return new self( self::start( $is, $attributes ) . self::end( $is ) );
	}

	/** A void element, such as `img`. */
	public static function single( string $is, string|int|bool|null ...$attributes ): self {
		return new self( self::start( $is, $attributes ) );
	}

	/** Pieces and plain texts without a separator. */
	public static function all( self|string ...$parts ): self {
		return new self( implode( '', array_map( array( self::class, 'escaped' ), $parts ) ) );
	}

	/** Pieces and plain texts with line breaks between them; empty ones are left out. */
	public static function lines( self|string ...$parts ): self {
		return new self(
			implode(
				'<br>',
				array_filter( array_map( array( self::class, 'escaped' ), $parts ), static fn( string $html ): bool => '' !== $html )
			)
		);
	}

	/**
	 * @template T
	 * @param callable(T,int):self $draw  Makes the piece of an item and its index.
	 * @param list<T>              $items
	 */
	public static function each( callable $draw, array $items ): self {
		return self::all( ...array_map( $draw, $items, array_keys( $items ) ) );
	}

	/** HTML that was escaped elsewhere. */
	public static function safe( string $html ): self {
		return new self( $html );
	}

	public function is_empty(): bool {
		return '' === $this->html;
	}

	/**
	 * @param string                                      $is         Name and classes.
	 * @param array<int|string,self|string|int|bool|null> $attributes
	 */
	private static function start( string $is, array $attributes ): string {
		[ $name, $style ] = array_pad( explode( '.', $is, 2 ), 2, '' );

		$html = '' === $style ? $name : sprintf( '%s class="%s"', $name, esc_attr( str_replace( '.', ' ', $style ) ) );
		foreach ( $attributes as $key => $value ) {
			if ( null !== $value && false !== $value ) {
				$text  = in_array( $key, array( 'href', 'src', 'action' ), true )
					? esc_url( (string) $value )
					: Text::html( (string) $value );
				$html .= ' ' . str_replace( '_', '-', (string) $key ) . ( true === $value ? '' : "=\"{$text}\"" );
			}
		}
		return "<{$html}>";
	}

	private static function end( string $is ): string {
		return '</' . strtok( $is, '.' ) . '>';
	}

	private static function escaped( self|string|int|bool|null $part ): string {
		return $part instanceof self ? $part->html : Text::html( (string) $part );
	}
}
