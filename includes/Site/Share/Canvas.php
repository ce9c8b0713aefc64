<?php
/** The canvas of a share picture: type, pictures and forms. Drawn with GD, which uploads need anyway. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Share;

use GdImage;

/** The two files of the typeface have its tracking and kerning in tables that GD reads: docs/decisions/share-pictures.md. */
final class Canvas {

	public const WIDTH  = 1200;
	public const HEIGHT = 630;

	private const INK     = 0x0d0d0c;
	private const SHEET   = 0xffffff;
	private const QUALITY = 88;

	/** Pixels of type in GD's points: it counts 96 dots an inch. */
	private const POINT = 0.75;

	/** Edges are drawn larger by this, as GD's forms have steps. */
	private const FINE = 4;

	private readonly GdImage $image;

	public function __construct( private readonly int $paper ) {
		$this->image = self::filled( self::WIDTH, self::HEIGHT, $paper );
	}

	public static function can_draw(): bool {
		return function_exists( 'imagettftext' ) && function_exists( 'imagejpeg' );
	}

	/**
	 * The largest type in which a text stands on the lines it may take; cut off where it fits in none.
	 * @param array<int,int> $sizes How many lines it may take, by pixels, largest first.
	 * @return array{int,list<string>} Pixels and lines.
	 */
	public static function fit( string $text, int $width, array $sizes, bool $bold = true ): array {
		$size  = 0;
		$lines = array();
		foreach ( $sizes as $size => $most ) {
			$lines = self::wrap( $text, $size, $width, $bold );
			if ( count( $lines ) <= $most && self::widest( $lines, $size, $bold ) <= $width ) {
				return array( $size, $lines );
			}
		}
		$most  = (int) end( $sizes );
		$shown = array();
		foreach ( array_slice( $lines, 0, $most ) as $place => $line ) {
			$is_cut  = $place + 1 === $most && count( $lines ) > $most;
			$shown[] = self::cut( $is_cut ? "{$line}…" : $line, $size, $width, $bold );
		}
		return array( $size, $shown );
	}

	/**
	 * Lines one below the other.
	 * @param list<string> $lines
	 * @param int          $x        Their left edge, or the right one.
	 * @param int          $baseline Of the first one.
	 * @param float        $leading  In sizes.
	 */
	public function lines( array $lines, int $size, int $x, int $baseline, float $leading, bool $bold = true, bool $to_right = false ): void {
		foreach ( $lines as $place => $line ) {
			imagettftext(
				$this->image,
				$size * self::POINT,
				0,
				$to_right ? $x - self::width( $line, $size, $bold ) : $x,
				$baseline + (int) round( $place * $size * $leading ),
				self::INK,
				self::font( $bold ),
				$line
			);
		}
	}

	/** A picture that covers its box; nothing if it cannot be read. */
	public function cover( string $bytes, int $x, int $y, int $width, int $height ): void {
		$source = self::read( $bytes );
		if ( $source ) {
			$this->place( $source, $x, $y, $width, $height, max( $width / imagesx( $source ), $height / imagesy( $source ) ) );
		}
	}

	/** A company's mark, whole, on white. */
	public function logo( string $bytes, int $x, int $y, int $width, int $height ): void {
		$source = self::read( $bytes );
		if ( $source ) {
			$scale = min( $width / imagesx( $source ), $height / imagesy( $source ) );
			$inner = array( (int) round( imagesx( $source ) * $scale ), (int) round( imagesy( $source ) * $scale ) );
			imagefilledrectangle( $this->image, $x, $y, $x + $width - 1, $y + $height - 1, self::SHEET );
			$this->place( $source, $x + intdiv( $width - $inner[0], 2 ), $y + intdiv( $height - $inner[1], 2 ), $inner[0], $inner[1], $scale );
		}
	}

	/** A face in a circle. */
	public function face( string $bytes, int $x, int $y, int $size ): void {
		$this->cover( $bytes, $x, $y, $size, $size );
		$this->disc( $x, $y, $size, $this->paper, hole: true );
	}

