<?php
/** An image object as an `img` element, and its preload. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Contract\Contract;

/**
 * The attributes are the same as in src/components/picture.tsx, so that the app uses the file that was already loaded.
 * @phpstan-type Image array{id:int,alt:string,width:int,height:int,base_path:string,breakpoints:array{xs:array{'1x':string,'2x':string},lg:array{'1x':string,'2x':string}}}
 */
final class Picture {

	/** WordPress writes a sub-size's dimensions into its name. */
	private const SIZE_IN_NAME = '/-(\d+)x\d+\.\w+$/D';

	/**
	 * The element; empty if the value is not an image object.
	 * @param string      $sizes    Width on the screen: a key of sizes.json.
	 * @param string|null $alt      Replaces the image's own text; '' if the text beside it is enough.
	 * @param bool        $is_first Whether it is the page's main picture, to be loaded first.
	 */
	public static function html( mixed $image, string $sizes, ?string $alt = null, bool $is_first = false ): Html {
		if ( ! self::is_image( $image ) ) {
			return Html::all();
		}
		return Html::single(
			'img',
			src: $image['base_path'] . $image['breakpoints']['lg']['1x'],
			srcset: self::sources( $image ),
			sizes: Contract::sizes( $sizes ),
			width: $image['width'],
			height: $image['height'],
			alt: $alt ?? $image['alt'],
			loading: $is_first ? 'eager' : 'lazy',
			decoding: $is_first ? 'sync' : 'async',
			fetchpriority: $is_first ? 'high' : null
		);
	}

	/** Wraps pictures further down in noscript: the app loads them after the first paint, so that they do not delay it. */
	public static function later( Html $html ): Html {
		return Html::safe( (string) preg_replace( '/<img [^>]*>/', '<noscript>$0</noscript>', (string) $html ) );
	}

	/**
	 * One piece for each item. The pictures of the first one are loaded at once, those of the others later.
	 * @param callable(Item,bool):Html $draw  Makes the piece of an item, and is told whether it is the first.
	 * @param list<Item>               $items
	 */
	public static function each( callable $draw, array $items ): Html {
		$piece = static fn( Item $item, int $place ): Html => 0 === $place ? $draw( $item, true ) : self::later( $draw( $item, false ) );
		return Html::each( $piece, $items );
	}

	/** A picture in the 3:2 format of lists; an empty tile if there is none. */
	public static function tile( mixed $image, string $sizes, ?string $alt = '', bool $is_first = false ): Html {
		$html = self::html( $image, $sizes, $alt, $is_first );
		return $html->is_empty() ? Html::bare( 'span.pic.bone.still' ) : Html::of( 'span.pic', $html, style: self::ground( $image ) );
	}

	/** The average colour, which is there before the picture. */
	private static function ground( mixed $image ): ?string {
		$color = $image['color'] ?? '';
		return is_string( $color ) && preg_match( '/^#[0-9a-f]{6}$/D', $color ) ? "--avg:{$color}" : null;
	}

	/**
	 * A member's round picture or a company's logo, otherwise the initials.
	 * @param string $style avatar or logo, and further class names with a dot before each.
	 * @param string $sizes See html().
	 */
	public static function mark( string $style, string $name, mixed $image, string $sizes ): Html {
		$words   = explode( ' ', View::line( $name ) );
		$letters = mb_strtoupper( mb_substr( $words[0], 0, 1 ) . ( count( $words ) > 1 ? mb_substr( (string) end( $words ), 0, 1 ) : '' ) );
		$html    = self::html( $image, $sizes, '' );
		if ( ! $html->is_empty() ) {
			return Html::of( "span.{$style}", $html );
		}
		return str_starts_with( $style, 'logo' )
			? Html::of( "span.{$style}", Html::of( 'b.t3', $letters, aria_hidden: 'true' ) )
			: Html::of( "span.{$style}", $letters, aria_hidden: 'true' );
	}

	/**
	 * Each file once with its width, the smallest first: the value of `srcset`.
	 * @param Image $image Image object.
	 */
	public static function sources( array $image ): string {
		$points = $image['breakpoints'];
		$files  = array_unique( array( $points['xs']['1x'], $points['xs']['2x'], $points['lg']['1x'], $points['lg']['2x'] ) );
		return implode(
			', ',
			array_map(
				static fn( string $file ): string => $image['base_path'] . $file . ' ' . (
					preg_match( self::SIZE_IN_NAME, $file, $found ) ? (int) $found[1] : $image['width']
				) . 'w',
				$files
			)
		);
	}

	/** The address of its largest file; '' if the value is not an image object. */
	public static function address( mixed $image ): string {
		return self::is_image( $image ) ? $image['base_path'] . $image['breakpoints']['lg']['2x'] : '';
	}

	/** @phpstan-assert-if-true Image $value */
	public static function is_image( mixed $value ): bool {
		return is_array( $value ) && is_string( $value['base_path'] ?? null ) && is_array( $value['breakpoints'] ?? null );
	}
}
