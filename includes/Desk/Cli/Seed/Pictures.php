<?php
/** The demo's pictures as JPG files for upload. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use RuntimeException;

final class Pictures {

	private const QUALITY = 86;

	/** @var array<string,string> Paths of the files written so far, by name; deleted at the end. */
	private array $files = array();

	public function __destruct() {
		array_map( 'wp_delete_file', $this->files );
	}

	/** Path of a picture as JPG, such as `pictures/moon`, `faces/ana` (square) or `logos/bag`. */
	public function jpg( string $name ): string {
		return $this->files[ $name ] ??= $this->made( $name );
	}

	private function made( string $name ): string {
		if ( ! function_exists( 'imagecreatefromwebp' ) ) {
			throw new RuntimeException( 'The demo pictures need PHP\'s gd extension with WebP.' );
		}
		$image = imagecreatefromwebp( Source::path( "{$name}.webp" ) );
		if ( ! $image ) {
			throw new RuntimeException( "The demo picture {$name} cannot be read." );
		}
		$path = wp_tempnam( 'demo.jpg' );
		imagejpeg( $image, $path, self::QUALITY );
		return $path;
	}
}
