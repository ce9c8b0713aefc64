<?php
/** Operators are told while nobody has chosen a time zone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Health;

use DesignMarketplace\Desk\Health\Checks;
use DesignMarketplace\Desk\Health\Checks\Time_Zone;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class TimeZoneTest extends TestCase {

	public function test_site_health_and_doctor_know_the_check(): void {
		self::assertContains( 'time-zone', Checks::ids() );
	}

	#[TestWith( array( 'production', '', '0', 'recommended' ) )]
	#[TestWith( array( 'staging', '', '', 'recommended' ) )]
	#[TestWith( array( 'production', 'UTC', '0', 'good' ) )]
	#[TestWith( array( 'production', 'Europe/Zurich', '', 'good' ) )]
	#[TestWith( array( 'production', '', '5.5', 'good' ) )]
	#[TestWith( array( 'local', '', '0', 'good' ) )]
	public function test_a_public_site_without_one_is_told( string $kind, string $zone, string $offset, string $status ): void {
		update_option( 'timezone_string', $zone );
		update_option( 'gmt_offset', $offset );
		self::assertSame( $status, ( new Time_Zone( $kind ) )->run()->status );
	}
}
