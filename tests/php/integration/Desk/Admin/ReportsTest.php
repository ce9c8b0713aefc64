<?php
/** Reports in wp-admin: what administrators read and decide there, and that nobody else does. */

// phpcs:disable WordPress.Security.NonceVerification -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Desk\Admin;

use DesignMarketplace\Desk\Admin\At_A_Glance;
use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Reports\Evidence_View;
use DesignMarketplace\Desk\Admin\Reports\Reports_Screen;
use DesignMarketplace\Desk\Admin\Screens\Outbox;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox as MailQueue;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use WP_User;

final class ReportsTest extends AdminTestCase {

	private const DECIDE = 'decide_report';

	/**
	 * A design job of a new company.
	 * @param string $title Title.
	 */
	private function job( string $title = 'A <bell> for nothing' ): Reported_Item {
		return Reports::item( Market::mission( $this->contractor(), array( 'title' => $title ) ) );
	}

	/**
	 * What the screen prints at an address.
	 * @param array<int|string,mixed> $query Query.
	 */
	private function screen( array $query = array() ): string {
		$_GET = $query;
		set_current_screen( 'marketplace_page_' . Reports_Screen::SLUG );
		return $this->printed( array( new Reports_Screen(), 'show' ) );
	}

	private function page( Reported_Item $thing ): string {
		return $this->screen( array( 'thing' => $thing->key() ) );
	}

