<?php
/** The email about saved jobs: at 8:00, only with something new, of each job once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Saved;

use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class SavedMailsTest extends TestCase {

	private int $owner;

	private int $designer;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner    = $this->contractor();
		$this->designer = $this->designer();
		// From now on they are due, whatever the site has sent before.
		delete_option( 'design_marketplace_saved_jobs' );
		$this->at( '2027-03-01 12:00:00' );
	}

	private function saved( string $title, string $deadline = '' ): int {
		$job = Market::mission( $this->owner, array( 'title' => $title, 'deadline' => $deadline ) );
		$this->assert_answer( 200, $this->rest( 'PUT', "/design-marketplace/v1/saved/{$job}", array(), $this->designer ) );
		return $job;
	}

	private function close( int $job ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner ) );
	}

	/** @return list<string> Subjects of the emails to the designer that leave then. */
	private function at( string $time ): array {
		Moved_Clock::to( $time );
		Mails::clear();
		Mails::worker()->run( 50 );
		$mine = array_filter( $this->mails(), fn( array $mail ): bool => People::email( $this->designer ) === $mail['to'] );
		return array_values( array_map( 'strval', array_column( $mine, 'subject' ) ) );
	}

	public function test_the_last_three_days_are_told_once_at_eight(): void {
		$this->saved( 'Bell', '2027/03/06' );
		$this->saved( 'Without a day' );
		$this->assertSame( array(), $this->at( '2027-03-02 09:00:00' ) );
		$this->assertSame( array(), $this->at( '2027-03-03 07:59:00' ) );
		$this->assertSame( array( 'You saved it: Bell' ), $this->at( '2027-03-03 08:00:00' ) );
		$mail = $this->mails()[0];
		$this->assertStringContainsString( 'Bell: until 6 March 2027', (string) wp_json_encode( $mail ) );
		$this->assertStringContainsString( 'List-Unsubscribe', implode( "\n", (array) $mail['headers'] ) );
		foreach ( array( '2027-03-04', '2027-03-05', '2027-03-06', '2027-03-20' ) as $day ) {
			$this->assertSame( array(), $this->at( "{$day} 08:01:00" ) );
		}
	}

	public function test_a_close_is_told_once_too_and_all_of_a_morning_in_one(): void {
		$told = $this->saved( 'Told', '2027/03/03' );
		$this->assertSame( array( 'You saved it: Told' ), $this->at( '2027-03-02 08:00:00' ) );
		$this->close( $told );
		$this->saved( 'Near', '2027/03/05' );
		$this->assertSame( array( 'You saved it: Told and 1 more' ), $this->at( '2027-03-03 08:00:00' ) );
		$this->assertStringContainsString( 'Told: closed', (string) wp_json_encode( $this->mails() ) );
		$this->assertSame( array(), $this->at( '2027-03-04 08:00:00' ) );
	}

	public function test_nothing_is_told_of_what_one_has_applied_to_or_of_what_is_gone_or_blocked(): void {
		Market::apply( $this->designer, $this->saved( 'Applied', '2027/03/03' ) );
		wp_trash_post( $this->saved( 'Trashed', '2027/03/03' ) );
		$other       = $this->owner;
		$this->owner = $this->contractor();
		$this->saved( 'Off', '2027/03/03' );
		Off::set( $this->owner );
		$this->owner = $this->contractor();
		$this->saved( 'Blocked', '2027/03/03' );
		Blocks::set( $this->owner, $this->designer, true );
		$this->assertSame( array(), $this->at( '2027-03-02 08:00:00' ) );
		$this->owner = $other;
		$this->saved( 'Seen', '2027/03/03' );
		$this->assertSame( array( 'You saved it: Seen' ), $this->at( '2027-03-03 08:00:00' ) );
	}

	public function test_one_that_fails_tells_it_later_and_who_wants_no_reminders_gets_none(): void {
		$this->saved( 'Bell', '2027/03/03' );
		Moved_Clock::to( '2027-03-02 08:00:00' );
		Mails::fail();
		Mails::worker()->run( 50 );
		$this->assertSame( array( 'You saved it: Bell' ), $this->at( '2027-03-02 12:00:00' ) );
		( new Member_Book() )->unsubscribe( $this->designer, Message::REMINDERS );
		$this->saved( 'Second', '2027/03/04' );
		$this->assertSame( array(), $this->at( '2027-03-03 08:00:00' ) );
	}
}
