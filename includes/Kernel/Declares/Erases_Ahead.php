<?php
/** A module that may have thousands of things of one member. When the account is deleted, they are erased before it, some at a time. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Declares;

interface Erases_Ahead {

	/** Whether the member has more of them than one transaction should erase. */
	public function has_many( int $user_id ): bool;

	/** Erases the next ones, in a transaction that is to be short. Returns whether there were any. */
	public function erase_some( int $user_id ): bool;
}
