<?php
/** The day of an event: a date in the site's time zone, without a time. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

use DateTimeZone;
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

	/**
	 * Begin and end in GMT, as `YYYY-MM-DD HH:MM:SS`; '' for what is not said. Without a begin it takes the whole day.
	 * @return array{string,string}
	 */
	public static function times( WP_Post $event ): array {
		[ $time, $end ] = array( Editorial_Types::field( $event->ID, 'time' ), Editorial_Types::field( $event->ID, 'end' ) );
		if ( '' === $time ) {
			return array( '', '' );
		}
		$day  = self::of( $event );
		$last = $end < $time ? (string) wp_date( 'Y-m-d', (int) strtotime( "{$day} 12:00 UTC +1 day" ), new DateTimeZone( 'UTC' ) ) : $day;
		return array( get_gmt_from_date( "{$day} {$time}:00" ), '' === $end ? '' : get_gmt_from_date( "{$last} {$end}:00" ) );
	}
}
