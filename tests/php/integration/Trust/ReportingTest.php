<?php
/** A report is made once, of what one sees, as often as one may, and by strangers without a way to write to others. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Portfolio\Work_Service;
use DesignMarketplace\Tests\Support\Hostile;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use WP_REST_Response;

final class ReportingTest extends TestCase {

	private function report( int $who, string $kind, int $id ): WP_REST_Response {
		return $this->rest( 'POST', '/design-marketplace/v1/reports', array( 'kind' => $kind, 'id' => $id, 'reason' => 'fraud' ), $who );
	}

	private function report_as_stranger( string $url, string $email = 'erika@example.test' ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/design-marketplace/v1/reports/stranger',
			array( 'url' => $url, 'reason' => 'rights', 'words' => 'Mine.', 'name' => 'Erika Muster', 'email' => $email )
		);
	}

	/**
	 * The report an answer is about.
	 * @param WP_REST_Response $answer Answer.
	 */
	private function numbered( WP_REST_Response $answer ): Report {
		return Report_Query::by_number( $answer->get_data()['id'] ) ?? $this->fail( 'There is no such report.' );
	}

	public function test_one_report_until_the_thing_changes(): void {
		[ $owner, $reporter ] = array( $this->designer(), $this->contractor() );
		$work                 = Market::work( $owner );
		$first                = $this->report( $reporter, 'work', $work );
		$this->assert_answer( 201, $first );
		( new Work_Service() )->update( $work, array( 'title' => 'Other words' ), array(), null );
		$this->assert_answer( 200, $this->report( $reporter, 'work', $work ) );
		Reports::decide( $this->numbered( $first ), Decision_Kind::Dismiss );
		$this->assert_answer( 201, $this->report( $reporter, 'work', $work ) );
		$second = Report_Query::by( $reporter )[0];
		Reports::decide( $second, Decision_Kind::Dismiss );
		$again = $this->report( $reporter, 'work', $work );
		$this->assert_answer( 200, $again );
		$this->assertEquals( $second->id, $this->numbered( $again )->id );
	}

	public function test_what_is_not_there_for_everybody_cannot_be_reported(): void {
		[ $owner, $reporter ] = array( $this->contractor(), $this->designer() );
		$hidden               = Market::mission( $owner );
		Reports::decide( Reports::make( Reports::item( $hidden ), $reporter )->id, Decision_Kind::Hide );
		$off = $this->designer();
		$of  = Market::work( $off );
		Off::set( $off );
		$waiting = $this->designer( array( 'activated' => false ) );
		foreach ( array( array( 'mission', $hidden ), array( 'work', $of ), array( 'member', $off ), array( 'member', $waiting ), array( 'member', People::administrator() ) ) as [ $kind, $id ] ) {
			$this->assert_answer( 404, $this->report( $this->designer(), $kind, $id ) );
			$this->assert_answer( 404, $this->report( People::administrator(), $kind, $id ) );
		}
		$own = Market::mission( $owner );
		$this->assert_answer( 404, $this->report( $reporter, 'work', $own ) );
		$this->assert_answer( 403, $this->report( $owner, 'mission', $own ), 'rest_report_own' );
		$this->assert_answer( 403, $this->report( $owner, 'member', $owner ), 'rest_report_own' );
		$this->assertSame( array(), Report_Query::queue() );
	}

	public function test_twenty_a_day_and_what_is_repeated_does_not_count(): void {
		$reporter = $this->designer();
		$owner    = $this->contractor();
		for ( $i = 0; $i < 20; $i++ ) {
			$last = Market::mission( $owner );
			$this->assert_answer( 201, $this->report( $reporter, 'mission', $last ) );
			$this->assert_answer( 200, $this->report( $reporter, 'mission', $last ) );
		}
		$next = Market::mission( $owner );
		$this->assert_answer( 429, $this->report( $reporter, 'mission', $next ) );
		$this->assert_answer( 200, $this->report( $reporter, 'mission', $last ) );
		update_option( Clock::OFFSET, DAY_IN_SECONDS + 1 );
		$this->assert_answer( 201, $this->report( $reporter, 'mission', $next ) );
	}

	public function test_an_address_gets_three_mails_a_day_whoever_types_it(): void {
		$owner = $this->contractor();
		for ( $i = 0; $i < 5; $i++ ) {
			$job = Market::mission( $owner );
			$this->assert_answer( 202, $this->report_as_stranger( home_url( '/project/' . People::slug( $owner ) . "/mission/{$job}" ), 0 === $i % 2 ? 'Erika@example.test' : 'erika@example.test' ) );
		}
		$this->assertCount( 5, Report_Query::queue() );
		$this->assertCount( 3, Report_Query::by_address( 'erika@example.test' ) );
		foreach ( Report_Query::queue() as $group ) {
			Reports::decide( $group['report'], Decision_Kind::Dismiss );
		}
		Mails::worker()->run( 100 );
		$this->assertCount( 6, $this->mails(), 'Three receipts and what was decided about these.' );
		foreach ( array( 'Mine.', 'Erika Muster', 'A bell' ) as $typed ) {
			$this->assertStringNotContainsString( $typed, (string) wp_json_encode( $this->mails() ), 'Nobody is sent the words of somebody else.' );
		}
	}

	public function test_letters_after_a_plus_make_no_other_person(): void {
		$owner = $this->contractor();
		$at    = static fn( int $job ): string => home_url( '/project/' . People::slug( $owner ) . "/mission/{$job}" );
		$job   = Market::mission( $owner );
		foreach ( array( 'erika@example.test', 'erika+1@example.test', 'ERIKA+2+3@example.test' ) as $address ) {
			$this->assert_answer( 202, $this->report_as_stranger( $at( $job ), $address ) );
		}
		$this->assertCount( 1, Report_Query::of( Reports::item( $job ) ) );
		$other = Market::mission( $owner );
		$this->assert_answer( 202, $this->report_as_stranger( $at( $other ), 'erika+4@example.test' ) );
		$stored = Report_Query::of( Reports::item( $other ) )[0];
		$this->assertSame( array( '', '' ), array( $stored->address, $stored->name ), 'The mailbox has had its three mails; a name alone nobody could have erased.' );
	}

	public function test_without_a_bot_check_strangers_report_little(): void {
		$owner = $this->contractor();
		for ( $i = 0; $i < 6; $i++ ) {
			$job = Market::mission( $owner );
			$this->assert_answer( $i < 5 ? 202 : 429, $this->report_as_stranger( home_url( '/project/' . People::slug( $owner ) . "/mission/{$job}" ), "erika{$i}@example.test" ) );
		}
	}

	public function test_strangers_report_listed_members_by_any_of_their_addresses(): void {
		$designer = $this->designer();
		$unlisted = $this->designer();
		Market::work( $designer );
		$slug = People::slug( $designer );
		foreach ( array( "/designer/{$slug}" => 202, "/designers/{$slug}/" => 202, "/designer/{$slug}?a=b#c" => 202, "/project/{$slug}" => 400, '/designer/' . People::slug( $unlisted ) => 400, '/designers' => 400, '/' => 400, '' => 400 ) as $path => $status ) {
			$this->assert_answer( $status, $this->report_as_stranger( home_url( $path ) ) );
		}
		$this->assert_answer( 400, $this->report_as_stranger( "https://elsewhere.example/designer/{$slug}" ) );
		$this->assertCount( 1, Report_Query::of( Reported_Item::member( $designer ) ), 'The same person reports the same thing once.' );
	}

	public function test_no_value_breaks_a_call(): void {
		$reporter = $this->designer();
		$job      = Market::mission( $this->contractor() );
		$report   = Reports::make( Reports::item( $job ), $reporter )->number();
		$calls    = array(
			array( '/reports', array( 'kind' => 'mission', 'id' => $job, 'reason' => 'fraud', 'words' => '', 'include_context' => '' ), $reporter ),
			array( '/reports/stranger', array( 'url' => home_url( '/' ), 'reason' => 'fraud', 'words' => '', 'name' => 'x', 'email' => 'a@example.test', 'token' => '', 'fax' => '', 'started_at' => '' ), null ),
			array( "/reports/{$report}", array( 'decision' => 'hide', 'reason' => 'other', 'words' => '', 'id' => '' ), People::administrator() ),
		);
		foreach ( $calls as [ $route, $form, $who ] ) {
			foreach ( array_keys( $form ) as $field ) {
				foreach ( Hostile::values() as $value ) {
					$status = $this->rest( 'POST', "/design-marketplace/v1{$route}", array( $field => $value ) + $form, $who )->get_status();
					$this->assertLessThan( 500, $status, "{$route} {$field} " . wp_json_encode( $value, JSON_PARTIAL_OUTPUT_ON_ERROR ) );
				}
			}
		}
	}

	public function test_strangers_report_a_work_on_a_card_by_the_address_of_its_slideshow(): void {
		$designer = $this->designer();
		$shown    = Market::work( $designer, array(), array( 'image' => $this->picture( 420, 280, 'jpeg' ) ) );
		$other    = Market::work( $designer );
		$profile  = home_url( '/designer/' . People::slug( $designer ) . '?project=' );
		foreach ( array( $shown => array( 'work', $shown ), $other => array( 'member', $designer ) ) as $work => $thing ) {
			$this->assert_answer( 202, $this->report_as_stranger( $profile . $work ) );
			$found = Report_Query::by_address( 'erika@example.test' )[0]->thing;
			$this->assertSame( $thing, array( $found->kind->value, $found->id ) );
		}
	}
}
