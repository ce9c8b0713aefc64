<?php
/** Signs what stands in a link or an address, for one site. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel;

/** The sites of a network have the same salts, the same people, and the same numbers of things. */
final class Link_Proof {

	/** @param string $words What is signed. The first of them says what kind of link it is. */
	public static function of( string $words ): string {
		$site = get_current_blog_id();
		return hash_hmac( 'sha256', 1 === $site ? $words : "{$words}|site {$site}", wp_salt( 'auth' ) );
	}
}
