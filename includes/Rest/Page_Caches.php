<?php
/**
 * Tells page caches that run as plugins to leave an answer alone: they look neither at headers nor at who asks by token.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Rest;

/**
 * Caches in front of PHP go by Cache-Control and Vary, and need none of this.
 */
final class Page_Caches {

	/**
	 * Keeps this request's answer out of them.
	 */
	public static function refuse(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name they all know.
		}
		do_action( 'litespeed_control_set_nocache', 'design-marketplace' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's own.
	}
}
