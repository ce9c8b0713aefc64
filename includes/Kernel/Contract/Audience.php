<?php
/** The users a page is for. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Contract;

/** Other users see a message on the page. The API decides separately about the data. */
enum Audience: string {
	case Everyone = 'everyone';
	// Pages about getting an account. Users who are logged in may see them, but a login does not redirect to them.
	case Strangers   = 'strangers';
	case Members     = 'members';
	case Designers   = 'designers';
	case Contractors = 'contractors';

	public function needs_login(): bool {
		return ! in_array( $this, array( self::Everyone, self::Strangers ), true );
	}
}
