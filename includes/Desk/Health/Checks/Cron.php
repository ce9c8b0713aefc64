<?php
/** Checks that the jobs run, as they send emails and remove old data. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Health\Checks;

use DesignMarketplace\Desk\Health\Check;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Kernel\Lifecycle\Scheduled_Jobs;

final class Cron implements Check {

	public const ID = 'cron';

	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	private bool $is_disabled;

	/** @param bool|null $is_disabled Value of DISABLE_WP_CRON. */
	public function __construct( ?bool $is_disabled = null ) {
		$this->is_disabled = $is_disabled ?? ( defined( 'DISABLE_WP_CRON' ) && DISABLE_WP_CRON );
	}

	public function name(): string {
		return __( 'Scheduled jobs', 'design-marketplace' );
	}

	public function run(): Finding {
		$next = array_map( 'wp_next_scheduled', array_keys( array_filter( Scheduled_Jobs::all() ) ) );
		if ( ! $next || in_array( false, $next, true ) ) {
			return Finding::critical(
				__( 'The jobs of the marketplace are not scheduled', 'design-marketplace' ),
				__(
					'No emails are being sent. Opening any page of the site schedules the jobs; if they disappear again, another plugin is removing them.',
					'design-marketplace'
				)
			);
		}
		$lag = time() - (int) min( $next ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		if ( $lag > self::PATIENCE ) {
			return Finding::critical(
				sprintf(
					/* translators: %d: number of minutes. */
					__( 'No job has run for %d minutes, so no emails are being sent', 'design-marketplace' ),
					intdiv( $lag, MINUTE_IN_SECONDS )
				),
				$this->is_disabled
					? __(
						'DISABLE_WP_CRON is set, so the server’s own cron has to run “wp cron event run --due-now” every minute: add that line, or see why it fails.',
						'design-marketplace'
					)
					: __(
						'WordPress runs jobs when somebody visits. Let the server’s own cron run “wp cron event run --due-now” every minute instead.',
						'design-marketplace'
					)
			);
		}
		return Finding::good( __( 'The jobs run', 'design-marketplace' ) );
	}
}
