<?php
/** Writes what a daily job has found out about a company. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;

final class Each_Company {

	/**
	 * Writes data of one company in a transaction of its own. Skips deleted accounts. A conflict with another transaction is ignored,
	 * as the job runs again tomorrow.
	 * @param callable():void $write Runs with the account locked.
	 */
	public static function write( int $company, callable $write ): void {
		try {
			Transaction::run(
				static function () use ( $company, $write ): void {
					if ( Account_Lock::hold_existing( array( $company ) ) ) {
						$write();
					}
				}
			);
		} catch ( Lost_Transaction ) {
			return;
		}
	}
}
