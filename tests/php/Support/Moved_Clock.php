<?php
/** Moves the clock of the site a test runs on. It stands where it was once the test is undone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DateTimeImmutable;
use DesignMarketplace\Clock;

final class Moved_Clock {

	/**
	 * Moves it to a time where the site is.
	 * @param string $time Such as `2027-03-28 00:00:00`.
	 */
	public static function to( string $time ): void {
		self::forward( ( new DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp() - Clock::now() );
	}

	/**
	 * Moves it on.
	 * @param int $seconds Seconds; negative for back.
	 */
	public static function forward( int $seconds ): void {
		update_option( Clock::OFFSET, (int) get_option( Clock::OFFSET, 0 ) + $seconds );
	}
}
