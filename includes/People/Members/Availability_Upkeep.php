<?php
/** Asks designers who have said that they are free whether they still are, before it lapses. Lapsing itself needs no job. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;

/** @phpstan-import-type Kept from Availability */
final class Availability_Upkeep {

	/** Meta: the statement (by its time) that the last email asked about. The sites of a network send one email together. */
	public const ASKED = 'design_marketplace_availability_asked';

	/** Once a day: sends emails to designers whose availability ends soon, or has ended without an email. */
	public function run(): void {
		$said = Clock::gmt(
			- ( Contract::limit( 'availability_days' ) - Contract::limit( 'availability_reminder_days' ) - 1 ) * DAY_IN_SECONDS
		);
		// Leaves out designers who were already asked about it, and those who no longer say that they are or will be free.
		Account_Lock::each(
			"{usermeta} m
			INNER JOIN {usermeta} a ON a.user_id = m.user_id AND a.meta_key = %s AND a.meta_value IN ('now', 'from')
			LEFT JOIN {usermeta} k ON k.user_id = m.user_id AND k.meta_key = %s AND k.meta_value = m.meta_value
			WHERE m.meta_key = %s AND m.meta_value < %s AND k.user_id IS NULL",
			self::ask( ... ),
			Member_Fields::key( 'availability' ),
			self::ASKED,
			Availability::SAID,
			$said
		);
	}

	/** @return Kept|null A designer's statement, if it ends within days or has ended lately. */
	public static function ending( int $user_id ): ?array {
		$free = Account_State::Active === State::of( $user_id ) ? Availability::renewable( $user_id ) : null;
		$days = Contract::limit( 'availability_reminder_days' );
		return $free
			&& Availability::later( $free['until'], -$days ) <= Verified::today()
			&& Verified::today() <= Availability::later( $free['until'], $days )
			? $free
			: null;
	}

	/** The account is locked. */
	private static function ask( int $user_id ): void {
		$said = (string) get_user_meta( $user_id, Availability::SAID, true );
		if ( self::ending( $user_id ) && get_user_meta( $user_id, self::ASKED, true ) !== $said ) {
			update_user_meta( $user_id, self::ASKED, $said );
			Outbox::tell( $user_id, 'availability_ends', $said );
		}
	}
}
