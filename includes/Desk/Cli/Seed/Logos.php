<?php
/** Draws logos of bars, discs and polygons for the demo's companies. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use GdImage;

/** Drawn four times as large and scaled down, which smooths the edges. */
final class Logos {

	private const SCALE = 4;

	/** Bars of a logo: x, y, width and height on an area of 420 × 296. */
	private const BARS = array(
		'bars'    => array( array( 60, 60, 300, 36 ), array( 60, 130, 200, 36 ), array( 60, 200, 100, 36 ) ),
		'corner'  => array( array( 110, 50, 44, 196 ), array( 110, 202, 200, 44 ), array( 220, 50, 90, 90 ) ),
		'zig'     => array( array( 70, 60, 130, 40 ), array( 160, 60, 40, 176 ), array( 160, 196, 190, 40 ), array( 310, 120, 40, 116 ) ),
		'plus'    => array( array( 186, 50, 48, 196 ), array( 112, 124, 196, 48 ) ),
		'stripes' => array( array( 60, 50, 40, 196 ), array( 130, 50, 40, 196 ), array( 200, 50, 40, 196 ), array( 270, 50, 90, 196 ) ),
		'drawer'  => array( array( 80, 60, 260, 40 ), array( 80, 130, 260, 106 ) ),
		'blocks'  => array( array( 90, 148, 98, 98 ), array( 200, 148, 130, 98 ), array( 146, 50, 98, 88 ) ),
		'key'     => array( array( 180, 130, 190, 36 ), array( 290, 130, 34, 96 ), array( 340, 130, 30, 76 ) ),
		'page'    => array(
			array( 130, 40, 160, 30 ),
			array( 130, 90, 160, 14 ),
			array( 130, 124, 160, 14 ),
			array( 130, 158, 110, 14 ),
			array( 130, 220, 60, 36 ),
		),
		'line'    => array( array( 40, 138, 340, 20 ) ),
	);

	/** Discs of a logo: x, y, diameter and whether it is cut out. */
	private const DISCS = array(
		'rings'  => array( array( 210, 148, 200, false ), array( 210, 148, 130, true ), array( 210, 148, 70, false ) ),
		'half'   => array( array( 210, 148, 210, false ) ),
		'moon'   => array( array( 200, 148, 210, false ), array( 262, 120, 170, true ) ),
		'dial'   => array( array( 210, 148, 216, false ), array( 210, 148, 168, true ), array( 210, 148, 40, false ) ),
		'key'    => array( array( 120, 148, 130, false ), array( 120, 148, 58, true ) ),
		'line'   => array( array( 80, 148, 60, false ), array( 190, 148, 60, false ), array( 340, 148, 60, false ) ),
		'drawer' => array( array( 210, 183, 40, true ) ),
	);

	/** Corners of a logo's polygons. */
	private const POLYGONS = array(
		'wedge'    => array( array( 70, 220, 350, 220, 350, 130, 200, 76 ) ),
		'triangle' => array( array( 60, 240, 210, 50, 270, 126, 200, 126, 160, 240 ), array( 230, 240, 310, 140, 370, 240 ) ),
		'bag'      => array( array( 120, 90, 300, 90, 330, 250, 90, 250 ), array( 150, 50, 270, 50, 290, 76, 130, 76 ) ),
		'leaf'     => array( array( 120, 240, 120, 130, 210, 40, 300, 130, 300, 150, 190, 240 ) ),
		'wave'     => array( array( 40, 170, 120, 90, 200, 170, 280, 90, 380, 190, 380, 240, 280, 140, 200, 220, 120, 140, 40, 220 ) ),
	);

	/** A logo in black on white, 420 × 296 pixels. */
	public function draw( string $name ): GdImage {
		$image = $this->field( 420, 296, 0xFFFFFF );
		foreach ( self::BARS[ $name ] ?? array() as $bar ) {
			$this->bar( $image, $bar[0], $bar[1], $bar[2], $bar[3], 0x0D0D0C );
		}
		foreach ( self::DISCS[ $name ] ?? array() as $disc ) {
			$this->disc( $image, $disc[0], $disc[1], $disc[2], $disc[3] ? 0xFFFFFF : 0x0D0D0C );
		}
		foreach ( self::POLYGONS[ $name ] ?? array() as $corners ) {
			imagefilledpolygon( $image, array_map( static fn( int $corner ): int => $corner * self::SCALE, $corners ), 0x0D0D0C );
		}
		if ( 'half' === $name ) {
			$this->bar( $image, 210, 40, 120, 216, 0xFFFFFF );
		}
		return $this->smooth( $image, 420, 296 );
	}

	private function field( int $width, int $height, int $colour ): GdImage {
		$image = imagecreatetruecolor( max( 1, $width * self::SCALE ), max( 1, $height * self::SCALE ) );
		imagefill( $image, 0, 0, $colour );
		return $image;
	}

	private function bar( GdImage $image, int $x, int $y, int $width, int $height, int $colour ): void {
		imagefilledrectangle(
			$image,
			$x * self::SCALE,
			$y * self::SCALE,
			( $x + $width ) * self::SCALE,
			( $y + $height ) * self::SCALE,
			$colour
		);
	}

	private function disc( GdImage $image, int $x, int $y, int $diameter, int $colour ): void {
		imagefilledellipse( $image, $x * self::SCALE, $y * self::SCALE, $diameter * self::SCALE, $diameter * self::SCALE, $colour );
	}

	private function smooth( GdImage $image, int $width, int $height ): GdImage {
		$small = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagecopyresampled( $small, $image, 0, 0, 0, 0, $width, $height, imagesx( $image ), imagesy( $image ) );
		return $small;
	}
}
