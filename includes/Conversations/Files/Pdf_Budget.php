<?php
/**
 * How much reading one PDF is worth. A few bytes can ask for any amount of it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Budget {

	/**
	 * Values read: about three seconds, and several times what an ordinary file of 8 MB has.
	 */
	private const VALUES = 4000000;

	/**
	 * Bytes read, in the file and in what was unpacked. An object that runs through all the others is read once for each.
	 */
	private const READ = 134217728;

	/**
	 * Bytes unpacked. They stay in memory.
	 */
	private const UNPACKED = 33554432;

	private int $values = self::VALUES;

	private int $read = self::READ;

	private int $unpacked = self::UNPACKED;

	/**
	 * Pays for a value.
	 *
	 * @param int $bytes Its bytes, without those of the values in it.
	 * @throws Pdf_Refused When too much was read.
	 */
	public function read( int $bytes ): void {
		$this->read -= $bytes;
		if ( --$this->values < 0 || $this->read < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}

	/**
	 * Pays for bytes that were unpacked.
	 *
	 * @param int $bytes Bytes.
	 * @throws Pdf_Refused When too much was unpacked.
	 */
	public function unpack( int $bytes ): void {
		$this->unpacked -= $bytes;
		if ( $this->unpacked < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}
}
