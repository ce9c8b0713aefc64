<?php
/**
 * Where two members answer each other on the site, for the mails that bring one's words to the other.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications\Mails;

final class Answer_Url {

	/**
	 * Filter by which another room says where: address ('' for nowhere), designer, company.
	 */
	public const FILTER = 'design_marketplace_answer_url';

	/**
	 * The address, '' where they have none.
	 *
	 * @param int $designer   Designer.
	 * @param int $contractor Company.
	 */
	public static function of( int $designer, int $contractor ): string {
		return (string) apply_filters( self::FILTER, '', $designer, $contractor ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- begins as it should.
	}
}
