<?php
/** Invitations to a design job: whom a company can invite, what they get, and what both sides read of it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Invitations;

use DesignMarketplace\Jobs\Invitations\Invitation_Data;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;
use WP_User;

final class InvitationsTest extends TestCase {

	private const INVITATIONS = '/design-marketplace/v1/invitations';

	private int $company;

	private int $designer;

	private int $job;

	protected function setUp(): void {
		parent::setUp();
		$this->company  = $this->contractor( array( 'company' => 'Nivéole' ) );
		$this->designer = $this->designer( array( 'name' => 'Selin' ) );
		$this->job      = Market::mission( $this->company, array( 'title' => 'Night trains' ) );
	}

	/** @param array<mixed> $to */
	private function invite( array $to, string $words = '', ?int $mission = null, ?int $who = null ): WP_REST_Response {
		$sent = array( 'mission' => $mission ?? $this->job, 'to' => $to ) + array_filter( compact( 'words' ) );
		return $this->rest( 'POST', self::INVITATIONS, $sent, $who ?? $this->company );
	}

	/** @return array<string,mixed> */
	private function message( ?int $reader = null ): array {
		$other = ( $reader ?? $this->designer ) === $this->designer ? $this->company : $this->designer;
		$read  = $this->rest( 'GET', Talk::BASE . '/' . People::slug( $other ), array(), $reader ?? $this->designer )->get_data();
		$with  = array_filter( $read['messages'], static fn( array $one ): bool => isset( $one['invitation'] ) );
		return $with ? end( $with ) : end( $read['messages'] );
	}

	/** @return list<array<string,mixed>> */
	private function after_ten_minutes(): array {
		Moved_Clock::forward( 11 * MINUTE_IN_SECONDS );
		Mails::clear();
		Mails::worker()->run( 50 );
		return array_values( array_filter( $this->mails(), static fn( array $mail ): bool => str_contains( (string) $mail['subject'], 'invites you' ) ) );
	}

	private function apply(): void {
		$sent = array( 'to' => $this->company, 'comment' => 'I would.', 'missions' => array( $this->job ) );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mail/workwith', $sent, $this->designer ) );
	}

	public function test_it_is_a_message_with_the_job_and_one_email_instead_of_the_messages_own(): void {
		$answer = $this->invite( array( People::slug( $this->designer ) ), 'Your signs read well.' );
		$this->assert_answer( 201, $answer );
		$this->assertSame( array( 'invited' => array( People::slug( $this->designer ) ), 'skipped' => array() ), $answer->get_data() );
		$path = '/project/' . People::slug( $this->company ) . "/mission/{$this->job}";
		$this->assertSame( 'Your signs read well.', $this->message()['text'] );
		$this->assertSame(
			array( 'mission' => $this->job, 'title' => 'Night trains', 'link' => home_url( $path ), 'open' => true, 'can' => array( 'apply' => true ) ),
			$this->message()['invitation']
		);
		$this->assertFalse( $this->message( $this->company )['invitation']['can']['apply'] );
		$this->assertSame( array( 'Nivéole invites you: Night trains' ), array_column( $this->after_ten_minutes(), 'subject' ) );
		$mail = Mails::sent()[0];
		$this->assertStringContainsString( '/project/workwith?to=' . People::slug( $this->company ), html_entity_decode( (string) $mail['message'] ) );
		$this->assertStringContainsString( 'Your signs read well.', (string) $mail['message'] );
		$this->assertStringContainsString( 'List-Unsubscribe', implode( "\n", (array) $mail['headers'] ) );
		Moved_Clock::forward( HOUR_IN_SECONDS );
		Mails::clear();
		Mails::worker()->run( 50 );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_without_words_a_sentence_in_the_designers_language_names_the_job(): void {
		$this->invite( array( $this->designer ) );
		$this->assertStringContainsString( 'Night trains', $this->message()['text'] );
	}

	public function test_who_was_invited_has_applied_or_does_not_want_it_is_skipped_with_the_reason(): void {
		$people = array_map( fn( string $name ): int => $this->designer( compact( 'name' ) ), array( 'invited', 'blocked', 'not_wanted' ) );
		$this->apply();
		$this->invite( array( $people[0] ) );
		Blocks::set( $people[1], $this->company, true );
		$this->rest( 'POST', "/wp/v2/users/{$people[2]}", array( 'invitations' => false ), $people[2] );
		$this->assertFalse( $this->rest( 'GET', "/wp/v2/users/{$people[2]}", array(), $this->company )->get_data()['can']['invite'] );
		$new    = $this->designer( array( 'name' => 'New' ) );
		$answer = $this->invite( array( $this->designer, ...$people, $new, People::slug( $new ) ) );
		$this->assert_answer( 201, $answer );
		$this->assertSame( array( People::slug( $new ) ), $answer->get_data()['invited'] );
		$this->assertSame( array( 'applied', 'invited', 'blocked', 'not_wanted' ), array_column( $answer->get_data()['skipped'], 'why' ) );
		$nobody = $this->invite( array( $this->designer, ...$people, $new ) );
		$this->assert_answer( 409, $nobody );
		$this->assertCount( 5, $nobody->get_data()['data']['skipped'] );
		$this->assertSame( 2, Rows::count( 'invitation', 'mission_id = %d', $this->job ) );
	}

	public function test_only_an_own_job_that_takes_applications_and_only_active_designers(): void {
		$other = $this->contractor();
		$this->assert_answer( 404, $this->invite( array( $this->designer ), '', Market::mission( $other ) ) );
		$this->assert_answer( 404, $this->invite( array( $this->designer ), '', $this->job, $other ) );
		$this->assert_answer( 404, $this->rest( 'GET', self::INVITATIONS, array( 'mission' => $this->job ), $other ) );
		$this->assert_answer( 403, $this->invite( array( $this->designer ), '', $this->job, $this->designer ) );
		$draft = $this->rest( 'POST', '/wp/v2/mission', array( 'title' => 'D', 'description' => 'D', 'status' => 'draft' ), $this->company )->get_data()['id'];
		$this->assert_answer( 409, $this->invite( array( $this->designer ), '', $draft ) );
		$off = $this->designer();
		Off::set( $off );
		foreach ( array( array(), array( $other ), array( $off ), array( $this->designer, 'nobody' ), range( 1, 31 ), 'x' ) as $to ) {
			$this->assertArrayHasKey( 'to', $this->invite( (array) $to )->get_data()['data']['params'] ?? array() );
		}
		$this->assert_answer( 400, $this->invite( array( $this->designer ), str_repeat( 'x', 1001 ) ) );
		$this->rest( 'POST', "/wp/v2/mission/{$this->job}", array( 'close' => true ), $this->company );
		$this->assert_answer( 409, $this->invite( array( $this->designer ) ) );
		$this->assertSame( 0, Rows::count( 'invitation', 'mission_id = %d', $this->job ) );
	}

	public function test_a_site_that_wants_companies_confirmed_wants_it_here_too(): void {
		update_option( Site_Settings::PREFIX . 'confirmed_companies', 'contact' );
		$this->assert_answer( 403, $this->invite( array( $this->designer ) ) );
		$this->assertFalse( $this->rest( 'GET', "/wp/v2/users/{$this->designer}", array(), $this->company )->get_data()['can']['invite'] );
	}

	public function test_it_goes_on_where_ten_messages_are_unanswered(): void {
		$this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $this->designer, 'comment' => 'Hello.' ), $this->company );
		$write = fn(): int => $this->rest( 'POST', Talk::BASE . '/' . People::slug( $this->designer ), array( 'text' => 'Hello?' ), $this->company )->get_status();
		for ( $i = 0; $i < 12; $i++ ) {
			$write();
		}
		$this->assertSame( 409, $write() );
		$this->assert_answer( 201, $this->invite( array( $this->designer ) ) );
	}

	public function test_the_email_is_dropped_if_closed_blocked_applied_switched_off_or_deleted_meanwhile(): void {
		$ways = array(
			'closed'       => fn( int $to ) => $this->rest( 'POST', "/wp/v2/mission/{$this->job}", array( 'close' => true ), $this->company ),
			'blocked'      => fn( int $to ): bool => Blocks::set( $to, $this->company, true ),
			'applied'      => fn( int $to ): array => array( Market::apply( $to, $this->job ) ),
			'switched off' => fn( int $to ) => $this->rest( 'POST', "/wp/v2/users/{$to}", array( 'invitations' => false ), $to ),
			'company off'  => fn( int $to ) => Off::set( $this->company ),
		);
		foreach ( $ways as $name => $way ) {
			$this->job = Market::mission( $this->company, array( 'title' => 'Night trains' ) );
			$to        = $this->designer();
			$this->assert_answer( 201, $this->invite( array( $to ) ) );
			$way( $to );
			$this->assertSame( array(), $this->after_ten_minutes(), $name );
		}
	}

	public function test_the_owner_reads_who_was_invited_and_has_applied_since(): void {
		$this->invite( array( $this->designer ) );
		$read = fn(): array => $this->rest( 'GET', self::INVITATIONS, array( 'mission' => $this->job ), $this->company )->get_data();
		$this->assertSame( array( People::slug( $this->designer ), 'Selin', false ), array( $read()[0]['slug'], $read()[0]['name'], $read()[0]['applied'] ) );
		$this->apply();
		$this->assertTrue( $read()[0]['applied'] );
		$this->assertFalse( $this->message()['invitation']['can']['apply'] );
		$board = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->job ), $this->company )->get_data();
		$this->assertTrue( $board[0]['invited'] );
		$this->assertArrayNotHasKey( 'invited', $this->rest( 'GET', '/wp/v2/application', array(), $this->designer )->get_data()[0] );
	}

	public function test_of_a_job_that_is_not_there_the_designer_reads_that_alone(): void {
		$this->invite( array( $this->designer ), 'Come.' );
		$this->rest( 'DELETE', "/wp/v2/mission/{$this->job}", array(), $this->company );
		$this->assertSame( array( '', '', false ), array_values( array_slice( $this->message()['invitation'], 1, 3 ) ) );
		wp_delete_post( $this->job, true );
		$this->assertArrayNotHasKey( 'invitation', $this->message() );
		$this->assertSame( 0, Rows::count( 'invitation', 'mission_id = %d', $this->job ) );
	}

	public function test_thirty_people_a_day_and_a_refusal_counts_nobody(): void {
		$people = array( $this->designer, $this->designer(), $this->designer() );
		Limits::write( 'invitation', $this->company, 28 );
		$this->assert_answer( 429, $this->invite( $people ) );
		$this->assert_answer( 201, $this->invite( array_slice( $people, 0, 2 ) ) );
		$this->assert_answer( 429, $this->invite( array( $people[2] ) ) );
		$this->assert_answer( 409, $this->invite( array_slice( $people, 0, 2 ) ) );
	}

	public function test_both_sides_export_it_and_it_goes_with_either(): void {
		$this->invite( array( $this->designer ) );
		$export = fn( int $who, string $group ): array => ( new Invitation_Data() )->export( new WP_User( $who ) )[ $group ];
		$this->assertSame( 'Night trains', $export( $this->designer, 'invitations_received' )[0]['mission'] );
		$this->assertSame( 'Night trains', $export( $this->company, 'invitations_sent' )[0]['mission'] );
		wp_update_post( array( 'ID' => $this->job, 'post_status' => 'pending', 'post_title' => 'Nobody has read this yet' ) );
		$this->assertSame( '', $export( $this->designer, 'invitations_received' )[0]['mission'] );
		$this->assertSame( 'Nobody has read this yet', $export( $this->company, 'invitations_sent' )[0]['mission'] );
		$other = $this->designer();
		$this->invite( array( $other ) );
		$this->assertTrue( ( new Deletion() )->delete( $other ) );
		$this->assertSame( 1, Rows::count( 'invitation', 'mission_id = %d', $this->job ) );
		$this->assertTrue( ( new Deletion() )->delete( $this->company ) );
		$this->assertSame( 0, Rows::count( 'invitation', 'mission_id = %d', $this->job ) );
	}
}
