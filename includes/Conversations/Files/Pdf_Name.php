<?php
/**
 * A name of a PDF, without its slash and with its escapes undone.
 *
 * @package DesignMarketplace
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Name {

	/**
	 * Two bytes that end a name in Chrome and belong to it elsewhere; an escape without its digits, of which Chrome makes a letter all the
	 * same; an escaped zero, which ends a name for programs written in C.
	 */
	private const AMBIGUOUS = '/[\x80\xff]|#(?![0-9a-fA-F]{2})..|#00/s';

	public function __construct( public readonly string $text ) {}

	/**
	 * Undoes the escapes.
	 *
	 * @param string $text As it stands in the file.
	 * @throws Pdf_Refused When programs read different names.
	 */
	public static function decode( string $text ): string {
		if ( preg_match( self::AMBIGUOUS, $text ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		return str_contains( $text, '#' ) ? (string) preg_replace_callback( '/#([0-9a-fA-F]{2})/', static fn( array $code ): string => (string) hex2bin( $code[1] ), $text ) : $text;
	}
}
