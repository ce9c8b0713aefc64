<?php
/** How much a member may write in a day: works, missions, publications, applications, changes. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\Support\Tries;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class DailyLimitsTest extends TestCase {

	public function test_a_day_of_missions_is_over_for_drafts_too_but_for_nobody_else(): void {
		$owner = $this->contractor();
		Tries::leave( 1, $owner, 'mission', 'publication' );
		$this->assert_answer( 201, $this->post_mission( $owner ) );
		$this->assert_too_many( $this->post_mission( $owner ) );
		$this->assert_too_many( $this->post_mission( $owner, array( 'status' => 'draft' ) ) );
		$this->assertSame( 1, Rows::count( 'posts', 'post_type = %s AND post_author = %d', 'dmkt_mission', $owner ) );
		$this->assert_answer( 201, $this->post_mission( $this->contractor() ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 201, $this->post_mission( $owner ) );
	}

	public function test_drafts_kept_for_a_day_are_not_published_all_at_once(): void {
		$owner   = $this->contractor();
		$drafts  = array( Market::mission( $owner, array( 'status' => 'draft' ) ), Market::mission( $owner, array( 'status' => 'draft' ) ) );
		$publish = fn( int $id ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $owner );
		Tries::leave( 1, $owner, 'publication' );
		$this->assert_answer( 200, $publish( $drafts[0] ) );
		$this->assert_too_many( $publish( $drafts[1] ) );
		$this->assertSame( 'draft', get_post_status( $drafts[1] ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$drafts[1]}", array( 'title' => 'Still mine' ), $owner ) );
		$this->assert_answer( 200, $publish( $drafts[0] ) );
		$this->assert_too_many( $this->post_mission( $owner ) );
		$this->assert_answer( 201, $this->post_mission( $owner, array( 'status' => 'draft' ) ) );
	}

	public function test_a_draft_published_by_sending_its_first_request_again_is_counted(): void {
		$owner = $this->contractor();
		$draft = array( 'request_id' => 'the-name-of-a-draft-0' );
		$this->assert_answer( 201, $this->post_mission( $owner, $draft + array( 'status' => 'draft' ) ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		Tries::leave( 0, $owner, 'mission', 'publication' );
		$this->assert_too_many( $this->post_mission( $owner, $draft ) );
		$this->assert_answer( 201, $this->post_mission( $owner, $draft + array( 'status' => 'draft' ) ) );
	}

	public function test_sending_the_first_request_again_counts_as_a_change(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$again      = array( 'request_id' => 'the-same-name-again-1' );
		$this->assert_answer( 201, $this->post_mission( $contractor, $again ) );
		$this->assert_answer( 201, $this->post_work( $designer, $again ) );
		Tries::leave( 0, $designer, 'change' );
		Tries::leave( 0, $contractor, 'change' );
		$this->assert_too_many( $this->post_mission( $contractor, $again ) );
		$this->assert_too_many( $this->post_work( $designer, $again ) );
	}

	public function test_a_day_of_works_is_over_until_the_next(): void {
		$owner = $this->designer();
		Tries::leave( 1, $owner, 'work' );
		$this->assert_answer( 201, $this->post_work( $owner ) );
		$this->assert_too_many( $this->post_work( $owner ) );
		$this->assert_too_many( $this->post_work( $owner, array( 'request_id' => 'a-name-of-the-client-1' ) ) );
		$this->assertSame( 1, Rows::count( 'posts', 'post_type = %s AND post_author = %d', 'dmkt_work', $owner ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 201, $this->post_work( $owner ) );
	}

	public function test_a_picture_over_the_limit_is_not_looked_at(): void {
		$owner = $this->designer();
		Tries::leave( 0, $owner, 'work' );
		$picture = $this->picture( 40, 40 );
		unlink( $picture['tmp_name'] );
		$form = array( 'title' => 'A lamp', 'client' => 'Own', 'month' => '1', 'year' => '2024' );
		$this->assert_too_many( $this->rest( 'POST', '/wp/v2/work', $form, $owner, array( 'image' => $picture ) ) );
	}

	public function test_what_is_invalid_not_allowed_or_sent_again_does_not_count(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$again    = array( 'request_id' => 'the-same-name-again-1' );
		Tries::leave( 2, $owner, 'mission', 'publication' );
		Tries::leave( 2, $designer, 'work' );
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assert_answer( 400, $this->post_mission( $owner, array( 'title' => '' ) ) );
			$this->assert_answer( 403, $this->post_mission( $designer ) );
			$this->assert_answer( 201, $this->post_mission( $owner, $again ) );
			$this->assert_answer( 400, $this->post_work( $designer, array( 'month' => 12 ) ) );
			$this->assert_answer( 201, $this->post_work( $designer, $again ) );
		}
		$this->assertSame( 1, Rows::count( 'posts', 'post_type = %s AND post_author = %d', 'dmkt_mission', $owner ) );
		$this->assert_answer( 201, $this->post_mission( $owner ) );
		$this->assert_too_many( $this->post_mission( $owner, array( 'request_id' => 'another-name-of-it-1' ) ) );
		$this->assert_answer( 201, $this->post_mission( $owner, $again ) );
	}

	public function test_a_day_of_applications_is_over_for_the_applicant_alone(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $owner );
		Tries::leave( 1, $designer, 'apply' );
		$this->assert_answer( 200, $this->apply( $designer, $owner, Market::mission( $owner ) ) );
		$this->assert_too_many( $this->apply( $designer, $owner, $mission ) );
		$this->assert_answer( 200, $this->apply( $this->designer(), $owner, $mission ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 200, $this->apply( $designer, $owner, $mission ) );
	}

	public function test_changes_of_ones_own_have_an_end_too(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$calls      = array(
			array( 'POST', "/wp/v2/users/{$designer}", array( 'city' => 'Bern' ), $designer ),
			array( 'POST', '/wp/v2/work/' . Market::work( $designer ), array( 'title' => 'A lamp' ), $designer ),
			array( 'DELETE', '/wp/v2/work/' . Market::work( $designer ), array(), $designer ),
			array( 'POST', "/wp/v2/users/{$contractor}", array( 'city' => 'Bern' ), $contractor ),
			array( 'POST', '/wp/v2/mission/' . Market::mission( $contractor ), array( 'title' => 'A lamp' ), $contractor ),
			array( 'DELETE', '/wp/v2/mission/' . Market::mission( $contractor ), array(), $contractor ),
		);
		Tries::leave( 1, $designer, 'change' );
		Tries::leave( 1, $contractor, 'change' );
		$this->assert_answer( 200, $this->rest( ...$calls[0] ) );
		$this->assert_answer( 200, $this->rest( ...$calls[4] ) );
		foreach ( $calls as $call ) {
			$this->assert_too_many( $this->rest( ...$call ) );
		}
		foreach ( $calls as [ $method, $path, $params ] ) {
			$this->assert_answer( 200, $this->rest( $method, $path, $params, People::administrator() ) );
		}
	}

	private function assert_too_many( WP_REST_Response $answer ): void {
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertGreaterThan( 0, (int) ( $answer->get_headers()['Retry-After'] ?? 0 ) );
		$this->assertLessThanOrEqual( DAY_IN_SECONDS, (int) $answer->get_headers()['Retry-After'] );
	}

	private function apply( int $from, int $to, int $mission ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/wp/v2/mail/workwith',
			array( 'to' => $to, 'missions' => $mission, 'comment' => 'I like bells' ),
			$from
		);
	}

	/**
	 * A new mission.
	 * @param int                 $author Who posts it.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function post_mission( int $author, array $fields = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/mission', $fields + array( 'title' => 'A bell', 'description' => 'It rings.' ), $author );
	}

	/**
	 * A new work, a draft: it needs no picture then.
	 * @param int                 $author Who adds it.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function post_work( int $author, array $fields = array() ): WP_REST_Response {
		$form = $fields + array( 'title' => 'A lamp', 'client' => 'Own', 'month' => 1, 'year' => 2024 );
		return $this->rest( 'POST', '/wp/v2/work', $form, $author, array( 'image' => $this->picture( 40, 40 ) ) );
	}
}
