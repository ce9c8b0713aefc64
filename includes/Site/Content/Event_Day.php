<?php
/** The day of an event: a date in the site's time zone, without a time. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DesignMarketplace\Clock;
use WP_Post;

final class Event_Day {

	/** Today in the site's time zone, as `YYYY-MM-DD`. */
	public static function today(): string {
		return (string) wp_date( 'Y-m-d', Clock::now() );
	}

	/** Parses `YYYY-MM-DD`, `YYYY/MM/DD` or `DD/MM/YYYY`; '' for an invalid date. */
	public static function read( string $text ): string {
		if ( preg_match( '#^\s*(\d{4})[-/](\d{1,2})[-/](\d{1,2})#', $text, $m ) ) {
			[ , $year, $month, $day ] = array_map( 'intval', $m );
		} elseif ( preg_match( '#^\s*(\d{1,2})[./](\d{1,2})[./](\d{4})\s*$#', $text, $m ) ) {
			[ , $day, $month, $year ] = array_map( 'intval', $m );
		} else {
			return '';
		}
		return checkdate( $month, $day, $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : '';
	}

	/** An event's day as `YYYY-MM-DD`; the day of publication if it has none. */
	public static function of( WP_Post $event ): string {
		$day = Editorial_Types::field( $event->ID, 'date' );
		return '' === $day ? substr( $event->post_date, 0, 10 ) : $day;
	}

	/** The day in the contract's format. $day: `YYYY-MM-DD`. */
	public static function format( string $day ): string {
		return implode( '/', array_reverse( explode( '-', $day ) ) );
	}

	/** @param string $day `YYYY-MM-DD`. */
	public static function is_past( string $day ): bool {
		return $day < self::today();
	}
}