	public function test_a_thing_is_one_row_with_who_reported_it_and_why(): void {
		$job   = $this->job();
		$names = array();
		foreach ( array( 'Ada', 'Bea', 'Cleo', 'Dora' ) as $name ) {
			$names[] = $name;
			Reports::make( $job, $this->designer( array( 'name' => "{$name} <3" ) ) );
		}
		$html = $this->screen();
		$this->assertSame( 1, substr_count( $html, 'A &lt;bell&gt; for nothing' ) );
		foreach ( array( 'It rings.', 'Test Company', 'Dora &lt;3', 'Bea &lt;3', 'He wants &lt;3 money first', 'and 1 more' ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
		$this->assertStringNotContainsString( 'Ada', $html, 'The first ones are on the page of the thing.' );
		$this->assertStringContainsString( 'Ada &lt;3', $this->page( $job ) );
	}

	public function test_a_decision_settles_the_reports_and_leaves_the_list(): void {
		$job    = $this->job();
		$report = Reports::make( $job, $this->designer() );
		$end    = $this->send( self::DECIDE, array( 'report' => (string) $report->id, 'decision' => 'hide', 'reason' => 'fraud', 'words' => 'It is <b>so</b>' ) );
		$this->assertSame( 'redirected', $end->how );
		$this->assertSame( array( array( 'hide', 'fraud', 'It is so', People::administrator() ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['reason'], $record['words'], $record['by'] ), ( Decisions::about( array( $job ) )[ $job->key() ] ?? array() ) ) );
		$this->assertSame( 'dmkt_hidden', get_post_status( $job->id ) );
		$this->assertStringContainsString( 'No report is waiting for a decision.', $this->screen() );
		$this->assertStringContainsString( 'A &lt;bell&gt; for nothing', $this->screen( array( 'show' => 'decided' ) ) );
		$this->assertStringNotContainsString( '<form', $this->page( $job ) );
	}

	public function test_what_is_refused_changes_nothing_and_is_not_lost(): void {
		$job    = $this->job();
		$report = Reports::make( $job, $this->designer() );
		$sent   = array( 'report' => (string) $report->id, 'decision' => 'hide', 'reason' => 'other', 'words' => '' );
		foreach ( array( array(), array( 'decision' => 'nonsense' ), array( 'decision' => 'show' ), array( 'decision' => array( 'hide' ) ), array( 'reason' => 'role' ), array( 'reason' => array( 'x' ) ), array( 'report' => '999999' ), array( 'reason' => 'spam', 'words' => 'Long <b>' . str_repeat( 'x', 1001 ) ) ) as $wrong ) {
			$this->send( self::DECIDE, $wrong + $sent );
			$this->assertSame( 'publish', get_post_status( $job->id ) );
		}
		$html = $this->page( $job );
		$this->assertStringContainsString( str_repeat( 'x', 1001 ) . '</textarea>', $html );
		$this->assertMatchesRegularExpression( '/value="spam"[^>]* checked/', $html );
		$this->assertStringNotContainsString( str_repeat( 'x', 1001 ), $this->page( $job ), 'Shown once.' );
	}

	public function test_two_administrators_at_once_make_one_decision(): void {
		$job    = $this->job();
		$report = Reports::make( $job, $this->designer() );
		Reports::decide( $report, Decision_Kind::Dismiss );
		$end = $this->send( self::DECIDE, array( 'report' => (string) $report->id, 'decision' => 'hide', 'reason' => 'fraud' ) );
		$this->assertStringContainsString( 'thing=' . $job->key(), $end->what, 'The second one reads what was decided.' );
		$this->assertSame( 'publish', get_post_status( $job->id ) );
	}

	public function test_a_reported_administrator_does_not_read_who_it_was(): void {
		$judge = $this->contractor();
		( new WP_User( $judge ) )->add_role( 'administrator' );
		$job = Reports::item( Market::mission( $judge, array( 'title' => 'A bell' ) ) );
		Reports::make( $job, $this->designer( array( 'name' => 'Wilma Whistle' ) ) );
		$seen = fn(): string => $this->screen() . $this->page( $job );
		$this->assertStringContainsString( 'Wilma', $seen() );
		wp_set_current_user( $judge );
		$html = $seen();
		$this->assertStringContainsString( 'another administrator reads the reports and decides', $html );
		foreach ( array( 'Wilma', 'money first', '<form', 'evidence=' ) as $secret ) {
			$this->assertStringNotContainsString( $secret, $html );
		}
	}

	public function test_buttons_fit_what_was_reported(): void {
		$job    = $this->job();
		$member = Reported_Item::member( $job->owner );
		$shown  = static function ( string $html ): array {
			preg_match_all( '/<button[^>]* name="decision" value="(\w+)"/', $html, $found );
			return $found[1];
		};
		Reports::make( $job, $this->designer() );
		Reports::make( $member, $this->designer() );
		$this->assertSame( array( 'hide', 'off', 'dismiss' ), $shown( $this->page( $job ) ) );
		$this->assertSame( array( 'off', 'dismiss' ), $shown( $this->page( $member ) ), 'A member is never hidden.' );
	}

	public function test_an_objection_is_answered_from_its_list(): void {
		$id = $this->designer();
		Off::set( $id );
		$decision = State::decision( $id );
		Decisions::add( Reported_Item::member( $id ), Decision_Kind::Objection, '', 'I <3 ads', $id, $decision );
		$this->assertStringContainsString( 'I &lt;3 ads', $this->screen( array( 'show' => 'objections' ) ) );
		$this->assertStringContainsString( 'I &lt;3 ads', $this->page( Reported_Item::member( $id ) ) );
		$this->send( 'decide_again', array( 'record' => (string) $decision, 'decision' => 'off' ) );
		$this->assertCount( 1, Objections::waiting(), 'Neither given back nor kept.' );
		$this->send( 'decide_again', array( 'record' => (string) $decision, 'decision' => 'uphold', 'words' => 'It was spam.' ) );
		$this->assertSame( array(), Objections::waiting() );
		$this->assertTrue( State::is_off( $id ) );
	}

	public function test_what_is_given_back_is_there_again(): void {
		$job    = $this->job();
		$record = Reports::decide( Reports::make( $job, $this->designer() ), Decision_Kind::Hide );
		Decisions::add( $job, Decision_Kind::Objection, '', 'No!', $job->owner, $record['id'] );
		$this->assertStringContainsString( 'name="decision" value="show"', $this->page( $job ) );
		$this->send( 'decide_again', array( 'record' => (string) $record['id'], 'decision' => 'show' ) );
		$this->assertSame( 'publish', get_post_status( $job->id ) );
	}

	public function test_each_look_at_the_evidence_is_logged_and_none_happens_without_a_nonce(): void {
		$job    = $this->job();
		$report = Reports::make( $job, $this->designer() );
		wp_update_post( array( 'ID' => $job->id, 'post_content' => 'Nothing was there.' ) );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( Evidence_View::url( $report ) ), PHP_URL_QUERY ), $query );
		$this->assertStringNotContainsString( 'It rings.', $this->screen( array( '_wpnonce' => 'wrong' ) + $query ) );
		$opened = static fn(): int => count( array_filter( ( Decisions::about( array( $job ) )[ $job->key() ] ?? array() ), static fn( array $record ): bool => Decision_Kind::Opened->value === $record['decision'] ) );
		$this->assertSame( 0, $opened() );
		$this->assertStringContainsString( 'It rings.', $this->screen( $query ) );
		$this->screen( $query );
		$this->assertSame( 2, $opened() );
	}

