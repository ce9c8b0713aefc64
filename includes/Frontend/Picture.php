<?php
/**
 * An image object as an `img` element, and what the browser is told of it beforehand.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend;

/**
 * The same attributes as src/components/picture.tsx writes, so that the app finds the file that was fetched for the first paint.
 *
 * @phpstan-type Image array{id:int,alt:string,width:int,height:int,base_path:string,breakpoints:array{xs:array{'1x':string,'2x':string},lg:array{'1x':string,'2x':string}}}
 */
final class Picture {

	/**
	 * WordPress writes a sub-size's dimensions into its name.
	 */
	private const SIZE_IN_NAME = '/-(\d+)x\d+\.\w+$/D';

	/**
	 * The element; nothing for what is no image object.
	 *
	 * @param mixed       $image    Image object or null.
	 * @param string      $sizes    How wide it is shown.
	 * @param string|null $alt      Instead of the image's own words; '' where the text beside it says all.
	 * @param bool        $is_first What the page is waited for: fetched before everything else.
	 */
	public static function html( mixed $image, string $sizes, ?string $alt = null, bool $is_first = false ): string {
		if ( ! self::is_image( $image ) ) {
			return '';
		}
		/**
		 * An image object.
		 *
		 * @var Image $image
		 */
		return sprintf(
			'<img src="%s" srcset="%s" sizes="%s" width="%d" height="%d" alt="%s" loading="%s" decoding="%s"%s>',
			esc_url( $image['base_path'] . $image['breakpoints']['lg']['1x'] ),
			esc_attr( self::sources( $image ) ),
			esc_attr( $sizes ),
			$image['width'],
			$image['height'],
			esc_attr( $alt ?? $image['alt'] ),
			$is_first ? 'eager' : 'lazy',
			$is_first ? 'sync' : 'async',
			$is_first ? ' fetchpriority="high"' : ''
		);
	}

	/**
	 * Pictures further down: the app asks for them when the first paint is done, so that they take nothing from it.
	 *
	 * @param string $html Escaped HTML with pictures.
	 */
	public static function later( string $html ): string {
		return (string) preg_replace( '/<img [^>]*>/', '<noscript>$0</noscript>', $html );
	}

	/**
	 * A picture in the 3:2 of all lists; an empty tile where there is none.
	 *
	 * @param mixed       $image    Image object or null.
	 * @param string      $sizes    How wide it is shown.
	 * @param string|null $alt      Instead of the image's own words.
	 * @param bool        $is_first What the page is waited for.
	 */
	public static function tile( mixed $image, string $sizes, ?string $alt = '', bool $is_first = false ): string {
		$html = self::html( $image, $sizes, $alt, $is_first );
		return sprintf( '<span class="%s">%s</span>', '' === $html ? 'pic bone still' : 'pic', $html );
	}

	/**
	 * A person's round picture or a company's logo, else the initials.
	 *
	 * @param string $style avatar or logo.
	 * @param string $name  Whose.
	 * @param mixed  $image Image object or null.
	 * @param string $sizes How wide it is shown.
	 */
	public static function mark( string $style, string $name, mixed $image, string $sizes ): string {
		$html = self::html( $image, $sizes, '' );
		if ( '' === $html ) {
			$words   = preg_split( '/\s+/u', trim( $name ) );
			$words   = $words ? $words : array( '' );
			$letters = mb_substr( $words[0], 0, 1 ) . ( count( $words ) > 1 ? mb_substr( (string) end( $words ), 0, 1 ) : '' );
			$html    = sprintf( 'logo' === $style ? '<b class="t3" aria-hidden="true">%s</b>' : '<span aria-hidden="true">%s</span>', esc_html( mb_strtoupper( $letters ) ) );
		}
		return sprintf( '<span class="%s">%s</span>', esc_attr( $style ), $html );
	}

	/**
	 * Each file once with its width, smallest use first: the value of `srcset`.
	 *
	 * @param Image $image Image object.
	 */
	public static function sources( array $image ): string {
		$points = $image['breakpoints'];
		$files  = array_unique( array( $points['xs']['1x'], $points['xs']['2x'], $points['lg']['1x'], $points['lg']['2x'] ) );
		return implode(
			', ',
			array_map( static fn( string $file ): string => $image['base_path'] . $file . ' ' . ( preg_match( self::SIZE_IN_NAME, $file, $found ) ? (int) $found[1] : $image['width'] ) . 'w', $files )
		);
	}

	/**
	 * Whether a value is an image object.
	 *
	 * @param mixed $value Part of an answer.
	 * @phpstan-assert-if-true Image $value
	 */
	public static function is_image( mixed $value ): bool {
		return is_array( $value ) && is_string( $value['base_path'] ?? null ) && is_array( $value['breakpoints'] ?? null );
	}
}
