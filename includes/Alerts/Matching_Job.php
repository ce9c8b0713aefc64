<?php
/**
 * Matches new jobs and designers with the searches. What a company posts within an hour of the first job goes together, and so do designers
 * who appear on the list within an hour.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;

final class Matching_Job {

	public function run(): void {
		try {
			foreach ( News::due() as $group ) {
				do {
					$found = Transaction::run( fn(): int => $this->match( $group ) );
				} while ( News::BATCH === $found );
			}
		} catch ( Lost_Transaction ) {
			// Another process has them, or the lock is taken: they are still due in a minute.
			return;
		}
	}

	/**
	 * Matches the next items of a group. Those that nobody may be told of now can become news later. Returns the number of items looked at.
	 * @param array{kind:Search_Kind,owner:int,since:string} $group See News::due().
	 */
	private function match( array $group ): int {
		$things   = News::take( $group );
		$subjects = ( new Subjects() )->of( $group['kind'], array_values( $things ) );
		News::forget( $group['kind'], array_values( array_diff( $things, array_keys( $subjects ) ) ) );
		$there = array_intersect( $things, array_keys( $subjects ) );
		( new Matching() )->file_all( array_map( static fn( int $id ): News_Subject => $subjects[ $id ], $there ) );
		if ( $there && Search_Kind::Jobs === $group['kind'] ) {
			( new Outbox() )->enqueue_fan_out(
				"new_jobs:{$group['owner']}:" . array_key_first( $there ),
				'new_matching_mission',
				array( 'ids' => array_values( $there ) )
			);
		}
		return count( $things );
	}
}
