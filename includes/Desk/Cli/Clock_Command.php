<?php
/** `wp design-marketplace clock`: moves the clock of a local site. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Cli;

use DateTimeImmutable;
use DesignMarketplace\Clock;
use WP_CLI;

final class Clock_Command {

	/** Prefix of the marketplace's jobs in WP-Cron. */
	private const JOBS = 'design_marketplace_';

	private const RELATIVE = '/^[+-]\d{1,6} ?(second|minute|hour|day|week|month|year)s?$/D';
	private const ABSOLUTE = '/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/D';

	/** Years a clock can be moved to. */
	private const FIRST_YEAR = 2000;
	private const LAST_YEAR  = 2100;

	/**
	 * Moves the marketplace's clock, or shows it. On local sites only, so that what happens after days can be tried at once.
	 *
	 * Everything that is due by the new time runs with the next call of wp-cron.php or `wp cron event run --due-now`.
	 *
	 * ## OPTIONS
	 *
	 * [<to>]
	 * : An offset from the clock's present time (+10minutes, +3days, -1hour), a time in the site's time zone
	 * (2026-12-01T07:59), or "reset" for the real time. Without it, the time is shown.
	 *
	 * ## EXAMPLES
	 *
	 *     wp design-marketplace clock +10minutes
	 *     wp design-marketplace clock 2026-12-01T07:59
	 *     wp design-marketplace clock reset
	 * @param list<string> $args The time.
	 */
	public function __invoke( array $args ): void {
		$to = $args[0] ?? null;
		if ( null !== $to ) {
			if ( 'local' !== wp_get_environment_type() ) {
				WP_CLI::error( 'The clock can be moved on local sites only, where WP_ENVIRONMENT_TYPE is "local".' );
			}
			$time = self::read( $to );
			if ( null === $time ) {
				WP_CLI::error(
					sprintf(
						'"%s" is not a time: write it as +10minutes, 2026-12-01T07:59 or reset. Years from %d to %d.',
						mb_strimwidth( $to, 0, 40, '…' ),
						self::FIRST_YEAR,
						self::LAST_YEAR
					)
				);
			}
			self::move( $time );
		}
		WP_CLI::line( (string) wp_date( 'Y-m-d H:i:s T', Clock::now() ) );
	}

	/** @return int|null Unix time; null for an invalid interval or time. "reset" is the real time. */
	public static function read( string $to ): ?int {
		$now = self::real();
		if ( 'reset' === $to ) {
			return $now;
		}
		if ( preg_match( self::RELATIVE, $to ) ) {
			$time = ( new DateTimeImmutable( '@' . Clock::now() ) )->setTimezone( wp_timezone() )->modify( $to );
		} elseif ( preg_match( self::ABSOLUTE, $to ) ) {
			$time = date_create_immutable( $to, wp_timezone() );
			// PHP turns 30 February into 2 March.
			$time = $time && substr( $to, 0, 10 ) === $time->format( 'Y-m-d' ) ? $time : false;
		} else {
			return null;
		}
		$is_near = $time && $time->format( 'Y' ) >= self::FIRST_YEAR && $time->format( 'Y' ) <= self::LAST_YEAR;
		return $is_near ? $time->getTimestamp() : null;
	}

	/**
	 * Moves the clock, and reschedules the marketplace's jobs, as WP-Cron uses the real time. A recurring job that has run meanwhile is
	 * due again within its interval of the real time, not days later.
	 * @param int $time Unix time the clock will show.
	 */
	public static function move( int $time ): void {
		$ahead = $time - Clock::now();
		$total = $time - self::real();
		// The real time may have advanced by a second meanwhile.
		if ( in_array( $total, array( 0, -1 ), true ) ) {
			delete_option( Clock::OFFSET );
		} else {
			update_option( Clock::OFFSET, $total, true );
		}
		/** @var array<int,array<string,array<string,array{schedule:string|false,args:list<mixed>,interval?:int}>>> $jobs */
		$jobs = _get_cron_array();
		foreach ( $jobs as $due => $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( str_starts_with( $hook, self::JOBS ) ? $events : array() as $event ) {
					wp_unschedule_event( $due, $hook, $event['args'] );
					self::schedule( max( 1, $due - $ahead ), $hook, $event );
				}
			}
		}
	}

	/**
	 * @param int                                                         $due   Real Unix time.
	 * @param array{schedule:string|false,args:list<mixed>,interval?:int} $event As WP-Cron stores it.
	 */
	private static function schedule( int $due, string $hook, array $event ): void {
		if ( $event['schedule'] ) {
			$interval = max( 1, $event['interval'] ?? 1 );
			$late     = $due - ( self::real() + $interval );
			$due     -= $late > 0 ? (int) ceil( $late / $interval ) * $interval : 0;
			wp_schedule_event( $due, $event['schedule'], $hook, $event['args'] );
		} else {
			wp_schedule_single_event( $due, $hook, $event['args'] );
		}
	}

	/** The time without the offset. */
	private static function real(): int {
		return Clock::now() - (int) ( wp_load_alloptions()[ Clock::OFFSET ] ?? 0 );
	}
}
