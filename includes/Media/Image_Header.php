<?php
/**
 * The facts of a JPG or PNG that can be read without decoding: type, size, orientation, the work of decoding it, and whether it is
 * complete.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

/** Reads bytes alone, before any decoder runs: decoders allocate any size in a header, and accept half a JPG. */
final class Image_Header {

	/**
	 * The most work of a decoder that is accepted, about half a second. A step is one pixel of one colour in one scan of a JPG.
	 *
	 * 25 megapixels are accepted as an ordinary progressive JPG, and as a PNG of 8 bits with transparency.
	 */
	public const COST_MAX = 600000000;

	/** The cost of a file with too many parts to read. */
	public const ENDLESS = PHP_INT_MAX;

	/** Parts a file may have. Ordinary files have some hundreds; as a part can be a few bytes long, a file could have millions. */
	public const PARTS_MAX = 10000;

	/**
	 * @param 'image/jpeg'|'image/png' $mime        Type.
	 * @param int                      $width       Pixels as stored, at least 1.
	 * @param int                      $height      Pixels as stored, at least 1.
	 * @param int                      $cost        Steps of a decoder.
	 * @param int                      $orientation Orientation, as in EXIF: 1 is upright.
	 */
	public function __construct(
		public readonly string $mime,
		public readonly int $width,
		public readonly int $height,
		public readonly int $cost,
		public readonly int $orientation = 1
	) {}

	public static function has_signature( string $bytes ): bool {
		return str_starts_with( $bytes, "\xFF\xD8\xFF" ) || str_starts_with( $bytes, "\x89PNG\r\n\x1A\n" );
	}

	/** Reads a file; null if it is broken. */
	public static function of( string $bytes ): ?self {
		$found = str_starts_with( $bytes, "\xFF\xD8" ) ? ( new Jpeg_Reader( $bytes ) )->read() : ( new Png_Reader( $bytes ) )->read();
		if ( ! $found || self::ENDLESS === $found->cost ) {
			return $found;
		}
		if ( $found->width < 1 || $found->height < 1 ) {
			return null;
		}
		$size = getimagesizefromstring( $bytes );
		return $size && $size['mime'] === $found->mime && $size[0] === $found->width && $size[1] === $found->height ? $found : null;
	}

	/** A number of several bytes, the highest first. */
	public static function number( string $bytes, int $at, int $length ): int {
		return (int) hexdec( bin2hex( substr( $bytes, $at, $length ) ) );
	}
}
