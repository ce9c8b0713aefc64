<?php
/** The lists of wp-admin: what they show, by what they sort, filter and search, and how few queries they take. */

// phpcs:disable WordPress.Security.NonceVerification, WordPress.WP.GlobalVariablesOverride -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\At_A_Glance;
use DesignMarketplace\Desk\Admin\Lists\Missions;
use DesignMarketplace\Desk\Admin\Screens\Newsletter;
use DesignMarketplace\Desk\Admin\Screens\Outbox;
use DesignMarketplace\Desk\Admin\Screens\Overview;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;
use PHPUnit\Framework\Attributes\DataProvider;

final class ListsTest extends AdminTestCase {

	/** What plain text may hold although it looks like something else. */
	private const HOSTILE = '"><svg onload=window.__pwned=1 <3';

	/**
	 * Positions of texts in a list, in order.
	 * @param string       $html  List.
	 * @param list<string> $texts Texts.
	 */
	private function assert_order( string $html, array $texts ): void {
		$places = array_map( static fn( string $text ): int|false => strpos( $html, $text ), $texts );
		$this->assertNotContains( false, $places, implode( ', ', $texts ) );
		$sorted = $places;
		sort( $sorted );
		$this->assertSame( $sorted, $places );
	}

	public function test_the_open_ones_are_those_the_site_calls_open(): void {
		$before = array( Missions::number(), Missions::number( true ) );
		$owner  = $this->contractor();
		$off    = $this->contractor();
		Market::mission( $owner );
		Market::mission( $off );
		$late = Market::mission( $owner, array( 'title' => 'A late bell' ) );
		update_post_meta( $late, 'design_marketplace_deadline', '2020/01/01' );
		Market::mission( $owner, array( 'status' => 'draft' ) );
		Off::set( $off );
		$this->assertSame( array( $before[0] + 1, $before[1] + 1 ), array( Missions::number(), Missions::number( true ) ) );
		$company = $this->rest( 'GET', "/wp/v2/users?id={$owner}", array(), $owner );
		$this->assertSame( 1, $company->get_data()[0]['missions_open'] ?? 1 );
		$views = Missions::views( array( 'all' => 'All', 'publish' => 'Open (29)', 'trash' => 'Trash' ) );
		$this->assertSame( array( 'all', 'dm_ahead', 'dm_passed', 'trash' ), array_keys( $views ) );
		$this->assertStringContainsString( 'Deadline passed <span class="count">(' . ( $before[1] + 1 ) . ')', $views['dm_passed'] );
		wp_set_current_user( People::administrator() );
		$this->assertStringContainsString( '>' . ( $before[0] + 1 ) . ' open design job', implode( '', ( new At_A_Glance() )->add( array() ) ) );
	}

