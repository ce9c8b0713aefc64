<?php
/** Stores the day on which a member was here last, for administrators only. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Accounts;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Lost_Transaction;

final class Last_Seen {

	/** A day as YYYY-MM-DD. It lacks the prefix of members' fields, so that it does not update the directory. */
	public const META = '_design_marketplace_last_seen';

	/** Runs after the answer of each request; of those of a day only the first one writes. */
	public static function note(): void {
		$id    = get_current_user_id();
		$today = str_replace( '/', '-', Clock::day( Clock::now() ) );
		if ( 0 === $id || self::of( $id ) === $today || '' === Roles::of( $id ) ) {
			return;
		}
		try {
			Account_Lock::with( $id, static fn() => update_user_meta( $id, self::META, $today ) );
		} catch ( Lost_Transaction ) {
			// The next request stores it.
			return;
		}
	}

	/** The day, '' for none. */
	public static function of( int $user_id ): string {
		$day = get_user_meta( $user_id, self::META, true );
		return is_string( $day ) ? $day : '';
	}
}
