<?php
/** Applying to missions and writing to designers, by the one route for both. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Tries;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class ApplyTest extends TestCase {

	public function test_one_call_makes_all_applications_and_one_mail(): void {
		$owner    = $this->contractor();
		$designer = $this->designer( array( 'name' => 'Ada <3 Type' ) );
		$missions = array( Market::mission( $owner, array( 'title' => 'A bell' ) ), Market::mission( $owner, array( 'title' => 'A lamp' ) ) );
		$answer   = $this->send( $designer, $owner, implode( ',', $missions ), "I <3 bells\nBcc: x@example.test" );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 200, $answer->get_data()['code'] );
		$this->assertSame( 2, Rows::count( 'application' ) );

		Mails::worker()->run( 100 );
		$mails = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => People::email( $owner ) === $mail['to'] ) );
		$this->assertCount( 1, $mails );
		$this->assertContains( 'Reply-To: Ada 3 Type <' . People::email( $designer ) . '>', $mails[0]['headers'] );
		$this->assertStringNotContainsString( 'Bcc', implode( "\n", $mails[0]['headers'] ) . $mails[0]['subject'] );
		foreach ( array( 'I &lt;3 bells', 'A bell', 'A lamp', 'Ada &lt;3 Type' ) as $part ) {
			$this->assertStringContainsString( $part, $mails[0]['message'] );
		}
	}

	public function test_a_repeat_is_a_conflict_and_stores_nothing_of_the_rest(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$first    = Market::mission( $owner );
		$second   = Market::mission( $owner );
		$this->assert_answer( 200, $this->send( $designer, $owner, array( $second ) ) );
		$answer = $this->send( $designer, $owner, array( $first, $second ) );
		$this->assert_answer( 409, $answer, 'rest_already_applied' );
		$this->assertSame( 'You have already applied to this design job.', $answer->get_data()['message'] );
		$this->assertSame( 1, Rows::count( 'application' ) );
		$this->assertSame( 1, Rows::count( 'outbox', "message = 'new_application'" ) );
		$this->assert_answer( 200, $this->send( $designer, $owner, $first ) );
	}

	public function test_only_open_missions_of_that_company_are_applied_to(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$open     = Market::mission( $owner );
		$closed   = Market::mission( $owner );
		( new Closing() )->close( $closed );
		$trashed = Market::mission( $owner );
		wp_trash_post( $trashed );
		$draft   = Market::mission( $owner, array( 'status' => 'draft' ) );
		$foreign = Market::mission( $this->contractor() );
		$work    = Market::work( $designer );
		$this->assert_answer( 409, $this->send( $designer, $owner, array( $open, $closed ) ), 'rest_mission_closed' );
		foreach ( array( $trashed, $draft, $foreign, $work, 999999, -1, 0 ) as $id ) {
			$answer = $this->send( $designer, $owner, array( $open, $id ) );
			$this->assert_answer( 400, $answer );
			$this->assertArrayHasKey( 'missions', $answer->get_data()['data']['params'] );
		}
		foreach ( array( array(), '', null, 'abc', array( array( 1 ) ) ) as $missions ) {
			$this->assert_answer( 400, $this->send( $designer, $owner, $missions ) );
		}
		$this->assertSame( 0, Rows::count( 'application' ) );
		$this->assertSame( 0, Rows::count( 'outbox', "message = 'new_application'" ) );
	}

	public function test_a_mission_closed_after_the_look_is_not_applied_to(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$id       = Market::mission( $owner );
		get_post( $id );
		// Another process: the cache of this one still says that it is open.
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_status' => 'dmkt_closed' ), array( 'ID' => $id ) );
		$this->assertSame( 'publish', get_post_status( $id ) );
		$this->assert_answer( 409, $this->send( $designer, $owner, $id ), 'rest_mission_closed' );
		$this->assertSame( 0, Rows::count( 'application' ) );
	}

	public function test_who_may_apply(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$this->assert_answer( 401, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $owner ) ) );
		$this->assert_answer( 403, $this->send( $owner, $owner, $mission ) );
		$this->assert_answer( 403, $this->send( $this->contractor(), $owner, $mission ) );
		$this->assert_answer( 200, $this->send( $this->designer(), People::slug( $owner ), array( (string) $mission ) ) );
		$this->assert_answer( 200, $this->send( People::administrator(), (string) $owner, "[{$mission}]" ) );
	}

	public function test_who_may_write_to_a_designer(): void {
		$designer = $this->designer();
		$slug     = People::slug( $designer );
		$this->assert_answer( 401, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $designer ) ) );
		$this->assert_answer( 403, $this->send( $designer, $designer ) );
		$this->assert_answer( 403, $this->send( $this->designer(), $slug ) );
		$contractor = $this->contractor( array( 'company' => 'Loop Works' ) );
		$this->assert_answer( 200, $this->send( $contractor, $slug, null, 'Come & see us' ) );
		$this->assert_answer( 200, $this->send( $contractor, $designer, null, 'Come & see us' ) );
		Mails::worker()->run( 100 );
		$mails = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => People::email( $designer ) === $mail['to'] ) );
		$this->assertCount( 1, $mails, 'The same words on the same day are one mail.' );
		$this->assertContains( 'Reply-To: Loop Works <' . People::email( $contractor ) . '>', $mails[0]['headers'] );
		$this->assertStringContainsString( 'Come &amp; see us', $mails[0]['message'] );
	}

	public function test_a_recipient_is_an_active_member_and_never_an_address(): void {
		$sender = $this->contractor();
		$asleep = $this->designer( array( 'activated' => false ) );
		foreach ( array( People::email( $this->designer() ), 'nobody-of-that-name', 999999, $asleep, People::administrator(), '', null, array( 1 ) ) as $to ) {
			$answer = $this->send( $sender, $to );
			$this->assert_answer( 400, $answer );
			$this->assertArrayHasKey( 'to', $answer->get_data()['data']['params'] );
		}
		$answer = $this->rest( 'POST', '/wp/v2/mail/workwith', array(), $sender );
		$this->assertSame( array( 'to', 'comment' ), array_keys( $answer->get_data()['data']['params'] ) );
		$answer = $this->send( $sender, $this->designer(), null, str_repeat( 'é', 5001 ) );
		$this->assertSame( array( 'comment' => '5000 characters at most.' ), $answer->get_data()['data']['params'] );
		$this->assert_answer( 400, $this->send( $sender, $this->designer(), array( 1 ) ) );
		$this->assertSame( 0, Rows::count( 'outbox', "message = 'contact_request'" ) );
	}

	public function test_what_was_refused_does_not_count_as_written(): void {
		$sender   = $this->contractor();
		$designer = $this->designer();
		Tries::leave( 1, $sender, 'contact' );
		$this->assert_answer( 400, $this->send( $sender, $designer, null, '' ) );
		$this->assert_answer( 403, $this->send( $sender, $sender, 1 ) );
		$this->assert_answer( 200, $this->send( $sender, $designer ) );
	}

	private function send( int $from, mixed $to, mixed $missions = null, string $comment = 'Hello' ): WP_REST_Response {
		$body = array( 'to' => $to, 'comment' => $comment );
		return $this->rest( 'POST', '/wp/v2/mail/workwith', null === $missions ? $body : $body + array( 'missions' => $missions ), $from );
	}
}
