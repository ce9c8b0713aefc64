<?php
/**
 * The rhythms in which a member can be told about news: at once, daily or weekly.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DateTimeImmutable;
use DesignMarketplace\Clock;

enum Rhythm: string {

	case Instant = 'instant';
	case Daily   = 'daily';
	case Weekly  = 'weekly';

	/**
	 * Hour of the day at which digests are sent, in the site's time zone.
	 */
	private const HOUR = 8;

	/**
	 * A stored or sent value; the first case for anything else.
	 */
	public static function read( mixed $value ): self {
		return self::tryFrom( is_string( $value ) ? $value : '' ) ?? self::Instant;
	}

	/**
	 * The turn of a search with this rhythm.
	 *
	 * @param bool $is_own Whether the search is for the member's own skills.
	 */
	public function turn( bool $is_own ): Turn {
		return match ( $this ) {
			self::Instant => $is_own ? Turn::Skills : Turn::Search,
			self::Daily   => Turn::Daily,
			self::Weekly  => Turn::Weekly,
		};
	}

	/**
	 * The last moment at which digests of this rhythm were due: today or yesterday at 8:00, or on Monday. For Instant, that of the daily
	 * ones.
	 *
	 * @return int Unix time.
	 */
	public function last_due(): int {
		$now = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() );
		$due = $now->setTime( self::HOUR, 0 );
		// The same hour of the day before, which is 23 or 25 hours ago when the clocks change.
		$due = $due > $now ? $due->modify( '-1 day' )->setTime( self::HOUR, 0 ) : $due;
		if ( self::Weekly === $this ) {
			$days = (int) $due->format( 'N' ) - 1;
			$due  = $due->modify( "-{$days} days" )->setTime( self::HOUR, 0 );
		}
		return $due->getTimestamp();
	}
}
