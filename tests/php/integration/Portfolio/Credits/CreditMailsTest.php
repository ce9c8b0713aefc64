<?php
/** The email that asks who is named in a work, and the page behind its link. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio\Credits;

use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Portfolio\Credits\Credit_Answers;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class CreditMailsTest extends TestCase {

	private int $owner;

	private int $other;

	protected function setUp(): void {
		parent::setUp();
		$this->owner = $this->designer( array( 'name' => 'Noémie' ) );
		$this->other = $this->designer();
	}

	/** A work of the owner that names the other. */
	private function named( string $title = 'Gute Form' ): int {
		$work = Market::work( $this->owner, array( 'title' => $title ) );
		$this->name_in( $work, $this->other );
		return $work;
	}

	private function name_in( int $work, int ...$people ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/work/{$work}", array( 'with' => $people ), $this->owner ) );
	}

	/**
	 * The emails that leave after a while.
	 * @return list<array<string,mixed>>
	 */
	private function after( int $minutes ): array {
		Moved_Clock::forward( $minutes * MINUTE_IN_SECONDS );
		Mails::clear();
		Mails::worker()->run( 50 );
		return $this->mails();
	}

	private function credit(): int {
		return (int) ( $this->rest( 'GET', '/design-marketplace/v1/credits', array(), $this->other )->get_data()[0]['id'] ?? 0 );
	}

	/**
	 * The page behind the link, for somebody who is not logged in.
	 * @return array{int,string}
	 */
	private function open( string $url, string ...$pressed ): array {
		wp_set_current_user( 0 );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return ( new Credit_Answers() )->handle( (string) $query[ Credit_Answers::PARAMETER ], $pressed );
	}

	private function state(): string {
		return $this->rest( 'GET', '/design-marketplace/v1/credits', array(), $this->other )->get_data()[0]['state'] ?? '';
	}

	public function test_it_leaves_ten_minutes_after_and_names_work_and_designer(): void {
		$this->named();
		$this->assertSame( array(), $this->after( 9 ) );
		$mails = $this->after( 2 );
		$this->assertCount( 1, $mails );
		$this->assertSame( People::email( $this->other ), $mails[0]['to'] );
		$this->assertSame( 'Noémie names you in Gute Form', $mails[0]['subject'] );
		$this->assertStringContainsString( 'List-Unsubscribe', implode( "\n", (array) $mails[0]['headers'] ) );
		$this->assertSame( array(), $this->after( 3000 ) );
	}

	public function test_it_is_dropped_if_taken_back_answered_or_off_and_a_draft_asks_nobody(): void {
		$work = $this->named();
		$this->name_in( $work );
		$this->assertSame( array(), $this->after( 11 ) );
		$this->named( 'Answered' );
		$this->rest( 'POST', '/design-marketplace/v1/credits/' . $this->credit(), array( 'answer' => 'yes' ), $this->other );
		$this->assertSame( array(), $this->after( 11 ) );
		$draft = $this->named( 'Draft' );
		$this->rest( 'POST', "/wp/v2/work/{$draft}", array( 'status' => 'draft' ), $this->owner );
		$this->assertSame( array(), $this->after( 11 ) );
		$this->named( 'Off' );
		Off::set( $this->owner );
		$this->assertSame( array(), array_filter( $this->after( 11 ), fn( array $mail ): bool => People::email( $this->other ) === $mail['to'] ) );
	}

	public function test_nobody_is_asked_for_somebody_blocked_or_erased(): void {
		$this->named();
		Blocks::set( $this->other, $this->owner, true );
		$this->assertSame( array(), $this->after( 11 ) );
		$third = $this->designer();
		$this->name_in( Market::work( $this->owner ), $third );
		$this->assertTrue( ( new Deletion() )->delete( $this->owner ) );
		$this->assertNotContains( People::email( $third ), array_column( $this->after( 11 ), 'to' ) );
	}

	public function test_who_wants_no_emails_of_messages_gets_none(): void {
		( new Member_Book() )->unsubscribe( $this->other, Message::MESSAGES );
		$this->named();
		$this->assertSame( array(), $this->after( 11 ) );
		$this->assertSame( array(), $this->after( 3000 ) );
	}

	public function test_all_of_a_day_are_in_one_and_there_is_one_a_day(): void {
		$this->named( 'First' );
		$this->after( 5 );
		$this->named( 'Second' );
		$this->assertSame( array(), $this->after( 6 ) );
		$mails = $this->after( 5 );
		$this->assertCount( 1, $mails );
		$this->assertSame( 'Noémie names you in First and 1 more', $mails[0]['subject'] );
		$third = $this->named( 'Third' );
		$this->assertSame( array(), $this->after( 30 ) );
		// Asked again it is not asked sooner.
		$this->name_in( $third );
		$this->name_in( $third, $this->other );
		$this->named( 'Fourth' );
		$this->assertSame( array(), $this->after( 23 * 60 ) );
		$this->assertSame( array( 'Noémie names you in Third and 1 more' ), array_column( $this->after( 60 ), 'subject' ) );
	}

	public function test_taken_back_and_asked_again_is_no_second_email_on_the_day(): void {
		$work = $this->named();
		$this->assertCount( 1, $this->after( 11 ) );
		$this->name_in( $work );
		$this->name_in( $work, $this->other );
		$this->assertSame( array(), $this->after( 23 * 60 ) );
		$this->assertCount( 1, $this->after( 60 ) );
	}

	public function test_the_page_changes_nothing_until_a_button_is_pressed(): void {
		$this->named();
		$url               = Credit_Answers::url( $this->other, $this->credit() );
		[ $status, $page ] = $this->open( $url );
		$this->assertSame( 200, $status );
		$this->assertStringContainsString( 'Gute Form', $page );
		$this->assertStringContainsString( Credit_Answers::YES, $page );
		$this->assertStringContainsString( Credit_Answers::NO, $page );
		$this->open( $url, 'anything' );
		$this->assertSame( 'asked', $this->state() );
		[ $status, $page ] = $this->open( $url, Credit_Answers::YES );
		$this->assertSame( array( 200, 'yes' ), array( $status, $this->state() ) );
		$this->assertStringContainsString( Credit_Answers::NO, $page );
		$this->assertStringNotContainsString( Credit_Answers::YES, $page );
		$this->assertSame( 200, $this->open( $url, Credit_Answers::NO )[0] );
		$this->assertSame( '', $this->state() );
		$this->assertSame( 410, $this->open( $url )[0] );
		$this->assertSame( 410, $this->open( $url, Credit_Answers::YES )[0] );
		$this->assertSame( 1, Rows::count( 'credit', "user_id = %d AND state = 'no'", $this->other ) );
	}

	public function test_the_link_holds_for_thirty_days_and_for_its_owner_alone(): void {
		$this->named();
		$id  = $this->credit();
		$url = Credit_Answers::url( $this->other, $id );
		Moved_Clock::forward( 30 * DAY_IN_SECONDS - 60 );
		$this->assertSame( 200, $this->open( $url )[0] );
		Moved_Clock::forward( 120 );
		$this->assertSame( 410, $this->open( $url, Credit_Answers::YES )[0] );
		$this->assertSame( 410, $this->open( Credit_Answers::url( $this->owner, $id ), Credit_Answers::YES )[0] );
		$this->assertSame( 410, $this->open( Credit_Answers::url( $this->other, $id ) . '0' )[0] );
		$fresh = Credit_Answers::url( $this->other, $id );
		wp_set_password( 'another password', $this->other );
		$this->assertSame( 410, $this->open( $fresh, Credit_Answers::YES )[0] );
		$this->assertSame( 'asked', $this->state() );
	}

	public function test_nobody_answers_who_is_off_or_whose_designer_is(): void {
		$this->named();
		$url = Credit_Answers::url( $this->other, $this->credit() );
		Off::set( $this->owner );
		$this->assertSame( 410, $this->open( $url, Credit_Answers::YES )[0] );
		Off::end( $this->owner );
		Off::set( $this->other );
		$this->assertSame( 410, $this->open( $url, Credit_Answers::YES )[0] );
		Off::end( $this->other );
		$this->assertSame( 'asked', $this->state() );
	}
}
