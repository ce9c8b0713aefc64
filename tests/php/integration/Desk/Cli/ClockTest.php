<?php
/** The clock of a local site: which times it takes, and that the jobs move with it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Cli;

use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Cli\Clock_Command;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Lifecycle\Migrations;
use DesignMarketplace\Mail\Schedule;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClockTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
	}

	public function test_a_time_without_a_zone_is_the_sites(): void {
		self::assertSame( '2026-12-01T06:59:00', self::utc( '2026-12-01T07:59' ) );
		self::assertSame( '2027-07-01T05:59:30', self::utc( '2027-07-01T07:59:30' ) );
		self::assertSame( '2026-12-01T07:59:00', self::utc( '2026-12-01T07:59Z' ) );
		self::assertSame( '2026-11-30T23:00:00', self::utc( '2026-12-01' ) );
	}

	public function test_an_interval_counts_from_the_moved_clock_and_days_keep_the_hour(): void {
		// The night the clocks go back. A moved clock goes on.
		$noon = (int) Clock_Command::read( '2026-10-24T12:00' );
		Clock_Command::move( $noon );
		$times  = array_map( static fn( string $to ): int => (int) Clock_Command::read( $to ), array( '+10minutes', '+1 day', '-1hour' ) );
		$passed = Clock::now() - $noon;
		foreach ( array( '2026-10-24T10:10:00', '2026-10-25T11:00:00', '2026-10-24T09:00:00' ) as $place => $expected ) {
			$first = (int) strtotime( "{$expected}Z" );
			self::assertContains( $times[ $place ], range( $first, $first + $passed ), $expected );
		}
		Clock_Command::move( (int) Clock_Command::read( 'reset' ) );
		self::assertFalse( get_option( Clock::OFFSET ) );
	}

	public function test_a_reset_over_the_end_of_a_second_is_one(): void {
		Clock_Command::move( Clock::now() + DAY_IN_SECONDS );
		Clock_Command::move( (int) Clock_Command::read( 'reset' ) - 1 );
		self::assertFalse( get_option( Clock::OFFSET ) );
	}

	#[DataProvider( 'nonsense' )]
	public function test_anything_else_is_no_time( string $to ): void {
		self::assertNull( Clock_Command::read( $to ) );
	}

	/** @return list<array{string}> */
	public static function nonsense(): array {
		return array_map(
			static fn( string $to ): array => array( $to ),
			array( '', ' ', 'tomorrow', 'now', '10minutes', '+10', '+1.5days', '+9999999days', '+999999years', '2026-02-30', '2026-13-01T00:00', '2026-12-01T25:00', '2026-12-01 07:59', '0000-01-01', '1999-12-31', '9999-12-31', '@0', "+1day\n", "reset\n", '+١day', str_repeat( '9', 100000 ) )
		);
	}

	public function test_a_job_that_ran_meanwhile_is_not_days_ahead_after_a_reset(): void {
		Clock_Command::move( Clock::now() + 15 * DAY_IN_SECONDS );
		foreach ( self::due() as $hook => $time ) {
			// As WP-Cron does with what is due.
			wp_reschedule_event( $time, (string) wp_get_schedule( $hook ), $hook );
			wp_unschedule_event( $time, $hook );
		}
		Clock_Command::move( (int) Clock_Command::read( 'reset' ) );
		foreach ( self::due() as $hook => $time ) {
			self::assertLessThanOrEqual( Clock::now() + wp_get_schedules()[ (string) wp_get_schedule( $hook ) ]['interval'] + 1, $time, $hook );
		}
	}

	public function test_the_jobs_move_with_the_clock_and_back(): void {
		$due   = self::due();
		$other = wp_next_scheduled( 'wp_version_check' );
		wp_schedule_single_event( $due[ Has_Jobs::DAILY ] + 5000, Migrations::EVENT, array( 'a' ) );
		Clock_Command::move( Clock::now() + 3 * DAY_IN_SECONDS );
		foreach ( self::due() as $hook => $time ) {
			self::assertEqualsWithDelta( $due[ $hook ] - 3 * DAY_IN_SECONDS, $time, 1 );
			self::assertLessThan( Clock::now() - 2 * DAY_IN_SECONDS, $time, 'WP-Cron runs what is due by the real time.' );
		}
		self::assertEqualsWithDelta( $due[ Has_Jobs::DAILY ] + 5000 - 3 * DAY_IN_SECONDS, wp_next_scheduled( Migrations::EVENT, array( 'a' ) ), 1 );
		self::assertSame( $other, wp_next_scheduled( 'wp_version_check' ) );
		self::assertSame( array( 'design_marketplace_minute', 'daily' ), array( wp_get_schedule( Schedule::EVENT ), wp_get_schedule( Has_Jobs::DAILY ) ) );

		Clock_Command::move( (int) Clock_Command::read( 'reset' ) );
		foreach ( self::due() as $hook => $time ) {
			self::assertEqualsWithDelta( $due[ $hook ], $time, 2 );
		}
	}

	/**
	 * When the jobs are due, by hook.
	 * @return array<string,int>
	 */
	private static function due(): array {
		return array(
			Schedule::EVENT => (int) wp_next_scheduled( Schedule::EVENT ),
			Has_Jobs::DAILY => (int) wp_next_scheduled( Has_Jobs::DAILY ),
		);
	}

	private static function utc( string $to ): string {
		return gmdate( 'Y-m-d\TH:i:s', (int) Clock_Command::read( $to ) );
	}
}
