<?php
/** A stored file that is open for reading. */

declare( strict_types=1 );

namespace DesignMarketplace\Talks\Files;

use Generator;

final class Stored_File {

	/** @param resource $file Encrypted file. */
	public function __construct( private $file, private readonly Cipher $cipher, public readonly int $bytes ) {}

	/** @return Generator<string> The bytes of a range, piece by piece. Ends early if the file on the disk was changed. */
	public function read( int $from, int $to ): Generator {
		for ( $number = intdiv( $from, Cipher::PIECE ); $number * Cipher::PIECE <= $to; ++$number ) {
			$piece = $this->cipher->open( $this->file, $number );
			if ( null === $piece ) {
				return;
			}
			$start = max( 0, $from - $number * Cipher::PIECE );
			yield substr( $piece, $start, $to - $number * Cipher::PIECE - $start + 1 );
		}
	}
}
