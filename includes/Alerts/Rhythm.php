<?php
/** The rhythms in which a member can be told about news: at once, daily or weekly. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts;

use DesignMarketplace\Mail\Morning;

enum Rhythm: string {

	case Instant = 'instant';
	case Daily   = 'daily';
	case Weekly  = 'weekly';

	/** A stored or sent value; the first case for anything else. */
	public static function read( mixed $value ): self {
		return self::tryFrom( is_string( $value ) ? $value : '' ) ?? self::Instant;
	}

	/**
	 * The turn of a search with this rhythm.
	 * @param bool $is_own Whether the search is for the member's own skills.
	 */
	public function turn( bool $is_own ): Delivery {
		return match ( $this ) {
			self::Instant => $is_own ? Delivery::Skills : Delivery::Search,
			self::Daily   => Delivery::Daily,
			self::Weekly  => Delivery::Weekly,
		};
	}

	/**
	 * The last moment at which digests of this rhythm were due: today or yesterday at 8:00, or on Monday. For Instant, that of the daily
	 * ones. Unix time.
	 */
	public function last_due(): int {
		return Morning::last( self::Weekly === $this );
	}
}
