<?php
/** An applicant asks once what has become of the application. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class NudgeTest extends TestCase {

	private int $owner;

	private int $applicant;

	private int $job;

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		Market::clear();
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner     = $this->contractor();
		$this->applicant = $this->designer();
		$this->job       = Market::mission( $this->owner );
		$this->id        = Market::apply( $this->applicant, $this->job );
	}

	public function test_an_applicant_asks_once_after_ten_days(): void {
		Moved_Clock::forward( 10 * DAY_IN_SECONDS - 1 );
		$this->assert_refused();
		Moved_Clock::forward( 1 );
		$this->assertTrue( $this->can() );
		$this->assert_answer( 400, $this->nudge( $this->applicant, 'perhaps' ) );
		$this->assert_answer( 200, $this->nudge( $this->applicant, false ) );
		$this->assert_answer( 403, $this->nudge( $this->owner ) );
		$this->assert_answer( 404, $this->nudge( $this->designer() ) );
		$this->assertTrue( $this->can() );
		$now    = str_replace( ' ', 'T', Clock::gmt() );
		$answer = $this->nudge();
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( false, $now ), array( $answer->get_data()['can']['nudge'], $answer->get_data()['nudged'] ) );
		$this->assertSame( $now, $this->read( $this->owner )['nudged'] );
		$this->assertArrayNotHasKey( 'nudge', $this->read( $this->owner )['can'] );
		foreach ( array( $this->applicant => 'applications', $this->owner => 'nudges' ) as $who => $group ) {
			$this->assertSame( "{$now}Z", ( new Inventory() )->export( $who )[ $group ][0]['nudged'] );
		}
		wp_trash_post( $this->id );
		wp_untrash_post( $this->id );
		$this->assert_refused();
	}

	public function test_nobody_asks_who_was_answered_or_has_applied_anew_lately(): void {
		Moved_Clock::forward( 20 * DAY_IN_SECONDS );
		$this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'answered' => true ), $this->owner );
		$this->assert_refused();
		$this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'answered' => false ), $this->owner );
		Staged::decide( $this->id, 'declined' );
		$this->assertTrue( $this->can(), 'What is not told yet cannot be guessed.' );
		foreach ( array( 'shortlisted', 'declined' ) as $stage ) {
			Staged::tell( $this->id, $stage );
			$this->assert_refused();
		}
		$other = Market::mission( $this->owner );
		$id    = Market::apply( $this->applicant, $other );
		Moved_Clock::forward( 10 * DAY_IN_SECONDS );
		foreach ( array( 'withdrawn', 'new' ) as $stage ) {
			$this->rest( 'POST', "/wp/v2/application/{$id}", compact( 'stage' ), $this->applicant );
			$this->id = $id;
			$this->assert_refused();
		}
		Moved_Clock::forward( 10 * DAY_IN_SECONDS );
		$this->assertTrue( $this->can() );
	}

	public function test_nobody_asks_about_a_closed_job_or_somebody_off_or_blocked(): void {
		Deadline::set( $this->job, '2027/03/02' );
		Moved_Clock::forward( 20 * DAY_IN_SECONDS );
		$this->assertTrue( $this->can(), 'After the deadline one waits, too.' );
		Blocks::set( $this->owner, $this->applicant, true );
		$this->assert_answer( 403, $this->nudge(), 'rest_message_refused' );
		Blocks::set( $this->owner, $this->applicant, false );
		Off::set( $this->owner );
		$this->assert_refused();
		Off::end( $this->owner );
		$this->rest( 'POST', "/wp/v2/mission/{$this->job}", array( 'close' => true ), $this->owner );
		$this->assert_refused();
	}

	public function test_the_weekly_reminder_has_a_line_about_it_and_no_email_leaves_for_it(): void {
		Moved_Clock::forward( 20 * DAY_IN_SECONDS );
		Mails::worker()->run( 100 );
		Mails::clear();
		$this->nudge();
		Mails::worker()->run( 100 );
		$this->assertSame( array(), Mails::sent() );
		Market::apply( $this->designer(), $this->job );
		( new Unanswered() )->run();
		Mails::worker()->run( 100 );
		$mail = (string) wp_json_encode( array_filter( Mails::sent(), static fn( array $sent ): bool => str_contains( (string) $sent['subject'], 'Waiting for' ) ) );
		$this->assertStringContainsString( '1 of them asks for an answer', $mail );
		$this->assertSame( 1, ( new Unanswered() )->nudges( $this->owner ) );
		Staged::tell( $this->id, 'shortlisted', '', Clock::gmt() );
		$this->assertSame( 0, ( new Unanswered() )->nudges( $this->owner ) );
	}

	private function assert_refused(): void {
		$this->assertFalse( $this->can() );
		$this->assert_answer( 409, $this->nudge(), 'rest_nudge_over' );
	}

	private function can(): bool {
		return $this->read( $this->applicant )['can']['nudge'];
	}

	/** @return array<string,mixed> */
	private function read( int $who ): array {
		return (array) $this->rest( 'GET', "/wp/v2/application/{$this->id}", array(), $who )->get_data();
	}

	private function nudge( ?int $who = null, mixed $nudge = true ): WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/application/{$this->id}", compact( 'nudge' ), $who ?? $this->applicant );
	}
}