	public function test_missions_show_company_skill_state_and_applications(): void {
		$skill   = Market::skill();
		$name    = get_term( $skill )->name ?? '';
		$company = $this->contractor( array( 'company' => 'Bell & Sons' ) );
		$open    = Market::mission( $company, array( 'title' => 'An open bell', 'skill' => array( $skill ), 'postingDate' => '2026/02/28', 'engagement' => 'internship', 'place' => 'hybrid', 'paid' => false ) );
		$closed  = Market::mission( $company, array( 'title' => 'A closed bell' ) );
		Market::apply( $this->designer(), $open );
		Market::apply( $this->designer(), $open );
		( new Closing() )->close( $closed );
		$html = $this->list_of( 'dmkt_mission', array( 'author' => (string) $company ) );
		foreach ( array( 'Bell &amp; Sons', esc_html( $name ), '>2</a>', 'February 28, 2026', 'Internship<br>Hybrid<br>Unpaid', "<span class='post-state'>Closed", 'Close</a>' ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		$this->assertSame( 1, substr_count( $html, 'page=design-marketplace-close' ), 'Only the open one can be closed.' );
	}

	public function test_missions_are_filtered_and_sorted(): void {
		$skill = Market::skill();
		$a     = $this->contractor( array( 'company' => 'AAA Company' ) );
		$b     = $this->contractor( array( 'company' => 'BBB Company' ) );
		$one   = Market::mission( $b, array( 'title' => 'Mission one', 'skill' => array( $skill ) ) );
		Market::mission( $a, array( 'title' => 'Mission two', 'skill' => array( $skill ) ) );
		Market::apply( $this->designer(), $one );
		$filter = array( 'dm_skill_id' => (string) $skill );
		$this->assert_order( $this->list_of( 'dmkt_mission', $filter + array( 'orderby' => 'dm_owner', 'order' => 'asc' ) ), array( 'Mission two', 'Mission one' ) );
		$this->assert_order( $this->list_of( 'dmkt_mission', $filter + array( 'orderby' => 'dm_owner', 'order' => 'desc' ) ), array( 'Mission one', 'Mission two' ) );
		$this->assert_order( $this->list_of( 'dmkt_mission', $filter + array( 'orderby' => 'dm_applications', 'order' => 'asc' ) ), array( 'Mission two', 'Mission one' ) );
		foreach ( array( 'dmkt_skill', 'dm_deadline', 'dm_status', 'dm_posted' ) as $order ) {
			$this->assertStringContainsString( 'Mission one', $this->list_of( 'dmkt_mission', $filter + array( 'orderby' => $order ) ), $order );
		}
		$with = $this->list_of( 'dmkt_mission', $filter + array( 'dm_candidates' => 'some' ) );
		$this->assertStringContainsString( 'Mission one', $with );
		$this->assertStringNotContainsString( 'Mission two', $with );
		$this->assertStringNotContainsString( 'Mission one', $this->list_of( 'dmkt_mission', $filter + array( 'dm_candidates' => 'none' ) ) );
		$this->assertStringContainsString( 'Mission two', $this->list_of( 'dmkt_mission', array( 's' => 'aaa comp' ) ), 'A search finds the company.' );
		$this->assertStringNotContainsString( 'Mission one', $this->list_of( 'dmkt_mission', array( 's' => 'aaa comp' ) ) );
		$this->assertStringContainsString( 'Mission one', $this->list_of( 'dmkt_mission', $filter + array( 'dm_candidates' => "x' OR 1=1 --", 'orderby' => 'x;DROP' ) ), 'What is unknown is none.' );
	}

	public function test_an_order_that_is_no_word_is_none(): void {
		Market::mission( $this->contractor(), array( 'title' => 'Mission one' ) );
		$this->assertStringContainsString( 'Mission one', $this->list_of( 'dmkt_mission', array( 'orderby' => array( 'dm_owner' ) ) ) ); // @phpstan-ignore argument.type (what an address may hold)
	}

	public function test_applications_are_filtered_by_mission_and_searched_by_people(): void {
		$company = $this->contractor( array( 'company' => 'Chime Works' ) );
		$mission = Market::mission( $company );
		$other   = Market::mission( $company );
		Market::apply( $this->designer( array( 'name' => 'Wanda Wanted' ) ), $mission );
		Market::apply( $this->designer( array( 'name' => 'Otto Other' ) ), $other );
		$html = $this->list_of( 'dmkt_application', array( 'dm_mission_id' => (string) $mission ) );
		$this->assertStringContainsString( 'Wanda Wanted', $html );
		$this->assertStringNotContainsString( 'Otto Other', $html );
		$this->assertStringNotContainsString( '@example.test', $html, 'Addresses are for the company alone.' );
		$this->assertStringContainsString( 'Otto Other', $this->list_of( 'dmkt_application', array( 's' => 'otto' ) ) );
		$this->assertStringContainsString( 'Wanda Wanted', $this->list_of( 'dmkt_application', array( 's' => 'chime' ) ) );
		foreach ( array( 'title', 'dm_company', 'dm_state', 'dm_posted' ) as $order ) {
			$this->assertStringContainsString( 'Wanda', $this->list_of( 'dmkt_application', array( 'dm_mission_id' => (string) $mission, 'orderby' => $order ) ) );
		}
		( new Closing() )->close( $other );
		$this->assertStringNotContainsString( 'Wanda', $this->list_of( 'dmkt_application', array( 'dm_mission_state' => 'dmkt_closed' ) ) );
	}

	public function test_applications_show_the_stage_that_was_told_and_jobs_count_them(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company, array( 'title' => 'A staged bell' ) );
		Staged::tell( Market::apply( $this->designer( array( 'name' => 'Wanda Wanted' ) ), $mission ), 'shortlisted' );
		Staged::decide( Market::apply( $this->designer( array( 'name' => 'Otto Open' ) ), $mission ), 'declined' );
		$of   = array( 'dm_mission_id' => (string) $mission );
		$html = $this->list_of( 'dmkt_application', $of );
		$this->assertStringContainsString( '<i class="stage-mark" data-stage="shortlisted" aria-hidden="true"></i> <span>Short list</span>', $html );
		$this->assertStringContainsString( '>Wanda Wanted</a>', $html, 'Called by the candidate alone.' );
		$this->assertStringContainsString( '>A staged bell<br>Open</td>', $html );
		$this->assertStringNotContainsString( '>Declined</span>', $html, 'What was not told yet is the company’s.' );
		$listed = $this->list_of( 'dmkt_application', $of + array( 'dm_stage_is' => 'shortlisted' ) );
		$this->assertStringContainsString( 'Wanda Wanted', $listed );
		$this->assertStringNotContainsString( 'Otto Open', $listed );
		$this->assertStringNotContainsString( 'Otto Open', $this->list_of( 'dmkt_application', $of + array( 'dm_stage_is' => 'declined' ) ) );
		$this->assert_order( $this->list_of( 'dmkt_application', $of + array( 'orderby' => 'dm_stage', 'order' => 'asc' ) ), array( 'Otto Open', 'Wanda Wanted' ) );
		$this->assertStringContainsString( '>2</a><br><span class="description">New: 1, Short list: 1</span>', $this->list_of( 'dmkt_mission', array( 'author' => (string) $company ) ) );
	}

	public function test_an_application_shows_the_candidates_face(): void {
		$designer = $this->designer();
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$designer}", array(), $designer, array( 'avatar' => $this->picture( 30, 30 ) ) ) );
		wp_set_current_user( People::administrator() );
		$mission = Market::mission( $this->contractor() );
		Market::apply( $designer, $mission );
		$this->assertMatchesRegularExpression( '/column-dm_image[^>]*><img [^>]*dm-avatar/', $this->list_of( 'dmkt_application', array( 'dm_mission_id' => (string) $mission ) ) );
	}

