<?php
/**
 * A design job goes on, comes back after the site has closed it, or is posted anew: by its company alone, on the site or by the link in a mail.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Moments\Job_Page;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Hidden;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Post;
use WP_REST_Response;
use WP_User;

final class GoingOnTest extends TestCase {

	private int $owner;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner = $this->contractor();
	}

	public function test_a_renewed_job_has_sixty_days_and_a_closed_one_cannot_be(): void {
		$job = Market::mission( $this->owner, array( 'deadline' => '2027/03/02' ) );
		Moved_Clock::to( '2027-03-10 12:00:00' );
		$renew  = fn( int $who ) => $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'renew' => true ), $who );
		$this->assert_answer( 403, $renew( $this->designer() ) );
		$answer = $renew( $this->owner )->get_data();
		$this->assertSame( array( '2027/05/09', true, true ), array( $answer['deadline'], $answer['open'], $answer['can']['renew'] ) );
		$plain = Market::mission( $this->owner );
		$this->assertNull( $this->rest( 'POST', "/wp/v2/mission/{$plain}", array( 'renew' => true ), $this->owner )->get_data()['deadline'] );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner );
		$this->assert_answer( 409, $renew( $this->owner ), 'rest_mission_closed' );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/mission/{$plain}", array( 'renew' => 'perhaps' ), $this->owner ) );
		$draft = Market::mission( $this->owner, array( 'status' => 'draft' ) );
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$draft}", array( 'renew' => true ), $this->owner ) );
	}

	public function test_a_deadline_that_is_later_stays_and_nobody_reads_of_more_time(): void {
		$far    = Market::mission( $this->owner, array( 'deadline' => '2027/12/01' ) );
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$far}", array( 'renew' => true ), $this->owner );
		$this->assertSame( '2027/12/01', $answer->get_data()['deadline'] );
		$this->assertSame( '', get_post_meta( $far, Deadline::EXTENDED, true ) );
	}

	public function test_its_company_opens_what_the_site_has_closed_for_thirty_days(): void {
		$job = $this->lapsed();
		$who = $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $this->owner )->get_data();
		$this->assertSame( array( true, false ), array( $who['can']['reopen'], $who['can']['renew'] ) );
		foreach ( array( $this->designer(), $this->contractor(), People::administrator() ) as $other ) {
			$this->assertFalse( $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $other )->get_data()['can']['reopen'] );
		}
		$this->assert_answer( 403, $this->reopen( $job, $this->designer() ) );
		Moved_Clock::forward( 30 * DAY_IN_SECONDS - HOUR_IN_SECONDS );
		$answer = $this->reopen( $job, $this->owner );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( true, false ), array( $answer->get_data()['open'], $answer->get_data()['can']['reopen'] ) );
		$this->assertContains( 'Open again: A bell (' . get_user_meta( $this->owner, 'design_marketplace_company', true ) . ')', Jobs::mails() );
		$this->assert_answer( 200, $this->reopen( $job, $this->owner ) );
		Moved_Clock::forward( 30 * DAY_IN_SECONDS );
		$this->assertSame( array(), Jobs::mails(), 'Its quiet days begin anew.' );

		$late = $this->lapsed();
		Moved_Clock::forward( 30 * DAY_IN_SECONDS + 1 );
		$this->assert_answer( 409, $this->reopen( $late, $this->owner ), 'rest_reopen_over' );
		$own = Market::mission( $this->owner );
		$this->rest( 'POST', "/wp/v2/mission/{$own}", array( 'close' => true ), $this->owner );
		$this->assert_answer( 409, $this->reopen( $own, $this->owner ), 'rest_reopen_over' );
	}

	public function test_a_job_whose_deadline_is_long_past_comes_back_with_another(): void {
		$job = Market::mission( $this->owner, array( 'title' => 'A bell', 'deadline' => '2027/03/02' ) );
		foreach ( array( '2027-04-03', '2027-04-14', '2027-04-17' ) as $day ) {
			Moved_Clock::to( "{$day} 12:00:00" );
			Jobs::mails();
		}
		$this->assertSame( array( '2027/06/16', true ), array( $this->reopen( $job, $this->owner )->get_data()['deadline'], $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $this->owner )->get_data()['open'] ) );
	}

	public function test_the_link_in_the_mail_needs_no_log_in_and_changes_nothing_until_its_button_is_pressed(): void {
		$job = Market::mission( $this->owner, array( 'title' => 'A <bell>' ) );
		Moved_Clock::to( '2027-04-16 12:00:00' );
		Jobs::mails();
		$token = Jobs::token();
		wp_set_current_user( 0 );
		$page = $this->page( $token, false );
		$this->assertSame( 200, $page[0] );
		$this->assertStringContainsString( 'Keep “A &lt;bell&gt;” open?', $page[1] );
		$this->assertStringContainsString( '<form method="post">', $page[1] );
		$this->assertStringStartsWith( '2027-03-01', (string) get_post_field( 'post_modified_gmt', $job ) );
		$this->assertStringContainsString( 'It stays open.', $this->page( $token, true )[1] );
		$this->assertStringStartsWith( '2027-04-16', (string) get_post_field( 'post_modified_gmt', $job ) );
		Moved_Clock::forward( 14 * DAY_IN_SECONDS - HOUR_IN_SECONDS );
		$this->assertSame( 200, $this->page( $token, false )[0] );
		Moved_Clock::forward( HOUR_IN_SECONDS + 5 );
		$this->assertSame( 410, $this->page( $token, true )[0] );
	}

	public function test_the_page_says_when_the_company_is_asked_again(): void {
		$job  = Market::mission( $this->owner );
		$says = function ( int $days ) use ( $job ): string {
			update_option( 'design_marketplace_lapse_quiet_days', $days );
			return $this->page( $this->token( $job, Job_Link::RENEW ), false )[1];
		};
		// Fourteen days before it would be closed, and never sooner than three weeks after the last sign of life.
		foreach ( array( 60 => 46, 90 => 76, 10 => 7 ) as $days => $asked ) {
			$this->assertStringContainsString( "for {$asked} days, we will ask you again", $says( $days ) );
		}
		$this->assertStringNotContainsString( 'ask you again', $says( 0 ) );
	}

	public function test_a_link_is_good_for_one_job_one_action_and_the_company_as_it_is(): void {
		$job   = Market::mission( $this->owner );
		$other = Market::mission( $this->owner );
		$token = $this->token( $job, Job_Link::RENEW );
		$parts = explode( '.', $token );
		foreach ( array( "{$other}.{$parts[1]}.{$parts[2]}.{$parts[3]}", "{$parts[0]}.reopen.{$parts[2]}.{$parts[3]}", "{$parts[0]}.{$parts[1]}." . ( (int) $parts[2] + 1 ) . ".{$parts[3]}", 'x', '' ) as $forged ) {
			$this->assertSame( 410, $this->page( $forged, true )[0], $forged );
		}
		$this->assertSame( 200, $this->page( $token, false )[0] );
		wp_set_password( 'another one', $this->owner );
		$this->assertSame( 410, $this->page( $token, false )[0] );
		$token = $this->token( $job, Job_Link::RENEW );
		$owner = new WP_User( $this->owner );
		$owner->set_role( Roles::DESIGNER );
		$this->assertSame( 410, $this->page( $token, true )[0] );
		$owner->set_role( Roles::CONTRACTOR );
		$this->assertSame( 200, $this->page( $token, false )[0] );
		Off::set( $this->owner );
		$this->assertSame( 410, $this->page( $token, true )[0] );
	}

	public function test_the_link_that_opens_a_job_again_does_it_once(): void {
		$job   = $this->lapsed();
		$token = $this->token( $job, Job_Link::REOPEN );
		wp_set_current_user( 0 );
		$this->assertStringContainsString( 'Open “A bell” again?', $this->page( $token, false )[1] );
		$this->assertSame( 'dmkt_closed', get_post_status( $job ) );
		$this->assertStringContainsString( 'It is open again.', $this->page( $token, true )[1] );
		$this->assertSame( 'publish', get_post_status( $job ) );
		$this->assertSame( 200, $this->page( $token, true )[0] );
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner );
		wp_set_current_user( 0 );
		$this->assertSame( 409, $this->page( $token, true )[0] );
		$this->assertSame( 409, $this->page( $this->token( $job, Job_Link::RENEW ), true )[0] );
	}

	public function test_a_duplicate_is_a_draft_without_what_was_of_its_time(): void {
		$skill = Market::skill();
		$job   = Market::mission( $this->owner, array( 'title' => 'A "bell" \\', 'deadline' => '2027/03/30', 'postingDate' => '2027/02/28', 'skill' => array( $skill ) ) );
		update_post_meta( $job, 'design_marketplace_starts', '2027-04' );
		update_post_meta( $job, 'design_marketplace_duration', wp_slash( '3 \\ months' ) );
		$name = array( 'request_id' => str_repeat( 'a', 20 ) );
		$copy = $this->rest( 'POST', "/wp/v2/mission/{$job}/duplicate", $name, $this->owner );
		$this->assert_answer( 201, $copy );
		$data = $copy->get_data();
		$this->assertSame( array( 'draft', null, null, array( $skill ), 'It rings.' ), array( $data['status'], $data['deadline'], $data['postingDate'], $data['skill'], $data['description'] ) );
		$this->assertSame( 'A "bell" \\', get_post_field( 'post_title', $data['id'], 'raw' ) );
		$this->assertSame( array( '', '3 \\ months' ), array( get_post_meta( $data['id'], 'design_marketplace_starts', true ), get_post_meta( $data['id'], 'design_marketplace_duration', true ) ) );
		$this->assertSame( $data['id'], $this->rest( 'POST', "/wp/v2/mission/{$job}/duplicate", $name, $this->owner )->get_data()['id'], 'Sent twice, made once.' );
		$list = fn( int $who ): array => array_column( $this->rest( 'GET', '/wp/v2/mission', array( 'author' => $this->owner ), $who )->get_data(), 'id' );
		$this->assertContains( $data['id'], $list( $this->owner ) );
		$this->assertNotContains( $data['id'], $list( $this->designer() ) );
		$this->assert_answer( 404, $this->rest( 'POST', '/wp/v2/mission/999999/duplicate', array(), $this->owner ) );
		foreach ( array( 403 => $this->contractor(), 401 => 0 ) as $status => $who ) {
			$this->assert_answer( $status, $this->rest( 'POST', "/wp/v2/mission/{$job}/duplicate", array(), $who ) );
		}
		$published = $this->rest( 'POST', "/wp/v2/mission/{$data['id']}", array( 'status' => 'publish' ), $this->owner )->get_data();
		$this->assertSame( array( 'publish', true ), array( $published['status'], $published['open'] ) );
	}

	public function test_no_link_and_no_copy_leads_around_a_decision(): void {
		$job   = $this->lapsed();
		$links = array( $this->token( $job, Job_Link::RENEW ), $this->token( $job, Job_Link::REOPEN ) );
		Decided::hide( $job );
		foreach ( $links as $link ) {
			$this->assertSame( 410, $this->page( $link, false )[0] );
			$this->assertSame( 410, $this->page( $link, true )[0] );
		}
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$job}/duplicate", array(), $this->owner ) );
		$this->assertNotSame( 200, $this->reopen( $job, $this->owner )->get_status() );
		$this->assertSame( Hidden::STATUS, get_post_status( $job ) );
		$other = Market::mission( $this->owner );
		Decided::hold( Site_Settings::HOLD_ALL );
		$copy = $this->rest( 'POST', "/wp/v2/mission/{$other}/duplicate", array(), $this->owner )->get_data()['id'];
		$this->assertTrue( $this->rest( 'POST', "/wp/v2/mission/{$copy}", array( 'status' => 'publish' ), $this->owner )->get_data()['held'] );
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$copy}", array( 'renew' => true ), $this->owner ) );
		$this->assertSame( 410, $this->page( $this->token( $copy, Job_Link::RENEW ), true )[0] );
	}

	public function test_nobody_else_renews_or_opens_a_job_again_not_even_who_may_change_it(): void {
		$job   = Market::mission( $this->owner );
		$admin = People::administrator();
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'renew' => true ), $admin ) );
		$this->assert_answer( 403, $this->reopen( $this->lapsed(), $admin ) );
	}

	public function test_what_a_company_closed_itself_stays_closed_for_it(): void {
		$job = Market::mission( $this->owner );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner ) );
		$this->assertNotSame( 200, $this->reopen( $job, $this->owner )->get_status() );
		$this->assertSame( 409, $this->page( $this->token( $job, Job_Link::REOPEN ), true )[0] );
		$this->assertSame( 'dmkt_closed', get_post_status( $job ) );
	}

	/** A job the site has closed. */
	private function lapsed(): int {
		$job = Market::mission( $this->owner, array( 'title' => 'A bell' ) );
		Market::apply( $this->designer(), $job );
		foreach ( array( 46, 11, 3 ) as $days ) {
			Moved_Clock::forward( $days * DAY_IN_SECONDS );
			Jobs::mails();
		}
		clean_post_cache( $job );
		$this->assertSame( 'dmkt_closed', get_post_status( $job ) );
		return $job;
	}

	private function reopen( int $job, int $who ): WP_REST_Response {
		return $this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'reopen' => true ), $who );
	}

	private function token( int $job, string $action ): string {
		$mission = get_post( $job );
		parse_str( (string) wp_parse_url( $mission instanceof WP_Post ? Job_Link::url( $mission, $action ) : '', PHP_URL_QUERY ), $query );
		return is_string( $query[ Job_Link::PARAMETER ] ?? null ) ? $query[ Job_Link::PARAMETER ] : '';
	}

	/**
	 * What the link answers.
	 * @param string $token Token.
	 * @param bool   $post  Whether its button is pressed.
	 * @return array{int,string}
	 */
	private function page( string $token, bool $post ): array {
		return ( new Job_Page() )->handle( $token, $post );
	}
}
