<?php
/** Design jobs one saves: who may, which, how many, and when they leave. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Saved;

use DesignMarketplace\Jobs\Saved\Saved_Data;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

final class SavedTest extends TestCase {

	private const SAVED = '/design-marketplace/v1/saved';

	private int $owner;

	private int $designer;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-01 12:00:00' );
		$this->owner    = $this->contractor( array( 'company' => 'Bell & Co' ) );
		$this->designer = $this->designer();
	}

	/** @param array<string,mixed> $query */
	private function list( array $query = array() ): WP_REST_Response {
		return $this->rest( 'GET', self::SAVED, $query, $this->designer );
	}

	/** @return list<int> */
	private function ids(): array {
		return array_column( $this->list()->get_data(), 'id' );
	}

	private function put( int $job, ?int $who = null ): WP_REST_Response {
		return $this->rest( 'PUT', self::SAVED . "/{$job}", array(), $who ?? $this->designer );
	}

	private function saved( string $title = 'A bell', string $deadline = '' ): int {
		$job = Market::mission( $this->owner, array( 'title' => $title, 'deadline' => $deadline ) );
		$this->assert_answer( 200, $this->put( $job ) );
		return $job;
	}

	/** @return array<string,mixed> */
	private function mission( int $job, int $who ): array {
		return (array) $this->rest( 'GET', "/wp/v2/mission/{$job}", array(), $who )->get_data();
	}

	#[Group( 'sqlite' )]
	public function test_saving_and_taking_off_can_be_repeated_and_the_job_says_it(): void {
		$job = Market::mission( $this->owner, array( 'title' => 'A "bell" & more', 'deadline' => '2027/03/09', 'place' => 'remote' ) );
		$this->assertFalse( $this->mission( $job, $this->designer )['saved'] );
		$this->assertSame( array( 'id' => $job, 'saved' => true ), $this->put( $job )->get_data() );
		$this->assertSame( array( 'id' => $job, 'saved' => true ), $this->put( $job )->get_data() );
		$mission = $this->mission( $job, $this->designer );
		$this->assertSame( array( true, true ), array( $mission['saved'], $mission['can']['save'] ) );
		$item = $this->list()->get_data()[0];
		$this->assertSame( 'Bell & Co', $item['company']['company'] );
		$this->assertSame( home_url( '/project/' . People::slug( $this->owner ) . "/mission/{$job}" ), $item['link'] );
		$this->assertSame(
			array( $job, 'A "bell" & more', true, false, '2027/03/09', false, '2027-03-01T11:0', 'remote' ),
			array( $item['id'], $item['title'], $item['open'], $item['close'], $item['deadline'], $item['applied'], substr( $item['saved_at'], 0, 15 ), $item['place'] )
		);
		Market::apply( $this->designer, $job );
		$this->assertTrue( $this->list()->get_data()[0]['applied'] );
		foreach ( array( 1, 2 ) as $ignored ) {
			$answer = $this->rest( 'DELETE', self::SAVED . "/{$job}", array(), $this->designer );
			$this->assertSame( array( 'id' => $job, 'saved' => false ), $answer->get_data() );
		}
		$this->assertSame( array(), $this->ids() );
	}

	public function test_contractors_save_nothing_and_nobody_what_they_may_not_read(): void {
		$job = Market::mission( $this->owner );
		foreach ( array( $this->owner, $this->contractor() ) as $contractor ) {
			$this->assert_answer( 403, $this->put( $job, $contractor ) );
			$mission = $this->mission( $job, $contractor );
			$this->assertSame( array( false, false ), array( isset( $mission['saved'] ), $mission['can']['save'] ) );
		}
		$this->assert_answer( 200, $this->put( $job, $this->person( 'subscriber' ) ) );
		$draft  = Market::mission( $this->owner, array( 'status' => 'draft' ) );
		$hidden = Market::mission( $this->owner );
		Decided::hide( $hidden );
		$gone = Market::mission( $this->owner );
		wp_trash_post( $gone );
		foreach ( array( 0, 99999999, $draft, $hidden, $gone, Market::work( $this->designer ) ) as $id ) {
			$this->assert_answer( 404, $this->put( $id ) );
			$this->assert_answer( 404, $this->rest( 'DELETE', self::SAVED . "/{$id}", array(), $this->designer ) );
		}
		$this->assert_answer( 404, $this->put( $draft, People::administrator() ) );
		Off::set( $this->owner );
		$this->assert_answer( 404, $this->put( $job ) );
	}

	public function test_a_job_that_takes_no_applications_is_refused_and_one_saved_before_stays(): void {
		$passed = $this->saved( 'Passed', '2027/03/02' );
		$closed = Market::mission( $this->owner );
		$this->rest( 'POST', "/wp/v2/mission/{$closed}", array( 'close' => true ), $this->owner );
		$this->assert_answer( 409, $this->put( $closed ), 'rest_mission_closed' );
		$this->assertFalse( $this->mission( $closed, $this->designer )['can']['save'] );
		Moved_Clock::to( '2027-03-03 12:00:00' );
		$this->assert_answer( 200, $this->put( $passed ) );
		$this->assertTrue( $this->mission( $passed, $this->designer )['can']['save'] );
		$this->assert_answer( 409, $this->put( $passed, $this->designer() ), 'rest_deadline_passed' );
		$this->assertFalse( $this->list()->get_data()[0]['open'] );
	}

	public function test_the_201st_is_refused_and_only_those_shown_count(): void {
		$job = $this->saved();
		Sql::insert(
			'INSERT INTO {posts} (post_author,post_type,post_status,post_title,post_content,post_excerpt,to_ping,pinged,post_content_filtered)',
			array_fill( 0, 199, array( $this->owner, 'dmkt_mission', 'publish', 'Many', '', '', '', '', '' ) )
		);
		Sql::write(
			"INSERT INTO {saved_job} (user_id,mission_id,saved_gmt) SELECT %d, ID, '2027-03-01 11:00:00' FROM {posts} WHERE post_title = 'Many'",
			$this->designer
		);
		$other = Market::mission( $this->owner );
		$this->assert_answer( 409, $this->put( $other ), 'rest_saved_many' );
		$this->assert_answer( 200, $this->put( $job ) );
		wp_trash_post( $job );
		$this->assert_answer( 200, $this->put( $other ) );
	}

	#[Group( 'sqlite' )]
	public function test_the_newest_are_first_and_pages_go_on_by_key(): void {
		$jobs = array_reverse( array( $this->saved(), $this->saved(), $this->saved(), $this->saved() ) );
		$page = $this->list( array( 'per_page' => 2 ) );
		$this->assertSame( array_slice( $jobs, 0, 2 ), array_column( $page->get_data(), 'id' ) );
		// What is saved meanwhile moves nothing.
		$this->saved();
		$next = $this->list( array( 'per_page' => 2, 'before' => (int) $page->get_headers()['X-DM-Next'] ) );
		$this->assertSame( array_slice( $jobs, 2 ), array_column( $next->get_data(), 'id' ) );
		$this->assertArrayNotHasKey( 'X-DM-Next', $next->get_headers() );
		$this->assert_answer( 400, $this->list( array( 'before' => 'x' ) ) );
		$this->assertSame( array(), $this->rest( 'GET', self::SAVED, array(), $this->designer() )->get_data() );
	}

	#[Group( 'sqlite' )]
	public function test_a_closed_one_stays_thirty_days_marked(): void {
		$job = $this->saved();
		$this->rest( 'POST', "/wp/v2/mission/{$job}", array( 'close' => true ), $this->owner );
		Moved_Clock::forward( 30 * DAY_IN_SECONDS - 60 );
		( new Saved_Data() )->expire();
		$item = $this->list()->get_data()[0];
		$this->assertSame( array( $job, false, true ), array( $item['id'], $item['open'], $item['close'] ) );
		Moved_Clock::forward( 120 );
		$this->assertSame( array(), $this->ids() );
		( new Saved_Data() )->expire();
		$this->assertSame( '0', Sql::value( 'SELECT COUNT(*) FROM {saved_job}' ) );
	}

	public function test_trashed_hidden_and_off_leave_at_once_and_are_back_and_a_block_changes_nothing(): void {
		$job = $this->saved();
		wp_trash_post( $job );
		$this->assertSame( array(), $this->ids() );
		wp_untrash_post( $job );
		$this->assertSame( array( $job ), $this->ids() );
		Blocks::set( $this->owner, $this->designer, true );
		$this->assertSame( array( $job ), $this->ids() );
		Off::set( $this->owner );
		$this->assertSame( array(), $this->ids() );
		Off::end( $this->owner );
		$this->assertSame( array( $job ), $this->ids() );
		Decided::hide( $job );
		$this->assertSame( array(), $this->ids() );
	}

	public function test_rows_go_with_either_side_and_are_in_the_export(): void {
		$job    = $this->saved( 'One' );
		$rows   = static fn(): string => (string) Sql::value( 'SELECT COUNT(*) FROM {saved_job}' );
		$export = ( new Saved_Data() )->export( new \WP_User( $this->designer ) )['saved_jobs'][0];
		$this->assertSame( array( 'One', '2027-03-01T11:0' ), array( $export['title'], substr( (string) $export['saved'], 0, 15 ) ) );
		Off::set( $this->owner );
		$this->assertSame( '', ( new Saved_Data() )->export( new \WP_User( $this->designer ) )['saved_jobs'][0]['title'], 'They read no title of it.' );
		Off::end( $this->owner );
		wp_delete_post( $job, true );
		$this->assertSame( '0', $rows() );
		$this->saved();
		$this->assertTrue( ( new Deletion() )->delete( $this->owner ) );
		$this->assertSame( '0', $rows() );
		$this->owner = $this->contractor();
		$this->saved();
		$this->assertTrue( ( new Deletion() )->delete( $this->designer ) );
		$this->assertSame( '0', $rows() );
	}
}
