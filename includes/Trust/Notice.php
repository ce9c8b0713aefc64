<?php
/** Tells the people who run the site that something waits for their decision: at most once an hour, in fixed words. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Mail\Outbox;

final class Notice {

	private const EVENT = 'new_reports';

	/** Queues the email unless one was queued within the hour. Call it in the transaction that stores the report or job. */
	public static function enqueue(): void {
		$event = static fn( int $seconds ): string => self::EVENT . ':' . substr( Clock::gmt( $seconds ), 0, 13 );
		// Two requests at the same moment use the same event key, so that only one email is queued.
		if ( ! Outbox::has_lately( array( $event( 0 ), $event( -HOUR_IN_SECONDS ) ), Outbox::SITE, HOUR_IN_SECONDS ) ) {
			( new Outbox() )->enqueue( $event( 0 ), Outbox::SITE, 'new_reports' );
		}
	}
}
