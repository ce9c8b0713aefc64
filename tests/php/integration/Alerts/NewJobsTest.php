<?php
/** What one company posts within an hour goes out together, says what the jobs are when it leaves, and is heard of once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Alerts\Matching;
use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Leases;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;

final class NewJobsTest extends TestCase {

	private const HOUR = HOUR_IN_SECONDS;

	/**
	 * A skill the designer has.
	 * @var int
	 */
	private int $skill;

	/**
	 * A designer who asked for these mails.
	 * @var int
	 */
	private int $designer;

	/**
	 * A company.
	 * @var int
	 */
	private int $owner;

	protected function setUp(): void {
		parent::setUp();
		$this->at( 0 );
		$this->skill    = Market::skill();
		$this->designer = $this->wants( array( $this->skill ) );
		$this->owner    = $this->contractor( array( 'company' => 'Loop Works' ) );
	}

	public function test_forty_jobs_of_a_minute_are_one_mail_that_links_each(): void {
		$ids = array();
		for ( $i = 1; $i <= 40; $i++ ) {
			$ids[] = $this->post( "Job {$i}" );
		}
		$this->assertSame( array(), $this->heard( self::HOUR - 60 ), 'The first waits for the others.' );
		$mails = $this->heard( self::HOUR + 1 );
		$this->assertCount( 1, $mails );
		$this->assertSame( 'New design job at Loop Works: Job 1 and 39 more', $mails[0]['subject'] );
		foreach ( $ids as $id ) {
			$this->assertStringContainsString( '/project/' . People::slug( $this->owner ) . "/mission/{$id}\"", $mails[0]['message'] );
		}
		$this->assertSame( array(), $this->heard( 30 * self::HOUR ) );
	}

	public function test_one_job_is_linked_itself(): void {
		$id    = $this->post( 'Night trains' );
		$mails = $this->heard( self::HOUR + 1 );
		$this->assertSame( array( 'New design job at Loop Works: Night trains' ), array_column( $mails, 'subject' ) );
		$this->assertMatchesRegularExpression( '#<a href="' . preg_quote( home_url( '/project/' . People::slug( $this->owner ) . "/mission/{$id}" ), '#' ) . '" style="display:inline-block#', $mails[0]['message'] );
	}

	public function test_the_hour_begins_with_the_first_and_ends_for_all(): void {
		$this->post( 'One' );
		$this->assertCount( 0, $this->heard( 50 * 60 ) );
		$this->post( 'Two' );
		$this->assertCount( 1, $this->heard( self::HOUR + 1 ) );
		$this->post( 'Three' );
		$this->assertCount( 0, $this->heard( 2 * self::HOUR - 60 ) );
		$mails = $this->heard( 2 * self::HOUR + 5 );
		$this->assertSame( array( 'New design job at Loop Works: Three' ), array_column( $mails, 'subject' ) );
	}

	public function test_one_that_comes_when_the_time_is_over_but_no_worker_was_there_begins_the_next_hour(): void {
		$this->post( 'One' );
		$this->at( self::HOUR + 60 );
		$this->post( 'Two' );
		$this->assertSame( array( 'New design job at Loop Works: One' ), array_column( $this->heard( self::HOUR + 60 ), 'subject' ) );
		$this->assertSame( array( 'New design job at Loop Works: Two' ), array_column( $this->heard( 3 * self::HOUR ), 'subject' ) );
	}

	public function test_each_company_has_an_hour_of_its_own(): void {
		$this->post( 'One' );
		$this->post( 'Two', array(), $this->contractor( array( 'company' => 'Other' ) ) );
		$this->assertCount( 2, $this->heard( self::HOUR + 1 ) );
	}

	public function test_it_says_what_the_jobs_are_when_it_leaves(): void {
		$closed  = $this->post( 'Closed one' );
		$trashed = $this->post( 'Trashed one' );
		$changed = $this->post( 'Old title' );
		$moved   = $this->post( 'Other skill' );
		$erased  = $this->post( 'Erased one' );
		$draft   = $this->post( 'Draft one', array( 'status' => 'draft' ) );
		$kept    = $this->post( 'Kept one' );
		( new Closing() )->close( $closed );
		wp_trash_post( $trashed );
		( new Mission_Service() )->update( $changed, array( 'title' => 'New title' ), null );
		( new Mission_Service() )->update( $moved, array( 'skill' => array( Market::skill() ) ), null );
		wp_delete_post( $erased, true );
		$mails = $this->heard( self::HOUR + 1 );
		$this->assertSame( array( 'New design job at Loop Works: New title and 1 more' ), array_column( $mails, 'subject' ) );
		foreach ( array( $closed, $trashed, $moved, $erased, $draft ) as $id ) {
			$this->assertStringNotContainsString( "/mission/{$id}\"", $mails[0]['message'] );
		}
		foreach ( array( $changed, $kept ) as $id ) {
			$this->assertStringContainsString( "/mission/{$id}\"", $mails[0]['message'] );
		}
	}

	public function test_what_changes_between_the_list_and_the_mail_is_left_out_too(): void {
		$first  = $this->post( 'One' );
		$second = $this->post( 'Two' );
		$this->at( self::HOUR + 1 );
		( new Indexer() )->flush();
		$this->assertSame( 1, Mails::worker()->run( 1 ), 'Only the list is made.' );
		( new Closing() )->close( $first );
		$this->assertSame( array( 'New design job at Loop Works: Two' ), array_column( $this->heard( self::HOUR + 2 ), 'subject' ) );
		$this->assertNotSame( $first, $second );
	}

	public function test_nothing_is_sent_when_nothing_is_left(): void {
		wp_trash_post( $this->post( 'One' ) );
		( new Closing() )->close( $this->post( 'Two' ) );
		$this->assertSame( array(), $this->heard( self::HOUR + 1 ) );
		$this->assertSame( 0, Rows::count( 'outbox', "recipient <> 'fan-out'" ) );
	}

	public function test_one_is_heard_of_once_for_ever(): void {
		$id = $this->post( 'One' );
		$this->assertCount( 1, $this->heard( self::HOUR + 1 ) );
		$late  = $this->wants( array( $this->skill ) );
		$hours = 2;
		$again = function () use ( &$hours ): void {
			$hours += 24;
			$this->assertSame( array(), $this->heard( $hours * self::HOUR ) );
		};
		( new Mission_Service() )->update( $id, array( 'title' => 'New title' ), 'publish' );
		$again();
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$again();
		// The log is cleared after ninety days; what was told stays told.
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'outbox' ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- fixed name.
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$again();
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		wp_publish_post( $id );
		$again();
		$this->assertNotSame( $late, $this->designer );
	}

	public function test_what_waits_or_was_told_is_not_noted_again(): void {
		$id = $this->post( 'One' );
		$this->at( self::HOUR + 60 );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertCount( 1, $this->heard( self::HOUR + 60 ) );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertSame( 0, Rows::count( 'alert_news', 'matched = 0' ) );
	}

	public function test_many_are_queued_in_steps_about_the_same_jobs(): void {
		global $wpdb;
		$keys = array();
		for ( $id = 900001; $id <= 900601; $id++ ) {
			$keys[] = "('jobs&skill={$this->skill}', 0, {$id}, {$id}, {$this->skill})";
		}
		$wpdb->query( 'INSERT INTO ' . Tables::name( 'search_key' ) . ' (bucket, turn, search_id, user_id, skill_id) VALUES ' . implode( ',', $keys ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers and fixed names.
		$id = $this->post( 'One' );
		$this->at( self::HOUR + 1 );
		$this->assertSame( 1, Mails::worker()->run( 1 ) );
		$this->assertSame( 500, Rows::count( 'outbox', "status = 'waiting'" ) );
		$this->assertSame( 1, Mails::worker()->run( 1 ) );
		$this->assertGreaterThanOrEqual( 601, Rows::count( 'outbox', "status = 'waiting'" ) );
		$this->assertSame( 0, Rows::count( 'outbox', "status = 'waiting' AND payload <> '{\"ids\":[{$id}]}'" ) );
	}

	public function test_one_that_was_away_at_the_time_is_told_when_it_is_back(): void {
		$id = $this->post( 'One' );
		wp_trash_post( $id );
		$this->assertSame( array(), $this->heard( self::HOUR + 1 ) );
		wp_untrash_post( $id );
		$this->assertCount( 1, $this->heard( 3 * self::HOUR ) );
	}

	public function test_each_reads_only_of_the_skills_they_have(): void {
		$other  = Market::skill();
		$second = $this->wants( array( $other ) );
		$this->post( 'Mine' );
		$this->post( 'Yours', array( 'skill' => array( $other ) ) );
		$subjects = array_column( $this->heard( self::HOUR + 1 ), 'subject', 'to' );
		$this->assertSame( 'New design job at Loop Works: Mine', $subjects[ People::email( $this->designer ) ] );
		$this->assertSame( 'New design job at Loop Works: Yours', $subjects[ People::email( $second ) ] );
	}

	public function test_a_worker_that_died_in_the_middle_and_another_beside_it_send_each_once(): void {
		$this->post( 'One' );
		$this->post( 'Two' );
		$this->at( self::HOUR + 1 );
		$leases = new Leases();
		( new Matching() )->run();
		( new Matching() )->run();
		$row = $leases->take( $leases->due( 1 )[0] );
		$this->assertNotNull( $row, 'The first worker has it, and dies.' );
		$this->assertSame( array(), $this->heard( self::HOUR + 2 ) );
		$this->assertCount( 1, $this->heard( self::HOUR + 1000 ), 'After its lease another one does it.' );
		$leases->continue_at( $row, array( 'ids' => array() ), 0 );
		$this->assertCount( 0, $this->heard( 5 * self::HOUR ), 'The word of the dead counts no more.' );
	}

	public function test_a_list_that_breaks_off_is_made_again_and_loses_no_job(): void {
		$this->post( 'One' );
		$break = static fn( string $query ): string => str_starts_with( $query, 'INSERT' ) && str_contains( $query, 'user:' ) ? throw new RuntimeException( 'killed' ) : $query;
		add_filter( 'query', $break );
		$this->assertCount( 0, $this->heard( self::HOUR + 1 ) );
		remove_filter( 'query', $break );
		$this->assertSame( 1, Rows::count( 'outbox', "status = 'expand' AND error LIKE '%killed%'" ) );
		$this->assertCount( 1, $this->heard( 2 * self::HOUR - 60 ) );
	}

	public function test_a_deleted_companys_jobs_are_told_to_nobody(): void {
		global $wpdb;
		$id = $this->post( 'One' );
		$wpdb->delete( $wpdb->posts, array( 'ID' => $id ) );
		clean_post_cache( $id );
		$this->assertSame( array(), $this->heard( self::HOUR + 1 ) );
		$this->assertSame( 0, Rows::count( 'outbox', '1=1' ) );
		$this->assertSame( 0, Rows::count( 'alert_news', "kind = 'jobs'" ), 'It does not stay due.' );
	}

	/**
	 * A designer who asked for these mails.
	 * @param list<int> $skills Skills.
	 */
	private function wants( array $skills ): int {
		return $this->designer( array( 'skill' => $skills, 'notification_enabled' => true ) );
	}

	/**
	 * Posts a job.
	 * @param string              $title  Title.
	 * @param array<string,mixed> $values Values that differ.
	 * @param int                 $owner  Company, 0 for the usual one.
	 */
	private function post( string $title, array $values = array(), int $owner = 0 ): int {
		return Market::mission( 0 === $owner ? $this->owner : $owner, $values + array( 'title' => $title, 'skill' => array( $this->skill ) ) );
	}

	/**
	 * Moves the clock.
	 * @param int $seconds From the real time.
	 */
	private function at( int $seconds ): void {
		update_option( Clock::OFFSET, $seconds );
	}

	/**
	 * The mails that leave at a time, beside those that left before.
	 * @param int $seconds From the real time.
	 * @return list<array<string,mixed>>
	 */
	private function heard( int $seconds ): array {
		( new Indexer() )->flush();
		$this->at( $seconds );
		$before = count( $this->mails() );
		Mails::worker()->run( 100 );
		return array_slice( $this->mails(), $before );
	}
}
