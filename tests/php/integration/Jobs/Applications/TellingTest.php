<?php
/** What the applicant is told, when, and by which mail: nobody by a slip, nobody twice. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Release;
use DesignMarketplace\Jobs\Job_Data;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;

final class TellingTest extends TestCase {

	private int $owner;
	private int $ada;
	private int $mission;
	private int $id;

	protected function setUp(): void {
		parent::setUp();
		$this->owner   = $this->contractor( array( 'company' => 'Kettle & <3', 'contact_name' => 'Grace H.' ) );
		$this->ada     = $this->designer();
		$this->mission = Market::mission( $this->owner, array( 'title' => 'A <3 bell' ) );
		$this->id      = Market::apply( $this->ada, $this->mission );
		Staged::after( 0 );
		Mails::clear();
	}

	/**
	 * Changes the application.
	 * @param array<string,mixed> $fields Fields.
	 * @param int|null            $user   Who does it, the owner otherwise.
	 */
	private function set( array $fields, ?int $user = null ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$this->id}", $fields, $user ?? $this->owner ) );
	}

	/** @return array<string,mixed> */
	private function reads(): array {
		return $this->rest( 'GET', "/wp/v2/application/{$this->id}", array(), $this->ada )->get_data();
	}

	public function test_a_decline_undone_made_again_and_changed_to_chosen_is_one_mail(): void {
		$this->set( array( 'stage' => 'declined', 'words' => 'No' ) );
		$this->set( array( 'stage' => 'new' ) );
		$this->assertSame( array(), Staged::after( 11 ) );
		$this->set( array( 'stage' => 'declined' ) );
		$this->assertSame( array(), Staged::after( 15 ) );
		$this->set( array( 'stage' => 'chosen' ) );
		$this->assertSame( array(), Staged::after( 24 ), 'Each change begins the ten minutes anew.' );
		$this->assertSame( 'new', $this->reads()['stage'] );
		$this->assertSame( array( array( People::email( $this->ada ), 'stage_chosen' ) ), Staged::after( 25 ) );
		$this->assertSame( array(), Staged::after( 60 ) );
		$this->assertSame( array( 'new', 'chosen' ), array_column( $this->reads()['history'], 'stage' ) );
		$mail = $this->mails()[0];
		$this->assertStringContainsString( 'Grace H.', $mail['message'] );
		$this->assertStringContainsString( People::email( $this->owner ), $mail['message'] );
		$this->assertStringContainsString( 'Reply-To', implode( "\n", (array) $mail['headers'] ) );
	}

	public function test_the_outbox_knows_nothing_before_and_no_words_at_all(): void {
		global $wpdb;
		$outbox = static fn(): string => (string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}dmkt_outbox WHERE message LIKE 'stage%'" ) );
		$this->set( array( 'stage' => 'declined', 'words' => 'A marker for words' ) );
		$this->assertSame( '[]', $outbox() );
		$this->set( array( 'stage' => 'declined', 'tell' => true ) );
		$this->assertStringContainsString( 'stage_declined', $outbox() );
		$this->assertStringNotContainsString( 'marker', $outbox() );
		$this->assertSame( array( array( People::email( $this->ada ), 'stage_declined' ) ), Staged::after( 0 ) );
		$this->assertStringContainsString( 'A marker for words', $this->mails()[0]['message'] );
		$this->assertStringNotContainsString( People::email( $this->owner ), $this->mails()[0]['message'] );
	}

	public function test_a_job_of_a_minute_tells_without_a_worker(): void {
		$this->set( array( 'stage' => 'shortlisted' ) );
		Mails::fail();
		$this->unlogged( static fn() => Staged::after( 10 ) );
		$this->assertSame( 'shortlisted', $this->reads()['stage'] );
		$this->assertArrayHasKey( Release::EVENT, ( new Job_Data() )->jobs() );
		$row = Staged::row( $this->id );
		$this->assertSame( $row['told_gmt'], $row['answered_gmt'] );
		do_action( Release::EVENT );
		$this->assertSame( $row, Staged::row( $this->id ), 'Told once.' );
	}

	/** As when a worker is killed between the two: the second step of the first run never comes. */
	public function test_where_telling_breaks_off_nobody_was_told_and_the_next_run_tells_once(): void {
		$this->set( array( 'stage' => 'shortlisted' ) );
		update_option( Clock::OFFSET, 11 * MINUTE_IN_SECONDS );
		$before = Staged::row( $this->id );
		foreach ( array( array( 'UPDATE', 'application', 'answered_gmt = ' ), array( 'INSERT', 'outbox', 'stage_shortlisted' ) ) as [ $statement, $table, $about ] ) {
			Faults::in_database( $statement, Tables::name( $table ), $about );
			$this->unlogged( static fn() => ( new Release() )->run() );
			remove_all_filters( 'query' );
			$this->assertGreaterThan( 0, Faults::struck(), $about );
			$this->assertSame( $before, Staged::row( $this->id ), "{$table}: nothing of it." );
		}
		$this->assertSame( array( array( People::email( $this->ada ), 'stage_shortlisted' ) ), Staged::after( 11 ) );
		( new Release() )->run();
		$this->assertSame( array(), Staged::after( 12 ) );
		$this->assertSame( array( 'new', 'shortlisted' ), array_column( $this->reads()['history'], 'stage' ) );
	}

	public function test_a_notice_that_has_been_overtaken_is_not_sent(): void {
		$this->set( array( 'stage' => 'shortlisted', 'tell' => true ) );
		$this->set( array( 'stage' => 'chosen', 'tell' => true ) );
		$this->assertSame( array( array( People::email( $this->ada ), 'stage_chosen' ) ), Staged::after( 0 ) );
		$this->set( array( 'stage' => 'declined', 'words' => 'The budget is gone', 'tell' => true ) );
		$this->assertSame( array( array( People::email( $this->ada ), 'stage_not_chosen' ) ), Staged::after( 1 ) );
	}

	public function test_nothing_is_told_while_one_of_them_is_off_or_the_job_in_the_trash(): void {
		$this->set( array( 'stage' => 'shortlisted' ) );
		Off::set( $this->owner );
		Staged::after( 20 );
		$off = Staged::row( $this->id );
		Off::end( $this->owner );
		wp_trash_post( $this->mission );
		Staged::after( 30 );
		$trashed = Staged::row( $this->id );
		$this->assertSame( array( 'new', 'new' ), array( $off['told'], $trashed['told'] ) );
		wp_untrash_post( $this->mission );
		$this->assertContains( 'stage_shortlisted', Staged::to( Staged::after( 40 ), $this->ada ) );
	}

	public function test_what_the_company_said_goes_with_it(): void {
		$this->set( array( 'stage' => 'declined', 'words' => 'No', 'tell' => true ) );
		( new Deletion() )->delete( $this->owner );
		$this->assertSame( 0, Rows::count( 'outbox', "message LIKE 'stage%'" ) );
		$this->assertSame( 0, Rows::count( 'application' ) );
	}

	public function test_withdrawing_drops_what_waits_and_the_company_reads_it_after_ten_minutes(): void {
		$this->set( array( 'stage' => 'declined', 'words' => 'No' ) );
		$this->set( array( 'stage' => 'withdrawn' ), $this->ada );
		$this->assertSame( array(), Staged::after( 9 ) );
		$this->assertSame( array( array( People::email( $this->owner ), 'application_withdrawn' ) ), Staged::after( 10 ) );
		$this->assertSame( array(), Staged::after( 60 ) );
		$this->set( array( 'stage' => 'new' ), $this->ada );
		$this->assertSame( array( array( People::email( $this->owner ), 'new_application' ) ), Staged::after( 61 ) );
		$this->assertSame( array( 'new', 'withdrawn', 'new' ), array_column( $this->reads()['history'], 'stage' ) );
	}

	public function test_of_a_withdrawal_taken_back_in_time_the_company_hears_nothing(): void {
		$this->set( array( 'stage' => 'withdrawn' ), $this->ada );
		Staged::after( 5 );
		$this->set( array( 'stage' => 'new' ), $this->ada );
		$this->assertSame( array(), Staged::after( 30 ) );
		$this->set( array( 'stage' => 'withdrawn' ), $this->ada );
		$this->assertSame( array( array( People::email( $this->owner ), 'application_withdrawn' ) ), Staged::after( 60 ) );
	}

	public function test_an_answer_by_email_is_marked_in_one_tap_by_the_owner_alone_and_can_be_taken_back(): void {
		$answered = fn(): mixed => Staged::row( $this->id )['answered_gmt'];
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'answered' => true ), $this->ada ) );
		$this->assert_answer( 404, $this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'answered' => true ), $this->contractor() ) );
		$this->assertNull( $answered() );
		$item = $this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'answered' => true ), $this->owner )->get_data();
		$this->assertNotNull( $item['answered'] );
		$this->assertNotNull( $item['seen'] );
		$first = $answered();
		update_option( Clock::OFFSET, DAY_IN_SECONDS );
		$this->set( array( 'answered' => true ) );
		$this->assertSame( $first, $answered() );
		$this->assertArrayNotHasKey( 'answered', $this->rest( 'GET', "/wp/v2/application/{$this->id}", array(), $this->ada )->get_data() );
		$this->set( array( 'answered' => false ) );
		$this->assertNull( $answered() );
	}

	public function test_what_was_told_stays_an_answer(): void {
		$this->set( array( 'stage' => 'shortlisted', 'tell' => true ) );
		$this->set( array( 'answered' => false ) );
		$this->assertNotNull( Staged::row( $this->id )['answered_gmt'] );
	}

	public function test_new_words_to_the_company_are_a_new_mail_and_it_keeps_what_it_has_seen(): void {
		$this->set( array( 'seen' => true ) );
		$seen = Staged::row( $this->id )['seen_gmt'];
		$this->set( array( 'stage' => 'withdrawn' ), $this->ada );
		$form = array( 'to' => $this->owner, 'comment' => 'I changed my mind', 'missions' => array( $this->mission ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $form, $this->ada ) );
		$this->assert_answer( 409, $this->rest( 'POST', '/wp/v2/mail/workwith', $form, $this->ada ), 'rest_already_applied' );
		$this->assertSame( array( array( People::email( $this->owner ), 'new_application' ) ), Staged::after( 20 ) );
		$this->assertStringContainsString( 'I changed my mind', $this->mails()[0]['message'] );
		$row = Staged::row( $this->id );
		$this->assertSame( array( 'new', 'new', '1', $seen ), array( $row['stage'], $row['told'], $row['reapplied'], $row['seen_gmt'] ) );
	}

	public function test_each_time_somebody_applies_again_the_company_is_told_also_beside_another_job(): void {
		$other = Market::mission( $this->owner );
		$ids   = array( $this->id, Market::apply( $this->ada, $other ) );
		Staged::after( 1 );
		foreach ( $ids as $id ) {
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'withdrawn' ), $this->ada ) );
		}
		Staged::after( 20 );
		$form = array( 'to' => $this->owner, 'comment' => 'To both again', 'missions' => array( $this->mission, $other ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $form, $this->ada ) );
		$this->assertSame( array( 'new_application' ), Staged::to( Staged::after( 21 ), $this->owner ) );
		$this->set( array( 'stage' => 'withdrawn' ), $this->ada );
		$this->assertSame( array( 'application_withdrawn' ), Staged::to( Staged::after( 40 ), $this->owner ) );
		$this->set( array( 'stage' => 'new' ), $this->ada );
		$this->assertSame( array( 'new_application' ), Staged::to( Staged::after( 41 ), $this->owner ) );
	}

	public function test_of_an_application_taken_back_before_its_mail_left_the_company_hears_nothing(): void {
		$other = Market::mission( $this->owner );
		$id    = Market::apply( $this->ada, $other );
		$set   = fn( string $stage ) => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", compact( 'stage' ), $this->ada ) );
		$set( 'withdrawn' );
		$this->assertSame( array(), Staged::to( Staged::after( 5 ), $this->owner ) );
		$set( 'new' );
		$this->assertSame( array( 'new_application' ), Staged::to( Staged::after( 6 ), $this->owner ) );
		$set( 'withdrawn' );
		$this->assertSame( array( 'application_withdrawn' ), Staged::to( Staged::after( 20 ), $this->owner ) );
	}

	public function test_a_mail_about_several_applications_leaves_out_the_one_taken_back(): void {
		$ben   = $this->designer();
		$jobs  = array( Market::mission( $this->owner, array( 'title' => 'Night trains' ) ), Market::mission( $this->owner, array( 'title' => 'Day trains' ) ) );
		$form  = array( 'to' => $this->owner, 'comment' => 'To both', 'missions' => $jobs );
		$apply = fn( int $who ) => $this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $form, $who ) );
		$back  = function ( int $who, int $number ): void {
			foreach ( array_slice( $this->rest( 'GET', '/wp/v2/application', array( 'orderby' => 'id', 'order' => 'asc' ), $who )->get_data(), -2, $number ) as $item ) {
				$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$item['id']}", array( 'stage' => 'withdrawn' ), $who ) );
			}
		};
		$apply( $this->ada );
		$back( $this->ada, 1 );
		$apply( $ben );
		$back( $ben, 2 );
		Mails::clear();
		$this->assertSame( array( 'new_application' ), Staged::to( Staged::after( 1 ), $this->owner ) );
		$this->assertStringContainsString( 'Day trains', $this->mails()[0]['message'] );
		$this->assertStringNotContainsString( 'Night trains', $this->mails()[0]['message'] );
		$this->assertSame( array(), Staged::to( Staged::after( 30 ), $this->owner ), 'What it was never told is not taken back, either.' );
		$again = $this->rest( 'GET', '/wp/v2/application', array(), $ben )->get_data();
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$again[0]['id']}", array( 'stage' => 'new' ), $ben ) );
		$this->assertSame( array( 'new_application' ), Staged::to( Staged::after( 31 ), $this->owner ) );
	}

	public function test_nobody_is_told_one_thing_and_the_other_all_day(): void {
		for ( $turn = 1; $turn <= 10; ++$turn ) {
			$this->set( array( 'stage' => 0 === $turn % 2 ? 'shortlisted' : 'declined' ) );
			$this->assertCount( 1, Staged::after( 15 * $turn ) );
		}
		$answer = $this->rest( 'POST', "/wp/v2/application/{$this->id}", array( 'stage' => 'declined' ), $this->owner );
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertEqualsWithDelta( DAY_IN_SECONDS - 135 * MINUTE_IN_SECONDS, (int) $answer->get_headers()['Retry-After'], 60, 'A day after the first of them.' );
		$this->assertSame( array( 'shortlisted', 'shortlisted' ), array( Staged::row( $this->id )['stage'], Staged::row( $this->id )['told'] ) );
		$this->set( array( 'note' => 'Make up your mind' ) );
		Staged::after( 16 + 24 * 60 );
		$this->set( array( 'stage' => 'declined' ) );
	}

	public function test_one_that_cannot_be_told_keeps_nobody_from_theirs(): void {
		global $wpdb;
		$ben = $this->designer();
		$id  = Staged::application( $ben, $this->mission, 'shortlisted' );
		$this->set( array( 'stage' => 'shortlisted' ) );
		$wpdb->update( Tables::name( 'application' ), array( 'stage' => 'interview' ), array( 'post_id' => $this->id ) );
		$sent = $this->unlogged( static fn(): array => Staged::after( 11 ) );
		$this->assertSame( array( 'stage_shortlisted' ), Staged::to( $sent, $ben ) );
		$this->assertSame( array( 'shortlisted', 'new' ), array( Staged::row( $id )['told'], Staged::row( $this->id )['told'] ) );
	}
}
