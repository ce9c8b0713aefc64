<?php
/**
 * A statement of a transaction failed: the database may have undone the others already, so none of them counts.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Database;

use RuntimeException;

final class Lost_Transaction extends RuntimeException {

	/**
	 * What databases say when somebody else was in the way.
	 */
	private const IN_THE_WAY = '/deadlock|lock wait timeout|database (table )?is locked|try restarting transaction|busy/i';

	/**
	 * Whether the same work may succeed a moment later.
	 */
	public function may_succeed_later(): bool {
		return 1 === preg_match( self::IN_THE_WAY, $this->getMessage() );
	}
}
