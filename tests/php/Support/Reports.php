<?php
/**
 * Reports and decisions for tests, made by the services that make them on the site.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use DesignMarketplace\Accounts\Decision;
use DesignMarketplace\Accounts\Decision_Reason;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\Thing;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Reporting;
use RuntimeException;
use WP_Error;

/**
 * @phpstan-import-type Record from Decisions
 */
final class Reports {

	public const WORDS = 'He wants <3 money first';

	/**
	 * A report.
	 *
	 * @param Thing $thing    What is reported.
	 * @param int   $reporter Who reports it.
	 */
	public static function make( Thing $thing, int $reporter ): Report {
		return self::must( ( new Reporting() )->by_member( $thing, $reporter, 'fraud', self::WORDS ) )[0];
	}

	/**
	 * A decision about it by the administrator.
	 *
	 * @param Report   $report Report.
	 * @param Decision $what   Decision.
	 * @return Record
	 */
	public static function decide( Report $report, Decision $what ): array {
		return self::must( ( new Deciding() )->decide( $report->id, $what, Decision_Reason::Fraud, 'It is <so>', People::administrator() ) );
	}

	/**
	 * What was asked for.
	 *
	 * @template T
	 * @param T|WP_Error $done What came of it.
	 * @return T
	 */
	private static function must( mixed $done ): mixed {
		return $done instanceof WP_Error ? throw new RuntimeException( $done->get_error_message() ) : $done;
	}
}
