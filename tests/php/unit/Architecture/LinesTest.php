<?php
/** Lines of code have 140 columns at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Architecture;

use DesignMarketplace\Tests\Support\Sources;
use PHPUnit\Framework\TestCase;

final class LinesTest extends TestCase {

	private const COLUMNS = 140;

	/** With this much text on it a line is not broken: sentences, patterns and SQL are looked for as they are. */
	private const TEXT = 60;

	public function test_no_line_of_code_is_wider(): void {
		$wide = array();
		foreach ( Sources::of( 'includes', 'php' ) as $file => $code ) {
			$texts = self::texts( $code );
			foreach ( explode( "\n", $code ) as $number => $line ) {
				$written = (string) preg_replace( '#\s*// phpcs:\w+.*$#', '', $line );
				$columns = mb_strlen( str_replace( "\t", '    ', $written ) );
				if ( $columns > self::COLUMNS && ! preg_match( '#^\s*(\* @|// phpcs)#', $line ) && ( $texts[ $number + 1 ] ?? 0 ) < self::TEXT ) {
					$wide[] = "{$file}:" . ( $number + 1 );
				}
			}
		}
		self::assertSame( array(), $wide );
	}

	/** @return array<int,int> Length of all parts of strings by line. */
	private static function texts( string $code ): array {
		$lengths = array();
		foreach ( token_get_all( $code ) as $token ) {
			if ( is_array( $token ) && in_array( $token[0], array( T_CONSTANT_ENCAPSED_STRING, T_ENCAPSED_AND_WHITESPACE, T_INLINE_HTML ), true ) ) {
				foreach ( explode( "\n", $token[1] ) as $more => $text ) {
					$line             = $token[2] + $more;
					$lengths[ $line ] = ( $lengths[ $line ] ?? 0 ) + strlen( $text );
				}
			}
		}
		return $lengths;
	}
}
