<?php
/**
 * The people a page is for.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

/**
 * Everybody else is told so at the page's own address; what its screen asks the API for is decided there.
 */
enum Audience: string {
	case Everyone = 'everyone';
	// The way in: whoever is logged in may see these, too, but no login leads there.
	case Strangers   = 'strangers';
	case Members     = 'members';
	case Designers   = 'designers';
	case Contractors = 'contractors';

	/**
	 * Whether one has to be logged in.
	 */
	public function needs_login(): bool {
		return ! in_array( $this, array( self::Everyone, self::Strangers ), true );
	}
}
