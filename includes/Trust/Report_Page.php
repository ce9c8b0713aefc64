<?php
/**
 * The page of a report: what came of it, and the one objection to a dismissal. Needs no log-in.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Auth\Rate_Limiter;
use DesignMarketplace\Module;
use WP_Error;

/**
 * Shows nothing that was typed into a report: the address it was sent to is not proven. Opening it changes nothing.
 *
 * @phpstan-import-type Answer from Signed_Page
 */
final class Report_Page implements Module {

	/**
	 * Writes that may be tried in an hour.
	 */
	private const HOURLY = 20;

	/**
	 * Adds the hook: every type is known, and nobody has looked for a page yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', fn() => Signed_Page::answer( Report_Link::PARAMETER, array( $this, 'handle' ) ) );
	}

	/**
	 * Does what was asked for.
	 *
	 * @param string                   $token Token of the address.
	 * @param array<string,mixed>|null $sent  Fields of a POST; null for a page that is only opened.
	 * @return Answer
	 */
	public function handle( string $token, ?array $sent ): array {
		$report = Report_Link::read( $token );
		if ( ! $report ) {
			return Signed_Page::over();
		}
		if ( 'object' !== ( $sent['do'] ?? '' ) ) {
			return $this->offer( $report );
		}
		$words = Objecting::words( $sent['words'] ?? '' );
		$error = ( new Rate_Limiter() )->hit( "report_page:{$report->id}", self::HOURLY, HOUR_IN_SECONDS ) ?? ( new Objecting() )->by_reporter( $report->id, $words );
		return $this->offer( Report_Query::find( $report->id ) ?? $report, $error, $error ? $words : '' );
	}

	/**
	 * The page with what can be done.
	 *
	 * @param WP_Error|null $error What went wrong.
	 * @param string        $typed Words to keep in their field.
	 * @return Answer
	 */
	private function offer( Report $report, ?WP_Error $error = null, string $typed = '' ): array {
		/* translators: 1: number of a report, 2: what kind of thing, such as "a design job". */
		$html  = '<p>' . esc_html( sprintf( __( 'Report no. %1$s, about %2$s.', 'design-marketplace' ), $report->number(), $report->thing->kind->label() ) ) . '</p>';
		$html .= '<p role="status">' . esc_html( Report_Outcome::words( $report ) ) . '</p>';
		if ( $report->can_object() ) {
			$html .= '<h2>' . esc_html__( 'Do you disagree?', 'design-marketplace' ) . '</h2>' . Signed_Page::objection( $typed );
		} elseif ( '' !== $report->objection && $report->waiting ) {
			$html .= Signed_Page::received( $report->objection );
		}
		return Signed_Page::page( __( 'Your report', 'design-marketplace' ), $html, $error );
	}
}
