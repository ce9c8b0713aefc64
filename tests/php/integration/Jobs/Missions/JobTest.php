<?php
/** What is told of a design job to whoever has its number. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class JobTest extends TestCase {

	public function test_where_the_operator_keeps_jobs_strangers_are_not_even_told_which_there_are(): void {
		$owner = $this->contractor();
		$open  = Market::mission( $owner );
		$gone  = Market::mission( $owner );
		wp_trash_post( $gone );
		update_option( 'design_marketplace_job_pages', 'off' );
		foreach ( array( $open, $gone, 99999999 ) as $id ) {
			self::assertSame( 401, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$id}" )->get_status() );
		}
		$member = $this->designer();
		self::assertSame( 200, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$open}", array(), $member )->get_status() );
		self::assertSame( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$gone}", array(), $member )->get_status() );
	}

	public function test_a_value_nobody_knows_is_the_default(): void {
		update_option( 'design_marketplace_job_pages', 'everything' );
		$answer = $this->rest( 'GET', '/design-marketplace/v1/jobs/' . Market::mission( $this->contractor() ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertArrayNotHasKey( 'description', $answer->get_data() );
	}

	public function test_where_the_operator_shows_all_of_a_job_strangers_read_what_it_offers(): void {
		$job  = Market::mission( $this->contractor(), array( 'description' => 'It <3 rings.', 'engagement' => 'internship', 'paid' => false ) );
		$read = fn(): array => $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}" )->get_data();
		self::assertArrayNotHasKey( 'engagement', $read() );
		update_option( 'design_marketplace_job_pages', 'full' );
		$whole = $read();
		self::assertSame( array( 'It <3 rings.', 'internship', false, null ), array( $whole['description'], $whole['engagement'], $whole['paid'], $whole['place'] ) );
		self::assertTrue( rest_validate_value_from_schema( $whole, Contract::shape( 'job' ), 'job' ) );
	}

	public function test_strangers_and_members_read_the_same_of_a_job_and_no_more(): void {
		$owner  = $this->contractor( array( 'company' => 'Loop <3' ) );
		$job    = Market::mission( $owner, array( 'title' => 'A <3 bell', 'postingDate' => '2026/10/08' ) ); // phpcs:ignore WordPress.Arrays -- one line.
		$answer = $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}" );
		self::assertEquals(
			array(
				'id'           => $job,
				'title'        => array( 'rendered' => 'A &lt;3 bell' ),
				'company'      => 'Loop <3',
				'contractor'   => People::slug( $owner ),
				'date'         => get_post_time( 'Y-m-d\TH:i:s', false, $job ),
				'date_gmt'     => get_post_time( 'Y-m-d\TH:i:s', true, $job ),
				'postingDate'  => '2026/10/08',
				'open'         => true,
				'close'        => false,

				'answer_share' => null,
			),
			$answer->get_data()
		);
		self::assertStringStartsWith( 'public, max-age=0', $answer->get_headers()['Cache-Control'] );
		$asked = $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}", array(), $this->designer() );
		self::assertSame( $answer->get_data(), $asked->get_data() );
		self::assertStringContainsString( 'no-store', $asked->get_headers()['Cache-Control'] );
		( new Closing() )->close( $job );
		self::assertTrue( $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}" )->get_data()['close'] );
		$draft = Market::mission( $owner, array( 'status' => 'draft' ) );
		self::assertSame( 404, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$draft}" )->get_status() );
		( new Deletion() )->delete( $owner );
		foreach ( array( $job => 410, $draft => 404 ) as $id => $status ) { // phpcs:ignore WordPress.Arrays -- one line.
			self::assertSame( $status, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$id}" )->get_status() );
		}
	}

	public function test_a_job_restored_from_the_trash_is_there_again(): void {
		$job = Market::mission( $this->contractor() );
		wp_trash_post( $job );
		self::assertSame( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}" )->get_status() );
		wp_untrash_post( $job );
		self::assertSame( 200, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$job}" )->get_status() );
	}
}
