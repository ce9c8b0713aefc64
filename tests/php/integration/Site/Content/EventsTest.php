<?php
/** GET /event: the day is the site's own, and so is the order. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Site\Content;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Content\Event_Day;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class EventsTest extends TestCase {

	public function test_an_event_has_the_contracts_fields_and_no_other(): void {
		$id = $this->event(
			'2026-12-03',
			'Portfolio clinic',
			array(
				'location'  => 'Lausanne, A2',
				'organizer' => 'School & Co',
				'speaker'   => "Me O'Neill",
				'link'      => 'https://example.test/e',
			)
		);
		$this->set_clock( '2026-11-21T12:00:00Z' );
		$expected = array(
			'id'        => $id,
			'title'     => array( 'rendered' => 'Portfolio clinic' ),
			'locale'    => '',
			'location'  => 'Lausanne, A2',
			'date'      => '03/12/2026',
			'time'      => '',
			'end'       => '',
			'organizer' => 'School & Co',
			'speaker'   => "Me O'Neill",
			'link'      => 'https://example.test/e',
			'past'      => false,
		);
		self::assertSame( array( $expected ), $this->rest( 'GET', '/wp/v2/event' )->get_data() );
		self::assertSame( $expected, $this->rest( 'GET', "/wp/v2/event/{$id}" )->get_data() );
		self::assertTrue( rest_validate_value_from_schema( $expected, Contract::shape( 'event' ) ) );
	}

	/**
	 * @param string $zone Site's zone.
	 * @param string $day  Event's day.
	 * @param string $now  Moment in UTC.
	 * @param bool   $past Whether the day has ended there.
	 */
	#[DataProvider( 'moments' )]
	public function test_an_event_is_past_once_its_day_has_ended_where_the_site_is( string $zone, string $day, string $now, bool $past ): void {
		update_option( 'timezone_string', str_contains( $zone, '/' ) ? $zone : '' );
		update_option( 'gmt_offset', str_contains( $zone, '/' ) ? '' : $zone );
		$this->event( $day );
		foreach ( array( 'UTC', 'Pacific/Auckland', 'America/Los_Angeles' ) as $server ) {
			date_default_timezone_set( $server ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions -- a server set up otherwise.
			$this->set_clock( $now );
			$event = ( (array) $this->rest( 'GET', '/wp/v2/event' )->get_data() )[0] ?? array();
			date_default_timezone_set( 'UTC' ); // phpcs:ignore WordPress.DateTime.RestrictedFunctions -- as WordPress has it.
			self::assertSame( array( $past, Event_Day::format( $day ) ), array( $event['past'], $event['date'] ), $server );
		}
	}

	/** @return iterable<string,array{string,string,string,bool}> */
	public static function moments(): iterable {
		yield 'last seconds of the day summer time begins' => array( 'Europe/Zurich', '2026-03-29', '2026-03-29T21:59:50Z', false );
		yield 'the next minute' => array( 'Europe/Zurich', '2026-03-29', '2026-03-29T22:00:00Z', true );
		yield 'the day before summer time, last seconds' => array( 'Europe/Zurich', '2026-03-28', '2026-03-28T22:59:50Z', false );
		yield 'the day before summer time, over' => array( 'Europe/Zurich', '2026-03-28', '2026-03-28T23:00:00Z', true );
		yield 'last seconds of the day summer time ends' => array( 'Europe/Zurich', '2026-10-25', '2026-10-25T22:59:50Z', false );
		yield 'the second after' => array( 'Europe/Zurich', '2026-10-25', '2026-10-25T23:00:00Z', true );
		yield 'before it began' => array( 'Europe/Zurich', '2026-10-25', '2026-10-24T21:00:00Z', false );
		yield 'Auckland is a day ahead' => array( 'Pacific/Auckland', '2026-06-01', '2026-06-01T12:00:00Z', true );
		yield 'Los Angeles is behind' => array( 'America/Los_Angeles', '2026-06-01', '2026-06-02T06:59:50Z', false );
		yield 'UTC+1 without a name' => array( '1', '2026-07-01', '2026-07-01T22:59:50Z', false );
		yield 'UTC+1 has no summer time' => array( '1', '2026-07-01', '2026-07-01T23:00:00Z', true );
		yield 'leap day' => array( 'Europe/Zurich', '2028-02-29', '2028-02-29T22:59:50Z', false );
		yield 'new year' => array( 'Europe/Zurich', '2026-12-31', '2026-12-31T23:00:00Z', true );
	}

	public function test_coming_ones_come_soonest_first_then_past_ones_latest_first_over_all_pages(): void {
		$this->set_clock( '2026-11-21T12:00:00Z' );
		foreach ( array( '2026-11-20', '2027-01-14', '2025-01-01', '2026-11-21', '2026-12-03', '2026-06-01', '2026-12-03' ) as $index => $day ) {
			$this->event( $day, (string) $index );
		}
		$order = array( '3', '4', '6', '1', '0', '5', '2' );
		self::assertSame( $order, $this->titles( '/wp/v2/event' ) );
		self::assertSame( array_slice( $order, 0, 3 ), $this->titles( '/wp/v2/event?per_page=3' ) );
		self::assertSame( array_slice( $order, 3, 3 ), $this->titles( '/wp/v2/event?per_page=3&page=2' ) );
		self::assertSame( array_slice( $order, 6 ), $this->titles( '/wp/v2/event?per_page=3&page=3' ) );
		$answer = $this->rest( 'GET', '/wp/v2/event?per_page=3' );
		self::assertSame( array( '7', '3' ), array( (string) $answer->get_headers()['X-WP-Total'], (string) $answer->get_headers()['X-WP-TotalPages'] ) );
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/event?per_page=3&page=4' ), 'rest_post_invalid_page_number' );
	}

	public function test_all_events_come_unless_a_page_is_asked_for(): void {
		for ( $i = 1; $i <= 12; $i++ ) {
			$this->event( sprintf( '2026-12-%02d', $i ) );
		}
		self::assertCount( 12, (array) $this->rest( 'GET', '/wp/v2/event' )->get_data() );
	}

	public function test_an_event_without_a_day_has_the_day_it_was_published(): void {
		wp_insert_post(
			array( 'post_type' => 'dmkt_event', 'post_status' => 'publish', 'post_title' => 'x', 'post_date' => '2026-05-02 23:30:00' )
		);
		self::assertSame( '02/05/2026', ( (array) $this->rest( 'GET', '/wp/v2/event' )->get_data() )[0]['date'] );
	}

	public function test_the_editor_gets_cores_own_answer(): void {
		$id     = $this->event( '2027-01-14' );
		$admin  = People::administrator();
		$edited = (array) $this->rest( 'GET', "/wp/v2/event/{$id}?context=edit", array(), $admin )->get_data();
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT/', $edited['date'] );
		self::assertSame( '2027-01-14', $edited['meta']['design_marketplace_date'] );
		self::assertArrayHasKey( 'raw', $edited['content'] );

		$saved = (array) $this->rest(
			'POST',
			"/wp/v2/event/{$id}",
			array(
				'title' => 'New',
				'meta'  => array(
					'design_marketplace_date'     => '24/12/2026',
					'design_marketplace_location' => '<b>Bern</b>',
					'design_marketplace_link'     => 'https://example.test/e',
				),
			),
			$admin
		)->get_data();
		self::assertSame( array( '2026-12-24', 'Bern', 'https://example.test/e' ), array( $saved['meta']['design_marketplace_date'], $saved['meta']['design_marketplace_location'], $saved['meta']['design_marketplace_link'] ) );
		wp_update_post(
			array(
				'ID'        => $this->event( '2020-01-01', 'Written last' ),
				'post_date' => get_date_from_gmt( gmdate( 'Y-m-d H:i:s', time() - 1 ) ),
			)
		);
		wp_update_post( array( 'ID' => $id, 'post_date' => '2026-01-01 10:00:00' ) );
		$listed = (array) $this->rest( 'GET', '/wp/v2/event?context=edit&per_page=10', array(), $admin )->get_data();
		self::assertSame( array( 'Written last', 'New' ), array_column( array_column( $listed, 'title' ), 'raw' ) );
	}

	/**
	 * @param string $typed Text.
	 * @param string $day   Day kept.
	 */
	#[DataProvider( 'days' )]
	public function test_only_days_of_the_calendar_are_kept( string $typed, string $day ): void {
		self::assertSame( $day, Event_Day::read( $typed ) );
	}

	/** @return list<array{string,string}> */
	public static function days(): array {
		return array(
			array( '2026-12-03', '2026-12-03' ),
			array( '2026-12-03T10:00:00', '2026-12-03' ),
			array( '3/12/2026', '2026-12-03' ),
			array( '03.12.2026', '2026-12-03' ),
			array( '2028-02-29', '2028-02-29' ),
			array( '2026-02-29', '' ),
			array( '31/02/2026', '' ),
			array( '2026-13-01', '' ),
			array( 'tomorrow', '' ),
			array( '', '' ),
		);
	}

	public function test_a_page_costs_the_same_for_one_event_and_for_many(): void {
		for ( $i = 0; $i < 20; $i++ ) {
			$this->event( '2026-12-03' );
		}
		$counts = array();
		foreach ( array( 1, 5, 20 ) as $size ) {
			wp_cache_flush();
			get_option( 'siteurl' );
			$counts[] = $this->count_queries( fn() => $this->rest( 'GET', "/wp/v2/event?per_page={$size}" ) );
		}
		self::assertSame( array( $counts[0], $counts[0], $counts[0] ), $counts );
	}

	/**
	 * Makes an event.
	 * @param string               $day    `YYYY-MM-DD`.
	 * @param string               $title  Title.
	 * @param array<string,string> $fields Other fields.
	 */
	private function event( string $day, string $title = 'An event', array $fields = array() ): int {
		$meta = array();
		foreach ( array( 'date' => $day ) + $fields as $name => $value ) {
			$meta[ "design_marketplace_{$name}" ] = wp_slash( $value );
		}
		return (int) wp_insert_post(
			array( 'post_type' => 'dmkt_event', 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => $meta )
		);
	}

	private function set_clock( string $moment ): void {
		update_option( Clock::OFFSET, (int) strtotime( $moment ) - time() );
	}

	/**
	 * Titles of a page.
	 * @param string $path Path.
	 * @return list<string>
	 */
	private function titles( string $path ): array {
		return array_column( array_column( (array) $this->rest( 'GET', $path )->get_data(), 'title' ), 'rendered' );
	}
}
