<?php
/** Declares what is kept of a member's own calendar: a hash of its address, and the day it was made. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Calendars;

use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;

final class Calendar_Data implements Has_Limits, Has_User_Meta {

	public const HASH  = 'design_marketplace_calendar';
	public const SINCE = 'design_marketplace_calendar_since';

	public function limits(): array {
		return array( 'calendar' => array( 'account' => array( 10, DAY_IN_SECONDS ) ) );
	}

	public function user_meta(): array {
		return array( self::HASH => false, self::SINCE => true );
	}
}
