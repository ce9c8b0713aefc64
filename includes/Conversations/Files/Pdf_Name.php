<?php
/**
 * A name in a PDF, without its slash and with escapes decoded.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

final class Pdf_Name {

	/**
	 * Names that programs read differently: two bytes that end a name only in Chrome; an escape without digits, which Chrome decodes
	 * nevertheless; and an escaped zero, which ends a name for programs written in C.
	 */
	private const AMBIGUOUS = '/[\x80\xff]|#(?![0-9a-fA-F]{2})..|#00/s';

	public function __construct( public readonly string $text ) {}

	/**
	 * @param string $text Name as in the file.
	 * @throws Pdf_Refused If programs would read different names.
	 */
	public static function decode( string $text ): string {
		if ( preg_match( self::AMBIGUOUS, $text ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		return str_contains( $text, '#' )
			? (string) preg_replace_callback(
				'/#([0-9a-fA-F]{2})/',
				static fn( array $code ): string => (string) hex2bin( $code[1] ),
				$text
			)
			: $text;
	}
}
