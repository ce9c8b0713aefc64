<?php
/** Counting attempts. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Auth\Client_Address;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

#[Group( 'sqlite' )]
final class RateLimiterTest extends TestCase {

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		parent::tearDown();
	}

	public function test_the_attempt_after_the_last_allowed_is_refused(): void {
		$limiter = new Rate_Limiter();
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assertNull( $limiter->hit( 'test:a', 3, 60 ) );
		}
		$refusal = $limiter->hit( 'test:a', 3, 60 );
		$this->assertInstanceOf( WP_Error::class, $refusal );
		$this->assertSame( 429, $refusal->get_error_data()['status'] );
		$this->assertEqualsWithDelta( 60, $refusal->get_error_data()['retry_after'], 2 );
		$this->assertNull( $limiter->hit( 'test:b', 3, 60 ) );
	}

	public function test_an_attempt_that_cannot_be_counted_is_refused(): void {
		Faults::struck();
		Faults::in_database( 'INSERT', Tables::name( 'rate_limit' ) );
		$refusal = ( new Rate_Limiter() )->hit( 'test:full', 3, 60 );
		$this->assertSame( 1, Faults::struck() );
		$this->assertInstanceOf( WP_Error::class, $refusal );
		$this->assertSame( 'rest_database_lost', $refusal->get_error_code() );
		$this->assertSame( 503, $refusal->get_error_data()['status'] );
	}

	public function test_a_window_that_is_over_starts_anew(): void {
		global $wpdb;
		$limiter = new Rate_Limiter();
		$limiter->hit( 'test:a', 1, 60 );
		$this->assertNotNull( $limiter->hit( 'test:a', 1, 60 ) );
		$wpdb->update( Tables::name( 'rate_limit' ), array( 'until_at' => time() - 1 ), array( 'bucket' => 'test:a' ) );
		$this->assertNull( $limiter->hit( 'test:a', 1, 60 ) );
		$row = $wpdb->get_row( 'SELECT hits, until_at FROM ' . Tables::name( 'rate_limit' ) . " WHERE bucket = 'test:a'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		$this->assertSame( 1, (int) $row->hits );
		$this->assertGreaterThan( time(), (int) $row->until_at );
	}

	public function test_a_clock_set_back_locks_nobody_out(): void {
		$limiter = new Rate_Limiter();
		update_option( Clock::OFFSET, YEAR_IN_SECONDS );
		$limiter->hit( 'test:a', 1, 60 );
		$limiter->hit( 'test:b', 1, 60 );
		delete_option( Clock::OFFSET );
		$this->assertNull( $limiter->peek( 'test:a', 1, 60 ) );
		$this->assertNull( $limiter->hit( 'test:a', 1, 60 ) );
		$this->assertEqualsWithDelta( 60, $limiter->hit( 'test:a', 1, 60 )?->get_error_data()['retry_after'], 2 );
		$limiter->hit( 'test:b', 1, 60 );
		$this->assertNotNull( $limiter->peek( 'test:b', 1, 60 ) );
	}

	public function test_windows_that_are_over_are_removed_each_day(): void {
		$limiter = new Rate_Limiter();
		$limiter->hit( 'test:old', 1, -10 );
		$limiter->hit( 'test:new', 1, 60 );
		do_action( 'design_marketplace_daily' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
		$this->assertSame( array( 'test:new' ), Rows::column( 'bucket', 'rate_limit', "bucket LIKE 'test:%'" ) );
	}

	public function test_neither_addresses_nor_names_stand_in_the_table(): void {
		Limits::hit( 'login', 'someone@example.test' );
		$buckets = implode( ' ', Rows::column( 'bucket', 'rate_limit' ) );
		$this->assertStringContainsString( 'login:pair:', $buckets );
		$this->assertStringNotContainsString( 'someone', $buckets );
		$this->assertStringNotContainsString( '127.0.0.1', $buckets );
	}

	public function test_a_forwarded_address_is_believed_from_nobody(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
		$this->assertSame( '127.0.0.1', Client_Address::get() );
	}

	public function test_one_network_of_the_new_internet_counts_as_one(): void {
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2::1';
		$first                  = Client_Address::get();
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:ffff::9';
		$this->assertSame( $first, Client_Address::get() );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:3::1';
		$this->assertNotSame( $first, Client_Address::get() );
	}
}
