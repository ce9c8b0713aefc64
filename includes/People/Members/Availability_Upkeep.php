<?php
/** Asks designers who have said that they are free whether they still are, before it lapses. Lapsing itself needs no job. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;

/** @phpstan-import-type Kept from Availability */
final class Availability_Upkeep {

	/** Meta: the statement (by its time) that the last email asked about. The sites of a network send one email together. */
	public const ASKED = 'design_marketplace_availability_asked';

	private const BATCH = 200;

	/** Once a day: sends emails to designers whose availability ends soon, or has ended without an email. */
	public function run(): void {
		$said  = Clock::gmt(
			- ( Contract::limit( 'availability_days' ) - Contract::limit( 'availability_reminder_days' ) - 1 ) * DAY_IN_SECONDS
		);
		$after = 0;
		do {
			// Leaves out designers who were already asked about it, and those who no longer say that they are or will be free.
			$ids    = Sql::ids(
				"SELECT m.user_id FROM {usermeta} m
				INNER JOIN {usermeta} a ON a.user_id = m.user_id AND a.meta_key = %s AND a.meta_value IN ('now', 'from')
				LEFT JOIN {usermeta} k ON k.user_id = m.user_id AND k.meta_key = %s AND k.meta_value = m.meta_value
				WHERE m.meta_key = %s AND m.meta_value < %s AND m.user_id > %d AND k.user_id IS NULL ORDER BY m.user_id LIMIT %d",
				Member_Fields::key( 'availability' ),
				self::ASKED,
				Availability::SAID,
				$said,
				$after,
				self::BATCH
			);
			$number = count( $ids );
			cache_users( $ids );
			foreach ( $ids as $id ) {
				$after = $id;
				if ( self::ending( $id ) ) {
					$this->ask( $id );
				}
			}
		} while ( self::BATCH === $number );
	}

	/** @return Kept|null A designer's statement, if it ends within days or has ended lately. */
	public static function ending( int $user_id ): ?array {
		$free = Account_State::Active === State::of( $user_id ) ? Availability::renewable( $user_id ) : null;
		$days = Contract::limit( 'availability_reminder_days' );
		return $free
			&& Availability::later( $free['until'], -$days ) <= Availability::today()
			&& Availability::today() <= Availability::later( $free['until'], $days )
			? $free
			: null;
	}

	private function ask( int $user_id ): void {
		try {
			Transaction::run(
				static function () use ( $user_id ): void {
					$is_there = Account_Lock::hold_existing( array( $user_id ) );
					$said     = (string) get_user_meta( $user_id, Availability::SAID, true );
					if ( $is_there && self::ending( $user_id ) && get_user_meta( $user_id, self::ASKED, true ) !== $said ) {
						update_user_meta( $user_id, self::ASKED, $said );
						( new Outbox() )->enqueue(
							"availability_ends:{$user_id}:{$said}",
							"user:{$user_id}",
							'availability_ends'
						);
					}
				}
			);
		} catch ( Lost_Transaction ) {
			// Others are in the way: tomorrow is soon enough.
			return;
		}
	}
}
