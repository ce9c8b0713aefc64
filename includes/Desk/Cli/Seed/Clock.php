<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli\Seed;

use DateTimeImmutable;

/** Times counted from now, so that the demo always looks recent. */
final class Clock {

	/**
	 * @param float $days Days ago, at least 0.
	 * @return array{post_date:string,post_date_gmt:string}
	 */
	public static function post( float $days ): array {
		$gmt = self::gmt( $days );
		return array( 'post_date' => get_date_from_gmt( $gmt ), 'post_date_gmt' => $gmt );
	}

	/** @param float $days Days ago; negative for the future. */
	public static function gmt( float $days ): string {
		return gmdate( 'Y-m-d H:i:s', time() - (int) round( $days * DAY_IN_SECONDS ) );
	}

	/** @param string $when As for strtotime(), in the site's time zone. */
	public static function at( string $when, string $format ): string {
		return ( new DateTimeImmutable( $when, wp_timezone() ) )->format( $format );
	}
}
