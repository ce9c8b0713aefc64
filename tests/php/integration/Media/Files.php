<?php
/** Makes the picture files the tests upload. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Media;

/** Every file is written to a folder of its own and removed after the test. */
trait Files {

	/**
	 * Files to remove.
	 * @var list<string>
	 */
	private array $made = array();

	/**
	 * A picture with four coloured quarters: red, green, blue, white, in reading order.
	 * @param int    $width  Pixels.
	 * @param int    $height Pixels.
	 * @param string $type   jpeg, png, gif, webp or bmp.
	 */
	protected static function draw( int $width, int $height, string $type = 'jpeg' ): string {
		$image   = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		$colours = array( array( 255, 0, 0 ), array( 0, 255, 0 ), array( 0, 0, 255 ), array( 255, 255, 255 ) );
		foreach ( $colours as $index => $colour ) {
			$left = $index % 2 * intdiv( $width, 2 );
			$top  = intdiv( $index, 2 ) * intdiv( $height, 2 );
			imagefilledrectangle( $image, $left, $top, $left + $width, $top + $height, (int) imagecolorallocate( $image, ...$colour ) );
		}
		ob_start();
		match ( $type ) {
			'png'   => imagepng( $image ),
			'gif'   => imagegif( $image ),
			'webp'  => imagewebp( $image ),
			'bmp'   => imagebmp( $image ),
			default => imagejpeg( $image ),
		};
		return (string) ob_get_clean();
	}

	/**
	 * A picture no encoder can make small.
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 * @param int $colours How many; 256 and fewer make a palette.
	 */
	protected static function noise( int $width, int $height, int $colours ): string {
		mt_srand( 7 );
		$image   = $colours <= 256 ? imagecreate( max( 1, $width ), max( 1, $height ) ) : imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		$palette = array();
		for ( $i = 0; $i < $colours; $i++ ) {
			$palette[] = (int) imagecolorallocate( $image, mt_rand( 0, 255 ), mt_rand( 0, 255 ), mt_rand( 0, 255 ) );
		}
		for ( $x = 0; $x < $width; $x++ ) {
			for ( $y = 0; $y < $height; $y++ ) {
				imagesetpixel( $image, $x, $y, $palette[ mt_rand( 0, $colours - 1 ) ] );
			}
		}
		ob_start();
		imagepng( $image, null, 9 );
		return (string) ob_get_clean();
	}

	/**
	 * A JPG as a phone makes it: lying on its side, with the place it was taken at, a comment and XMP.
	 * @param int $width       Pixels as stored.
	 * @param int $height      Pixels as stored.
	 * @param int $orientation EXIF orientation.
	 */
	protected static function photograph( int $width, int $height, int $orientation ): string {
		$entry = static fn( int $tag, int $type, int $count, string $value ): string => pack( 'vvV', $tag, $type, $count ) . str_pad( $value, 4, "\0" );
		$ifd   = static fn( string ...$entries ): string => pack( 'v', count( $entries ) ) . implode( '', $entries ) . pack( 'V', 0 );
		$gps   = 8 + 2 + 2 * 12 + 4;
		$place = $gps + 2 + 2 * 12 + 4;
		$tiff  = "II*\0" . pack( 'V', 8 )
			. $ifd( $entry( 0x0112, 3, 1, pack( 'v', $orientation ) ), $entry( 0x8825, 4, 1, pack( 'V', $gps ) ) )
			. $ifd( $entry( 1, 2, 2, "N\0" ), $entry( 2, 5, 3, pack( 'V', $place ) ) )
			. pack( 'V6', 46, 1, 31, 1, 12, 1 );
		$exif  = "Exif\0\0" . $tiff;
		$xmp   = "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><dc:creator>SECRET</dc:creator></x:xmpmeta>";
		return "\xFF\xD8" . self::segment( 0xE1, $exif ) . self::segment( 0xE1, $xmp ) . self::segment( 0xFE, 'SECRET comment' ) . substr( self::draw( $width, $height ), 2 );
	}

	/**
	 * A PNG with text chunks.
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	protected static function annotated_png( int $width, int $height ): string {
		$text = "Author\0SECRET";
		$png  = self::draw( $width, $height, 'png' );
		return substr( $png, 0, 33 ) . pack( 'N', strlen( $text ) ) . 'tEXt' . $text . pack( 'N', crc32( 'tEXt' . $text ) ) . substr( $png, 33 );
	}

	private static function segment( int $marker, string $content ): string {
		return "\xFF" . chr( $marker ) . pack( 'n', strlen( $content ) + 2 ) . $content;
	}

	/**
	 * A PNG whose header claims a size its pixels don't have.
	 * @param int $width  Pixels claimed.
	 * @param int $height Pixels claimed.
	 */
	protected static function claiming_png( int $width, int $height ): string {
		$header = 'IHDR' . pack( 'NN', $width, $height ) . "\x08\x02\0\0\0";
		return "\x89PNG\r\n\x1A\n" . pack( 'N', 13 ) . $header . pack( 'N', crc32( $header ) ) . substr( self::draw( 2, 2, 'png' ), 33 );
	}

	/**
	 * An entry of $_FILES.
	 * @param string $bytes Content.
	 * @param string $name  Name given by the client.
	 * @param int    $error PHP's upload error.
	 * @return array{tmp_name:string,name:string,type:string,size:int,error:int}
	 */
	protected function file( string $bytes, string $name = 'blob', int $error = UPLOAD_ERR_OK ): array {
		$path         = (string) tempnam( sys_get_temp_dir(), 'dm-test' );
		$this->made[] = $path;
		file_put_contents( $path, $bytes );
		return array( 'tmp_name' => $path, 'name' => $name, 'type' => 'image/jpeg', 'size' => strlen( $bytes ), 'error' => $error );
	}

	/**
	 * An attachment's metadata.
	 * @param int $id Attachment.
	 * @return array{width:int,height:int,sizes:array<string,array{width:int}>,original_image?:string}
	 */
	protected static function meta( int $id ): array {
		$meta = (array) wp_get_attachment_metadata( $id );
		self::assertArrayHasKey( 'width', $meta );
		/**
		 * What core makes of an image.
		 * @var array{width:int,height:int,sizes:array<string,array{width:int}>,original_image?:string} $meta
		 */
		return $meta;
	}

	/**
	 * A picture of the media library, as an editor uploads it.
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	protected function library_picture( int $width, int $height ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php'; // @phpstan-ignore requireOnce.fileNotFound (core's own)
		$upload = wp_upload_bits( wp_generate_uuid4() . '.jpg', null, self::draw( $width, $height ) );
		$id     = wp_insert_attachment( array( 'post_title' => 'Library', 'post_mime_type' => 'image/jpeg' ), $upload['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		return $id;
	}

	/**
	 * Removes what was made.
	 * @after
	 */
	#[\PHPUnit\Framework\Attributes\After]
	protected function remove_made_files(): void {
		array_map( 'wp_delete_file', $this->made );
	}
}
