<?php
/**
 * Runs the worker every minute and clears the log every day, through WP-Cron.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Clock;
use DesignMarketplace\Database\Tables;
use DesignMarketplace\Module;

/**
 * Where WP-Cron does not run, `wp design-marketplace outbox run` does the same from the system's cron.
 */
final class Schedule implements Module {

	public const EVENT = 'design_marketplace_outbox';
	public const DAILY = 'design_marketplace_daily';

	/**
	 * Mails handled by one run.
	 */
	private const LIMIT = 200;

	/**
	 * Days a mail stays in the log.
	 */
	private const LOG_DAYS = 90;

	/**
	 * @param Catalogue    $mails  All mails there are.
	 * @param Address_Book $people Knows the recipients.
	 */
	public function __construct( private readonly Catalogue $mails, private readonly Address_Book $people ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// phpcs:ignore WordPress.WP.CronInterval -- a mail should not wait longer; a run without mail is one query.
		add_filter( 'cron_schedules', array( $this, 'add_minute' ) );
		add_action( 'init', array( self::class, 'schedule' ), 20 );
		add_action( self::EVENT, array( $this, 'run' ) );
		add_action( self::DAILY, array( $this, 'purge' ) );
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
	 * Schedules what is not scheduled. Reads an option that is loaded anyway.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time(), 'design_marketplace_minute', self::EVENT ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
		if ( ! wp_next_scheduled( self::DAILY ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::DAILY ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		}
	}

	/**
	 * Sends what is due.
	 */
	public function run(): void {
		( new Worker( $this->mails, $this->people ) )->run( self::LIMIT );
	}

	/**
	 * Clears the log of what was sent or given up long ago.
	 */
	public function purge(): void {
		global $wpdb;
		$table = Tables::name( 'outbox' );
		$over  = Status::sql( ...Status::OVER );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the names are ours.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$table} WHERE status IN ({$over}) AND created_gmt < %s", Clock::gmt( -self::LOG_DAYS * DAY_IN_SECONDS ) ) );
	}
}
