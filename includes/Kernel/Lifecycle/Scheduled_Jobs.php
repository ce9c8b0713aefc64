<?php
/** Schedules the cron jobs of the modules. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Lifecycle;

use DesignMarketplace\Kernel\Declares\Declared;
use DesignMarketplace\Kernel\Declares\Has_Jobs;

final class Scheduled_Jobs implements Has_Jobs {

	/** The hook that runs once a day, for all rooms. */
	public function jobs(): array {
		return array( self::DAILY => 'daily' );
	}

	/** @return array<string,string> Intervals by hook. */
	public static function all(): array {
		return Declared::all( Has_Jobs::class, static fn( Has_Jobs $module ): array => $module->jobs() );
	}

	/** Schedules the jobs that are not scheduled yet, and those that wait for a clock that was ahead and has been set back. */
	public static function schedule(): void {
		$now = time(); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
		foreach ( array_filter( self::all() ) as $hook => $interval ) {
			$event    = wp_get_scheduled_event( $hook );
			$is_ahead = $event && $event->timestamp > $now + (int) ( $event->interval ?? 0 ) + HOUR_IN_SECONDS;
			if ( $is_ahead ) {
				wp_clear_scheduled_hook( $hook );
			}
			if ( ! $event || $is_ahead ) {
				wp_schedule_event( $now + ( 'daily' === $interval ? HOUR_IN_SECONDS : 0 ), $interval, $hook );
			}
		}
	}

	/**
	 * Has cron run a job once, unless it will anyway.
	 * @param list<mixed> $args Arguments of the hook.
	 */
	public static function soon( string $hook, array $args = array() ): void {
		if ( ! wp_next_scheduled( $hook, $args ) ) {
			self::move( $hook, $args );
		}
	}

	/**
	 * Has cron run a job once, at this time and no other.
	 * @param list<mixed> $args    Arguments of the hook.
	 * @param int         $seconds When, from now.
	 */
	public static function move( string $hook, array $args = array(), int $seconds = 0 ): void {
		wp_clear_scheduled_hook( $hook, $args );
		wp_schedule_single_event( time() + $seconds, $hook, $args ); // phpcs:ignore Generic.PHP.ForbiddenFunctions -- WordPress' cron knows no other clock.
	}

	public static function clear(): void {
		array_map( 'wp_unschedule_hook', array_keys( self::all() ) );
	}
}
