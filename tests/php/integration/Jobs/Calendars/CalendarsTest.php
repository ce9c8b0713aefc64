<?php
/** Calendar files, read by a program of others: events, deadlines, and one's own calendar behind an address nobody can guess. */

// phpcs:disable WordPress.NamingConventions.ValidVariableName -- names of RFC 5545.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Calendars;

use DesignMarketplace\Jobs\Calendars\Calendar_Data;
use DesignMarketplace\Kernel\Rest\Calendar_File;
use DesignMarketplace\Site\Front\Reply;
use DesignMarketplace\Site\Share\Calendars;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use Sabre\VObject\Component\VCalendar;
use Sabre\VObject\Reader;

final class CalendarsTest extends TestCase {

	private const OWN = '/design-marketplace/v1/calendar';

	private int $owner;

	private int $designer;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner    = $this->contractor();
		$this->designer = $this->designer();
	}

	/** A valid calendar, strictly read; null where there is none. */
	private function read( string $path ): ?VCalendar {
		$file = Calendars::at( $path );
		return $file ? $this->valid( $file ) : null;
	}

	private function valid( Calendar_File $file ): VCalendar {
		$calendar = Reader::read( (string) $file );
		$this->assertInstanceOf( VCalendar::class, $calendar );
		$this->assertSame( array(), $calendar->validate() );
		foreach ( explode( "\r\n", (string) $file ) as $line ) {
			$this->assertLessThanOrEqual( 75, strlen( $line ) );
		}
		return $calendar;
	}

	/** @return list<string> */
	private function titles( string $path ): array {
		$titles = array();
		foreach ( $this->read( $path )->VEVENT ?? array() as $event ) {
			$titles[] = (string) $event->SUMMARY;
		}
		return $titles;
	}

	/** @param array<string,string> $fields */
	private function event( string $title, string $day, array $fields = array(), string $status = 'publish' ): int {
		$id = (int) wp_insert_post( array( 'post_type' => 'dmkt_event', 'post_title' => $title, 'post_status' => $status ) );
		foreach ( array( 'date' => $day ) + $fields as $name => $value ) {
			update_post_meta( $id, "design_marketplace_{$name}", wp_slash( $value ) );
		}
		return $id;
	}

	private function path( int $who ): string {
		$url = (string) $this->rest( 'POST', self::OWN, array(), $who )->get_data()['url'];
		wp_set_current_user( 0 );
		return (string) wp_parse_url( $url, PHP_URL_PATH );
	}

	#[Group( 'sqlite' )]
	public function test_events_to_come_are_whole_days_in_order_and_each_has_a_file(): void {
		$fields = array( 'location' => 'EPFL, Rolex; hall \\1', 'link' => 'https://example.org/a?b=1&c=2', 'speaker' => 'Ada', 'organizer' => 'ECAL' );
		$later  = $this->event( 'Späte Führung durch die Sammlung, « avec des très longues explications » et 42 participant·e·s inscrit·e·s 🎈', '2027-04-02', $fields );
		$today  = $this->event( 'Today', '2027-03-01' );
		$past   = $this->event( 'Past', '2027-02-28' );
		$draft  = $this->event( 'Draft', '2027-05-01', array(), 'draft' );
		$this->assertSame( array( 'Today', get_post( $later )->post_title ), $this->titles( '/events.ics' ) );
		$event = $this->read( "/events/{$later}.ics" )->VEVENT;
		$this->assertSame( array( '20270402', 'DATE' ), array( (string) $event->DTSTART, (string) $event->DTSTART['VALUE'] ) );
		update_option( 'timezone_string', 'Europe/Zurich' );
		foreach ( array( array( '18:30', '20:00', '20270402T163000Z', '20270402T180000Z' ), array( '22:00', '01:30', '20270402T200000Z', '20270402T233000Z' ), array( '18:30', '', '20270402T163000Z', '' ) ) as [ $time, $end, $from, $to ] ) {
			update_post_meta( $later, 'design_marketplace_time', $time );
			update_post_meta( $later, 'design_marketplace_end', $end );
			$timed = $this->read( "/events/{$later}.ics" )->VEVENT;
			$this->assertSame( array( $from, $to ), array( (string) $timed->DTSTART, (string) $timed->DTEND ), "{$time} to {$end}" );
		}
		$this->assertSame( 'EPFL, Rolex; hall \\1', (string) $event->LOCATION );
		$this->assertSame( "Ada\nECAL", (string) $event->DESCRIPTION );
		$this->assertSame( 'https://example.org/a?b=1&c=2', (string) $event->URL );
		$this->assertSame( array( 'Past' ), $this->titles( "/events/{$past}.ics" ) );
		foreach ( array( "/events/{$draft}.ics", '/events/0.ics', '/events/x.ics', '/events/' . Market::mission( $this->owner ) . '.ics' ) as $none ) {
			$this->assertNull( $this->read( $none ), $none );
		}
		wp_update_post( array( 'ID' => $today, 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $later, 'post_status' => 'draft' ) );
		$this->assertSame( array(), $this->titles( '/events.ics' ), 'A calendar without events is valid, too.' );
	}

	public function test_the_same_days_are_the_same_bytes_with_a_tag_and_a_name_that_stays(): void {
		$id   = $this->event( 'Open day', '2027-04-02' );
		$file = (string) Calendars::at( '/events.ics' );
		Moved_Clock::forward( 3 * DAY_IN_SECONDS );
		$this->assertSame( $file, (string) Calendars::at( '/events.ics' ) );
		$uid = (string) $this->read( '/events.ics' )->VEVENT->UID;
		wp_update_post( array( 'ID' => $id, 'post_title' => 'Another name' ) );
		$this->assertSame( $uid, (string) $this->read( "/events/{$id}.ics" )->VEVENT->UID );
		$headers = ( new Reply( 200, is_hidden: true, policy: "default-src 'none'", type: Calendar_File::TYPE ) )->headers( $file );
		$this->assertSame( array( 'text/calendar; charset=utf-8', '"' . md5( $file ) . '"' ), array( $headers['Content-Type'], $headers['ETag'] ) );
		$private = ( new Reply( 200, type: Calendar_File::TYPE, is_private: true ) )->headers( $file );
		$this->assertSame( array( 'private, no-cache', '"' . md5( $file ) . '"' ), array( $private['Cache-Control'], $private['ETag'] ) );
	}

	public function test_lines_of_members_stay_within_their_property(): void {
		$title = "A bell\r\nATTACH:https://evil.example\nEND:VEVENT";
		$day   = array( 'kind' => 'job', 'id' => 1, 'day' => '2027/03/09', 'title' => $title, 'url' => "https://a.b/\r\nX-EVIL:1", 'changed' => '2027-03-01 11:00:00' );
		$event = $this->valid( new Calendar_File( "Name\nX-EVIL:1", array( $day ) ) )->VEVENT;
		$this->assertCount( 1, $event );
		$this->assertSame( str_replace( "\r\n", "\n", $title ), (string) $event->SUMMARY );
		$this->assertSame( array( null, null ), array( $event->ATTACH, $event->{'X-EVIL'} ) );
	}

	public function test_a_deadline_is_for_members_and_for_strangers_who_read_whole_jobs(): void {
		$job = Market::mission( $this->owner, array( 'title' => 'A bell', 'deadline' => '2027/03/09' ) );
		$of  = "/jobs/{$job}.ics";
		foreach ( array( 'off' => false, 'titles' => false, 'full' => true ) as $shown => $is_there ) {
			update_option( 'design_marketplace_job_pages', $shown );
			wp_set_current_user( 0 );
			$this->assertSame( $is_there, (bool) Calendars::at( $of ), $shown );
			wp_set_current_user( $this->designer );
			$this->assertTrue( Calendars::at( $of )?->is_private );
		}
		$event = $this->read( $of )->VEVENT;
		$this->assertSame( array( 'Last day: A bell', '20270309' ), array( (string) $event->SUMMARY, (string) $event->DTSTART ) );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner );
		$this->assertSame( 'CANCELLED', (string) $this->read( $of )->VEVENT->STATUS );
		$draft = Market::mission( $this->owner, array( 'status' => 'draft', 'deadline' => '2027/03/09' ) );
		$held  = Market::mission( $this->owner, array( 'deadline' => '2027/03/09' ) );
		wp_update_post( array( 'ID' => $held, 'post_status' => 'pending' ) );
		wp_set_current_user( $this->owner );
		foreach ( array( $draft, $held, Market::mission( $this->owner ), 0 ) as $none ) {
			$this->assertNull( Calendars::at( "/jobs/{$none}.ics" ) );
		}
		Decided::hide( $job );
		$this->assertNull( Calendars::at( $of ) );
		Decided::show( $job );
		$this->assertNotNull( Calendars::at( $of ) );
		Off::set( $this->owner );
		$this->assertNull( Calendars::at( $of ) );
	}

	#[Group( 'sqlite' )]
	public function test_the_own_calendar_has_own_open_jobs_saved_ones_and_those_that_wait_for_an_answer(): void {
		$job     = fn( string $title, string $deadline = '2027/03/09' ): int =>
			Market::mission( $this->owner, array( 'title' => $title, 'deadline' => $deadline ) );
		$both    = $job( 'Both', '2027/03/05' );
		$applied = $job( 'Applied', '2027/03/06' );
		$given   = $job( 'Given up' );
		$closed  = $job( 'Closed' );
		$job( 'Never ends', '' );
		foreach ( array( $both, $applied, $given ) as $id ) {
			$application = Market::apply( $this->designer, $id );
		}
		$this->rest( 'POST', "/wp/v2/application/{$application}", array( 'stage' => 'withdrawn' ), $this->designer );
		foreach ( array( $both, $job( 'Saved', '2027/03/07' ), $closed ) as $id ) {
			$this->rest( 'PUT', "/design-marketplace/v1/saved/{$id}", array(), $this->designer );
		}
		$this->rest( 'POST', "/wp/v2/mission/{$closed}", array( 'close' => true ), $this->owner );
		$named = static fn( string ...$titles ): array => array_map( static fn( string $title ): string => "Last day: {$title}", $titles );
		$path  = $this->path( $this->designer );
		$this->assertSame( $named( 'Both', 'Applied', 'Saved' ), $this->titles( $path ) );
		$own = $this->path( $this->owner );
		$this->assertSame( $named( 'Both', 'Applied', 'Saved', 'Given up' ), $this->titles( $own ) );
		Moved_Clock::to( '2027-03-06 23:59:00' );
		$this->assertSame( $named( 'Applied', 'Saved' ), $this->titles( $path ) );
		Off::set( $this->owner );
		$this->assertSame( array(), $this->titles( $path ) );
		$this->assertNull( Calendars::at( $own ), 'Who is off has no calendar.' );
	}

	public function test_a_new_address_ends_the_old_one_and_only_its_answer_names_it(): void {
		$state = fn(): ?string => $this->rest( 'GET', self::OWN, array(), $this->designer )->get_data()['since'];
		$this->assertNull( $state() );
		$old   = $this->path( $this->designer );
		$this->assertSame( '2027-03-01', $state() );
		$new = $this->path( $this->designer );
		$this->assertSame( array( true, false, true ), array( $new !== $old, (bool) Calendars::at( $old ), (bool) Calendars::at( $new ) ) );
		$key = substr( $new, -44, 40 );
		$this->assertStringNotContainsString( $key, (string) wp_json_encode( get_user_meta( $this->designer ) ) );
		$this->assertNull( Calendars::at( str_replace( $key, '', $new ) ) );
		$this->assertNull( Calendars::at( str_replace( "/{$this->designer}-", "/{$this->owner}-", $new ) ) );
		$end = $this->rest( 'DELETE', self::OWN, array(), $this->designer );
		$this->assertSame( array( array( 'since' => null ), null, false ), array( $end->get_data(), $state(), null !== Calendars::at( $new ) ) );
		$this->assertSame( array( Calendar_Data::HASH => false, Calendar_Data::SINCE => true ), ( new Calendar_Data() )->user_meta() );
	}
}
