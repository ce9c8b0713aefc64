<?php
/** The deadline of a design job: what may be set, who may still apply, and what its company is told. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Application_Service;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class DeadlineTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-20 12:00:00' );
	}

	public function test_it_is_a_day_from_today_to_a_year_ahead_and_one_that_is_there_may_stay(): void {
		$owner = $this->contractor();
		$job   = Market::mission( $owner );
		$set   = fn( string $day, array $more = array() ) => $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'deadline' => $day ) + $more, $owner );
		Moved_Clock::to( '2027-03-20 00:30:00' );
		foreach ( array( '2027/03/19', '2028/03/21', '2027/02/30', 'soon' ) as $wrong ) {
			$answer = $set( $wrong );
			$this->assert_answer( 400, $answer );
			$this->assertArrayHasKey( 'deadline', $answer->get_data()['data']['params'] ?? array() );
		}
		foreach ( array( '2027/03/20', '2028/03/20', '20/03/2027' ) as $good ) {
			$this->assert_answer( 200, $set( $good ) );
		}
		Moved_Clock::to( '2027-03-22 12:00:00' );
		$this->assertSame( '2027/03/20', $set( '2027/03/20', array( 'title' => 'Still the same day' ) )->get_data()['deadline'] );
		$this->assert_answer( 400, $set( '2027/03/21' ) );
		$this->assertNull( $set( '' )->get_data()['deadline'] );
	}

	public function test_designers_apply_until_the_end_of_the_day_where_the_site_is(): void {
		$owner  = $this->contractor();
		$job    = Market::mission( $owner, array( 'deadline' => '2027/03/28' ) );
		$seen   = fn( int $who ): array => array_intersect_key( $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $who )->get_data(), array_flip( array( 'open', 'close' ) ) );
		$before = $this->designer();
		$after  = $this->designer();
		$back   = Market::apply( $after, $job );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$back}", array( 'stage' => 'withdrawn' ), $after ) );

		// The day on which summer time begins has 23 hours.
		Moved_Clock::to( '2027-03-28 23:55:00' );
		$this->assertSame( array( 'close' => false, 'open' => true ), $seen( $before ) );
		Market::apply( $before, $job );

		Moved_Clock::to( '2027-03-29 00:00:00' );
		$late = $this->designer();
		$this->assertSame( array( 'close' => false, 'open' => false ), $seen( $late ) );
		$this->assertFalse( $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $late )->get_data()['can']['apply'] );
		foreach ( array( $late, $after ) as $who ) {
			$refused = ( new Application_Service() )->apply( $who, $owner, array( $job ), 'Too late' );
			$this->assertSame( 'rest_deadline_passed', is_array( $refused ) ? '' : $refused->get_error_code() );
		}
		$this->assertSame( 0, Application_Table::take( $job, $late ), 'The write itself decides.' );
		$own = $this->rest( 'GET', "/wp/v2/application/{$back}", array(), $after )->get_data();
		$this->assertSame( array( '2027/03/28', false ), array( $own['deadline'], $own['can']['reapply'] ) );
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/application/{$back}", array( 'stage' => 'new' ), $after ), 'rest_deadline_passed' );
		// The owner goes on choosing, and may give more time.
		$this->assertTrue( $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $owner )->get_data()['can']['close'] );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'deadline' => '2027/03/29' ), $owner ) );
		Market::apply( $late, $job );
	}

	/**
	 * When cron runs, and whether the company of a job posted on 20 March with the deadline of 5 April is written then.
	 * @return array<string,array{list<string>,int}>
	 */
	public static function runs(): array {
		return array(
			'the evening before'          => array( array( '2027-04-01 23:55:00' ), 0 ),
			'three days before'           => array( array( '2027-04-02 00:00:00' ), 1 ),
			'every hour'                  => array( array( '2027-04-02 00:00:00', '2027-04-02 01:00:00', '2027-04-03 01:00:00', '2027-04-05 23:55:00' ), 1 ),
			'on the last day, cron slept' => array( array( '2027-04-05 23:55:00' ), 1 ),
			'too late'                    => array( array( '2027-04-06 00:00:00' ), 0 ),
		);
	}

	/**
	 * @param list<string> $times When cron runs.
	 * @param int          $mails Mails to the company.
	 */
	#[DataProvider( 'runs' )]
	public function test_the_company_is_told_three_days_before( array $times, int $mails ): void {
		$job = Market::mission( $this->contractor(), array( 'title' => 'A bell', 'deadline' => '2027/04/05' ) );
		Market::apply( $this->designer(), $job );
		Jobs::mails();
		$sent = array();
		foreach ( $times as $time ) {
			Moved_Clock::to( $time );
			$sent = array_merge( $sent, Jobs::mails() );
		}
		$this->assertSame( $mails > 0 ? array( 'A bell: applications until 5 April 2027' ) : array(), $sent );
	}

	public function test_the_mail_says_how_many_applied_and_another_deadline_is_another_mail(): void {
		$owner = $this->contractor();
		$job   = Market::mission( $owner, array( 'title' => 'A bell', 'deadline' => '2027/04/05' ) );
		Market::apply( $this->designer(), $job );
		Jobs::mails();
		Moved_Clock::to( '2027-04-02 08:00:00' );
		$this->assertCount( 1, Jobs::mails() );
		$text = (string) wp_json_encode( $this->mails() );
		$this->assertStringContainsString( '1 designer has applied so far.', $text );
		$this->assertStringContainsString( 'List-Unsubscribe', $text );
		$this->assertNotSame( '', Jobs::token() );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'deadline' => '2027/04/10' ), $owner );
		Moved_Clock::to( '2027-04-07 08:00:00' );
		$this->assertContains( 'A bell: applications until 10 April 2027', Jobs::mails() );
	}

	public function test_no_mail_where_it_would_say_nothing_new_or_is_not_wanted(): void {
		global $wpdb;
		$quick = Market::mission( $this->contractor(), array( 'deadline' => '2027/03/29' ) );
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => '2027-03-20 11:00:00' ), array( 'ID' => $quick ) );
		$ended = $this->contractor();
		Market::mission( $ended, array( 'deadline' => '2027/03/30' ) );
		update_user_meta( $ended, Member_Book::ended_key( Message::REMINDERS ), '2027-01-01 00:00:00' );
		Moved_Clock::to( '2027-03-27 12:00:00' );
		$this->assertSame( array(), Jobs::mails() );
		Market::mission( $this->contractor(), array( 'deadline' => '2027/04/06' ) );
		update_option( 'design_marketplace_deadline_reminder_days', 0 );
		Moved_Clock::to( '2027-04-04 12:00:00' );
		$this->assertSame( array(), Jobs::mails() );
	}
}
