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

	/** Beside a portrait a line has this room at the largest size, in thousandths of it: at a desk as on a phone. */
	private const ROOM = 5200;

	/** Width of the widest piece that cannot be broken, as a multiple of the type size; at least 1. */
	public static function widest( string $text ): float {
		$pieces = explode( "\n", (string) preg_replace( self::BETWEEN, "\n", self::in_pieces( $text ) ) );
		return max( 1000, ...array_map( self::width( ... ), $pieces ) ) / 1000;
	}

	/**
	 * The width that sets a name's size, as a multiple of the type size. It is that of the widest word. Where the name would need three
	 * lines or more at that size it is set on two, and this is the wider one.
	 */
	public static function widest_line( string $name ): float {
		$space = static fn( array $gap ): string => "\n" === $gap[0] ? "\n" : "\n\u{A0}";
		$words = explode( "\n", (string) preg_replace_callback( self::BETWEEN, $space, self::in_pieces( trim( $name ) ) ) );
		$line  = static fn( int $from, ?int $count = null ): int => self::width(
			(string) preg_replace( '/^\x{A0}/u', '', implode( '', array_slice( $words, $from, $count ) ) )
		);
		$word  = self::widest( $name );
		$lines = 1;
		$from  = 0;
		foreach ( array_keys( $words ) as $at ) {
			if ( $line( $from, $at - $from + 1 ) > max( self::ROOM, $word * 1000 ) ) {
				++$lines;
				$from = $at;
			}
		}
		$wider = static fn( int $at ): int => max( $line( 0, $at ), $line( $at ) );
		return $lines < 3 ? $word : min( array_map( $wider, range( 1, count( $words ) - 1 ) ) ) / 1000;
	}

	/** The text with a line feed wherever a line may end within a word. */
	private static function in_pieces( string $text ): string {
		return (string) preg_replace( array_keys( self::PIECES ), array_values( self::PIECES ), $text );
	}

	/** @return int Thousandths of the type size. */
	private static function width( string $word ): int {
		self::$widths = self::$widths ? self::$widths : Contract::letters();
		$letters      = mb_str_split( (string) preg_replace( '/\p{M}/u', '', $word ) );
		$widths       = array_map( static fn( string $letter ): int => self::$widths[ $letter ] ?? self::UNKNOWN, $letters );
		return array_sum( $widths ) * 10 - count( $letters ) * self::TRACKING;
	}
}
