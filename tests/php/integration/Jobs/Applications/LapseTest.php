<?php
/** Design jobs nobody looks after: their company is asked twice, and then the site closes them. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Answer_Times;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Members\Answer_Days;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class LapseTest extends TestCase {

	private const ASKED  = 'Is it still open? A bell';
	private const CLOSED = 'Closed: A bell';

	private int $owner;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner = $this->contractor();
	}

	/**
	 * Deadline, and the days on which a company that does nothing is asked, asked again and hears of the close: 60 quiet days from 1 March, and 45
	 * days from the deadline. Summer time begins in between.
	 * @return array<string,array{string,string,string,string}>
	 */
	public static function lives(): array {
		return array(
			'no deadline'        => array( '', '2027-04-16', '2027-04-27', '2027-04-30' ),
			'a deadline'         => array( '2027/03/20', '2027-04-20', '2027-05-01', '2027-05-04' ),
			'a deadline, winter' => array( '2027/10/01', '2027-11-01', '2027-11-12', '2027-11-15' ),
		);
	}

	#[DataProvider( 'lives' )]
	public function test_it_is_closed_after_its_company_was_asked_twice( string $deadline, string $first, string $second, string $end ): void {
		update_option( 'design_marketplace_deadline_reminder_days', 0 );
		$job = $this->job( $deadline );
		foreach ( array( $first => self::ASKED, $second => self::ASKED, $end => self::CLOSED ) as $day => $subject ) {
			Moved_Clock::to( "{$day} 00:00:00" );
			// As long as a slow machine takes.
			Moved_Clock::forward( -5 * MINUTE_IN_SECONDS );
			$this->assertSame( array(), Jobs::mails(), "The evening before {$day}" );
			Moved_Clock::to( "{$day} 00:00:00" );
			$this->assertSame( array( $subject ), Jobs::mails(), $day );
			$this->assertSame( array(), Jobs::mails(), 'Once.' );
		}
		$this->assertSame( 'lapsed', get_post_meta( $job, Mission_Outcome::META, true ) );
		Moved_Clock::forward( 100 * DAY_IN_SECONDS );
		$this->assertSame( array(), Jobs::mails() );
	}

	public function test_candidates_read_that_nobody_answered_and_it_counts_as_that(): void {
		$job  = $this->job();
		$who  = $this->designer();
		$told = Market::apply( $who, $job );
		for ( $i = 0; $i < 4; $i++ ) {
			Market::apply( $this->designer(), $job );
		}
		$this->lapse( $job );
		$this->assertContains( People::email( $who ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'did not answer, and the design job', (string) wp_json_encode( $this->mails() ) );
		$own = $this->rest( 'GET', "/wp/v2/application/{$told}", array(), $who )->get_data();
		$this->assertSame( array( 'lapsed', 'new', true ), array( $own['outcome'], $own['stage'], $own['mission_close'] ) );
		( new Answer_Times() )->run();
		$this->assertNull( Answer_Days::of( $this->owner ) );
		$this->assertSame( 5, Rows::count( 'application', 'answered_gmt IS NULL' ) );
	}

	public function test_whoever_was_chosen_does_not_hear_that_nobody_answered(): void {
		$job    = $this->job();
		$chosen = $this->designer();
		$other  = $this->designer();
		$id     = Market::apply( $chosen, $job );
		Market::apply( $other, $job );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen' ), $this->owner ) );
		Moved_Clock::forward( 15 * MINUTE_IN_SECONDS );
		Jobs::mails();
		$this->lapse( $job );
		$lapsed = array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( (string) wp_json_encode( $mail ), 'did not answer, and' ) );
		$this->assertSame( array( People::email( $other ) ), array_values( array_column( $lapsed, 'to' ) ) );
	}

	/**
	 * What a company may do on the day before the close.
	 * @return array<string,array{string}>
	 */
	public static function signs(): array {
		return array( 'a stage' => array( 'stage' ), 'a look' => array( 'seen' ), 'a note' => array( 'note' ), 'a message' => array( 'message' ), 'an edit' => array( 'edit' ), 'a renewal' => array( 'renew' ) );
	}

	#[DataProvider( 'signs' )]
	public function test_whatever_the_company_does_gives_it_three_weeks( string $sign ): void {
		$job = $this->job( '2027/03/20' );
		$who = $this->designer();
		$id  = Market::apply( $who, $job );
		Market::apply( $this->designer(), $job );
		$this->run_on( '2027-04-20', '2027-05-01' );
		Moved_Clock::to( '2027-05-03 12:00:00' );
		match ( $sign ) {
			'stage'   => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'shortlisted' ), $this->owner ) ),
			'seen'    => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'seen' => true ), $this->owner ) ),
			'note'    => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'note' => 'Good' ), $this->owner ) ),
			'message' => $this->write_to( $who ),
			'edit'    => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'title' => 'A bell' ), $this->owner ) ),
			default   => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'renew' => true ), $this->owner ) ),
		};
		// A stage is told ten minutes later.
		Moved_Clock::forward( 15 * MINUTE_IN_SECONDS );
		Jobs::mails();
		$this->run_on( '2027-05-04' );
		$this->assertTrue( $this->is_open( $job ) );
		// Three weeks later it ends, having been asked twice again; the renewed one lasts much longer.
		$this->run_on( '2027-05-10', '2027-05-21' );
		Moved_Clock::to( '2027-05-24 00:00:00' );
		Jobs::mails();
		$this->assertSame( 'renew' === $sign, $this->is_open( $job ) );
	}

	public function test_what_applicants_do_is_no_sign_of_the_company(): void {
		$job = $this->job( '2027/05/30' );
		$who = $this->designer();
		$id  = Market::apply( $who, $job );
		foreach ( array( '2027-05-01' => 'withdrawn', '2027-05-02' => 'new', '2027-05-30' => 'withdrawn' ) as $day => $stage ) {
			Moved_Clock::to( "{$day} 12:00:00" );
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => $stage ), $who ) );
		}
		update_option( 'design_marketplace_lapse_deadline_days', 1 );
		$this->run_on( '2027-05-31', '2027-06-11', '2027-06-14' );
		$this->assertFalse( $this->is_open( $job ) );
	}

	public function test_after_weeks_without_cron_the_company_still_has_its_days(): void {
		$job = $this->job();
		Moved_Clock::to( '2027-07-01 12:00:00' );
		$this->assertSame( array( self::ASKED ), Jobs::mails() );
		$this->assertStringContainsString( '15 July 2027', (string) wp_json_encode( $this->mails() ) );
		foreach ( array( '2027-07-11' => array(), '2027-07-12' => array( self::ASKED ), '2027-07-14' => array(), '2027-07-15' => array( self::CLOSED ) ) as $day => $mails ) {
			Moved_Clock::to( "{$day} 12:00:00" );
			$this->assertSame( $mails, Jobs::mails(), $day );
		}
		$this->assertFalse( $this->is_open( $job ) );
	}

	public function test_an_announcement_that_is_out_of_date_is_not_sent(): void {
		$job = $this->job();
		Moved_Clock::to( '2027-04-16 12:00:00' );
		Jobs::watch();
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'renew' => true ), $this->owner );
		$this->assertSame( array(), Jobs::mails() );
	}

	public function test_zero_is_never_and_companies_that_are_off_are_left_alone(): void {
		update_option( 'design_marketplace_lapse_quiet_days', 0 );
		$job = $this->job();
		Moved_Clock::to( '2028-02-01 12:00:00' );
		$this->assertSame( array(), Jobs::mails() );
		update_option( 'design_marketplace_lapse_quiet_days', 60 );
		Off::set( $this->owner );
		$this->assertNotContains( self::ASKED, Jobs::mails() );
		$this->assertTrue( $this->is_open( $job ) );
	}

	/**
	 * A job, and who watches over it does nothing.
	 * @param string $deadline Deadline.
	 */
	private function job( string $deadline = '' ): int {
		return Market::mission( $this->owner, array( 'title' => 'A bell' ) + array_filter( array( 'deadline' => $deadline ) ) );
	}

	/**
	 * Lets a job without a deadline lapse.
	 * @param int $job Mission.
	 */
	private function lapse( int $job ): void {
		$this->run_on( '2027-04-16', '2027-04-27', '2027-04-30' );
		$this->assertFalse( $this->is_open( $job ) );
	}

	private function run_on( string ...$days ): void {
		foreach ( $days as $day ) {
			Moved_Clock::to( "{$day} 12:00:00" );
			Jobs::mails();
		}
	}

	private function is_open( int $job ): bool {
		clean_post_cache( $job );
		return 'publish' === get_post_status( $job );
	}

	private function write_to( int $who ): void {
		$threads = $this->rest( 'GET', '/design-marketplace/v1/conversations', array(), $this->owner )->get_data();
		$thread  = array_values( array_filter( $threads, static fn( array $one ): bool => get_the_author_meta( 'user_nicename', $who ) === $one['with']['slug'] ) )[0];
		$this->assert_answer( 201, $this->rest( 'POST', "/design-marketplace/v1/conversations/{$thread['id']}", array( 'text' => 'Hello' ), $this->owner ) );
	}
}
