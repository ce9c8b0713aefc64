<?php
/** Mails around an account that is off: its own, those dropped, and what candidates hear after two days. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Reason_Texts;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class OffMailsTest extends TestCase {

	private const HOUR = HOUR_IN_SECONDS;

	/**
	 * Moves the clock and sends what is due.
	 * @param int $hours Hours from the start of the test.
	 * @return list<array{string,string}> Recipient and subject of each mail.
	 */
	private function after( int $hours ): array {
		update_option( Clock::OFFSET, $hours * self::HOUR );
		Mails::clear();
		Mails::worker()->run( 100 );
		return array_map( static fn( array $mail ): array => array( implode( ',', (array) $mail['to'] ), (string) $mail['subject'] ), $this->mails() );
	}

	/**
	 * Subjects of what somebody gets.
	 * @param list<array{string,string}> $mails Mails.
	 * @param int                        $user  User.
	 * @return list<string>
	 */
	private static function to( array $mails, int $user ): array {
		return array_column( array_filter( $mails, static fn( array $mail ): bool => People::email( $user ) === $mail[0] ), 1 );
	}

	public function test_the_member_is_told_why_and_where_to_answer_and_when_it_is_over(): void {
		$id = $this->designer();
		Off::set( $id );
		$this->assertCount( 1, self::to( $this->after( 0 ), $id ) );
		$mail = $this->mails()[0];
		$this->assertStringContainsString( 'was switched off', $mail['subject'] );
		$this->assertStringContainsString( 'The reason: ' . Reason_Texts::text( Decision_Reason::Spam, 'en' ), $mail['message'], 'As on the page behind the button.' );
		$this->assertStringContainsString( 'Sends &lt;3 ads to everyone', $mail['message'] );
		$this->assertStringContainsString( 'The rule: ' . Reason_Texts::rule( Decision_Reason::Spam, 'en' ), $mail['message'] );
		$this->assertStringContainsString( "design_marketplace_account={$id}.", $mail['message'] );
		Off::end( $id );
		$this->assertSame( array( true ), array_map( static fn( string $subject ): bool => str_contains( $subject, 'on again' ), self::to( $this->after( 1 ), $id ) ) );
	}

	public function test_off_and_on_before_the_worker_came_says_only_the_last(): void {
		$id = $this->designer();
		Off::set( $id );
		Off::end( $id );
		$this->assertCount( 1, self::to( $this->after( 0 ), $id ) );
	}

	public function test_what_waits_for_who_is_off_or_in_their_words_is_dropped(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$other    = $this->contractor();
		$mission  = Market::mission( $other );
		$send     = fn( int $to, int $from ) => $this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $to, 'comment' => 'Words' ), $from ) );
		$send( $designer, $company );
		Market::apply( $designer, $mission );
		Off::set( $designer );
		Off::end( $designer );
		$mails = $this->after( 0 );
		$this->assertSame( array(), self::to( $mails, $other ), 'The application was in their words.' );
		$this->assertCount( 1, self::to( $mails, $designer ), 'Only the mail about the account.' );
	}

	public function test_what_was_queued_since_is_dropped_when_it_is_due(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		Off::set( $designer );
		( new Outbox() )->enqueue( 'test:1', "user:{$designer}", 'welcome' );
		( new Outbox() )->enqueue( "contact:{$designer}:1", "user:{$company}", 'contact_request', array( 'sender' => $designer, 'comment' => 'Words' ) );
		( new WP_User( $company ) )->set_role( 'subscriber' );
		( new Outbox() )->enqueue( 'test:2', "user:{$company}", 'welcome' );
		$mails = $this->after( 0 );
		$this->assertSame( array(), self::to( $mails, $company ) );
		$this->assertCount( 1, self::to( $mails, $designer ) );
	}

	public function test_nobody_hears_of_a_new_job_of_a_company_that_is_off(): void {
		$skill    = Market::skill();
		$designer = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		( new \DesignMarketplace\Directory\Indexer() )->flush();
		$companies = array( $this->contractor(), $this->contractor() );
		foreach ( $companies as $company ) {
			Market::mission( $company, array( 'skill' => array( $skill ) ) );
		}
		Off::set( $companies[0] );
		// What a company posts within an hour goes out together.
		$this->assertCount( 1, self::to( $this->after( 2 ), $designer ) );
	}

	public function test_candidates_of_open_jobs_are_told_after_two_days_once(): void {
		$designer = $this->designer();
		$closed   = $this->designer();
		$company  = $this->contractor();
		$mission  = Market::mission( $company, array( 'title' => 'A bell' ) );
		$other    = Market::mission( $company );
		Market::apply( $designer, $mission );
		Market::apply( $closed, $other );
		( new Closing() )->close( $other );
		$this->after( 0 );
		Off::set( $company );
		$this->assertSame( array(), self::to( $this->after( 47 ), $designer ) );
		$mails = $this->after( 49 );
		$this->assertCount( 1, self::to( $mails, $designer ) );
		$this->assertStringContainsString( 'A bell', implode( ' ', array_column( $this->mails(), 'message' ) ) );
		$this->assertSame( array(), self::to( $mails, $closed ), 'Whose job was closed has been told.' );
		$this->assertSame( array(), $this->after( 200 ) );
	}

	public function test_nobody_is_told_when_it_is_on_again_before_and_each_time_counts_anew(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		Market::apply( $designer, Market::mission( $company ) );
		$this->after( 0 );
		Off::set( $company );
		$this->after( 10 );
		Off::end( $company );
		$this->after( 20 );
		Off::set( $company );
		$this->assertSame( array(), self::to( $this->after( 60 ), $designer ), 'The first time is not what counts.' );
		$this->assertCount( 1, self::to( $this->after( 70 ), $designer ) );
	}

	public function test_between_the_list_and_the_letter_it_is_asked_again(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		Market::apply( $designer, Market::mission( $company ) );
		$this->after( 0 );
		Off::set( $company );
		update_option( Clock::OFFSET, 49 * self::HOUR );
		// The mail to the member and the list, but not yet the letter.
		Mails::worker()->run( 2 );
		Off::end( $company );
		Mails::clear();
		$this->assertSame( array(), self::to( $this->after( 50 ), $designer ) );
	}

	public function test_nobody_is_told_when_the_company_manages_the_site_by_then(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		Market::apply( $designer, Market::mission( $company ) );
		$this->after( 0 );
		Off::set( $company );
		( new WP_User( $company ) )->add_cap( 'manage_options' );
		$this->assertSame( array(), self::to( $this->after( 49 ), $designer ) );
	}

	public function test_a_lost_role_counts_as_well(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		Market::apply( $designer, Market::mission( $company ) );
		$this->after( 0 );
		( new WP_User( $company ) )->set_role( '' );
		$this->assertCount( 1, self::to( $this->after( 49 ), $designer ) );
	}
}
