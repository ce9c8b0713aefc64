<?php
/**
 * Reads the bones of a JPG or PNG: its type, its size, and whether it is whole.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

/**
 * Looks at bytes alone, before any decoder does: decoders allocate what a header claims, and take half a JPG for a whole one.
 */
final class Anatomy {

	/**
	 * Takes what was found.
	 *
	 * @param string $mime   image/jpeg or image/png.
	 * @param int    $width  Pixels, at least 1.
	 * @param int    $height Pixels, at least 1.
	 */
	private function __construct( public readonly string $mime, public readonly int $width, public readonly int $height ) {}

	/**
	 * Whether the bytes start like a JPG or PNG.
	 *
	 * @param string $bytes Start of a file.
	 */
	public static function has_signature( string $bytes ): bool {
		return str_starts_with( $bytes, "\xFF\xD8\xFF" ) || str_starts_with( $bytes, "\x89PNG\r\n\x1A\n" );
	}

	/**
	 * The bones, null when the file is broken.
	 *
	 * @param string $bytes Whole file.
	 */
	public static function of( string $bytes ): ?self {
		$found = str_starts_with( $bytes, "\xFF\xD8" ) ? self::jpeg( $bytes ) : self::png( $bytes );
		if ( ! $found || $found->width < 1 || $found->height < 1 ) {
			return null;
		}
		$size = getimagesizefromstring( $bytes );
		return $size && $size['mime'] === $found->mime && $size[0] === $found->width && $size[1] === $found->height ? $found : null;
	}

	/**
	 * Walks the segments to the pixels, then looks for the end mark behind them.
	 *
	 * @param string $bytes Whole file.
	 */
	private static function jpeg( string $bytes ): ?self {
		$length = strlen( $bytes );
		$found  = null;
		$at     = 2;
		while ( $at + 4 <= $length && "\xFF" === $bytes[ $at ] ) {
			$marker = ord( $bytes[ $at + 1 ] );
			if ( 0xFF === $marker ) {
				++$at;
				continue;
			}
			if ( 0x01 === $marker || ( $marker >= 0xD0 && $marker <= 0xD7 ) ) {
				$at += 2;
				continue;
			}
			if ( 0xDA === $marker ) {
				return $found && false !== strpos( $bytes, "\xFF\xD9", $at ) ? $found : null;
			}
			$size = self::number( $bytes, $at + 2, 2 );
			if ( $size < 2 || 0xD8 === $marker || 0xD9 === $marker || $at + 2 + $size > $length ) {
				return null;
			}
			if ( $marker >= 0xC0 && $marker <= 0xCF && ! in_array( $marker, array( 0xC4, 0xC8, 0xCC ), true ) && $size >= 8 ) {
				$found = new self( 'image/jpeg', self::number( $bytes, $at + 7, 2 ), self::number( $bytes, $at + 5, 2 ) );
			}
			$at += 2 + $size;
		}
		return null;
	}

	/**
	 * Walks the chunks to IEND, each with the right check sum: libpng prints about a wrong one.
	 *
	 * @param string $bytes Whole file.
	 */
	private static function png( string $bytes ): ?self {
		$length = strlen( $bytes );
		$found  = null;
		$at     = 8;
		while ( $at + 12 <= $length ) {
			$size = self::number( $bytes, $at, 4 );
			$type = substr( $bytes, $at + 4, 4 );
			if ( $at + 12 + $size > $length || ( null === $found ) !== ( 'IHDR' === $type ) || crc32( substr( $bytes, $at + 4, $size + 4 ) ) !== self::number( $bytes, $at + 8 + $size, 4 ) ) {
				return null;
			}
			if ( 'IHDR' === $type ) {
				if ( 13 !== $size ) {
					return null;
				}
				$found = new self( 'image/png', self::number( $bytes, $at + 8, 4 ), self::number( $bytes, $at + 12, 4 ) );
			}
			if ( 'IEND' === $type ) {
				return $found;
			}
			$at += 12 + $size;
		}
		return null;
	}

	private static function number( string $bytes, int $at, int $length ): int {
		return (int) hexdec( bin2hex( substr( $bytes, $at, $length ) ) );
	}
}
