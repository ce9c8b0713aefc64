<?php
/** The number of a report as people see it. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

/**
 * It is the id, encrypted with a key of the site: numbers do not reveal how many reports there are, and other numbers cannot be guessed.
 * Four rounds of a Feistel cipher; the same rounds in reverse order decrypt.
 */
final class Report_Number {

	/** Characters of a number, without I, O, 0 and 1. */
	private const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

	private const ROUNDS = array( 0, 1, 2, 3 );

	/** Bits of each half of a number. */
	private const HALF   = 20;
	private const LETTER = 5;

	public static function of( int $id ): string {
		$halves = self::turn( $id >> self::HALF, $id & ( 1 << self::HALF ) - 1, self::ROUNDS );
		return implode( '-', array_map( array( self::class, 'write' ), $halves ) );
	}

	/** The id of a number, which need not exist; 0 if the number is invalid. */
	public static function read( string $number ): int {
		if ( ! preg_match( '/^' . Room::REPORT_NUMBER . '$/D', $number ) ) {
			return 0;
		}
		[ $first, $second ] = array_map( array( self::class, 'value' ), explode( '-', $number ) );
		[ $low, $high ]     = self::turn( $second, $first, array_reverse( self::ROUNDS ) );
		return $high << self::HALF | $low;
	}

	/**
	 * Runs the rounds on two halves.
	 * @param list<int> $rounds Rounds in their order.
	 * @return array{int,int}
	 */
	private static function turn( int $left, int $right, array $rounds ): array {
		foreach ( $rounds as $round ) {
			$mixed            = hash_hmac( 'sha256', "report_number|{$round}|{$right}", wp_salt( 'auth' ) );
			[ $left, $right ] = array( $right, $left ^ (int) hexdec( substr( $mixed, 0, self::HALF / 4 ) ) );
		}
		return array( $left, $right );
	}

	/** Encodes a half in letters. */
	private static function write( int $half ): string {
		$letters = '';
		for ( $bits = self::HALF - self::LETTER; $bits >= 0; $bits -= self::LETTER ) {
			$letters .= self::LETTERS[ $half >> $bits & ( 1 << self::LETTER ) - 1 ];
		}
		return $letters;
	}

	/**
	 * Decodes the letters of a half.
	 * @param string $letters Four letters.
	 */
	private static function value( string $letters ): int {
		return array_reduce(
			str_split( $letters ),
			static fn( int $half, string $letter ): int => $half << self::LETTER | (int) strpos( self::LETTERS, $letter ),
			0
		);
	}
}
