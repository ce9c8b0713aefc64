<?php
/**
 * The page on the site where two members write to each other, for emails with a text of one to the other.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications\Mails;

final class Answer_Url {

	/**
	 * Filter that returns the address. Arguments: address ('' for none), designer, company.
	 */
	public const FILTER = 'design_marketplace_answer_url';

	/**
	 * The address, '' for none.
	 */
	public static function of( int $designer, int $contractor ): string {
		return (string) apply_filters( self::FILTER, '', $designer, $contractor ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- begins as it should.
	}
}
