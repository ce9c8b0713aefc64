<?php
/**
 * Goes through companies for a daily job.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

use DesignMarketplace\Accounts\Account_Lock;
use DesignMarketplace\Database\Lost_Transaction;
use DesignMarketplace\Database\Transaction;

final class Each_Company {

	/**
	 * Companies that are read at a time.
	 */
	public const BATCH = 200;

	/**
	 * Goes through all of them, some at a time.
	 *
	 * @param callable(int):list<int>  $next The next companies after an id, ascending, at most BATCH.
	 * @param callable(list<int>):void $work What is done with them.
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
	 * Writes something of one, in a transaction of its own. One that is being deleted is let go; where others are in the way, tomorrow
	 * is soon enough.
	 *
	 * @param int             $company Company.
	 * @param callable():void $write   Writes it, the account being held.
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
