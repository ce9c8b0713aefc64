<?php
/** Erases an account that has very much of something: it is off at once, and goes when a job has erased that in batches. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Erases_Ahead;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\State;
use Throwable;

/** In one transaction others would wait for all these rows. An account that is deleted in wp-admin goes in one all the same. */
final class Leaving implements Has_Jobs {

	public const EVENT = 'design_marketplace_leaving';

	/** Seconds after which a run leaves the rest to the next one. */
	private const SECONDS = 20;

	public function jobs(): array {
		return array( self::EVENT => '' );
	}

	/** Whether the account has so much that it is only switched off now. Within the transaction that has its lock. */
	public static function begins( int $user_id ): bool {
		$has_many = static fn( Erases_Ahead $module ): bool => $module->has_many( $user_id );
		if ( ! array_filter( Declared::by( Erases_Ahead::class ), $has_many ) ) {
			return false;
		}
		State::leave( $user_id );
		Switching::shut( $user_id );
		do_action( 'design_marketplace_member_off', $user_id, 0 );
		Scheduled_Jobs::soon( self::EVENT );
		return true;
	}

	/** Has the job run again where one did not come to its end. */
	public function resume(): void {
		if ( State::leaving() ) {
			Scheduled_Jobs::soon( self::EVENT );
		}
	}

	public function run(): void {
		$until = Clock::now() + self::SECONDS;
		$users = State::leaving();
		if ( $users ) {
			// In case this process dies.
			Scheduled_Jobs::move( self::EVENT, seconds: 10 * MINUTE_IN_SECONDS );
		}
		foreach ( $users as $user_id ) {
			try {
				if ( ! self::erase( $user_id, $until ) ) {
					Scheduled_Jobs::move( self::EVENT );
					return;
				}
			} catch ( Throwable $failure ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- for the operator.
				error_log( "Design Marketplace: account {$user_id} is still to be erased. {$failure->getMessage()}" );
			}
		}
		if ( ! State::leaving() ) {
			wp_clear_scheduled_hook( self::EVENT );
		}
	}

	/** Whether all is erased, and the account with it; false when the time is over. */
	private static function erase( int $user_id, int $until ): bool {
		foreach ( Declared::by( Erases_Ahead::class ) as $module ) {
			do {
				if ( Clock::now() >= $until ) {
					return false;
				}
				$is_left = Transaction::run(
					static fn(): bool => ! Account_Lock::hold( $user_id ) && $module->erase_some( $user_id )
				);
			} while ( $is_left );
		}
		( new Deletion() )->delete( $user_id, is_slow: true );
		return true;
	}
}
