<?php
/**
 * The demo's pictures as JPG and PNG files, which uploads are made of.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Cli\Seed;

use GdImage;
use RuntimeException;

/**
 * A name may ask for other colours: `w10:brg` is w10 with its channels in that order. Greys stay what they are.
 */
final class Pictures {

	private const QUALITY = 86;

	private const AVATAR = 400;

	/**
	 * Files written so far by name; deleted at the end.
	 *
	 * @var array<string,string>
	 */
	private array $files = array();

	/**
	 * Deletes the files.
	 */
	public function __destruct() {
		array_map( 'wp_delete_file', $this->files );
	}

	/**
	 * Path of a picture.
	 *
	 * @param string $name Picture, with other colours or as it is.
	 */
	public function picture( string $name ): string {
		return $this->files[ $name ] ??= $this->jpg( $this->coloured( $name ) );
	}

	/**
	 * Path of a square portrait, small enough for an avatar.
	 *
	 * @param string $name `drawn-3`, or a picture.
	 */
	public function avatar( string $name ): string {
		return $this->files[ "avatar {$name}" ] ??= $this->jpg(
			preg_match( '/^drawn-(\d+)$/', $name, $found ) ? ( new Drawings() )->portrait( (int) $found[1] ) : $this->square( $this->read( $name ) )
		);
	}

	/**
	 * Path of a logo.
	 *
	 * @param string $name Logo.
	 */
	public function logo( string $name ): string {
		if ( ! isset( $this->files[ "logo {$name}" ] ) ) {
			$path = wp_tempnam( 'logo.png' );
			imagepng( ( new Drawings() )->logo( $name ), $path );
			$this->files[ "logo {$name}" ] = $path;
		}
		return $this->files[ "logo {$name}" ];
	}

	private function coloured( string $name ): GdImage {
		[ $base, $order ] = array_pad( explode( ':', $name, 2 ), 2, '' );
		$image            = $this->read( $base );
		if ( '' === $order ) {
			return $image;
		}
		// With a palette only its entries are changed, not a million pixels one by one.
		imagetruecolortopalette( $image, false, 255 );
		$total = imagecolorstotal( $image );
		for ( $index = 0; $index < $total; $index++ ) {
			$colour = imagecolorsforindex( $image, $index );
			$parts  = array_map( static fn( string $letter ): int => $colour[ array( 'r' => 'red', 'g' => 'green', 'b' => 'blue' )[ $letter ] ], str_split( $order ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
			imagecolorset( $image, $index, $parts[0], $parts[1], $parts[2] );
		}
		imagepalettetotruecolor( $image );
		return $image;
	}

	private function read( string $name ): GdImage {
		if ( ! function_exists( 'imagecreatefromwebp' ) ) {
			throw new RuntimeException( 'The demo pictures need PHP\'s gd extension with WebP.' );
		}
		$image = imagecreatefromwebp( Source::path( "pictures/{$name}.webp" ) );
		if ( ! $image ) {
			throw new RuntimeException( "The demo picture {$name} cannot be read." );
		}
		return $image;
	}

	private function square( GdImage $image ): GdImage {
		$side  = min( imagesx( $image ), imagesy( $image ) );
		$small = imagecreatetruecolor( self::AVATAR, self::AVATAR );
		imagecopyresampled( $small, $image, 0, 0, intdiv( imagesx( $image ) - $side, 2 ), intdiv( imagesy( $image ) - $side, 2 ), self::AVATAR, self::AVATAR, $side, $side );
		return $small;
	}

	private function jpg( GdImage $image ): string {
		$path = wp_tempnam( 'demo.jpg' );
		imagejpeg( $image, $path, self::QUALITY );
		return $path;
	}
}