	public function test_works_are_sorted_and_searched(): void {
		$designer = $this->designer( array( 'name' => 'Zoe Zed' ) );
		Market::work( $designer, array( 'title' => 'Zig' ) );
		foreach ( array( 'dm_owner', 'dmkt_skill', 'dm_client', 'dm_status', 'dm_posted' ) as $order ) {
			$this->assertStringContainsString( 'Zig', $this->list_of( 'dmkt_work', array( 'author' => (string) $designer, 'orderby' => $order ) ), $order );
		}
		$this->assertStringContainsString( 'Zig', $this->list_of( 'dmkt_work', array( 's' => 'zoe zed' ) ) );
	}

	public function test_events_are_sorted_and_filtered_by_their_day(): void {
		foreach ( array( '2025-01-02', '2099-01-02' ) as $day ) {
			$id = (int) wp_insert_post( array( 'post_type' => 'dmkt_event', 'post_status' => 'publish', 'post_title' => "Event of {$day}" ) );
			update_post_meta( $id, 'design_marketplace_date', $day );
		}
		$this->assert_order( $this->list_of( 'dmkt_event', array( 'orderby' => 'dm_day', 'order' => 'desc' ) ), array( 'Event of 2099', 'Event of 2025' ) );
		$past = $this->list_of( 'dmkt_event', array( 'dm_when' => 'past' ) );
		$this->assertStringContainsString( 'Event of 2025', $past );
		$this->assertStringNotContainsString( 'Event of 2099', $past );
	}

	public function test_no_text_of_a_member_is_printed_as_html(): void {
		$hostile  = self::HOSTILE;
		$designer = $this->designer( array( 'name' => $hostile ) );
		$company  = $this->contractor( array( 'company' => $hostile ) );
		$mission  = Market::mission( $company, array( 'title' => $hostile ) );
		Market::work( $designer, array( 'title' => $hostile, 'client' => $hostile ) );
		Market::apply( $designer, $mission );
		wp_update_post( array( 'ID' => Market::apply( $this->designer(), $mission ), 'post_content' => $hostile ) );
		$screens = array(
			'missions'     => $this->list_of( 'dmkt_mission' ),
			'works'        => $this->list_of( 'dmkt_work' ),
			'applications' => $this->list_of( 'dmkt_application' ),
			'overview'     => $this->printed( array( new Overview(), 'show' ) ),
		);
		foreach ( $screens as $name => $html ) {
			$this->assertStringContainsString( '&lt;svg', $html, $name );
			$this->assertStringNotContainsString( '<svg onload', $html, $name );
		}
	}

	/**
	 * Screens, and what makes one more row on them.
	 * @return array<string,array{string}>
	 */
	public static function screens(): array {
		$names = array( 'dmkt_work', 'dmkt_mission', 'dmkt_application', 'dmkt_event', 'users', 'outbox', 'newsletter', 'overview' );
		return array_combine( $names, array_map( static fn( string $name ): array => array( $name ), $names ) );
	}

	#[DataProvider( 'screens' )]
	public function test_many_rows_take_as_many_queries_as_few( string $screen ): void {
		$this->rows( $screen, 5 );
		$few = $this->cost( $screen );
		$this->rows( $screen, 4 );
		$this->assertLessThanOrEqual( $few, $this->cost( $screen ) );
	}

