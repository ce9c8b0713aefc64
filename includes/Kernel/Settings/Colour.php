<?php
/** Colours as #rrggbb: their contrast as WCAG counts it, mixtures, and the nearest one that can be read. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

final class Colour {

	/** Contrast that text needs, and what marks a control. */
	public const TEXT = 4.5;
	public const EDGE = 3.0;

	private const BLACK = '#000000';
	private const WHITE = '#ffffff';

	/** From 1 to 21. */
	public static function contrast( string $one, string $other ): float {
		$light = array( self::luminance( $one ), self::luminance( $other ) );
		return ( max( $light ) + 0.05 ) / ( min( $light ) + 0.05 );
	}

	public static function is_darker( string $one, string $other ): bool {
		return self::luminance( $one ) < self::luminance( $other );
	}

	/** One colour with a share of another in it, 0 to 1. */
	public static function mix( string $one, string $other, float $share ): string {
		$parts = array_map(
			static fn( int $a, int $b ): int => (int) round( $a + ( $b - $a ) * $share ),
			self::parts( $one ),
			self::parts( $other )
		);
		return sprintf( '#%02x%02x%02x', ...$parts );
	}

	/**
	 * The colour itself if it has the contrast with all others, otherwise the first that has, on its way to black or to white.
	 * @param list<string> $others
	 */
	public static function nearest( string $colour, array $others, float $least = self::TEXT ): string {
		for ( $step = 0; $step <= 255; $step++ ) {
			foreach ( array( self::BLACK, self::WHITE ) as $end ) {
				$tried = self::mix( $colour, $end, $step / 255 );
				if ( ! array_filter( $others, static fn( string $other ): bool => self::contrast( $tried, $other ) < $least ) ) {
					return $tried;
				}
			}
		}
		return self::contrast( self::BLACK, $others[0] ) > self::contrast( self::WHITE, $others[0] ) ? self::BLACK : self::WHITE;
	}

	private static function luminance( string $colour ): float {
		[ $red, $green, $blue ] = array_map(
			static function ( int $part ): float {
				$part /= 255;
				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			self::parts( $colour )
		);
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}

	/** @return list<int> */
	private static function parts( string $colour ): array {
		return array_map( static fn( string $part ): int => (int) hexdec( $part ), str_split( substr( $colour, 1 ), 2 ) );
	}
}
