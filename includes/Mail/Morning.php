<?php
/** 8:00 of the site's time zone, when emails that can wait are sent. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DateTimeImmutable;
use DesignMarketplace\Clock;

final class Morning {

	private const HOUR = 8;

	/** The last time it was 8:00: today, yesterday, or on Monday. Unix time. */
	public static function last( bool $on_monday = false ): int {
		$now = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() );
		$due = $now->setTime( self::HOUR, 0 );
		// The same hour of the day before, which is 23 or 25 hours ago when the clocks change.
		$due = $due > $now ? $due->modify( '-1 day' )->setTime( self::HOUR, 0 ) : $due;
		if ( $on_monday ) {
			$days = (int) $due->format( 'N' ) - 1;
			$due  = $due->modify( "-{$days} days" )->setTime( self::HOUR, 0 );
		}
		return $due->getTimestamp();
	}
}