	/**
	 * Adds rows, each of somebody else.
	 * @param string $screen Screen.
	 * @param int    $number How many.
	 */
	private function rows( string $screen, int $number ): void {
		for ( $i = 0; $i < $number; $i++ ) {
			switch ( $screen ) {
				case 'dmkt_work':
					Market::work( $this->designer(), array( 'skill' => array( Market::skill() ) ) );
					break;
				case 'dmkt_event':
					wp_insert_post( array( 'post_type' => 'dmkt_event', 'post_status' => 'publish', 'post_title' => 'Event' ) );
					break;
				case 'users':
				case 'newsletter':
					Member_Fields::write( $this->designer(), array( 'newsletter' => true ) );
					break;
				case 'outbox':
					( new \DesignMarketplace\Mail\Outbox() )->enqueue( uniqid( 'test' ), "user:{$this->designer()}", 'welcome' );
					break;
				default:
					$designer = $this->designer();
					update_user_meta( $designer, Member_Fields::key( 'avatar' ), wp_insert_attachment( array( 'post_mime_type' => 'image/png' ), 'face.png' ) );
					Market::apply( $designer, Market::mission( $this->contractor(), array( 'skill' => array( Market::skill() ) ) ) );
			}
		}
	}

	private function cost( string $screen ): int {
		add_filter( 'edit_posts_per_page', static fn(): int => 20 );
		wp_cache_flush();
		get_userdata( get_current_user_id() );
		wp_load_alloptions();
		return $this->count_queries(
			function () use ( $screen ): void {
				$html = match ( $screen ) {
					'users'      => $this->list_of_users(),
					'outbox'     => $this->page( 'design-marketplace-outbox', array( new Outbox(), 'show' ) ),
					'newsletter' => $this->page( 'design-marketplace-newsletter', array( new Newsletter(), 'show' ) ),
					'overview'   => $this->page( 'design-marketplace', array( new Overview(), 'show' ) ),
					default      => $this->list_of( $screen ),
				};
				$this->assertStringContainsString( '<tr', $html );
			}
		);
	}

	public function test_of_what_came_within_one_second_the_overview_shows_the_last(): void {
		global $wpdb;
		$made = array();
		for ( $i = 0; $i < 9; $i++ ) {
			$designer          = $this->designer();
			$made['user_id'][] = (string) $designer;
			$made['post'][]    = (string) Market::work( $designer );
		}
		$moment = '2099-01-01 00:00:00';
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->users} SET user_registered = %s", $moment ) );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_date = %s WHERE post_type = 'dmkt_work'", $moment ) );
		wp_cache_flush();
		// Which of two equal ones comes first is up to the database. For posts, both databases happen to take the last: here it is the first.
		add_filter( 'query', static fn( string $sql ): string => (string) preg_replace( '/ORDER BY (\w+)\.post_date DESC.*?(?=\s+LIMIT)/s', '$0, $1.ID ASC', $sql ) );
		$html = $this->printed( array( new Overview(), 'show' ) );
		foreach ( $made as $parameter => $ids ) {
			preg_match_all( "/[?;]{$parameter}=(\d+)/", $html, $found );
			$this->assertSame( array_slice( array_reverse( $ids ), 0, 8 ), array_values( array_intersect( $found[1], $ids ) ), $parameter );
		}
	}

	/**
	 * A page of ours as wp-admin prints it.
	 * @param string          $slug Slug.
	 * @param callable():void $show Prints it.
	 */
	private function page( string $slug, callable $show ): string {
		$_GET = array( 'page' => $slug );
		set_current_screen( "marketplace_page_{$slug}" );
		return $this->printed( $show );
	}

	public function test_users_are_shown_with_state_and_last_login_and_filtered_by_state(): void {
		$waiting = $this->designer( array( 'name' => 'Wanda Waits', 'activated' => false ) );
		$active  = $this->contractor( array( 'company' => 'Active Works' ) );
		update_user_meta( $active, '_design_marketplace_last_login', '2026-11-20 10:00:00' );
		$html = $this->list_of_users( array( 'dm_state' => 'waiting' ) );
		$this->assertStringContainsString( 'Wanda Waits', $html );
		$this->assertStringContainsString( 'Not activated', $html );
		$this->assertStringContainsString( 'Resend activation', $html );
		$this->assertStringNotContainsString( 'Active Works', $html );
		$html = $this->list_of_users( array( 'dm_state' => 'active', 'orderby' => 'dm_login', 'order' => 'desc' ) );
		$this->assertStringContainsString( 'Active Works', $html );
		$this->assertStringContainsString( 'November 20, 2026', $html );
		$this->assertStringNotContainsString( 'Wanda Waits', $html );
		$this->assertFalse( State::is_activated( $waiting ) );
	}
}
