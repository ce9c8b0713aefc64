<?php
/**
 * Converts pictures with a colour profile to sRGB, the colours of the web: a stored picture has no profile that says what its numbers mean.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use Imagick;
use Throwable;

/** Only Imagick reads profiles. GD takes the numbers as they are, and wide colours turn duller. */
final class Wide_Colours {

	public static function is_possible(): bool {
		if ( ! extension_loaded( 'imagick' ) ) {
			return false;
		}
		$delegates = Imagick::getConfigureOptions()['DELEGATES'] ?? 'lcms';
		return str_contains( (string) $delegates, 'lcms' );
	}

	/**
	 * The picture scaled and in sRGB, as a PNG without metadata. Null when there is nothing to convert, or nothing to do it with.
	 * @param 'image/jpeg'|'image/png' $mime   Its type.
	 * @param int                      $width  Width it is scaled to at most, as it lies.
	 * @param int                      $height Height, likewise.
	 * @param bool                     $covers Whether it must cover this size, or else fit into it.
	 */
	public static function png( string $path, string $mime, int $width, int $height, bool $covers ): ?string {
		if ( ! self::is_possible() ) {
			return null;
		}
		try {
			// Only ever these two decoders, whatever the bytes look like.
			$file  = ( 'image/png' === $mime ? 'png:' : 'jpeg:' ) . $path;
			$image = new Imagick();
			$image->pingImage( $file );
			$profile = str_replace( "\0", '', $image->getImageProfiles( 'icc' )['icc'] ?? '' );
			// CMYK is left to GD.
			if ( '' === $profile || str_contains( $profile, 'sRGB' ) || Imagick::COLORSPACE_CMYK === $image->getImageColorspace() ) {
				return null;
			}
			$sides = array( $image->getImageWidth(), $image->getImageHeight() );
			$scale = array( $width / $sides[0], $height / $sides[1] );
			$scale = min( 1, $covers ? max( $scale ) : min( $scale ) );
			$size  = array_map( static fn( int $side ): int => max( 1, (int) round( $side * $scale ) ), $sides );
			$image = new Imagick();
			// A JPG is decoded no larger than it needs to be.
			$image->setOption( 'jpeg:size', implode( 'x', $size ) );
			$image->readImage( $file );
			if ( $scale < 1 ) {
				$image->resizeImage( $size[0], $size[1], Imagick::FILTER_TRIANGLE, 1 );
			}
			$image->profileImage( 'icc', (string) file_get_contents( __DIR__ . '/srgb.icc' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
			$image->stripImage();
			$image->setImageDepth( 8 );
			$image->setImageFormat( 'png' );
			$image->setOption( 'png:compression-level', '1' );
			return $image->getImageBlob();
		} catch ( Throwable ) {
			// GD may still read it.
			return null;
		}
	}
}
