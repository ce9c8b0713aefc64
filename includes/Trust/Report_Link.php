<?php
/** The signed address of a report's page, for its reporter, with an account or without. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Mail\Link_Page;

/** The signature is the proof. The address names no person. */
final class Report_Link {

	public const PARAMETER = 'design_marketplace_report';

	public static function url( Report $report ): string {
		$until = Clock::now() + Contract::limit( 'account_page_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, "{$report->number()}.{$until}." . self::proof( $report, $until ) );
	}

	public static function read( string $token ): ?Report {
		if ( ! preg_match( '/^(' . Report_Number::PATTERN . ')\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		$report = Report_Query::by_number( $parts[1] );
		return $report && hash_equals( self::proof( $report, (int) $parts[2] ), $parts[3] ) && (int) $parts[2] >= Clock::now()
			? $report
			: null;
	}

	private static function proof( Report $report, int $until ): string {
		return hash_hmac( 'sha256', "report_page|{$report->id}|{$report->date}|{$until}", wp_salt( 'auth' ) );
	}
}
