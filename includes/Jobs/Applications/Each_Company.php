<?php
/** Runs a daily job's work for all companies. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;

final class Each_Company {

	public const BATCH = 200;

	/**
	 * @param callable(int):list<int>  $next Returns the next companies after an id, ascending, at most BATCH.
	 * @param callable(list<int>):void $work Gets a batch of user ids.
	 */
	public static function run( callable $next, callable $work ): void {
		$after = 0;
		do {
			$companies = $next( $after );
			$number    = count( $companies );
			$after     = (int) end( $companies );
			$work( $companies );
		} while ( self::BATCH === $number );
	}

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
