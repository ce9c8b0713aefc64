<?php
/**
 * A service or method that says whether a token comes from a person.
 */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

interface Bot_Provider {

	/**
	 * Whether the token is valid, for this action, and used for the first time.
	 *
	 * @param string $token  As the client's check gave it.
	 * @param string $action What it was made for, such as `signup`.
	 */
	public function verify( string $token, string $action ): bool;
}
