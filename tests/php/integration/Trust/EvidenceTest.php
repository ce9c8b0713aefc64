<?php
/** What was reported is kept as it was: for administrators, logged, for six months, and without names once a side is gone. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\Kernel\Items\Pictures;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\People\Privacy\Orphans;
use DesignMarketplace\Portfolio\Work_Service;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Evidence;
use DesignMarketplace\Trust\Objecting;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Page;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Stranger_Data;

final class EvidenceTest extends TestCase {

	private function found( int $id ): Report {
		return Report_Query::find( $id ) ?? $this->fail( 'The report is gone.' );
	}

	/** Texts of all that is kept. */
	private function kept(): string {
		global $wpdb;
		return (string) wp_json_encode( $wpdb->get_results( 'SELECT * FROM ' . Tables::name( 'report' ), ARRAY_A ) ) . wp_json_encode( Rows::column( 'content', 'evidence' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
	}

	public function test_it_is_kept_as_it_was_and_each_look_is_logged(): void {
		$owner  = $this->designer( array( 'name' => 'Ada Author' ) );
		$work   = Market::work( $owner, array( 'title' => 'A <3 poster' ), array( 'image' => $this->picture( 840, 560, 'jpeg' ) ) );
		$image  = (string) get_attached_file( Pictures::of( $work )[0] );
		$hash   = hash_file( 'sha256', $image );
		$report = $this->found( Reports::make( Reports::item( $work ), $this->contractor() )->id );
		( new Work_Service() )->update( $work, array( 'title' => 'Harmless', 'image' => null ), array(), null );
		$opened = Evidence::open( $report, People::administrator() );
		$this->assertSame( 'A <3 poster', $opened['content']['texts']['title'] ?? '' );
		$picture = $opened['content']['pictures'][0] ?? array( 'sha256' => '', 'small' => '' );
		$this->assertSame( $hash, $picture['sha256'] );
		$this->assertIsArray( getimagesizefromstring( (string) base64_decode( $picture['small'], true ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as it is kept.
		$this->assertSame( array( array( 'opened', People::administrator() ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['by'] ), Decisions::of( $owner ) ) );
		$this->assertSame( array(), ( new Inventory() )->export( $owner )['decisions'], 'That somebody looked would tell the author of a report.' );
	}

	public function test_what_a_member_alone_sees_is_not_in_it(): void {
		$startup = $this->contractor( array( 'need' => 'A secret need', 'epfl_professor' => 'Professor Secret' ) );
		Reports::make( Reported_Item::member( $startup ), $this->designer() );
		$this->assertStringContainsString( 'A kettle that listens', $this->kept() );
		foreach ( array( 'secret need', 'Professor Secret', People::email( $startup ) ) as $private ) {
			$this->assertStringNotContainsString( $private, $this->kept() );
		}
	}

	public function test_it_is_kept_once_for_all_who_report_the_same(): void {
		$job = Reports::item( Market::mission( $this->contractor() ) );
		$ids = array( Reports::make( $job, $this->designer() )->id, Reports::make( $job, $this->designer() )->id );
		$this->assertSame( $this->found( $ids[0] )->evidence, $this->found( $ids[1] )->evidence );
	}

	public function test_once_its_author_is_gone_no_name_is_left(): void {
		$owner   = $this->designer( array( 'name' => 'Ada Author' ) );
		$work    = Market::work( $owner, array( 'title' => 'A poster', 'client' => 'ada author and others' ), array( 'image' => $this->picture( 840, 560, 'jpeg' ) ) );
		$decided = Reports::make( Reports::item( $work ), $this->contractor() )->id;
		Reports::decide( $decided, Decision_Kind::Dismiss );
		$waiting = Reports::make( Reported_Item::member( $owner ), $this->contractor() )->id;
		$this->assertIsArray( Evidence::open( $this->found( $waiting ), 0 ) );
		$this->assertTrue( ( new Deletion() )->delete( $owner ) );
		$this->assertSame( array( 0, 0 ), array( $this->found( $decided )->thing->owner, $this->found( $waiting )->thing->owner ) );
		$opened = Evidence::open( $this->found( $decided ), 0 );
		$this->assertSame( array( 'A poster', '… and others', array() ), array( $opened['content']['texts']['title'] ?? '', $opened['content']['texts']['client'] ?? '', $opened['content']['pictures'] ?? null ) );
		$this->assertStringNotContainsStringIgnoringCase( 'Ada Author', $this->kept() );
		$this->assertNull( Evidence::open( $this->found( $waiting ), 0 ), 'Of a profile nothing is left without its name.' );
		$this->assertSame( array(), ( new Orphans() )->count(), 'Who looked is still known.' );
	}

	public function test_nobody_ends_a_report_with_the_account(): void {
		[ $owner, $reporter ] = array( $this->contractor( array( 'company' => 'Gone Ltd' ) ), $this->designer() );
		$job                  = Reports::item( Market::mission( $owner, array( 'description' => 'Gone Ltd wants a deposit.' ) ) );
		$report               = Reports::make( $job, $reporter )->id;
		$stranger             = Reports::by_stranger( $job, 'erika@example.test' )->id;
		Mails::worker()->run( 50 );
		Mails::clear();
		$this->assertTrue( ( new Deletion() )->delete( $owner ) );
		$found = $this->found( $report );
		$this->assertSame( array( false, Decision_Kind::Gone, 0, false ), array( $found->waiting, $found->outcome, $found->thing->owner, $found->can_object() ) );
		$this->assertSame( array( 'gone' ), array_column( Decisions::log( 1 ), 'decision' ) );
		$this->assertSame( '… wants a deposit.', Evidence::open( $found, People::administrator() )['content']['texts']['description'] ?? '' );
		$this->assertStringNotContainsString( 'Gone Ltd', $this->kept() );
		Mails::worker()->run( 50 );
		$told = array_column( $this->mails(), 'subject', 'to' );
		$this->assertSame( "Your report no. {$found->number()} is closed", $told[ People::email( $reporter ) ] ?? '' );
		$this->assertStringContainsString( 'is closed', $told['erika@example.test'] ?? '' );
		$this->assertStringContainsString( 'was deleted before we decided', ( new Report_Page() )->handle( self::token( $this->found( $stranger ) ), null )['body'] );
		update_option( Clock::OFFSET, 190 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assertNull( Report_Query::find( $report ) );
	}

	private static function token( Report $report ): string {
		wp_parse_str( (string) wp_parse_url( Report_Page::url( $report ), PHP_URL_QUERY ), $query );
		return is_string( $query[ Report_Page::PARAMETER ] ?? null ) ? $query[ Report_Page::PARAMETER ] : '';
	}

	public function test_once_who_reported_is_gone_the_report_stays_without_them(): void {
		$reporter = $this->designer( array( 'name' => 'Wilma Whistle' ) );
		$report   = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $reporter )->id;
		$export   = ( new Inventory() )->export( $reporter )['reports'];
		$this->assertSame( array( Reports::WORDS ), array_column( $export, 'words' ) );
		$this->assertTrue( ( new Deletion() )->delete( $reporter ) );
		$this->assertSame( 0, $this->found( $report )->reporter );
		$this->assertTrue( $this->found( $report )->waiting );
		$this->assertStringNotContainsString( 'Wilma', $this->kept() );
		$this->assertNull( Rows::value( 'repeat_key', 'report', "id = {$report}" ), 'Nor can be told that it was them.' );
	}

	public function test_a_stranger_is_found_and_forgotten_by_the_address(): void {
		$report = Reports::by_stranger( Reports::item( Market::mission( $this->contractor() ) ), 'erika@example.test' );
		$tools  = new Stranger_Data();
		$this->assertStringContainsString( 'Erika Muster', (string) wp_json_encode( $tools->export( 'erika@example.test' )['data'] ) );
		$this->assertSame( array(), $tools->export( 'other@example.test' )['data'] );
		$this->assertTrue( $tools->erase( 'erika@example.test' )['items_removed'] );
		foreach ( array( 'Erika', 'erika@example.test' ) as $gone ) {
			$this->assertStringNotContainsString( $gone, $this->kept() );
		}
		$this->assertTrue( $this->found( $report->id )->waiting );
		global $wpdb;
		$left = 'SELECT ( SELECT COUNT(*) FROM ' . Tables::name( 'report' ) . ' WHERE repeat_key IS NOT NULL ) + ( SELECT COUNT(*) FROM ' . Tables::name( 'outbox' ) . " WHERE recipient = 'report:{$report->id}' )";
		$this->assertSame( '0', (string) $wpdb->get_var( $left ), 'Neither the key made of the address nor the email to it is kept.' ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed names.
	}

	public function test_it_goes_six_months_after_the_decision(): void {
		$job     = Reports::item( Market::mission( $this->contractor() ) );
		$waiting = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		$decided = Reports::make( $job, $this->designer() )->id;
		Reports::decide( $decided, Decision_Kind::Hide );
		update_option( Clock::OFFSET, 180 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assertNotNull( Evidence::open( $this->found( $decided ), 0 ) );
		update_option( Clock::OFFSET, 190 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assertNull( Report_Query::find( $decided ) );
		$this->assertNotNull( Evidence::open( $this->found( $waiting ), 0 ) );
		$this->assertContains( 'hide', array_column( Decisions::of( $job->owner ), 'decision' ), 'Why it is hidden is known as long as it is.' );
	}

	public function test_what_an_objection_waits_for_is_kept_until_it_is_answered(): void {
		$owner  = $this->contractor();
		$job    = Market::mission( $owner );
		$report = Reports::make( Reports::item( $job ), $this->designer() )->id;
		$first  = Reports::decide( $report, Decision_Kind::Hide )['id'];
		update_option( Clock::OFFSET, 180 * DAY_IN_SECONDS );
		$this->assertNull( ( new Objecting() )->by_author( $owner, $first, 'It rings.' ) );
		// Nothing hides it any more, as a message or a rejected job is not hidden.
		Decided::show( $job );
		foreach ( array( 190, 400 ) as $days ) {
			update_option( Clock::OFFSET, $days * DAY_IN_SECONDS );
			do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
			$this->assertNotNull( Evidence::open( $this->found( $report ), 0 ), "{$days} days" );
			$this->assertSame( array( $first ), array_column( Objections::waiting(), 'about' ), "{$days} days" );
		}
		$this->assertIsArray( ( new Deciding() )->uphold( $first, '', People::administrator() ) );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assertNull( Report_Query::find( $report ) );
		$this->assertContains( $first, array_column( Decisions::of( $owner ), 'id' ), 'The answer is young.' );
		update_option( Clock::OFFSET, 600 * DAY_IN_SECONDS );
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assertSame( array(), Decisions::of( $owner ) );
	}

	public function test_what_a_vanished_account_has_left_is_taken_out(): void {
		global $wpdb;
		[ $owner, $reporter ] = array( $this->contractor( array( 'company' => 'Gone Ltd' ) ), $this->designer() );
		$decided              = Reports::make( Reports::item( Market::mission( $owner ) ), $reporter )->id;
		Reports::decide( $decided, Decision_Kind::Dismiss );
		$stranger = Reports::by_stranger( Reports::item( Market::mission( $this->contractor() ) ), 'erika@example.test' );
		foreach ( array( $owner, $reporter ) as $id ) {
			$wpdb->delete( $wpdb->users, array( 'ID' => $id ) );
			clean_user_cache( $id );
		}
		$counts = ( new Orphans() )->count();
		$this->assertSame( array( 1, 1, 1 ), array( $counts['reporter'] ?? 0, $counts['reported'] ?? 0, $counts['evidence'] ?? 0 ) );
		( new Orphans() )->remove();
		$this->assertSame( array(), array_intersect_key( ( new Orphans() )->count(), array_flip( array( 'reporter', 'reported', 'evidence' ) ) ) );
		$this->assertStringNotContainsString( 'Gone Ltd', $this->kept() );
		$this->assertSame( 'erika@example.test', $this->found( $stranger->id )->address, 'Strangers are nobody’s orphans.' );
	}
}
