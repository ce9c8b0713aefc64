<?php
/** Reserves emails and slugs while an account is written, so that two requests at once cannot both find them free. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\People\Auth\Rate_Limiter;

/**
 * Claim before the transaction begins: within it, two requests could wait for each other, and would not see what was committed meanwhile. A
 * claim that is not released ends after a minute.
 */
final class Reservations {

	/** @var array<string,int> Claimed buckets, with the random number that marks the row as ours. */
	private array $held = array();

	/**
	 * Claims a name. Check that it is free after this call, not before. Returns false when another request has it at this moment.
	 * @param string $kind email or slug.
	 * @throws Lost_Transaction When the query fails: a full disk must not look like a name that is taken.
	 */
	public function take( string $kind, string $name ): bool {
		$bucket = "claim:{$kind}:" . md5( mb_strtolower( $name ) );
		$mark   = random_int( 1, PHP_INT_MAX >> 33 );
		// A transaction of its own: a node of a cluster may refuse what another has written meanwhile, and it is tried again.
		$taken = Transaction::run(
			static function () use ( $bucket, $mark ): ?bool {
				Rate_Limiter::drop_over( $bucket );
				return Rate_Limiter::claim( $bucket, Clock::now() + MINUTE_IN_SECONDS, $mark );
			}
		);
		if ( null === $taken ) {
			throw Lost_Transaction::by_last_error( 'The name could not be claimed.' );
		}
		if ( $taken ) {
			$this->held[ $bucket ] = $mark;
		}
		return $taken;
	}

	/** Releases all claims, after the transaction. One that cannot be released ends after a minute. */
	public function release(): void {
		global $wpdb;
		$shown = $wpdb->suppress_errors( true );
		foreach ( $this->held as $bucket => $mark ) {
			Rate_Limiter::release( $bucket, $mark );
		}
		$wpdb->suppress_errors( $shown );
		$this->held = array();
	}
}
