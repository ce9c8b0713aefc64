<?php
/** What applicants read in their own list when the company closes a design job with words, or lets it go on for longer. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Moments\Job_Page;
use DesignMarketplace\Jobs\Applications\Reopening;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Member_Book;
use DesignMarketplace\Tests\Support\Jobs;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClosingWordsTest extends TestCase {

	private int $owner;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		delete_option( 'design_marketplace_extensions' );
		// A Wednesday.
		Moved_Clock::to( '2027-03-03 12:00:00' );
		$this->owner = $this->contractor( array( 'company' => 'Loop Works' ) );
		$this->work();
	}

	/**
	 * The applicant's own row.
	 * @return array<string,mixed>
	 */
	private function own( int $who, int $application ): array {
		return (array) $this->rest( 'GET', "/wp/v2/application/{$application}", array(), $who )->get_data();
	}

	/** @param array<string,mixed> $values What the company sends. */
	private function change( int $mission, array $values ): void {
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$mission}", $values, $this->owner ) );
	}

	/**
	 * The mails that leave now: subjects by address.
	 * @return array<string,string>
	 */
	private function work(): array {
		Mails::clear();
		Mails::worker()->run( 1000 );
		return array_column( Mails::sent(), 'subject', 'to' );
	}

	public function test_words_at_a_close_are_in_the_list_of_those_who_waited(): void {
		$job    = Market::mission( $this->owner );
		$people = array_map( fn(): int => $this->designer(), range( 0, 5 ) );
		$posts  = array_map( static fn( int $who ): int => Market::apply( $who, $job ), $people );
		$stage  = fn( int $at, array $values ) => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$posts[$at]}", $values, $this->owner ) );
		$stage( 0, array( 'stage' => 'chosen', 'tell' => true ) );
		$stage( 1, array( 'stage' => 'declined', 'words' => 'No, thanks', 'tell' => true ) );
		$stage( 2, array( 'stage' => 'shortlisted', 'tell' => true ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$posts[3]}", array( 'stage' => 'withdrawn' ), $people[3] ) );
		$this->change( $job, array( 'close' => true, 'outcome' => 'here', 'chosen' => array( $posts[0] ), 'words' => "Thank you <3\nall" ) );

		$words = fn( int $at ): string => (string) $this->own( $people[ $at ], $posts[ $at ] )['words'];
		$this->assertSame( array( '', 'No, thanks', "Thank you <3\nall", '', "Thank you <3\nall" ), array_map( $words, range( 0, 4 ) ) );
		$this->assertSame( 'filled', $this->own( $people[4], $posts[4] )['outcome'] );
		$list = (array) $this->rest( 'GET', '/wp/v2/application', array(), $people[4] )->get_data();
		$this->assertSame( "Thank you <3\nall", $list[0]['words'] );

		Blocks::set( $people[4], $this->owner, true );
		$this->assertSame( '', $words( 4 ) );
		$this->assertSame( "Thank you <3\nall", $words( 5 ) );
		Off::set( $this->owner );
		$this->assertSame( '', $words( 5 ) );
	}

	public function test_without_a_close_there_are_none(): void {
		$job  = Market::mission( $this->owner );
		$who  = $this->designer();
		$post = Market::apply( $who, $job );
		$this->assertSame( array( '', null ), array( $this->own( $who, $post )['words'], $this->own( $who, $post )['extended'] ) );
	}

	/** @return array<string,array{string,array<string,mixed>,string|null}> */
	public static function ways(): array {
		return array(
			'renewed'             => array( '2027/03/20', array( 'renew' => true ), '2027/05/02' ),
			'renewed, no end'     => array( '', array( 'renew' => true ), null ),
			'a later day'         => array( '2027/03/20', array( 'deadline' => '25/03/2027' ), '2027/03/25' ),
			'no deadline anymore' => array( '2027/03/20', array( 'deadline' => '' ), null ),
		);
	}

	/** @param array<string,mixed> $values What the company sends. */
	#[DataProvider( 'ways' )]
	public function test_who_waits_reads_that_it_goes_on_and_hears_of_it_on_monday( string $deadline, array $values, ?string $until ): void {
		$jobs    = array_map( fn(): int => Market::mission( $this->owner, array( 'deadline' => $deadline ) ), range( 0, 1 ) );
		$who     = $this->designer();
		$decided = $this->designer();
		$ended   = $this->designer();
		$posts   = array_map( static fn( int $job ): int => Market::apply( $who, $job ), $jobs );
		$no      = Market::apply( $decided, $jobs[0] );
		Market::apply( $ended, $jobs[0] );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$no}", array( 'stage' => 'declined', 'tell' => true ), $this->owner ) );
		update_user_meta( $ended, Member_Book::ended_key( Message::REMINDERS ), '1' );
		Moved_Clock::forward( HOUR_IN_SECONDS );
		$this->work();
		foreach ( $jobs as $job ) {
			$this->change( $job, $values );
		}
		Moved_Clock::forward( HOUR_IN_SECONDS );
		$late  = $this->designer();
		$later = Market::apply( $late, $jobs[0] );

		$read = (array) $this->own( $who, $posts[0] )['extended'];
		$this->assertSame( array( '2027-03-03T12:0', $until ), array( substr( $read['date'], 0, 15 ), $read['until'] ) );
		$this->assertSame( array( null, null ), array( $this->own( $decided, $no )['extended'], $this->own( $late, $later )['extended'] ) );

		Moved_Clock::to( '2027-03-08 07:55:00' );
		$this->assertSame( array(), array_intersect_key( $this->work(), array( People::email( $who ) => 1 ) ) );
		Moved_Clock::to( '2027-03-08 08:01:00' );
		$this->assertSame( array( People::email( $who ) => 'Open for longer: A bell and 1 more' ), array_filter( $this->work(), static fn( string $subject ): bool => str_starts_with( $subject, 'Open' ) ) );
		$this->assertStringContainsString( home_url( '/applications' ), (string) wp_json_encode( Mails::sent(), JSON_UNESCAPED_SLASHES ) );
		Moved_Clock::to( '2027-03-15 08:01:00' );
		$this->assertSame( array(), $this->work() );
	}

	public function test_a_shorter_time_a_change_of_words_and_a_reopening_are_none(): void {
		$job  = Market::mission( $this->owner, array( 'deadline' => '2027/03/20' ) );
		$who  = $this->designer();
		$post = Market::apply( $who, $job );
		$this->change( $job, array( 'deadline' => '19/03/2027' ) );
		$this->change( $job, array( 'title' => 'A bigger bell' ) );
		$this->assertNull( $this->own( $who, $post )['extended'] );
		$post_of_job = get_post( $job );
		$this->assertInstanceOf( \WP_Post::class, $post_of_job );
		parse_str( (string) wp_parse_url( Job_Link::url( $post_of_job, Job_Link::RENEW ), PHP_URL_QUERY ), $query );
		$page = ( new Job_Page() )->handle( is_string( $query[ Job_Link::PARAMETER ] ) ? $query[ Job_Link::PARAMETER ] : '', false )[1];
		$this->assertStringContainsString( '1 designer waits for your answer', $page );
		foreach ( array( "/mission/{$job}\"", home_url( '/settings' ), home_url( '/login' ), 'Familjen Grotesk' ) as $part ) {
			$this->assertStringContainsString( $part, $page );
		}
		$this->change( $job, array( 'renew' => true ) );
		$this->assertNotNull( $this->own( $who, $post )['extended'] );
		for ( $day = 0; $day < 130; ++$day ) {
			Moved_Clock::forward( DAY_IN_SECONDS );
			Jobs::watch();
		}
		$this->assertSame( 'dmkt_closed', get_post_status( $job ) );
		$this->assertTrue( ( new Reopening() )->by_company( $job ) );
		$this->assertNull( $this->own( $who, $post )['extended'] );
	}
}
