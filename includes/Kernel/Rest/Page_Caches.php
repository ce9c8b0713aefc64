<?php
/** Tells caching plugins not to keep an answer: they look neither at its headers nor at tokens. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

/** Caches in front of PHP obey Cache-Control and Vary, and don't need this. */
final class Page_Caches {

	/** Keeps this request's answer out of their caches. */
	public static function refuse(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name they all know.
		}
		do_action( 'litespeed_control_set_nocache', 'design-marketplace' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's own.
	}
}