	public function test_the_number_stands_in_the_menu_the_dashboard_and_nowhere_for_editors(): void {
		$menu = function (): string {
			$GLOBALS['menu']    = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as at the start of a request.
			$GLOBALS['submenu'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as at the start of a request.
			( new Menu() )->add();
			return (string) wp_json_encode( array( $GLOBALS['menu'], $GLOBALS['submenu'][ Menu::SLUG ] ) );
		};
		$this->assertStringNotContainsString( 'awaiting-mod', $menu() );
		$glance = static fn(): string => implode( '', ( new At_A_Glance() )->add( array() ) );
		$this->assertStringNotContainsString( 'reported item', $glance() );
		Reports::make( $this->job(), $this->designer() );
		$this->assertSame( 2, substr_count( $menu(), '1 decision is pending' ) );
		$this->assertStringContainsString( '1 reported item', $glance() );
		$this->act_as( $this->person( 'editor' ) );
		$this->assertStringNotContainsString( 'awaiting-mod', $menu() );
		$this->assertStringNotContainsString( 'reported item', $glance() );
	}

	public function test_the_outbox_tells_nobody_who_reported(): void {
		$reporter = $this->designer( array( 'name' => 'Rita Reporter' ) );
		$email    = People::email( $reporter );
		$report   = Reports::make( $this->job(), $reporter );
		Reports::decide( $report, Decision_Kind::Hide );
		( new MailQueue() )->enqueue( 'test:1', "user:{$reporter}", 'welcome' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE ' . Tables::name( 'outbox' ) . ' SET error = %s WHERE message LIKE %s', "550 <{$email}>: no such mailbox", 'report%' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		$table = function ( array $query ): string {
			$_GET     = $query;
			$_REQUEST = $query;
			set_current_screen( 'toplevel_page_' . Menu::SLUG );
			return $this->printed( static fn() => ( new Outbox() )->show() );
		};
		foreach ( array( 'report_received', 'report_decided' ) as $message ) {
			$html = $table( array( 'message' => $message ) );
			self::assertStringContainsString( 'Whoever reported it', $html );
			self::assertStringContainsString( 'no such mailbox', $html );
			self::assertStringNotContainsString( 'Rita', $html );
			self::assertStringNotContainsString( $email, $html );
		}
		$html = $table( array( 's' => 'Rita' ) );
		self::assertStringContainsString( 'Rita Reporter', $html, 'What has nothing to do with it is found.' );
		self::assertStringNotContainsString( 'Whoever reported it', $html, 'Nor does a search for a person.' );
	}

	public function test_the_members_screen_lists_decisions_about_what_is_theirs(): void {
		$job = $this->job();
		Reports::decide( Reports::make( $job, $this->designer() ), Decision_Kind::Hide );
		$html = $this->printed( static fn() => ( new Decision_List() )->show( new WP_User( $job->owner ) ) );
		foreach ( array( 'Hidden', 'A &lt;bell&gt; for nothing', 'It is &lt;so&gt;', esc_url( Reports_Screen::thing( $job ) ) ) as $text ) {
			$this->assertStringContainsString( $text, $html );
		}
	}

	public function test_a_page_of_the_queue_costs_the_same_however_much_is_on_it(): void {
		$count = function (): int {
			wp_cache_flush();
			wp_get_current_user();
			return $this->count_queries( fn() => $this->screen() );
		};
		Reports::make( $this->job(), $this->designer() );
		Reports::make( Reported_Item::member( $this->designer() ), $this->designer() );
		$few = $count();
		foreach ( array( $this->job(), $this->job(), Reported_Item::member( $this->designer() ) ) as $thing ) {
			Reports::make( $thing, $this->designer() );
			Reports::make( $thing, $this->designer() );
		}
		$this->assertLessThanOrEqual( $few, $count() );
	}

	public function test_a_thing_that_is_gone_has_a_page_and_hostile_addresses_have_the_list(): void {
		$job = $this->job();
		Reports::make( $job, $this->designer() );
		wp_delete_post( $job->id, true );
		$this->assertStringContainsString( 'Deleted', $this->page( $job ) );
		foreach ( array( 'nothing-1', 'mission-', 'mission-0x1', 'mission-99999999999999999999', 'member-1-2' ) as $thing ) {
			$this->assertStringContainsString( 'wp-heading-inline', $this->screen( array( 'thing' => $thing ) ), $thing );
		}
		$this->assertStringContainsString( 'Deleted', $this->page( new Reported_Item( Reported_Kind::Work, 999999, 0 ) ) );
	}
}
