<?php
/** Picture files of few bytes that cost much to read, and honest ones of the dearest kinds. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use RuntimeException;

/** All are made by hand, as no encoder writes them. */
final class Bombs {

	public const BASELINE    = 0xC0;
	public const PROGRESSIVE = 0xC2;
	public const ARITHMETIC  = 0xCA;

	/** Adam7: where each pass begins, and its steps. */
	private const PASSES = array( array( 0, 0, 8, 8 ), array( 4, 0, 8, 8 ), array( 0, 4, 4, 8 ), array( 2, 0, 4, 4 ), array( 0, 2, 2, 4 ), array( 1, 0, 2, 2 ), array( 0, 1, 1, 2 ) );

	/**
	 * A grey or coloured JPG without a detail, written in as many scans as asked for.
	 * @param int    $width   Pixels.
	 * @param int    $height  Pixels.
	 * @param int    $scans   Scans, 1 and more.
	 * @param int    $colours 1 for grey, 3 for YCbCr, 4 for CMYK.
	 * @param int    $process Number of the frame's marker.
	 * @param string $before  Segments before the first scan.
	 * @param string $between Segments between all scans.
	 * @param string $detail  "\0": the scan adds detail; "\x10": it refines it, which costs more.
	 */
	public static function jpeg( int $width, int $height, int $scans, int $colours = 1, int $process = self::PROGRESSIVE, string $before = '', string $between = '', string $detail = "\x10" ): string {
		$blocks = intdiv( $width + 7, 8 ) * intdiv( $height + 7, 8 );
		$all    = '';
		$parts  = '';
		for ( $colour = 1; $colour <= $colours; $colour++ ) {
			$all   .= chr( $colour ) . "\x11\0";
			$parts .= chr( $colour ) . "\0";
		}
		// One code of one bit each: "no difference" for the mean, "the next 16384 blocks and more are empty" for the detail.
		$code   = static fn( string $table, string $symbol ): string => self::segment( 0xC4, $table . "\1" . str_repeat( "\0", 15 ) . $symbol );
		$is_one = self::BASELINE === $process;
		$bytes  = "\xFF\xD8" . self::segment( 0xDB, "\0" . str_repeat( "\1", 64 ) )
			. self::segment( $process, "\x08" . pack( 'nn', $height, $width ) . chr( $colours ) . $all )
			. $code( "\0", "\0" ) . $code( "\x10", $is_one ? "\0" : "\xE0" ) . $before
			. self::segment( 0xDA, chr( $colours ) . $parts . ( $is_one ? "\0\x3F\0" : "\0\0\0" ) )
			. str_repeat( "\0", intdiv( $blocks * $colours * ( $is_one ? 2 : 1 ) + 7, 8 ) );
		$rest   = '';
		for ( $colour = 1; $colour <= $colours; $colour++ ) {
			$rest .= $between . self::segment( 0xDA, "\1" . chr( $colour ) . "\0" . ( $is_one ? "\0\x3F\0" : "\1\x3F" . $detail ) ) . self::empty_blocks( $blocks );
		}
		$rounds = intdiv( max( 0, $scans - 1 ) + $colours - 1, $colours );
		return $bytes . str_repeat( $rest, $rounds ) . "\xFF\xD9";
	}

