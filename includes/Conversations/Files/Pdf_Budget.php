<?php
/**
 * Limits on the work for one PDF: a few bytes can cause any amount of it.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Budget {

	/**
	 * Values read: about two seconds, and more than an ordinary file of 8 MB has. Numbers in lists are not counted.
	 */
	private const VALUES = 2000000;

	/**
	 * Bytes read, in the file and in unpacked streams. An object that spans others is read once for each.
	 */
	private const READ = 134217728;

	/**
	 * Bytes unpacked, which stay in memory.
	 */
	private const UNPACKED = 33554432;

	private int $values = self::VALUES;

	private int $read = self::READ;

	private int $unpacked = self::UNPACKED;

	/**
	 * Counts a value.
	 *
	 * @throws Pdf_Refused If the limit is reached.
	 */
	public function value(): void {
		if ( --$this->values < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}

	/**
	 * Counts bytes that were read.
	 *
	 * @throws Pdf_Refused If the limit is reached.
	 */
	public function read( int $bytes ): void {
		$this->read -= $bytes;
		if ( $this->read < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}

	/**
	 * Counts bytes that were unpacked.
	 *
	 * @throws Pdf_Refused If the limit is reached.
	 */
	public function unpack( int $bytes ): void {
		$this->unpacked -= $bytes;
		if ( $this->unpacked < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}
}
