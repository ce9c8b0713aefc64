<?php
/**
 * Walks the segments of a JPG from its first mark to its last, and adds up what its scans cost.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Media;

/**
 * A decoder goes through the whole picture once a scan, however few bytes the scan has.
 */
final class Jpeg_Reader {

	private const START      = 0xD8;
	private const END        = 0xD9;
	private const SCAN       = 0xDA;
	private const RESTARTS   = 0xDD;
	private const EXIF       = 0xE1;
	private const FRAMES     = array( 0xC0, 0xC1, 0xC2 );
	private const OTHER_CODE = array( 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF );

	/**
	 * The cost a restart adds to a block.
	 */
	private const RESTART_COST = 6;

	/**
	 * Pixels, 0 before the frame was met.
	 *
	 * @var int
	 */
	private int $width = 0;

	/**
	 * Pixels.
	 *
	 * @var int
	 */
	private int $height = 0;

	/**
	 * The part of all pixels each colour has, by its number: colours are often stored at a quarter.
	 *
	 * @var array<int,float>
	 */
	private array $shares = array();

	/**
	 * Blocks between two restarts, 0 for none.
	 *
	 * @var int
	 */
	private int $interval = 0;

	/**
	 * Cost of the scans so far, 0 before the first.
	 *
	 * @var float
	 */
	private float $cost = 0;

	/**
	 * How the picture lies.
	 *
	 * @var int
	 */
	private int $orientation = 1;

	/**
	 * Takes the file.
	 *
	 * @param string $bytes Whole file.
	 */
	public function __construct( private readonly string $bytes ) {}

	/**
	 * The bones, null when the file is broken or coded in a way no browser reads.
	 */
	public function read(): ?Anatomy {
		$length = strlen( $this->bytes );
		$at     = 2;
		for ( $parts = 0; $parts < Anatomy::PARTS_MAX; ++$parts ) {
			// Any number of these bytes may stand before a mark.
			$fill = strspn( $this->bytes, "\xFF", $at );
			$at  += $fill + 1;
			if ( 0 === $fill || $at > $length ) {
				return null;
			}
			$mark = ord( $this->bytes[ $at - 1 ] );
			if ( self::END === $mark ) {
				return $this->cost > 0 ? new Anatomy( 'image/jpeg', $this->width, $this->height, (int) min( $this->cost, PHP_INT_MAX / 2 ), $this->orientation ) : null;
			}
			if ( 0x01 === $mark || ( $mark >= 0xD0 && $mark <= 0xD7 ) ) {
				continue;
			}
			$size = Anatomy::number( $this->bytes, $at, 2 );
			if ( $size < 2 || $at + $size > $length || ! $this->take( $mark, substr( $this->bytes, $at + 2, $size - 2 ) ) ) {
				return null;
			}
			$at += $size;
			if ( self::SCAN === $mark ) {
				// The pixels' data: a mark in it is none when a zero follows, or when it is a restart.
				if ( ! preg_match( '/\xFF[^\x00\xFF\xD0-\xD7]/', $this->bytes, $next, PREG_OFFSET_CAPTURE, $at ) ) {
					return null;
				}
				$at = $next[0][1];
			}
		}
		return new Anatomy( 'image/jpeg', 1, 1, Anatomy::ENDLESS );
	}

	/**
	 * Takes what a segment says; false when it cannot be.
	 *
	 * @param int    $mark Number of its mark.
	 * @param string $data Content.
	 */
	private function take( int $mark, string $data ): bool {
		if ( in_array( $mark, self::FRAMES, true ) ) {
			return $this->take_frame( $data );
		}
		if ( self::SCAN === $mark ) {
			return $this->take_scan( $data );
		}
		if ( self::RESTARTS === $mark ) {
			$this->interval = Anatomy::number( $data, 0, 2 );
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
		$this->height = Anatomy::number( $data, 1, 2 );
		$this->width  = Anatomy::number( $data, 3, 2 );
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
			$this->cost += $this->width * $this->height * $share * ( 1 + ( $this->interval > 0 ? self::RESTART_COST / $this->interval : 0 ) );
		}
		return true;
	}

	/**
	 * How the camera says the picture lies. PHP's own reader unpacks all of a camera's data, which may be gigabytes.
	 *
	 * @param string $tiff What follows the segment's name.
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
