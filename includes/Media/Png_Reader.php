<?php
/** Reads the chunks of a PNG from the header to the end, and adds up the work of unpacking them. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

final class Png_Reader {

	/** Samples of a pixel and their allowed bits, by colour type. */
	private const TYPES = array(
		0 => array( 1, array( 1, 2, 4, 8, 16 ) ),
		2 => array( 3, array( 8, 16 ) ),
		3 => array( 1, array( 1, 2, 4, 8 ) ),
		4 => array( 2, array( 8, 16 ) ),
		6 => array( 4, array( 8, 16 ) ),
	);

	/** Work for a byte of pixels, in steps of a JPG. */
	private const BYTE_COST = 6;

	/** Work for a byte of packed text, which is unpacked twice. */
	private const TEXT_COST = 12;

	/** The most bytes that one byte unpacks to, and the most bytes of text that a decoder unpacks. */
	private const UNPACKS_TO    = 1032;
	private const TEXT_UNPACKED = 8000000;

	/** Pixels, 0 until the header is read. */
	private int $width = 0;

	/** Pixels. */
	private int $height = 0;

	/** Cost so far. */
	private float $cost = 0;

	public function __construct( private readonly string $bytes ) {}

	/** Reads the file; null if a chunk is broken or its checksum wrong: libpng would print a warning. */
	public function read(): ?Image_Header {
		$length = strlen( $this->bytes );
		$at     = 8;
		for ( $parts = 0; $parts < Image_Header::PARTS_MAX; ++$parts ) {
			if ( $at + 12 > $length ) {
				return null;
			}
			$size = Image_Header::number( $this->bytes, $at, 4 );
			$type = substr( $this->bytes, $at + 4, 4 );
			if (
				$at + 12 + $size > $length
					|| ( 0 === $parts ) !== ( 'IHDR' === $type )
					|| crc32( substr( $this->bytes, $at + 4, $size + 4 ) ) !== Image_Header::number( $this->bytes, $at + 8 + $size, 4 )
			) {
				return null;
			}
			if ( 'IHDR' === $type && ! $this->take_header( substr( $this->bytes, $at + 8, $size ) ) ) {
				return null;
			}
			if ( 'IEND' === $type ) {
				return new Image_Header( 'image/png', $this->width, $this->height, (int) min( $this->cost, PHP_INT_MAX / 2 ) );
			}
			if ( $this->is_packed_text( $type, $at + 8, $size ) ) {
				$this->cost += self::TEXT_COST * min( self::TEXT_UNPACKED, $size * self::UNPACKS_TO );
			}
			$at += 12 + $size;
		}
		return new Image_Header( 'image/png', 1, 1, Image_Header::ENDLESS );
	}

	private function take_header( string $data ): bool {
		if ( 13 !== strlen( $data ) ) {
			return false;
		}
		$depth                = ord( $data[8] );
		[ $samples, $depths ] = self::TYPES[ ord( $data[9] ) ] ?? array( 0, array() );
		if ( ! in_array( $depth, $depths, true ) || "\0\0" !== substr( $data, 10, 2 ) || ord( $data[12] ) > 1 ) {
			return false;
		}
		$this->width  = Image_Header::number( $data, 0, 4 );
		$this->height = Image_Header::number( $data, 4, 4 );
		// The seven passes of an interlaced picture are a quarter more work than one.
		$passes     = "\1" === $data[12] ? 1.25 : 1;
		$this->cost = self::BYTE_COST * $passes * $this->width * $this->height * $samples * $depth / 8;
		return true;
	}

	private function is_packed_text( string $type, int $at, int $size ): bool {
		if ( 'iTXt' === $type ) {
			$data = substr( $this->bytes, $at, min( 82, $size ) );
			return "\1" === substr( $data, (int) strpos( $data, "\0" ) + 1, 1 );
		}
		return 'zTXt' === $type || 'iCCP' === $type;
	}
}
