<?php
/** The page of a report: its result, and a form for the one objection to a dismissal. Needs no login. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Link_Proof;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Auth\Rate_Limiter;
use WP_Error;

/**
 * Shows nothing that was typed into a report, as the address is not proven. Opening it changes nothing.
 * @phpstan-import-type Answer from Signed_Page
 */
final class Report_Page {

	public const PARAMETER = 'design_marketplace_report';

	/** Requests that may write in an hour. */
	private const HOURLY = 20;

	/**
	 * @param array<string,mixed>|null $sent Fields of a POST; null for GET.
	 * @return Answer
	 */
	public function handle( string $token, ?array $sent ): array {
		$report = self::read( $token );
		if ( ! $report ) {
			return Signed_Page::over();
		}
		if ( 'object' !== ( $sent['do'] ?? '' ) ) {
			return $this->offer( $report );
		}
		$words = Objecting::words( $sent['words'] ?? '' );
		$error = ( new Rate_Limiter() )->hit( "report_page:{$report->id}", self::HOURLY, HOUR_IN_SECONDS )
			?? Signed_Page::attempt(
				'Objection to a dismissal',
				static fn(): ?WP_Error => ( new Objecting() )->by_reporter( $report->id, $words )
			);
		return $this->offer( Report_Query::find( $report->id ) ?? $report, $error, $error ? $words : '' );
	}

	/** @return Answer */
	private function offer( Report $report, ?WP_Error $error = null, string $typed = '' ): array {
		$html = '<p>' . esc_html(
			/* translators: 1: number of a report, 2: what kind of thing, such as "a design job". */
			sprintf( __( 'Report no. %1$s, about %2$s.', 'design-marketplace' ), $report->number(), $report->thing->kind->label() )
		) . '</p>';
		$html .= '<p role="status">' . esc_html( Report_Outcome::words( $report ) ) . '</p>';
		if ( $report->can_object() ) {
			$html .= '<h2>'
				. esc_html__( 'Do you disagree?', 'design-marketplace' )
				. '</h2>'
				. Signed_Page::objection( $typed )
				. '<p>'
				. esc_html( Report_Outcome::redress( $report ) )
				. '</p>';
		} elseif ( '' !== $report->objection && $report->waiting ) {
			$html .= Signed_Page::received( $report->objection );
		}
		return Signed_Page::page( __( 'Your report', 'design-marketplace' ), $html, $error );
	}

	/** The signature is the proof. The address names no person. */
	public static function url( Report $report ): string {
		$until = Clock::now() + Contract::limit( 'account_page_days' ) * DAY_IN_SECONDS;
		return Link_Page::url( self::PARAMETER, "{$report->number()}.{$until}." . self::proof( $report, $until ) );
	}

	public static function read( string $token ): ?Report {
		if ( ! preg_match( '/^(' . Room::REPORT_NUMBER . ')\.(\d{1,12})\.([a-f0-9]{64})$/D', $token, $parts ) ) {
			return null;
		}
		$report = Report_Query::by_number( $parts[1] );
		return $report && hash_equals( self::proof( $report, (int) $parts[2] ), $parts[3] ) && (int) $parts[2] >= Clock::now()
			? $report
			: null;
	}

	private static function proof( Report $report, int $until ): string {
		return Link_Proof::of( "report_page|{$report->id}|{$report->date}|{$until}" );
	}
}
