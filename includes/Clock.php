<?php
/** The one source of time. */

declare( strict_types=1 );

namespace DesignMarketplace;

use DateTimeImmutable;

/** On local sites it can be moved, so that what happens after days can be tried in a minute. */
final class Clock {

	/** Seconds a local site is ahead; ignored anywhere else. */
	public const OFFSET = 'design_marketplace_clock_offset';

	/** Unix time. */
	public static function now(): int {
		// Looks into the options that are loaded already: get_option() would query the database for a missing one.
		return time() + ( 'local' === wp_get_environment_type() ? (int) ( wp_load_alloptions()[ self::OFFSET ] ?? 0 ) : 0 );
	}

	/**
	 * The day of a moment where the site is, as YYYY/MM/DD. Without wp_date(): its filters and names of months cost each request
	 * about 1 % of its time.
	 * @param int $time Unix time.
	 */
	public static function day( int $time ): string {
		return ( new DateTimeImmutable( "@{$time}" ) )->setTimezone( wp_timezone() )->format( 'Y/m/d' );
	}

	/**
	 * GMT time as databases write it: "2026-11-22 14:05:09".
	 * @param int $seconds From now; negative for the past.
	 */
	public static function gmt( int $seconds = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', self::now() + $seconds );
	}
}
