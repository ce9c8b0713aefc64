<?php
/** Has WP-Cron run the worker every minute. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Declares\Has_Jobs;

final class Schedule implements Has_Jobs {

	public const EVENT = 'design_marketplace_outbox';

	/** Emails handled by one run. */
	private const LIMIT = 200;

	public function jobs(): array {
		return array( self::EVENT => 'design_marketplace_minute' );
	}

	/**
	 * An email should not wait longer; a run without emails is three small queries.
	 * @param array<string,array{interval:int,display:string}> $schedules Known intervals.
	 * @return array<string,array{interval:int,display:string}>
	 */
	public function add_minute( array $schedules ): array {
		$schedules['design_marketplace_minute'] = array( 'interval' => MINUTE_IN_SECONDS, 'display' => 'Every minute' );
		return $schedules;
	}

	public function run(): void {
		try {
			( new Worker() )->run( self::LIMIT );
		} catch ( Lost_Transaction $lost ) {
			// The next minute's request has a connection of its own.
			return;
		}
	}
}
