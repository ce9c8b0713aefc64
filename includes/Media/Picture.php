<?php
/** A decoded upload, upright and scaled, ready to be written. Only pixels are written: EXIF, GPS, comments and appended files are lost. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use WP_Error;
use WP_Image_Editor;
use WP_Image_Editor_GD;

final class Picture {

	/** @param 'image/jpeg'|'image/png' $mime Type it was sent as, and is written as. */
	private function __construct(
		private readonly WP_Image_Editor $editor,
		private readonly Image_Kind $kind,
		private readonly string $mime
	) {}

	/** Decodes, scales and turns an inspected file; null if it cannot be decoded. */
	public static function read( string $path, Image_Header $anatomy, Image_Kind $kind ): ?self {
		$lies   = $anatomy->orientation > 4;
		$editor = self::editor( $path, $anatomy->mime, self::box( $kind, $anatomy->mime, $lies ), $kind->is_cropped() );
		if ( $editor instanceof WP_Error ) {
			return null;
		}
		$picture = new self( $editor, $kind, $anatomy->mime );
		return $picture->fit( $lies ) && $picture->turn( $anatomy->orientation ) ? $picture : null;
	}

	/**
	 * Writes the file. An avatar or logo is scaled down until it has few enough bytes. Returns the file's path, null when it could not be
	 * written.
	 */
	public function save( string $path_without_ending ): ?string {
		$path = $path_without_ending . ( 'image/png' === $this->mime ? '.png' : '.jpg' );
		do {
			$saved = $this->editor->save( $path, $this->mime );
			if ( $saved instanceof WP_Error ) {
				return null;
			}
			$written = (string) $saved['path'];
			clearstatcache( true, $written );
		} while ( $this->kind->is_cropped() && filesize( $written ) > $this->kind->max_bytes() && $this->shrink() );
		return $written;
	}

	/**
	 * GD, as it writes nothing but pixels. Imagick also keeps unknown data; it converts colours before.
	 * @param 'image/jpeg'|'image/png' $mime   Type of the file.
	 * @param array{int,int}           $box    Size it is scaled to.
	 * @param bool                     $covers Whether it covers the box.
	 */
	private static function editor( string $path, string $mime, array $box, bool $covers ): WP_Image_Editor|WP_Error {
		$converted = Wide_Colours::png( $path, $mime, $box[0], $box[1], $covers );
		if ( null !== $converted ) {
			$copy   = (string) tempnam( get_temp_dir(), 'dm-picture' );
			$is_all = strlen( $converted ) === @file_put_contents( $copy, $converted ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a full disk warns; the original is taken then.
			$editor = self::gd( $is_all ? $copy : $path );
			wp_delete_file( $copy );
			return $editor;
		}
		return self::gd( $path );
	}

	private static function gd( string $path ): WP_Image_Editor|WP_Error {
		$gd_alone = static fn(): array => array( WP_Image_Editor_GD::class );
		add_filter( 'wp_image_editors', $gd_alone, PHP_INT_MAX );
		$editor   = wp_get_image_editor( $path );
		remove_filter( 'wp_image_editors', $gd_alone, PHP_INT_MAX );
		return $editor;
	}

	/**
	 * Scales the picture to the size of its kind, in one step: each step takes time for every pixel.
	 * @param bool $lies Whether it lies on its side, so that width and height will be swapped.
	 */
	private function fit( bool $lies ): bool {
		[ $max_width, $max_height ] = self::box( $this->kind, $this->mime, $lies );
		$size                       = $this->editor->get_size();
		if ( $this->kind->is_cropped() ) {
			return $this->crop( $size['width'], $size['height'], $max_width, $max_height );
		}
		if ( $size['width'] <= $max_width && $size['height'] <= $max_height ) {
			return true;
		}
		return true === $this->editor->resize( $max_width, $max_height );
	}

	/**
	 * The box of a kind for a picture as it lies.
	 * @param 'image/jpeg'|'image/png' $mime
	 * @return array{int,int}
	 */
	private static function box( Image_Kind $kind, string $mime, bool $lies ): array {
		[ $width, $height ] = $kind->box( $mime );
		return $lies ? array( $height, $width ) : array( $width, $height );
	}

	/**
	 * Turns the picture upright.
	 * @param int $orientation Orientation, as in EXIF.
	 */
	private function turn( int $orientation ): bool {
		$results = match ( $orientation ) {
			2       => array( $this->editor->flip( false, true ) ),
			3       => array( $this->editor->flip( true, true ) ),
			4       => array( $this->editor->flip( true, false ) ),
			5       => array( $this->editor->rotate( 90 ), $this->editor->flip( true, false ) ),
			6       => array( $this->editor->rotate( 270 ) ),
			7       => array( $this->editor->rotate( 90 ), $this->editor->flip( false, true ) ),
			8       => array( $this->editor->rotate( 90 ) ),
			default => array(),
		};
		return array() === array_filter( $results, static fn( mixed $result ): bool => true !== $result );
	}

	/** Cuts out the middle in the box's proportion, and never enlarges it. */
	private function crop( int $width, int $height, int $max_width, int $max_height ): bool {
		$scale       = min( $width / $max_width, $height / $max_height );
		$crop_width  = min( $width, max( 1, (int) round( $max_width * $scale ) ) );
		$crop_height = min( $height, max( 1, (int) round( $max_height * $scale ) ) );
		if ( $crop_width === $width && $crop_height === $height && $scale <= 1 ) {
			return true;
		}
		return true === $this->editor->crop(
			intdiv( $width - $crop_width, 2 ),
			intdiv( $height - $crop_height, 2 ),
			$crop_width,
			$crop_height,
			min( $crop_width, $max_width ),
			min( $crop_height, $max_height )
		);
	}

	private function shrink(): bool {
		$size = $this->editor->get_size();
		return $size['width'] > 40 && $size['height'] > 40
			&& true === $this->editor->resize( (int) ( $size['width'] * 0.85 ), (int) ( $size['height'] * 0.85 ) );
	}
}
