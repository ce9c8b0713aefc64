<?php
/** Reads the segments of a JPG from the first marker to the last, and adds up the work of decoding its scans. */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

/** A decoder goes through the whole picture for each scan, however few bytes the scan has. */
final class Jpeg_Reader {

	private const START      = 0xD8;
	private const END        = 0xD9;
	private const SCAN       = 0xDA;
	private const RESTARTS   = 0xDD;
	private const EXIF       = 0xE1;
	private const FRAMES     = array( 0xC0, 0xC1, 0xC2 );
	private const OTHER_CODE = array( 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF );

	/** Steps that a restart adds to a block. */
	private const RESTART_COST = 6;

	/** Pixels, 0 until the frame is read. */
	private int $width = 0;

	/** Pixels. */
	private int $height = 0;

	/** @var array<int,float> By colour, the share of all pixels that are stored: often a quarter. */
	private array $shares = array();

	/** Blocks between two restarts, 0 for none. */
	private int $interval = 0;

	/** Cost of the scans so far, 0 before the first. */
	private float $cost = 0;

	/** Orientation, as in EXIF. */
	private int $orientation = 1;

	public function __construct( private readonly string $bytes ) {}

	/** Reads the file; null if it is broken, or coded in a way that browsers don't read. */
	public function read(): ?Image_Header {
		$length = strlen( $this->bytes );
		$at     = 2;
		for ( $parts = 0; $parts < Image_Header::PARTS_MAX; ++$parts ) {
			// Any number of these bytes may come before a marker.
			$fill = strspn( $this->bytes, "\xFF", $at );
			$at  += $fill + 1;
			if ( 0 === $fill || $at > $length ) {
				return null;
			}
			$mark = ord( $this->bytes[ $at - 1 ] );
			if ( self::END === $mark ) {
				return $this->cost > 0
					? new Image_Header(
						'image/jpeg',
						$this->width,
						$this->height,
						(int) min( $this->cost, PHP_INT_MAX / 2 ),
						$this->orientation
					)
					: null;
			}
			if ( 0x01 === $mark || ( $mark >= 0xD0 && $mark <= 0xD7 ) ) {
				continue;
			}
			$size = Image_Header::number( $this->bytes, $at, 2 );
			if ( $size < 2 || $at + $size > $length || ! $this->take( $mark, substr( $this->bytes, $at + 2, $size - 2 ) ) ) {
				return null;
			}
			$at += $size;
			if ( self::SCAN === $mark ) {
				// The data of the pixels: in it a marker counts only if no zero follows, and if it is not a restart.
				if ( ! preg_match( '/\xFF[^\x00\xFF\xD0-\xD7]/', $this->bytes, $next, PREG_OFFSET_CAPTURE, $at ) ) {
					return null;
				}
				$at = $next[0][1];
			}
		}
		return new Image_Header( 'image/jpeg', 1, 1, Image_Header::ENDLESS );
	}

	/** Reads a segment; false if its content is impossible. */
	private function take( int $mark, string $data ): bool {
		if ( in_array( $mark, self::FRAMES, true ) ) {
			return $this->take_frame( $data );
		}
		if ( self::SCAN === $mark ) {
			return $this->take_scan( $data );
		}
		if ( self::RESTARTS === $mark ) {
			$this->interval = Image_Header::number( $data, 0, 2 );
		}
		if ( self::EXIF === $mark && str_starts_with( $data, "Exif\0\0" ) ) {
			$this->orientation = self::orientation( substr( $data, 6 ) );
		}
		return self::START !== $mark && ! in_array( $mark, self::OTHER_CODE, true );
	}

	private function take_frame( string $data ): bool {
		$colours = strlen( $data ) > 5 ? ord( $data[5] ) : 0;
		if ( $this->shares || 8 !== ord( $data[0] ?? "\0" ) || $colours < 1 || $colours > 4 || strlen( $data ) !== 6 + 3 * $colours ) {
			return false;
		}
		$this->height = Image_Header::number( $data, 1, 2 );
		$this->width  = Image_Header::number( $data, 3, 2 );
		$across       = array();
		$down         = array();
		foreach ( str_split( substr( $data, 6 ), 3 ) as $colour ) {
			$number            = ord( $colour[0] );
			$across[ $number ] = ord( $colour[1] ) >> 4;
			$down[ $number ]   = ord( $colour[1] ) & 15;
		}
		if ( count( $across ) !== $colours || min( $across ) < 1 || min( $down ) < 1 ) {
			return false;
		}
		foreach ( $across as $number => $samples ) {
			$this->shares[ $number ] = $samples * $down[ $number ] / max( $across ) / max( $down );
		}
		return true;
	}

	private function take_scan( string $data ): bool {
		$colours = ord( $data[0] ?? "\0" );
		if ( $colours < 1 || strlen( $data ) !== 4 + 2 * $colours ) {
			return false;
		}
		foreach ( str_split( substr( $data, 1, 2 * $colours ), 2 ) as $colour ) {
			$share = $this->shares[ ord( $colour[0] ) ] ?? null;
			if ( null === $share ) {
				return false;
			}
			$this->cost += $this->width * $this->height * $share * (
				1 + ( $this->interval > 0 ? self::RESTART_COST / $this->interval : 0 )
			);
		}
		return true;
	}

	/**
	 * The orientation that the camera has noted. PHP's own reader unpacks all of a camera's data, which can be gigabytes.
	 * @param string $tiff The segment without its name.
	 */
	private static function orientation( string $tiff ): int {
		$is_low_first = str_starts_with( $tiff, 'II' );
		$number       = static function ( int $at, int $length ) use ( $tiff, $is_low_first ): int {
			$part = substr( $tiff, $at, $length );
			return (int) hexdec( bin2hex( $is_low_first ? strrev( $part ) : $part ) );
		};
		$list         = $number( 4, 4 );
		$entries      = $number( $list, 2 );
		for ( $entry = 0; $entry < $entries; ++$entry ) {
			$at = $list + 2 + 12 * $entry;
			if ( $at + 12 > strlen( $tiff ) ) {
				break;
			}
			if ( 0x0112 === $number( $at, 2 ) ) {
				$found = $number( $at + 8, 2 );
				return $found >= 1 && $found <= 8 ? $found : 1;
			}
		}
		return 1;
	}
}
