<?php
/**
 * Has WP-Cron run the worker every minute and clear the log every day.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Declares\Has_Jobs;
use DesignMarketplace\Declares\Has_Tables;
use DesignMarketplace\Declares\Retains;
use DesignMarketplace\Module;

/**
 * Where WP-Cron does not run, `wp design-marketplace outbox run` does the same from the system's cron.
 */
final class Schedule implements Module, Has_Tables, Has_Jobs, Retains {

	public const EVENT = 'design_marketplace_outbox';

	/**
	 * Mails handled by one run.
	 */
	private const LIMIT = 200;

	/**
	 * Days a mail stays in the log.
	 */
	private const LOG_DAYS = 90;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- a mail should not wait longer; a run without mail is one query.
		add_filter( 'cron_schedules', array( $this, 'add_minute' ) );
		add_action( self::EVENT, array( $this, 'run' ) );
	}

	/**
	 * The worker, each minute.
	 */
	public function jobs(): array {
		return array( self::EVENT => 'design_marketplace_minute' );
	}

	/**
	 * The queue and the log of mails.
	 */
	public function tables(): array {
		return array(
			'outbox' => 'recipient',
		);
	}

	/**
	 * Adds the interval.
	 *
	 * @param array<string,array{interval:int,display:string}> $schedules Known intervals.
	 * @return array<string,array{interval:int,display:string}>
	 */
	public function add_minute( array $schedules ): array {
		$schedules['design_marketplace_minute'] = array(
			'interval' => MINUTE_IN_SECONDS,
			'display'  => 'Every minute',
		);
		return $schedules;
	}

	/**
	 * Sends what is due.
	 */
	public function run(): void {
		( new Worker() )->run( self::LIMIT );
	}

	/**
	 * Clears the log of what was sent or given up long ago.
	 */
	public function expire(): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the table's name is ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE status IN ('sent', 'failed', 'cancelled') AND created_gmt < %s", Clock::gmt( -self::LOG_DAYS * DAY_IN_SECONDS ) ) );
	}
}
