<?php
/**
 * A module that removes what is a member's when the account is deleted.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Declares;

/**
 * Modules are called in the order of Plugin's list, within one transaction, while the account is still there.
 */
interface Erases_Members {

	/**
	 * Removes it.
	 *
	 * @param int $user_id Member being deleted.
	 */
	public function erase_member( int $user_id ): void;
}
