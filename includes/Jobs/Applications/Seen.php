<?php
/** The time at which the owner first looked at an application. The applicant sees the day; it never changes. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Accounts\Account_Lock;

final class Seen {

	/**
	 * Notes a look that changes nothing else. If another transaction is in the way, the next look is noted.
	 * @param list<Application> $applications
	 */
	public static function note( array $applications ): void {
		$unseen = array_filter( $applications, static fn( Application $application ): bool => '' === $application->seen_gmt );
		if ( ! $unseen ) {
			return;
		}
		try {
			Transaction::run(
				static function () use ( $unseen ): void {
					if ( Account_Lock::hold_existing( array( reset( $unseen )->owner ) ) ) {
						self::mark(
							array_values( array_map( static fn( Application $application ): int => $application->post->ID, $unseen ) )
						);
					}
				}
			);
		} catch ( Lost_Transaction ) {
			return;
		}
	}

	/**
	 * Unless they were seen before. Call within a transaction that has locked the owner's account.
	 * @param list<int> $post_ids
	 */
	public static function mark( array $post_ids ): void {
		if ( $post_ids ) {
			Sql::write(
				'UPDATE {application} SET seen_gmt = %s WHERE post_id IN (' . Sql::in( $post_ids ) . ') AND seen_gmt IS NULL',
				Clock::gmt()
			);
		}
	}
}
