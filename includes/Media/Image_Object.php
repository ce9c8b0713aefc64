<?php
/** The image object of the contract, made from the attachment's metadata. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

use DesignMarketplace\Kernel\Database\Posts;

/**
 * If a size for 2x is missing, the largest one takes its place. Nothing is read from the disk.
 * @phpstan-type Breakpoint array{'1x':string,'2x':string}
 * @phpstan-type Image array{id:int,alt:string,width:int,height:int,base_path:string,breakpoints:array{xs:Breakpoint,lg:Breakpoint},color?:string}
 */
final class Image_Object {

	/** Widths for pictures of the media library, which have core's sizes. */
	private const LIBRARY_WIDTHS = array( 420, 840, 750, 1500 );

	/** @var array<int,string> Addresses of the uploads by site, cached for the request. */
	private static array $base_urls = array();

	/**
	 * The object, with `base_path` relative to the uploads folder; null if the attachment is not an image.
	 * @param int $id Attachment, best with its caches primed.
	 * @return Image|null
	 */
	public static function relative( int $id ): ?array {
		// To core 0 is the post of the moment.
		$meta = $id > 0 ? wp_get_attachment_metadata( $id ) : false;
		if ( ! is_array( $meta ) || empty( $meta['file'] ) || empty( $meta['width'] ) || empty( $meta['height'] ) ) {
			return null;
		}
		$kind   = Posts::text( $id, Images::KIND );
		$widths = in_array( $kind, Image_Kind::ALL, true ) ? ( new Image_Kind( $kind ) )->widths() : self::LIBRARY_WIDTHS;
		$files  = self::files( $meta );
		$folder = dirname( (string) $meta['file'] );
		return self::color( $meta ) + array(
			'id'          => $id,
			'alt'         => Image_Words::alt( $id ),
			'width'       => (int) $meta['width'],
			'height'      => (int) $meta['height'],
			'base_path'   => '.' === $folder ? '' : $folder . '/',
			'breakpoints' => array(
				'xs' => array( '1x' => self::pick( $files, $widths[0] ), '2x' => self::pick( $files, $widths[1] ) ),
				'lg' => array( '1x' => self::pick( $files, $widths[2] ), '2x' => self::pick( $files, $widths[3] ) ),
			),
		);
	}

	/**
	 * Adds an alternative text: the title or name the image belongs to. One from the media library stays.
	 * @param Image|null $image Image object.
	 * @param string     $words Title of a work, name of a member; plain text.
	 * @return Image|null
	 */
	public static function worded( ?array $image, string $words ): ?array {
		return $image && '' === $image['alt'] ? array( 'alt' => $words ) + $image : $image;
	}

	/**
	 * Makes `base_path` an address. That of a withheld picture expires.
	 * @param Image $image Result of relative().
	 * @return Image
	 */
	public static function absolute( array $image ): array {
		$image += array( 'color' => '' );
		// Any fixed month will do: determining the present one takes longer than the rest.
		$image['base_path'] = Withheld::is_in_folder( $image['base_path'] )
			? Withheld_Link::base( $image['id'] )
			: ( self::$base_urls[ get_current_blog_id() ] ??= trailingslashit( (string) wp_upload_dir( '1970/01', false )['baseurl'] ) )
				. $image['base_path'];
		return $image;
	}

	/**
	 * Nothing for older pictures, so that what is kept of them stays as it was: absolute() completes it.
	 * @param array<string,mixed> $meta Attachment metadata.
	 * @return array{color?:string}
	 */
	private static function color( array $meta ): array {
		$color = $meta[ Images::COLOR ] ?? '';
		return is_string( $color ) && preg_match( '/^#[0-9a-f]{6}$/D', $color ) ? array( 'color' => $color ) : array();
	}

	/**
	 * Files in the picture's own proportion by width, smallest first. Core's square thumbnail is not one of them.
	 * @param array<string,mixed> $meta Attachment metadata.
	 * @return array<int,string>
	 */
	private static function files( array $meta ): array {
		$files = array( (int) $meta['width'] => wp_basename( (string) $meta['file'] ) );
		foreach ( (array) ( $meta['sizes'] ?? array() ) as $size ) {
			if ( empty( $size['file'] ) || empty( $size['width'] ) || empty( $size['height'] ) ) {
				continue;
			}
			$height = $size['width'] * $meta['height'] / $meta['width'];
			if ( abs( $height - $size['height'] ) <= 1.5 ) {
				$files += array( (int) $size['width'] => (string) $size['file'] );
			}
		}
		ksort( $files );
		return $files;
	}

	/**
	 * The smallest file that is wide enough, or else the widest.
	 * @param array<int,string> $files Files by width, smallest first.
	 */
	private static function pick( array $files, int $width ): string {
		foreach ( $files as $candidate => $file ) {
			if ( $candidate >= $width ) {
				return $file;
			}
		}
		return (string) end( $files );
	}
}
