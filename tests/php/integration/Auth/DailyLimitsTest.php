<?php
/**
 * How much a member may write in a day: works, missions, publications, applications, changes.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Auth;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Auth\Rate_Limiter;
use DesignMarketplace\Clock;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class DailyLimitsTest extends TestCase {

	public function test_twenty_missions_a_day(): void {
		$owner = $this->contractor();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->assert_answer( 201, $this->post_mission( $owner ) );
		}
		$this->assert_too_many( $this->post_mission( $owner ) );
		$this->assert_too_many( $this->post_mission( $owner, array( 'status' => 'draft' ) ) );
		$this->assertSame( 20, $this->count_items( 'dm_mission', $owner ) );
		$this->assert_answer( 201, $this->post_mission( $this->contractor() ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 201, $this->post_mission( $owner ) );
	}

	public function test_drafts_kept_for_a_day_are_not_published_all_at_once(): void {
		$owner  = $this->contractor();
		$drafts = array();
		for ( $i = 0; $i < 21; $i++ ) {
			$drafts[] = Market::mission( $owner, array( 'status' => 'draft' ) );
		}
		foreach ( $drafts as $i => $id ) {
			$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'status' => 'publish' ), $owner );
			$this->assertSame( $i < 20 ? 200 : 429, $answer->get_status() );
		}
		$this->assertSame( 'draft', get_post_status( $drafts[20] ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$drafts[20]}", array( 'title' => 'Still mine' ), $owner ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$drafts[0]}", array( 'status' => 'publish' ), $owner ) );
		$this->assert_too_many( $this->post_mission( $owner ) );
		$this->assert_answer( 201, $this->post_mission( $owner, array( 'status' => 'draft' ) ) );
	}

	public function test_a_draft_published_by_sending_its_first_request_again_is_counted(): void {
		$owner = $this->contractor();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->assert_answer( 201, $this->post_mission( $owner, array( 'request_id' => "the-name-of-a-draft-{$i}", 'status' => 'draft' ) ) );
		}
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		for ( $i = 0; $i < 20; $i++ ) {
			$this->assert_answer( 201, $this->post_mission( $owner ) );
		}
		$this->assert_too_many( $this->post_mission( $owner, array( 'request_id' => 'the-name-of-a-draft-0' ) ) );
		$this->assert_answer( 201, $this->post_mission( $owner, array( 'request_id' => 'the-name-of-a-draft-0', 'status' => 'draft' ) ) );
	}

	public function test_sending_the_first_request_again_counts_as_a_change(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$this->assert_answer( 201, $this->post_mission( $contractor, array( 'request_id' => 'the-same-name-again-1' ) ) );
		$this->assert_answer( 201, $this->post_work( $designer, array( 'request_id' => 'the-same-name-again-1' ) ) );
		$limits = new Limits( new Rate_Limiter() );
		foreach ( array( $designer, $contractor ) as $member ) {
			for ( $i = 0; $i < 240; $i++ ) {
				$limits->write( 'change', $member );
			}
		}
		$this->assert_too_many( $this->post_mission( $contractor, array( 'request_id' => 'the-same-name-again-1' ) ) );
		$this->assert_too_many( $this->post_work( $designer, array( 'request_id' => 'the-same-name-again-1' ) ) );
	}

	public function test_sixty_works_a_day(): void {
		$owner = $this->designer();
		for ( $i = 0; $i < 60; $i++ ) {
			$this->assert_answer( 201, $this->post_work( $owner ) );
		}
		$this->assert_too_many( $this->post_work( $owner ) );
		$this->assert_too_many( $this->post_work( $owner, array( 'request_id' => 'a-name-of-the-client-1' ) ) );
		$this->assertSame( 60, $this->count_items( 'dm_work', $owner ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 201, $this->post_work( $owner ) );
	}

	public function test_a_picture_over_the_limit_is_not_looked_at(): void {
		$owner  = $this->designer();
		$limits = new Limits( new Rate_Limiter() );
		for ( $i = 0; $i < 60; $i++ ) {
			$this->assertNull( $limits->write( 'work', $owner ) );
		}
		$picture = $this->picture();
		unlink( $picture['tmp_name'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- whoever looks at it fails.
		$form = array( 'title' => 'A lamp', 'client' => 'Own', 'month' => '1', 'year' => '2024' );
		$this->assert_too_many( $this->rest( 'POST', '/wp/v2/work', $form, $owner, array( 'image' => $picture ) ) );
	}

	public function test_what_is_invalid_not_allowed_or_sent_again_does_not_count(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		for ( $i = 0; $i < 25; $i++ ) {
			$this->assert_answer( 400, $this->post_mission( $owner, array( 'title' => '' ) ) );
			$this->assert_answer( 403, $this->post_mission( $designer ) );
			$this->assert_answer( 201, $this->post_mission( $owner, array( 'request_id' => 'the-same-name-again-1' ) ) );
		}
		for ( $i = 0; $i < 65; $i++ ) {
			$this->assert_answer( 400, $this->post_work( $designer, array( 'month' => 12 ) ) );
			$this->assert_answer( 201, $this->post_work( $designer, array( 'request_id' => 'the-same-name-again-1' ) ) );
		}
		$this->assertSame( 1, $this->count_items( 'dm_mission', $owner ) );
		for ( $i = 0; $i < 19; $i++ ) {
			$this->assert_answer( 201, $this->post_mission( $owner ) );
		}
		$this->assert_too_many( $this->post_mission( $owner, array( 'request_id' => 'another-name-of-it-1' ) ) );
		$this->assert_answer( 201, $this->post_mission( $owner, array( 'request_id' => 'the-same-name-again-1' ) ) );
	}

	public function test_forty_applications_a_day(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		for ( $i = 0; $i < 40; $i++ ) {
			$this->assert_answer( 200, $this->apply( $designer, $owner, Market::mission( $owner ) ), '' );
		}
		$mission = Market::mission( $owner );
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
		$limits     = new Limits( new Rate_Limiter() );
		foreach ( array( $designer, $contractor ) as $member ) {
			for ( $i = 0; $i < 239; $i++ ) {
				$limits->write( 'change', $member );
			}
		}
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

	private function count_items( string $type, int $author ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_author = %d", $type, $author ) );
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
	 *
	 * @param int                 $author Who posts it.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function post_mission( int $author, array $fields = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/mission', $fields + array( 'title' => 'A bell', 'description' => 'It rings.' ), $author );
	}

	/**
	 * A new work, a draft: it needs no picture then.
	 *
	 * @param int                 $author Who adds it.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function post_work( int $author, array $fields = array() ): WP_REST_Response {
		$form = $fields + array(
			'title'       => 'A lamp',
			'client'      => 'Own',
			'description' => 'It shines.',
			'skill'       => array( $this->skill ??= Market::skill() ),
			'month'       => 1,
			'year'        => 2024,
		);
		return $this->rest( 'POST', '/wp/v2/work', $form, $author, array( 'image' => $this->picture( 40, 40 ) ) );
	}

	/**
	 * A skill of works.
	 *
	 * @var int|null
	 */
	private ?int $skill = null;
}
