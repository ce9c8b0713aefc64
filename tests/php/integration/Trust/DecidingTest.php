<?php
/** One decision for all who reported a thing, told to each side and made once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Portfolio\Giving;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Objecting;
use DesignMarketplace\Trust\Report_Query;
use WP_Error;

final class DecidingTest extends TestCase {

	/**
	 * The queued mails sent, as recipient and subject.
	 * @return list<string>
	 */
	private function sent(): array {
		$before = count( Mails::sent() );
		Mails::worker()->run( 100 );
		return array_map( static fn( array $mail ): string => "{$mail['to']}: {$mail['subject']}", array_slice( Mails::sent(), $before ) );
	}

	private function assert_refused( int $status, mixed $result ): void {
		$this->assertInstanceOf( WP_Error::class, $result );
		$this->assertSame( $status, $result->get_error_data()['status'] );
	}

	public function test_all_who_reported_and_the_author_are_told_once(): void {
		[ $owner, $one, $other ] = array( $this->contractor(), $this->designer(), $this->designer() );
		$job                     = Reports::item( Market::mission( $owner, array( 'title' => 'A bell' ) ) );
		$reports                 = array( Reports::make( $job, $one ), Reports::make( $job, $other ), Reports::by_stranger( $job, 'erika@example.test' ) );
		$this->assertCount( 4, $this->sent(), 'A receipt each, and a note to those who decide.' );
		Reports::decide( $reports[1], Decision_Kind::Hide );
		$site = get_option( 'blogname' );
		$this->assertEqualsCanonicalizing(
			array(
				People::email( $owner ) . ": \"A bell\" on {$site} was hidden",
				People::email( $one ) . ": Your report no. {$reports[0]->number()} is decided",
				People::email( $other ) . ": Your report no. {$reports[1]->number()} is decided",
				"erika@example.test: Your report no. {$reports[2]->number()} is decided",
			),
			$this->sent()
		);
		$this->assertNotSame( 'publish', get_post_status( $job->id ) );
		foreach ( $reports as $report ) {
			$this->assert_refused( 409, ( new Deciding() )->decide( $report->id, Decision_Kind::Dismiss, null, '', People::administrator() ) );
		}
		$this->assertSame( array(), Report_Query::queue() );
		$this->assertSame( array(), $this->sent() );
	}

	public function test_the_author_is_told_why_and_never_who(): void {
		[ $owner, $reporter ] = array( $this->contractor(), $this->designer( array( 'name' => 'Wilma Whistle' ) ) );
		$job                  = Reports::item( Market::mission( $owner ) );
		Reports::decide( Reports::make( $job, $reporter )->id, Decision_Kind::Hide );
		$this->sent();
		$mails = array_filter( Mails::sent(), static fn( array $mail ): bool => People::email( $owner ) === $mail['to'] );
		$mail  = (string) wp_json_encode( array_values( $mails ) );
		foreach ( array( 'It is &lt;so&gt;', 'not a machine', 'until an administrator shows it again', 'it was reported to us' ) as $words ) {
			$this->assertStringContainsString( $words, $mail );
		}
		$known = $mail . wp_json_encode( ( new Inventory() )->export( $owner ) ) . wp_json_encode( ( new Inventory() )->formal( $owner ) );
		foreach ( array( 'Wilma', 'money first', People::email( $reporter ) ) as $secret ) {
			$this->assertStringNotContainsString( $secret, $known );
		}
	}

	public function test_of_a_dismissal_the_author_hears_nothing(): void {
		[ $owner, $reporter ] = array( $this->contractor(), $this->designer() );
		$report               = Reports::make( Reported_Item::member( $owner ), $reporter );
		$this->sent();
		Reports::decide( $report, Decision_Kind::Dismiss );
		$this->assertSame( array( People::email( $reporter ) . ": Your report no. {$report->number()} is decided" ), $this->sent() );
		$this->assertSame( array(), ( new Inventory() )->export( $owner )['decisions'] );
		$this->assertSame( 'dismiss', ( new Inventory() )->formal( $owner )['dismissed_reports'][0]['decision'] );
	}

	public function test_a_job_switches_its_company_off(): void {
		$owner  = $this->contractor();
		$job    = Reports::item( Market::mission( $owner ) );
		$report = Reports::make( $job, $this->designer() )->id;
		$id     = Reports::decide( $report, Decision_Kind::Off )['id'];
		$this->assertTrue( State::is_off( $owner ) );
		$this->assertSame( array( $id, 'mission', $job->id ), array( State::decision( $owner ), Decisions::get( $id )['kind'] ?? '', Decisions::get( $id )['item'] ?? 0 ) );
	}

	public function test_who_is_off_already_is_off_by_the_decision_before(): void {
		$owner  = $this->contractor();
		$report = Reports::make( Reported_Item::member( $owner ), $this->designer() )->id;
		Off::set( $owner );
		$this->assertSame( State::decision( $owner ), Reports::decide( $report, Decision_Kind::Off )['id'] );
		$this->assertCount( 1, Decisions::of( $owner ) );
	}

	public function test_what_cannot_be_decided(): void {
		$owner  = $this->contractor();
		$id     = Market::mission( $owner );
		$report = Reports::make( Reports::item( $id ), $this->designer() )->id;
		$member = Reports::make( Reported_Item::member( $owner ), $this->designer() )->id;
		$admin  = People::administrator();
		$decide = new Deciding();
		$this->assert_refused( 403, $decide->decide( $report, Decision_Kind::Dismiss, null, '', $owner ) );
		$this->assert_refused( 404, $decide->decide( $report + 1000, Decision_Kind::Dismiss, null, '', $admin ) );
		$this->assert_refused( 400, $decide->decide( $member, Decision_Kind::Hide, Decision_Reason::Spam, '', $admin ) );
		$this->assert_refused( 400, $decide->decide( $report, Decision_Kind::Hide, null, '', $admin ) );
		$this->assert_refused( 400, $decide->decide( $report, Decision_Kind::Hide, Decision_Reason::Other, '', $admin ) );
		$this->assert_refused( 400, $decide->decide( $report, Decision_Kind::Dismiss, null, str_repeat( 'é', 1001 ), $admin ) );
		foreach ( array( Decision_Kind::On, Decision_Kind::Show, Decision_Kind::Uphold, Decision_Kind::Objection, Decision_Kind::Opened ) as $what ) {
			$this->assert_refused( 400, $decide->decide( $report, $what, Decision_Reason::Spam, '', $admin ) );
		}
		wp_delete_post( $id, true );
		$this->assert_refused( 404, $decide->decide( $report, Decision_Kind::Hide, Decision_Reason::Spam, '', $admin ) );
		$this->assertCount( 2, Report_Query::queue() );
		$this->assertSame( array(), Decisions::of( $owner ) );
	}

	public function test_an_answer_is_followed_by_one_second_decision(): void {
		$owner  = $this->contractor();
		$job    = Reports::item( Market::mission( $owner, array( 'title' => 'A bell' ) ) );
		$who    = $this->designer();
		$report = Reports::make( $job, $who );
		$first  = Reports::decide( $report->id, Decision_Kind::Hide )['id'];
		$again  = new Deciding();
		$admin  = People::administrator();
		$this->sent();
		$this->assert_refused( 409, $again->uphold( $first, '', $admin ) );
		$this->assertNull( ( new Objecting() )->by_author( $owner, $first, 'It comes back.' ) );
		$this->assertSame( array( $first ), array_column( Objections::waiting(), 'about' ) );
		$this->assertIsArray( $again->uphold( $first, 'It does not.', $admin ) );
		$this->assertSame( array(), Objections::waiting() );
		$this->assertSame( array( People::email( $owner ) . ': We have read your objection on ' . get_option( 'blogname' ) ), $this->sent() );
		$this->assert_refused( 409, $again->uphold( $first, '', $admin ) );
		$this->assertIsArray( $again->restore( $first, '', $admin ), 'What was wrong can always be put right.' );
		$this->assertSame( 'publish', get_post_status( $job->id ) );
		$this->assertEqualsCanonicalizing( array( People::email( $owner ) . ': "A bell" on ' . get_option( 'blogname' ) . ' is shown again', People::email( $who ) . ": Your report no. {$report->number()} is decided" ), $this->sent() );
		$this->assertStringContainsString( '/project/' . People::slug( $owner ) . "/mission/{$job->id}", (string) wp_json_encode( Mails::sent(), JSON_UNESCAPED_SLASHES ) );
		$this->assert_refused( 409, $again->restore( $first, '', $admin ) );
	}

	public function test_nobody_objects_to_what_was_taken_back(): void {
		$owner = $this->contractor();
		$first = Reports::decide( Reports::make( Reports::item( Market::mission( $owner ) ), $this->designer() )->id, Decision_Kind::Hide )['id'];
		$this->assertIsArray( ( new Deciding() )->restore( $first, '', People::administrator() ) );
		$this->assert_refused( 409, ( new Objecting() )->by_author( $owner, $first, 'Why at all?' ) );
	}

	/**
	 * Words of the emails a reporter got.
	 * @return list<string>
	 */
	private function told( int $reporter ): array {
		Mails::worker()->run( 100 );
		$mails = array_filter( Mails::sent(), static fn( array $mail ): bool => People::email( $reporter ) === $mail['to'] && str_contains( $mail['subject'], 'is decided' ) );
		return array_values( array_column( $mails, 'message' ) );
	}

	public function test_who_reported_what_is_back_is_told_so_once(): void {
		[ $owner, $one, $other ] = array( $this->contractor(), $this->designer(), $this->designer() );
		$job                     = Reports::item( Market::mission( $owner ) );
		$first                   = Reports::decide( Reports::make( $job, $one )->id, Decision_Kind::Hide )['id'];
		$this->assertCount( 1, $this->told( $one ) );
		$this->assertIsArray( ( new Deciding() )->restore( $first, '', People::administrator() ) );
		$words = $this->told( $one );
		$this->assertCount( 2, $words );
		foreach ( array( 'reversed that decision', 'a court' ) as $part ) {
			$this->assertStringContainsString( $part, $words[1] );
		}
		$second = Reports::decide( Reports::make( Reported_Item::member( $owner ), $other )->id, Decision_Kind::Off )['id'];
		Off::end( $owner );
		$words = $this->told( $other );
		$this->assertCount( 1, $words, 'Of a decision that was reversed before the email left, one hears the end.' );
		$this->assertStringContainsString( 'reversed that decision', $words[0] );
		$this->assertSame( $second, Report_Query::by( $other )[0]->decision );
		$this->assertCount( 2, $this->told( $one ), 'That was about something else.' );
	}

	public function test_an_item_that_was_given_away_is_decided_about_where_it_is(): void {
		[ $before, $after ] = array( $this->designer(), $this->designer() );
		$work               = Market::work( $before, array( 'title' => 'A gong' ) );
		$reports            = array( Reports::make( Reports::item( $work ), $this->contractor() )->id, Reports::make( Reported_Item::member( $before ), $this->contractor() )->id );
		$this->sent();
		wp_set_current_user( People::administrator() );
		$this->assertNull( ( new Giving() )->give( $work, $after ) );
		$this->assertSame( array( $after, $before ), array_map( static fn( int $id ): int => Report_Query::find( $id )->thing->owner ?? 0, $reports ) );
		$this->assertTrue( ( new Deletion() )->delete( $before ) );
		$this->assertTrue( Report_Query::find( $reports[0] )->waiting ?? false, 'The work is still there.' );
		$decision = Reports::decide( $reports[0], Decision_Kind::Hide );
		$this->assertSame( $after, Decisions::get( $decision['id'] )['user'] ?? 0 );
		$this->assertContains( People::email( $after ) . ': "A gong" on ' . get_option( 'blogname' ) . ' was hidden', $this->sent() );
		$this->assertStringContainsString( "={$after}.{$decision['id']}.", $this->rest( 'GET', "/wp/v2/work/{$work}", array(), $after )->get_data()['hidden']['page'] );
	}

	/** Article 17 of the Digital Services Act: restriction, how long, facts, rule, no machine, and each way to object. */
	public function test_a_statement_of_reasons_says_all_a_member_may_ask_for(): void {
		[ $hidden, $off ] = array( $this->contractor(), $this->contractor() );
		Reports::decide( Reports::make( Reports::item( Market::mission( $hidden ) ), $this->designer() ), Decision_Kind::Hide );
		Reports::decide( Reports::make( Reports::item( Market::mission( $off, array( 'title' => 'A drum' ) ) ), $this->designer() ), Decision_Kind::Off );
		$this->sent();
		$common = array( 'It is &lt;so&gt;', 'article 146', 'it was reported to us', 'not a machine', 'tell us once why you disagree', 'a court', 'certified body', 'download your data and delete the account', 'six months' );
		foreach ( array( $hidden => array( 'until an administrator shows it again' ), $off => array( 'Until we switch it on again', 'a design job: “A drum”' ) ) as $owner => $own ) {
			$mail = array_values( array_filter( Mails::sent(), static fn( array $mail ): bool => People::email( $owner ) === $mail['to'] && ! str_contains( $mail['subject'], 'report' ) ) );
			$this->assertCount( 1, $mail );
			foreach ( array_merge( $common, $own ) as $part ) {
				$this->assertStringContainsString( $part, $mail[0]['message'] );
			}
		}
	}

	public function test_an_account_is_given_back_by_the_decision_it_is_off_by_alone(): void {
		$owner = $this->contractor();
		$first = Reports::decide( Reports::make( Reported_Item::member( $owner ), $this->designer() )->id, Decision_Kind::Off )['id'];
		$this->assertNull( ( new Objecting() )->by_author( $owner, $first, 'It was not me.' ) );
		$this->assertIsArray( ( new Deciding() )->restore( $first, '', People::administrator() ) );
		$this->assertFalse( State::is_off( $owner ) );
		$this->assertSame( array(), Objections::waiting() );
		Off::set( $owner );
		$this->assert_refused( 409, ( new Deciding() )->restore( $first, '', People::administrator() ) );
		$this->assert_refused( 404, ( new Deciding() )->restore( Reports::decide( Reports::make( Reports::item( Market::work( $this->designer() ) ), $this->designer() )->id, Decision_Kind::Dismiss )['id'], '', People::administrator() ) );
	}

	public function test_a_reporter_who_objects_is_answered_by_a_second_decision(): void {
		[ $owner, $reporter ] = array( $this->contractor(), $this->designer() );
		$report               = Reports::make( Reports::item( Market::mission( $owner ) ), $reporter )->id;
		$first                = Reports::decide( $report, Decision_Kind::Dismiss )['id'];
		$this->assertNull( ( new Objecting() )->by_reporter( $report, 'Look at the end.' ) );
		$this->assertSame( array( 1, 1 ), array( Report_Query::queue()[0]['count'] ?? 0, Report_Query::queue()[0]['objections'] ?? 0 ) );
		$second = Reports::decide( $report, Decision_Kind::Hide )['id'];
		$found  = Report_Query::find( $report );
		$this->assertSame( array( $first, $second, Decision_Kind::Hide, false ), array( $found?->decision, $found?->second, $found?->outcome, $found?->waiting ) );
		$this->assertSame( 409, ( new Objecting() )->by_reporter( $report, 'And again.' )?->get_error_data()['status'] ?? 0 );
	}

	public function test_the_reasons_of_reports_and_of_decisions_are_the_same(): void {
		$this->assertSame( array_column( Decision_Reason::choices(), 'value' ), array_keys( Contract::enum( 'report_reasons' ) ) );
	}
}
