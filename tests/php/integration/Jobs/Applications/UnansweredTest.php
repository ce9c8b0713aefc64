<?php
/** The weekly mail about applications nobody has answered. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Unsubscribe;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;

final class UnansweredTest extends TestCase {

	public function test_one_mail_tells_of_all_jobs_with_candidates_who_wait(): void {
		$owner = $this->contractor();
		$bell  = $this->job( $owner, 20, 'A bell' );
		$lamp  = $this->job( $owner, 20, 'A lamp' );
		$this->sent( $bell, 10 );
		$this->sent( $bell, 9 );
		$this->sent( $lamp, 8 );
		$this->sent( $this->job( $owner, 20, 'Too new an application' ), 6 );
		$this->sent( $this->job( $owner, 13, 'Too new a job' ), 10 );
		Staged::tell( $this->sent( $this->job( $owner, 20, 'Answered' ), 10 ), 'shortlisted' );
		Staged::decide( $this->sent( $this->job( $owner, 20, 'About to be answered' ), 10 ), 'declined' );
		$mails = $this->sent_mails();
		$this->assertCount( 1, $mails );
		$this->assertSame( People::email( $owner ), $mails[0]['to'] );
		$this->assertStringContainsString( 'Waiting for your answer: A bell and 1 more', $mails[0]['subject'] );
		foreach ( array( 'A bell: 2 candidates wait', 'A lamp: 1 candidate waits', 'List-Unsubscribe' ) as $text ) {
			$this->assertStringContainsString( $text, (string) wp_json_encode( $mails[0] ) );
		}
		foreach ( array( 'Too new', 'nswered<' ) as $text ) {
			$this->assertStringNotContainsString( $text, (string) wp_json_encode( $mails[0] ) );
		}
	}

	public function test_a_week_passes_before_the_next_one(): void {
		global $wpdb;
		$owner = $this->contractor();
		$this->sent( $this->job( $owner, 20 ), 10 );
		$this->assertSame( 1, $this->queued() );
		$this->assertSame( 1, $this->queued() );
		update_user_meta( $owner, 'design_marketplace_told_unanswered_gmt', $this->ago( 6 ) );
		$this->assertSame( 1, $this->queued() );
		update_user_meta( $owner, 'design_marketplace_told_unanswered_gmt', $this->ago( 7 ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );
		$this->assertSame( 1, $this->queued() );
	}

	public function test_who_has_answered_by_then_gets_none(): void {
		$owner = $this->contractor();
		$id    = $this->sent( $this->job( $owner, 20 ), 10 );
		$this->assertSame( 1, $this->queued() );
		Staged::tell( $id, 'declined', 'No' );
		Mails::worker()->run( 100 );
		$this->assertNotContains( 'Waiting for your answer: A bell', array_column( $this->mails(), 'subject' ) );
	}

	public function test_closed_jobs_companies_and_candidates_that_are_off_are_left_alone(): void {
		$owner = $this->contractor();
		$job   = $this->job( $owner, 20 );
		$this->sent( $job, 10 );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $owner );
		$off = $this->contractor();
		$this->sent( $this->job( $off, 20 ), 10 );
		Off::set( $off );
		$gone = $this->designer();
		$this->sent( $this->job( $this->contractor(), 20 ), 10, $gone );
		Off::set( $gone );
		$this->assertSame( 0, $this->queued() );
	}

	public function test_reminders_are_ended_and_begun_by_their_own_link(): void {
		$owner = $this->contractor();
		$this->sent( $this->job( $owner, 20 ), 10 );
		parse_str( (string) wp_parse_url( Unsubscribe::url( $owner, Message::REMINDERS ), PHP_URL_QUERY ), $query );
		$token = $query['design_marketplace_unsubscribe'];
		$this->assertIsString( $token );
		$page = new Unsubscribe( new Member_Book() );
		$this->assertStringContainsString( 'Do you want to stop reminders', $page->handle( $token, false )[1] );
		$this->assertStringContainsString( 'Remind me again', $page->handle( $token, true )[1] );
		$this->assertSame( 0, $this->queued() );
		// A mail program's click never begins them again.
		$page->handle( $token, true );
		$this->assertSame( 0, $this->queued() );
		$page->handle( $token, true, true );
		$this->assertSame( 1, $this->queued() );
		$this->assertNotSame( Unsubscribe::url( $owner ), Unsubscribe::url( $owner, Message::REMINDERS ) );
	}

	private function ago( int $days ): string {
		return gmdate( 'Y-m-d H:i:s', Clock::now() - $days * DAY_IN_SECONDS - 60 );
	}

	/**
	 * A job posted some days ago.
	 * @param int    $owner Company.
	 * @param int    $days  Days.
	 * @param string $title Title.
	 */
	private function job( int $owner, int $days, string $title = 'A bell' ): int {
		global $wpdb;
		$id = Market::mission( $owner, array( 'title' => $title ) );
		$wpdb->update( $wpdb->posts, array( 'post_date_gmt' => $this->ago( $days ) ), array( 'ID' => $id ) );
		return $id;
	}

	/**
	 * An application sent some days ago.
	 * @param int $mission Mission.
	 * @param int $days    Days.
	 * @param int $who     Who applied, 0 for somebody.
	 */
	private function sent( int $mission, int $days, int $who = 0 ): int {
		$id = Market::apply( 0 === $who ? $this->designer() : $who, $mission );
		Staged::write( $id, array( 'created_gmt' => $this->ago( $days ) ) );
		return $id;
	}

	/**
	 * How many such mails were queued so far, after a run of the job.
	 * @phpstan-impure
	 */
	private function queued(): int {
		( new Unanswered() )->run();
		return Rows::count( 'outbox', "message = 'unanswered_applications'" );
	}

	/**
	 * Those that leave after a run.
	 * @return list<array<string,mixed>>
	 */
	private function sent_mails(): array {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );
		( new Unanswered() )->run();
		Mails::worker()->run( 100 );
		return $this->mails();
	}
}
