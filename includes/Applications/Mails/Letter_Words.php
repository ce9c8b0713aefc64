<?php
/**
 * The words of a company's letter to a designer. They are a message, and the email's payload has only their hash.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications\Mails;

final class Letter_Words {

	/**
	 * Filter that returns the words. Arguments: words ('' for none), designer, company, hash.
	 */
	public const FILTER = 'design_marketplace_letter_words';

	/**
	 * The words, '' if they are no message, or none any more.
	 *
	 * @param string $said Result of hash().
	 */
	public static function of( int $designer, int $contractor, string $said ): string {
		return '' === $said ? '' : (string) apply_filters( self::FILTER, '', $designer, $contractor, $said ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- begins as it should.
	}

	public static function hash( string $words ): string {
		return hash( 'sha256', $words );
	}
}