	/**
	 * A PNG of one colour or of the given bytes.
	 * @param int    $width   Pixels.
	 * @param int    $height  Pixels.
	 * @param int    $depth   Bits a sample.
	 * @param int    $type    PNG's colour type.
	 * @param bool   $passes  Whether it is interlaced.
	 * @param string $chunks  Chunks before the pixels.
	 * @param int    $filter  Filter of each row; 4 costs most.
	 */
	public static function png( int $width, int $height, int $depth = 8, int $type = 2, bool $passes = false, string $chunks = '', int $filter = 0 ): string {
		$samples = array( 0 => 1, 2 => 3, 3 => 1, 4 => 2, 6 => 4 )[ $type ];
		$stream  = deflate_init( ZLIB_ENCODING_DEFLATE, array( 'level' => 1 ) );
		if ( false === $stream ) {
			throw new RuntimeException( 'No zlib' );
		}
		$data = '';
		foreach ( $passes ? self::PASSES : array( array( 0, 0, 1, 1 ) ) as [ $left, $top, $across, $down ] ) {
			$columns = intdiv( $width - $left + $across - 1, $across );
			$row     = $columns > 0 ? chr( $filter ) . str_repeat( "\x55", intdiv( $columns * $samples * $depth + 7, 8 ) ) : '';
			for ( $y = $top; $y < $height; $y += $down ) {
				$data .= deflate_add( $stream, $row, ZLIB_NO_FLUSH );
			}
		}
		$data   .= deflate_add( $stream, '', ZLIB_FINISH );
		$palette = 3 === $type ? self::chunk( 'PLTE', str_repeat( 'rgb', 1 << $depth ) ) : '';
		return "\x89PNG\r\n\x1A\n" . self::chunk( 'IHDR', pack( 'NN', $width, $height ) . chr( $depth ) . chr( $type ) . "\0\0" . ( $passes ? "\1" : "\0" ) )
			. $palette . $chunks . self::chunk( 'IDAT', $data ) . self::chunk( 'IEND', '' );
	}

	/** Text of 8 MB in a PNG chunk of 8 KB. */
	public static function packed_text(): string {
		return self::chunk( 'zTXt', "Comment\0\0" . gzcompress( str_repeat( 'A', 7900000 ), 9 ) );
	}

	/** A colour profile of 8 MB in a PNG chunk of 8 KB. */
	public static function packed_profile(): string {
		return self::chunk( 'iCCP', "icc\0\0" . gzcompress( pack( 'N', 7900000 ) . str_repeat( "\0", 7899996 ), 9 ) );
	}

	/** Camera data of 64 KB that unpacks to a thousand lists of 30,000 numbers. */
	public static function packed_exif(): string {
		$entries = '';
		for ( $tag = 1; $tag <= 1000; $tag++ ) {
			$entries .= pack( 'vvVV', 0x9000 + $tag, 3, 30000, 8 );
		}
		$tiff = "II*\0" . pack( 'Vv', 8, 1000 ) . $entries . pack( 'V', 0 );
		return self::segment( 0xE1, "Exif\0\0" . str_pad( $tiff, 65000, "\1" ) );
	}

	/**
	 * The chunks that make an animation of a PNG, before its pixels.
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 * @param int $frames Frames.
	 */
	public static function animation( int $width, int $height, int $frames ): string {
		$control = static fn( int $number ): string => self::chunk( 'fcTL', pack( 'N5', $number, $width, $height, 0, 0 ) . "\0\1\0\1\0\0" );
		return self::chunk( 'acTL', pack( 'NN', $frames, 0 ) ) . str_repeat( $control( 0 ), $frames );
	}

	/**
	 * A chunk of a PNG.
	 * @param string $type Type.
	 * @param string $data Content.
	 */
	public static function chunk( string $type, string $data ): string {
		return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	}

	/**
	 * A segment of a JPG.
	 * @param int    $marker Number of its marker.
	 * @param string $data   Content.
	 */
	public static function segment( int $marker, string $data ): string {
		return "\xFF" . chr( $marker ) . pack( 'n', strlen( $data ) + 2 ) . $data;
	}

	/**
	 * The data of a scan that says all blocks are empty: runs of 32,767.
	 * @param int $blocks Blocks.
	 */
	private static function empty_blocks( int $blocks ): string {
		$bits  = str_repeat( '0' . str_repeat( '1', 14 ), intdiv( $blocks + 32766, 32767 ) );
		$bytes = array_map( static fn( string $byte ): string => chr( (int) bindec( str_pad( $byte, 8, '0' ) ) ), str_split( $bits, 8 ) );
		return str_replace( "\xFF", "\xFF\0", implode( '', $bytes ) );
	}
}
