<?php
/** The page of a report: its words are fixed, its address is good for one report, and one objects to a dismissal once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Faults;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Reports;
use DesignMarketplace\Tests\Support\Snapshot;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report_Page;
use DesignMarketplace\Trust\Report_Query;

final class ReportPageTest extends TestCase {

	private function token( int $report ): string {
		$found = Report_Query::find( $report );
		parse_str( (string) wp_parse_url( $found ? Report_Page::url( $found ) : '', PHP_URL_QUERY ), $query );
		return is_string( $query[ Report_Page::PARAMETER ] ?? null ) ? $query[ Report_Page::PARAMETER ] : '';
	}

	/**
	 * Asks for the page.
	 * @param string                   $token Token.
	 * @param array<string,mixed>|null $sent  Fields of a POST.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function ask( string $token, ?array $sent = null ): array {
		return ( new Report_Page() )->handle( $token, $sent );
	}

	public function test_one_objects_to_a_dismissal_once(): void {
		$report = Reports::make( Reports::item( Market::mission( $this->contractor(), array( 'title' => 'Buy this' ) ) ), $this->designer() )->id;
		$token  = $this->token( $report );
		$object = array( 'do' => 'object', 'words' => 'Look <3 again' );
		$this->assertStringContainsString( 'Nothing has been decided yet', $this->ask( $token )['body'] );
		$this->assertSame( 409, $this->ask( $token, $object )['status'] );
		Reports::decide( $report, Decision_Kind::Dismiss );
		$before = Snapshot::take();
		$page   = $this->ask( $token );
		$this->assertSame( $before, Snapshot::take() );
		$this->assertStringContainsString( '<textarea', $page['body'] );
		$this->assertStringContainsString( 'a court, or to a certified body', $page['body'], 'Who reported reads every way to object at once.' );
		foreach ( array( 'money', 'Buy this' ) as $typed ) {
			$this->assertStringNotContainsString( $typed, $page['body'] );
		}
		foreach ( array( '', array( 'x' ), str_repeat( 'é', 2001 ) ) as $words ) {
			$this->assertSame( 400, $this->ask( $token, array( 'words' => $words ) + $object )['status'] );
		}
		$page = $this->ask( $token, $object );
		$this->assertSame( 200, $page['status'] );
		$this->assertStringContainsString( 'Look &lt;3 again', $page['body'] );
		$this->assertSame( 409, $this->ask( $token, $object )['status'] );
		Reports::decide( $report, Decision_Kind::Dismiss );
		$page = $this->ask( $token );
		$this->assertStringContainsString( 'looked at it again', $page['body'] );
		$this->assertStringNotContainsString( '<textarea', $page['body'] );
		$this->assertSame( 409, $this->ask( $token, $object )['status'], 'Not even to the second decision.' );
	}

	public function test_to_what_was_taken_off_nobody_objects(): void {
		$report   = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		$decision = Reports::decide( $report, Decision_Kind::Hide )['id'];
		$this->assertStringContainsString( 'We have taken it off the site', $this->ask( $this->token( $report ) )['body'] );
		$this->assertSame( 409, $this->ask( $this->token( $report ), array( 'do' => 'object', 'words' => 'More' ) )['status'] );
		$this->assertIsArray( ( new Deciding() )->restore( $decision, '', People::administrator() ) );
		$page = $this->ask( $this->token( $report ) )['body'];
		$this->assertStringContainsString( 'reversed that decision', $page );
		$this->assertStringNotContainsString( 'We have taken it off the site', $page, 'It is there again.' );
	}

	public function test_words_the_database_refuses_stay_in_the_form(): void {
		$report = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		Reports::decide( $report, Decision_Kind::Dismiss );
		$object = array( 'do' => 'object', 'words' => 'Look <3 again' );
		Faults::in_database( 'UPDATE', Tables::name( 'report' ) );
		$page = $this->unlogged( fn(): array => $this->ask( $this->token( $report ), $object ) );
		remove_all_filters( 'query' );
		$this->assertSame( array( 503, 1 ), array( $page['status'], Faults::struck() ) );
		$this->assertStringContainsString( 'Look &lt;3 again</textarea>', $page['body'] );
		$this->assertSame( 200, $this->ask( $this->token( $report ), $object )['status'] );
	}

	public function test_the_page_is_in_the_language_of_its_email(): void {
		$report = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() );
		$this->assertStringContainsString( 'lang=fr', Languages::within( 'fr_FR', static fn(): string => Report_Page::url( $report ) ) );
	}

	public function test_twenty_tries_an_hour(): void {
		$token = $this->token( Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id );
		for ( $times = 0; $times < 20; $times++ ) {
			$this->assertSame( 400, $this->ask( $token, array( 'do' => 'object' ) )['status'] );
		}
		$this->assertSame( 429, $this->ask( $token, array( 'do' => 'object' ) )['status'] );
		$this->assertSame( 200, $this->ask( $token )['status'], 'Reading goes on.' );
	}

	public function test_a_database_that_fails_loses_no_word_of_an_objection(): void {
		$report = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		Reports::decide( $report, Decision_Kind::Dismiss );
		Faults::in_database( 'UPDATE', Tables::name( 'report' ) );
		$page = $this->unlogged( fn(): array => $this->ask( $this->token( $report ), array( 'do' => 'object', 'words' => 'Look <3 again' ) ) );
		$this->assertSame( array( 1, 503 ), array( Faults::struck(), $page['status'] ) );
		$this->assertStringContainsString( 'Look &lt;3 again</textarea>', $page['body'] );
	}

	public function test_once_its_author_is_gone_nothing_waits_again(): void {
		$owner  = $this->contractor();
		$report = Reports::make( Reported_Item::member( $owner ), $this->designer() )->id;
		Reports::decide( $report, Decision_Kind::Dismiss );
		$this->assertTrue( ( new Deletion() )->delete( $owner ) );
		$this->assertStringNotContainsString( '<textarea', $this->ask( $this->token( $report ) )['body'] );
		$this->assertSame( 409, $this->ask( $this->token( $report ), array( 'do' => 'object', 'words' => 'More' ) )['status'] );
		$this->assertSame( array(), Report_Query::queue() );
	}

	public function test_an_address_that_is_forged_or_over_opens_nothing(): void {
		$one                    = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		$other                  = Reports::make( Reports::item( Market::mission( $this->contractor() ) ), $this->designer() )->id;
		$token                  = $this->token( $one );
		[ $id, $until, $proof ] = explode( '.', $token );
		foreach ( array( '', 'x', "{$other}.{$until}.{$proof}", "{$id}." . ( (int) $until + 1 ) . ".{$proof}", substr( $token, 0, -1 ) . 'g', $token . "\n" ) as $forged ) {
			$this->assertSame( 404, $this->ask( $forged )['status'], $forged );
		}
		$this->assertSame( 200, $this->ask( $token )['status'] );
		update_option( Clock::OFFSET, 184 * DAY_IN_SECONDS );
		$this->assertSame( 404, $this->ask( $token )['status'] );
	}
}
