<?php
/** Checks that the queue of reports is short, and nobody waits too long for a decision. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Trust\Open_Reports;

final class Reports implements Check {

	public const ID = 'reports';

	private const DAYS = 7;
	private const MANY = 50;

	public function name(): string {
		return __( 'Reports and objections', 'design-marketplace' );
	}

	public function run(): Finding {
		$waiting = Open_Reports::now();
		$advice  = __(
			'People who report something or object are owed an answer without undue delay. Decide under Marketplace → Reports, or with “wp design-marketplace reports”.',
			'design-marketplace'
		);
		if ( $waiting->days() > self::DAYS ) {
			return Finding::recommended(
				/* translators: %d: number of days. */
				sprintf( __( 'Somebody has been waiting for a decision for %d days', 'design-marketplace' ), $waiting->days() ),
				$advice
			);
		}
		if ( $waiting->total() > self::MANY ) {
			return Finding::recommended(
				/* translators: %d: number of reports, objections and design jobs. */
				sprintf( __( '%d decisions are pending', 'design-marketplace' ), $waiting->total() ),
				$advice
			);
		}
		return Finding::good( __( 'No report or objection has been waiting long', 'design-marketplace' ) );
	}
}
