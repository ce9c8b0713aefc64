<?php
/** Opens a mission again for its company that the site has closed. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Moments;

use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use WP_Error;

/** The caller checks before that it is the company. The mission is renewed as well, so that it does not lapse again at once. */
final class Own_Reopening {

	/** @return bool|WP_Error False when it is open. */
	public function reopen( int $mission_id ): bool|WP_Error {
		return Transaction::run(
			static function () use ( $mission_id ): bool|WP_Error {
				$mission = Account_Lock::hold_item( $mission_id, Item_Types::MISSION, 'mission_unknown' );
				if ( $mission instanceof WP_Error ) {
					return $mission;
				}
				if ( Mission_State::Open === Mission_State::of( $mission ) ) {
					return false;
				}
				if ( ! Mission_Outcome::has_lapsed_lately( $mission ) ) {
					return Errors::of( 'reopen_over' );
				}
				$done = ( new Reopening() )->reopen( $mission_id, true );
				$done = $done instanceof WP_Error ? $done : ( new Mission_Service() )->renew( $mission_id ) ?? $done;
				// Those who wait are told of the reopening.
				delete_post_meta( $mission_id, Deadline::EXTENDED );
				return $done;
			}
		);
	}
}
