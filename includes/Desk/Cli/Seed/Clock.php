<?php
/** Times relative to the moment of seeding, so that the demo always looks recent. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DateTimeImmutable;
use DateTimeZone;

final class Clock {

	/**
	 * The date columns of a post.
	 *
	 * @param float $days Days ago, at least 0.
	 * @return array{post_date:string,post_date_gmt:string}
	 */
	public static function post( float $days ): array {
		$gmt = self::gmt( $days );
		return array(
			'post_date'     => get_date_from_gmt( $gmt ),
			'post_date_gmt' => $gmt,
		);
	}

	/**
	 * A GMT time.
	 *
	 * @param float $days Days ago; negative for the future.
	 */
	public static function gmt( float $days ): string {
		return gmdate( 'Y-m-d H:i:s', time() - (int) round( $days * DAY_IN_SECONDS ) );
	}

	/**
	 * A date in the site's time zone.
	 *
	 * @param int    $days   Days from today; negative for the past.
	 * @param string $format As for date().
	 */
	public static function day( int $days, string $format ): string {
		return ( new DateTimeImmutable( 'now', wp_timezone() ) )->modify( sprintf( '%+d days', $days ) )->format( $format );
	}

	/**
	 * Month (0 to 11) and year.
	 *
	 * @param int $months Months ago, at least 0.
	 * @return array{month:int,year:int}
	 */
	public static function month( int $months ): array {
		$first = ( new DateTimeImmutable( 'now', wp_timezone() ) )->modify( 'first day of this month' )->modify( "-{$months} months" );
		return array(
			'month' => (int) $first->format( 'n' ) - 1,
			'year'  => (int) $first->format( 'Y' ),
		);
	}

	/**
	 * Year and month, such as 2027-01.
	 *
	 * @param int $months Months from now; negative for the past.
	 */
	public static function year_month( int $months ): string {
		return (
			new DateTimeImmutable( 'now', new DateTimeZone( 'UTC' ) )
		)->modify( 'first day of this month' )->modify( sprintf( '%+d months', $months ) )->format( 'Y-m' );
	}
}
