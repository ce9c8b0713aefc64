<?php
/** The demo's pictures as JPG and PNG files for upload. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use RuntimeException;

final class Pictures {

	private const QUALITY = 86;

	/**
	 * Paths of the files written so far, by name; deleted at the end.
	 *
	 * @var array<string,string>
	 */
	private array $files = array();

	public function __destruct() {
		array_map( 'wp_delete_file', $this->files );
	}

	public function picture( string $name ): string {
		return $this->files[ $name ] ??= $this->jpg( "pictures/{$name}" );
	}

	/** Path of a square portrait. */
	public function avatar( string $name ): string {
		return $this->files[ "face {$name}" ] ??= $this->jpg( "faces/{$name}" );
	}

	public function logo( string $name ): string {
		if ( ! isset( $this->files[ "logo {$name}" ] ) ) {
			$path = wp_tempnam( 'logo.png' );
			imagepng( ( new Logos() )->draw( $name ), $path );
			$this->files[ "logo {$name}" ] = $path;
		}
		return $this->files[ "logo {$name}" ];
	}

	private function jpg( string $name ): string {
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
