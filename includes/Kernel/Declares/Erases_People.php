<?php
/** A module that removes what is somebody's when the account is deleted, or leaves this site of a network. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

/** Modules are called in the order of Plugin's list, within one transaction, while the account is still there. */
interface Erases_People {

	/**
	 * Removes it.
	 * @param bool $is_member Whether it is a member's, or was; anybody may have applied or decided about others.
	 */
	public function erase_person( int $user_id, bool $is_member ): void;
}
