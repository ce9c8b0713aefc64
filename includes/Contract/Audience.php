<?php
/**
 * The users a page is for.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Contract;

/**
 * Other users see a message on the page. The API decides separately about the data.
 */
enum Audience: string {
	case Everyone = 'everyone';
	// Pages on the way to an account. Users who are logged in may see them, but are not sent there by a login.
	case Strangers   = 'strangers';
	case Members     = 'members';
	case Designers   = 'designers';
	case Contractors = 'contractors';

	public function needs_login(): bool {
		return ! in_array( $this, array( self::Everyone, self::Strangers ), true );
	}
}