	/** Circle and square. */
	public function mark( int $x, int $y, int $size = 28 ): void {
		$this->disc( $x, $y, $size, self::INK );
		$this->bar( $x + $size, $y, $size, $size );
	}

	public function bar( int $x, int $y, int $width, int $height ): void {
		imagefilledrectangle( $this->image, $x, $y, $x + $width - 1, $y + $height - 1, self::INK );
	}

	public function jpeg(): string {
		imageinterlace( $this->image, true );
		ob_start();
		imagejpeg( $this->image, null, self::QUALITY );
		return (string) ob_get_clean();
	}

	/** A circle, or with a hole everything of its square but the circle. */
	private function disc( int $x, int $y, int $size, int $colour, bool $hole = false ): void {
		$large = $size * self::FINE;
		$none  = 0x7f000000 | $colour;
		$layer = self::filled( $large, $large, $hole ? $colour : $none );
		imagefilledellipse( $layer, intdiv( $large, 2 ), intdiv( $large, 2 ), $large, $large, $hole ? $none : $colour );
		$small = self::filled( $size, $size, $none );
		imagecopyresampled( $small, $layer, 0, 0, 0, 0, $size, $size, $large, $large );
		imagecopy( $this->image, $small, $x, $y, 0, 0, $size, $size );
	}

	/** @param float $scale Of the source. What is too much is cut off on both sides. */
	private function place( GdImage $source, int $x, int $y, int $width, int $height, float $scale ): void {
		$cut = array( (int) round( $width / $scale ), (int) round( $height / $scale ) );
		imagecopyresampled(
			$this->image,
			$source,
			$x,
			$y,
			intdiv( imagesx( $source ) - $cut[0], 2 ),
			intdiv( imagesy( $source ) - $cut[1], 2 ),
			$width,
			$height,
			min( $cut[0], imagesx( $source ) ),
			min( $cut[1], imagesy( $source ) )
		);
	}

	/** An image that keeps what is transparent while it is drawn on by itself. */
	private static function filled( int $width, int $height, int $colour ): GdImage {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagealphablending( $image, false );
		imagefill( $image, 0, 0, $colour );
		imagealphablending( $image, self::WIDTH === $width );
		return $image;
	}

	private static function read( string $bytes ): ?GdImage {
		$image = @imagecreatefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- a broken file warns; the share picture does without it.
		return $image ? $image : null;
	}

	/** @return list<string> */
	private static function wrap( string $text, int $size, int $width, bool $bold ): array {
		$lines = array();
		foreach ( explode( ' ', $text ) as $word ) {
			$last   = array_pop( $lines );
			$joined = null === $last ? $word : "{$last} {$word}";
			if ( null === $last || self::width( $joined, $size, $bold ) <= $width ) {
				$lines[] = $joined;
			} else {
				array_push( $lines, $last, $word );
			}
		}
		return $lines;
	}

	/** A line as it is, or as much of it as fits. */
	private static function cut( string $line, int $size, int $width, bool $bold ): string {
		$short = $line;
		while ( self::width( $short, $size, $bold ) > $width && mb_strlen( $short ) > 1 ) {
			$line  = rtrim( mb_substr( $line, 0, -1 ), ' …' );
			$short = $line . '…';
		}
		return $short;
	}

	/** @param list<string> $lines */
	private static function widest( array $lines, int $size, bool $bold ): int {
		return max( 0, ...array_map( static fn( string $line ): int => self::width( $line, $size, $bold ), $lines ) );
	}

	private static function width( string $text, int $size, bool $bold ): int {
		$box = imagettfbbox( $size * self::POINT, 0, self::font( $bold ), $text );
		return $box ? $box[2] : 0;
	}

	private static function font( bool $bold ): string {
		return __DIR__ . ( $bold ? '/familjen-grotesk-semibold.ttf' : '/familjen-grotesk-regular.ttf' );
	}
}
