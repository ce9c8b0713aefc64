<?php
/** Missions over REST: posted, changed, closed and trashed as the contract says. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class MissionTest extends TestCase {

	public function test_it_is_published_without_a_status_and_comes_back_as_typed(): void {
		$contractor = $this->contractor();
		$skill      = Market::skill();
		$answer     = $this->rest(
			'POST',
			'/wp/v2/mission',
			array(
				'title'       => 'A <3 bell',
				'description' => "Ring & \\ ring\n<script>alert(1)</script>twice",
				'skill'       => (string) $skill,
				'postingDate' => '1/12/2026',
			),
			$contractor
		);
		$this->assert_answer( 201, $answer );
		$mission = $answer->get_data();
		$this->assertSame( 'publish', $mission['status'] );
		$this->assertSame( 'A &lt;3 bell', $mission['title']['rendered'] );
		$this->assertSame( "Ring & \\ ring\ntwice", $mission['description'] );
		$this->assertSame( array( $skill ), $mission['skill'] );
		$this->assertSame( '2026/12/01', $mission['postingDate'] );
		$this->assertSame( 'publish', get_post_status( $mission['id'] ) );
		$this->assertFalse( $mission['close'] );
		$this->assertSame( 0, $mission['applications_count'] );
		$this->assertTrue( rest_validate_value_from_schema( $mission, Contract::shape( 'mission' ), 'mission' ) );
		$this->assertSame( array( $mission ), $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $contractor ), $contractor )->get_data() );
		$this->assertNull( $this->rest( 'PUT', "/wp/v2/mission/{$mission['id']}", array( 'postingDate' => '' ), $contractor )->get_data()['postingDate'] );
	}

	/**
	 * @param array<string,mixed>  $sent     Body.
	 * @param array<string,string> $expected Messages by field.
	 */
	#[DataProvider( 'refused' )]
	public function test_bad_values_are_named_on_their_fields( array $sent, array $expected ): void {
		$contractor = $this->contractor();
		$answer     = $this->rest( 'POST', '/wp/v2/mission', $sent, $contractor );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( $expected, $answer->get_data()['data']['params'] );
		$this->assertSame( array_values( $expected ), $answer->get_data()['errors'] );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $contractor ), $contractor )->get_data() );
	}

	/** @return array<string,array{array<string,mixed>,array<string,string>}> */
	public static function refused(): array {
		$good = array( 'title' => 'A bell', 'description' => 'It rings.' );
		$date = 'Please check the postingDate date format : DD/MM/YYYY';
		return array(
			'nothing'              => array(
				array(),
				array( 'title' => 'Missing name field', 'description' => 'Missing design scope' ),
			),
			'a title of 81'        => array( array( 'title' => str_repeat( 'é', 81 ) ) + $good, array( 'title' => '80 characters at most.' ) ),
			'the 31st of February' => array( $good + array( 'postingDate' => '31/02/2026' ), array( 'postingDate' => $date ) ),
			'the year 1999'        => array( $good + array( 'postingDate' => '1999/12/31' ), array( 'postingDate' => $date ) ),
			'an unknown skill'     => array( $good + array( 'skill' => 999999 ), array( 'skill' => 'This skill does not exist' ) ),
			'a skill by name'      => array( $good + array( 'skill' => 'bells' ), array( 'skill' => 'This skill does not exist' ) ),
		);
	}

	public function test_what_each_may_do_is_said_with_the_mission(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$id       = Market::mission( $owner );
		$can      = fn( ?int $user ): array => array_keys( array_filter( $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $user )->get_data()['can'] ) );
		$this->assertSame( array( 'edit', 'delete', 'close', 'see_candidates', 'renew', 'duplicate' ), $can( $owner ) );
		$this->assertSame( array( 'apply', 'save' ), $can( $designer ) );
		$this->assertSame( array(), $can( $this->contractor() ) );
		$this->assertSame( array( 'edit', 'delete', 'close', 'apply', 'save', 'see_candidates' ), $can( People::administrator() ) );
		$own = $this->rest( 'GET', '/wp/v2/mission/' . Market::mission( People::administrator() ), array(), People::administrator() )->get_data()['can'];
		$this->assertSame( array( 'edit', 'delete', 'close', 'see_candidates' ), array_keys( array_filter( $own ) ), 'Who is no contractor renews and copies nothing.' );
		Market::apply( $designer, $id );
		$this->assertSame( array( 'save' ), $can( $designer ) );
		$this->assertArrayNotHasKey( 'applications_count', $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $designer )->get_data() );
		$this->assertSame( 1, $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $owner )->get_data()['applications_count'] );
		$this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => 'true' ), $owner );
		$this->assertSame( array( 'edit', 'delete', 'see_candidates', 'duplicate' ), $can( $owner ) );
		$this->assertSame( array(), $can( $this->designer() ) );
	}

	public function test_a_closed_mission_is_never_opened_again(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner );
		$this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => '1' ), $owner );
		foreach ( array( array( 'close' => false ), array( 'status' => 'publish' ), array( 'status' => 'draft' ), array( 'title' => 'New' ) ) as $body ) {
			$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", $body, $owner );
			$this->assert_answer( 200, $answer );
			$this->assertTrue( $answer->get_data()['close'] );
			$this->assertSame( 'publish', $answer->get_data()['status'] );
			$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
		}
		$this->assertSame( 'New', get_post_field( 'post_title', $id ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
		$this->assertSame( 'trash', $this->rest( 'DELETE', "/wp/v2/mission/{$id}", array(), $owner )->get_data()['status'] );
		wp_untrash_post( $id );
		$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
	}

	public function test_text_and_close_in_one_call(): void {
		$owner  = $this->contractor();
		$id     = Market::mission( $owner );
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => 'Last words', 'close' => 'on' ), $owner );
		$this->assertSame( array( 'Last words', true, 0 ), array( $answer->get_data()['title']['rendered'], $answer->get_data()['close'], $answer->get_data()['informed'] ) );
		$bad = Market::mission( $owner );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/mission/{$bad}", array( 'title' => '', 'close' => true ), $owner ) );
		$this->assertSame( 'publish', get_post_status( $bad ) );
	}

	public function test_an_open_mission_does_not_become_a_draft_behind_its_candidates_back(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner );
		$sent  = array( 'status' => 'draft', 'title' => 'New' );
		Market::apply( $this->designer(), $id );
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", $sent, $owner );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( 'publish', 'New' ), array( $answer->get_data()['status'], $answer->get_data()['title']['rendered'] ) );
		$this->assertSame( 'publish', get_post_status( $id ) );
		$draft = Market::mission( $owner, array( 'status' => 'draft' ) );
		$this->assertSame( 'publish', $this->rest( 'POST', "/wp/v2/mission/{$draft}", array( 'status' => 'publish' ), $owner )->get_data()['status'] );
	}

	public function test_a_state_nobody_offers_is_ignored_and_one_in_the_trash_is_gone(): void {
		$owner = $this->contractor();
		$send  = fn( string $path, string $status ): array => $this->rest( 'POST', $path, array( 'title' => 'A bell', 'description' => 'It rings.', 'status' => $status ), $owner )->get_data(); // phpcs:ignore WordPress.Arrays -- one line.
		$made  = $send( '/wp/v2/mission', 'private' );
		$path  = "/wp/v2/mission/{$made['id']}";
		foreach ( array( $made, ...array_map( static fn( string $status ): array => $send( $path, $status ), array( 'trash', 'future', 'dmkt_closed', 'any' ) ) ) as $mission ) {
			$this->assertSame( array( 'publish', false ), array( $mission['status'], $mission['close'] ) );
		}
		$this->assert_answer( 200, $this->rest( 'DELETE', $path, array(), $owner ) );
		$this->assert_answer( 410, $this->rest( 'DELETE', $path, array(), $owner ) );
		$this->assert_answer( 410, $this->rest( 'POST', $path, array( 'title' => 'x' ), $owner ) );
		$this->assert_answer( 404, $this->rest( 'GET', $path, array(), $this->designer() ) );
	}

	public function test_closing_takes_a_yes_or_a_no(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner );
		foreach ( array( 'x', '2', array( 1 ), 1.5 ) as $close ) {
			$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => $close ), $owner );
			$this->assert_answer( 400, $answer, 'rest_invalid_param' );
			$this->assertSame( array( 'close' => 'Please check this value' ), $answer->get_data()['data']['params'] );
		}
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'title' => '', 'close' => 'x' ), $owner );
		$this->assertSame( array( 'title', 'close' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertFalse( $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => 'off' ), $owner )->get_data()['close'] );
		$this->assertSame( 'publish', get_post_status( $id ) );
	}

	public function test_a_job_sent_again_under_its_name_is_the_same_job_as_it_is_now(): void {
		$owner = $this->contractor();
		$send  = fn( string $title, string $name, ?int $user = null ): array => $this->rest(
			'POST',
			'/wp/v2/mission',
			array( 'title' => $title, 'description' => 'It rings.', 'request_id' => $name ),
			$user ?? $owner
		)->get_data();
		$name  = '7d0f31c4-6a2b-4a55-9c1e-0b8a7f3f2d11';
		$first = $send( 'A bell', $name );
		$again = $send( 'A louder bell', $name );
		$this->assertSame( $first['id'], $again['id'] );
		$this->assertSame( 'A louder bell', $again['title']['rendered'] );
		$this->assertArrayNotHasKey( 'request_id', $again );
		$this->assertNotSame( $first['id'], $send( 'A bell', 'another-name-of-the-client' )['id'] );
		$this->assertNotSame( $first['id'], $send( 'A bell', $name, $this->contractor() )['id'] );
		$this->rest( 'DELETE', "/wp/v2/mission/{$first['id']}", array(), $owner );
		$this->assertGreaterThan( $first['id'], $send( 'A bell', $name )['id'] ?? 0 );
	}

	public function test_a_draft_is_there_for_its_contractor_alone_and_cannot_be_closed(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner, array( 'status' => 'draft' ) );
		$this->assertCount( 1, $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $owner ), $owner )->get_data() );
		$this->assertCount( 0, $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $owner ), $this->designer() )->get_data() );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/mission/{$id}", array(), $this->designer() ) );
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => true ), $owner ) );
		$this->assertSame( 'draft', get_post_status( $id ) );
	}

	public function test_a_posting_date_never_moves_the_post(): void {
		$owner = $this->contractor();
		$id    = $this->rest(
			'POST',
			'/wp/v2/mission',
			array( 'title' => 'Later', 'description' => 'x', 'postingDate' => '2099/12/31' ),
			$owner
		)->get_data()['id'];
		$this->assertSame( 'publish', get_post_status( $id ) );
		$this->assertLessThanOrEqual( time(), get_post_timestamp( $id ) );
	}
}
