<?php
/** How wide the words of large headings are; the same as src/lib/letters.ts. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

final class Letters {

	/** Large type is set closer by this, in thousandths of its size. */
	private const TRACKING = 38;

	/** The letter is not in the table: a script that another typeface stands in for. */
	private const UNKNOWN = 100;

	/**
	 * A line may end after a hyphen, which goes with the part before it. French sets some signs apart: they go with the word beside them.
	 */
	private const PIECES = array(
		'/«\s+/u'                        => '«',
		'/\s+(?=[?!;:»%])/u'             => '',
		'/(\p{L}[-\x{2010}])(?=\p{L})/u' => "$1\n",
		'/\x{AD}/u'                      => "-\n",
	);

	private const BETWEEN = '/[\t-\r \x{1680}\x{2000}-\x{2006}\x{2008}-\x{200B}\x{2028}\x{2029}\x{205F}\x{3000}]+/u';

	/** @var array<string,int> Hundredths by letter, cached for the request. */
	private static array $widths = array();

	/** Width of the widest piece that cannot be broken, as a multiple of the type size; at least 1. */
	public static function widest( string $text ): float {
		$text   = (string) preg_replace( array_keys( self::PIECES ), array_values( self::PIECES ), $text );
		$pieces = preg_split( self::BETWEEN, $text );
		return max( 1000, ...array_map( self::width( ... ), $pieces ? $pieces : array() ) ) / 1000;
	}

	/** @return int Thousandths of the type size. */
	private static function width( string $word ): int {
		self::$widths = self::$widths ? self::$widths : Contract::letters();
		$letters      = mb_str_split( (string) preg_replace( '/\p{M}/u', '', $word ) );
		$widths       = array_map( static fn( string $letter ): int => self::$widths[ $letter ] ?? self::UNKNOWN, $letters );
		return array_sum( $widths ) * 10 - count( $letters ) * self::TRACKING;
	}
}
