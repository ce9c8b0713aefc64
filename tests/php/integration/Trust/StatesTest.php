<?php
/**
 * The table of states: what is withdrawn, blocked, hidden, held, off or erased, and where nobody finds it. Each cell names the test that holds it.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Trust;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Jobs\Applications\Application_Table;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Talks\Seat;
use DesignMarketplace\Tests\integration\Alerts\DigestsTest;
use DesignMarketplace\Tests\integration\Alerts\NewJobsTest;
use DesignMarketplace\Tests\integration\Jobs\Applications\StagesReadTest;
use DesignMarketplace\Tests\integration\Jobs\Applications\TellingTest;
use DesignMarketplace\Tests\integration\Mail\MemberMailsTest;
use DesignMarketplace\Tests\integration\People\Members\OffMailsTest;
use DesignMarketplace\Tests\integration\People\Members\OffPicturesTest;
use DesignMarketplace\Tests\integration\People\Members\OffTest;
use DesignMarketplace\Tests\integration\Talks\BlockTest;
use DesignMarketplace\Tests\integration\Talks\ConversationErasureTest;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Documents;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

final class StatesTest extends TestCase {

	/** Words no other item has. */
	private const NAME = 'Quixote Unfindable';

	/** Each cell of the contract's table, and what else a state is asked about. */
	private const PLACES = array( 'lists', 'alerts', 'page', 'board', 'conversation', 'mails', 'site', 'pictures', 'caches' );

	/** A file of contract tests. */
	private const EVERYWHERE = 'states-everywhere.test.mjs';

	/**
	 * By state and place: the test; null where there is nothing to test. An application is in no list and has no page; a block takes nothing
	 * off the site; nobody applies to what is held, and nobody writes about it.
	 */
	private const CELLS = array(
		'withdrawn' => array(
			'lists'        => null,
			'alerts'       => null,
			'page'         => null,
			'board'        => array( StagesReadTest::class, 'test_of_who_has_withdrawn_the_owner_keeps_name_and_date' ),
			'conversation' => array( self::class, 'test_the_conversation_goes_on_about_what_is_withdrawn_or_hidden' ),
			'mails'        => array( TellingTest::class, 'test_withdrawing_drops_what_waits_and_the_company_reads_it_after_ten_minutes' ),
			'site'         => null,
			'pictures'     => null,
			'caches'       => null,
		),
		'blocked'   => array(
			'lists'        => array( self::class, 'test_a_block_changes_no_list_and_no_page' ),
			'alerts'       => array( DigestsTest::class, 'test_no_digest_tells_of_what_is_closed_hidden_own_blocked_or_applied_to' ),
			'page'         => array( self::class, 'test_a_block_changes_no_list_and_no_page' ),
			'board'        => array( BlockTest::class, 'test_a_stage_is_told_without_words' ),
			'conversation' => array( BlockTest::class, 'test_neither_writes_to_the_other_in_any_way' ),
			'mails'        => array( BlockTest::class, 'test_nobody_applies_again_and_mails_under_way_are_taken_back' ),
			'site'         => null,
			'pictures'     => null,
			'caches'       => null,
		),
		'hidden'    => array(
			'lists'        => array( self::class, 'test_hidden_is_gone_from_every_list_and_comes_back' ),
			'alerts'       => array( DigestsTest::class, 'test_no_digest_tells_of_what_is_closed_hidden_own_blocked_or_applied_to' ),
			'page'         => array( self::class, 'test_a_hidden_page_is_410_and_brings_nothing_along' ),
			'board'        => array( self::class, 'test_applicants_of_a_hidden_job_read_that_it_is_not_available_and_its_company_goes_on_reading' ),
			'conversation' => array( self::class, 'test_the_conversation_goes_on_about_what_is_withdrawn_or_hidden' ),
			'mails'        => array( self::class, 'test_mails_about_a_hidden_job_are_dropped' ),
			'site'         => array( self::EVERYWHERE, 'hidden is nowhere' ),
			'pictures'     => array( HiddenPicturesTest::class, 'test_the_pictures_of_a_hidden_work_go_and_come_back' ),
			'caches'       => array( self::class, 'test_kept_lists_are_not_good_any_more_at_once' ),
		),
		'held'      => array(
			'lists'        => array( HoldTest::class, 'test_a_held_job_is_there_for_its_company_alone' ),
			'alerts'       => array( HoldTest::class, 'test_an_approval_publishes_now_and_tells_designers_then' ),
			'page'         => array( HoldTest::class, 'test_a_held_job_is_there_for_its_company_alone' ),
			'board'        => null,
			'conversation' => null,
			'mails'        => array( HoldTest::class, 'test_an_approval_publishes_now_and_tells_designers_then' ),
			'site'         => array( self::EVERYWHERE, 'held is nowhere until it is approved' ),
			'pictures'     => null,
			'caches'       => null,
		),
		'off'       => array(
			'lists'        => array( OffTest::class, 'test_a_company_is_gone_with_its_jobs_and_comes_back' ),
			'alerts'       => array( DigestsTest::class, 'test_no_digest_tells_of_a_company_that_is_off_nor_of_a_designer_who_left_the_list' ),
			'page'         => array( OffTest::class, 'test_pages_are_404_and_bring_nothing_along' ),
			'board'        => array( OffTest::class, 'test_of_a_company_that_is_off_an_applicant_reads_that_the_job_is_not_available' ),
			'conversation' => array( BlockTest::class, 'test_nothing_is_written_to_somebody_who_is_off_or_gone' ),
			'mails'        => array( OffMailsTest::class, 'test_what_waits_for_who_is_off_or_in_their_words_is_dropped' ),
			'site'         => array( self::EVERYWHERE, 'off is nowhere' ),
			'pictures'     => array( OffPicturesTest::class, 'test_no_file_stays_at_its_address_and_all_come_back' ),
			'caches'       => array( OffTest::class, 'test_kept_lists_are_not_good_any_more_at_once' ),
		),
		'erased'    => array(
			'lists'        => array( OffTest::class, 'test_an_erased_account_leaves_nothing_behind_that_others_could_read' ),
			'alerts'       => array( NewJobsTest::class, 'test_a_deleted_companys_jobs_are_told_to_nobody' ),
			'page'         => array( OffTest::class, 'test_the_address_of_an_erased_account_is_never_given_again' ),
			'board'        => array( OffTest::class, 'test_an_erased_account_leaves_nothing_behind_that_others_could_read' ),
			'conversation' => array( ConversationErasureTest::class, 'test_own_words_stay_the_other_ones_go_at_once' ),
			'mails'        => array( MemberMailsTest::class, 'test_a_deletion_takes_the_mails_to_and_from_the_member_along' ),
			'site'         => array( self::EVERYWHERE, 'erased is nowhere' ),
			'pictures'     => array( OffPicturesTest::class, 'test_a_deletion_while_off_leaves_no_file' ),
			'caches'       => array( self::EVERYWHERE, 'erased is nowhere' ),
		),
	);

	public function test_each_cell_has_its_test(): void {
		$contract = (string) file_get_contents( dirname( __DIR__, 3 ) . '/contract/' . self::EVERYWHERE );
		foreach ( self::CELLS as $state => $cells ) {
			$this->assertSame( self::PLACES, array_keys( $cells ), $state );
			foreach ( array_filter( $cells ) as $place => [ $in, $test ] ) {
				$this->assertTrue( self::EVERYWHERE === $in ? str_contains( $contract, "test( '{$test}'" ) : method_exists( $in, $test ), "{$state}, {$place}" );
			}
		}
	}

	public function test_a_block_changes_no_list_and_no_page(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$work     = Market::work( $designer );
		$mission  = Market::mission( $company );
		Market::apply( $designer, $mission );
		$conversation = Talk::between( $designer, $company );
		$paths        = array( '/wp/v2/users?role=designer', '/wp/v2/users?role=contractor', "/wp/v2/users?id={$designer}", "/wp/v2/users?id={$company}", '/wp/v2/work', "/wp/v2/work/{$work}", "/wp/v2/mission?author={$company}", "/wp/v2/mission/{$mission}", "/design-marketplace/v1/jobs/{$mission}", '/wp/v2/application', "/wp/v2/application?mission={$mission}" );
		$pages        = array( '/designer/' . People::slug( $designer ), '/project/' . People::slug( $company ), '/project/' . People::slug( $company ) . "/mission/{$mission}" );
		$look         = function ( int $viewer ) use ( $paths, $pages ): array {
			$seen = array_map( fn( string $path ): array => $this->readable( $this->rest( 'GET', $path, array(), $viewer ) ), $paths );
			return array( $seen, array_map( static fn( string $page ): int => ( new Router() )->find( $page )->status, $pages ) );
		};
		$before       = array( $look( $designer ), $look( $company ) );
		$this->assertSame( array( 200, 200, 200 ), $before[0][1] );
		foreach ( array( Seat::Designer, Seat::Contractor ) as $blocker ) {
			Talk::block( $conversation, $blocker );
			$this->assertEquals( $before, array( $look( $designer ), $look( $company ) ) );
			Talk::block( $conversation, $blocker, false );
		}
	}

	/**
	 * An answer without what it lets its reader do.
	 * @return array{int,mixed,mixed}
	 */
	private function readable( WP_REST_Response $answer ): array {
		$data = (array) json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		array_walk_recursive( $data, static function ( mixed &$value, int|string $key ): void { $value = in_array( $key, array( 'apply', 'message', 'reapply', 'set_stage', 'write', 'contact' ), true ) ? null : $value; } ); // phpcs:ignore
		return array( $answer->get_status(), $data, $answer->get_headers()['X-WP-Total'] ?? null );
	}

	public function test_the_conversation_goes_on_about_what_is_withdrawn_or_hidden(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$hidden   = Market::mission( $company, array( 'title' => self::NAME ) );
		$other    = Market::mission( $company );
		Market::apply( $designer, $hidden );
		$left         = Market::apply( $designer, $other );
		$conversation = Talk::between( $designer, $company );
		Decided::hide( $hidden );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$left}", array( 'stage' => 'withdrawn' ), $designer ) );
		foreach ( array( $designer, $company ) as $who ) {
			$this->assert_answer( 201, $this->rest( 'POST', Talk::BASE . "/{$conversation->public_id}", array( 'text' => 'Still here.' ), $who ) );
			$thread = $this->rest( 'GET', Talk::BASE . "/{$conversation->public_id}", array(), $who )->get_data();
			$jobs   = array_column( $thread['jobs'], null, 'mission' );
			$this->assertTrue( $thread['can']['write'] );
			$this->assertSame( array( $who === $designer ? '' : self::NAME, false ), array( $jobs[ $hidden ]['title'], $jobs[ $hidden ]['available'] ) );
			$this->assertSame( 'withdrawn', $jobs[ $other ]['stage'] );
			$this->assertSame( $who === $company, str_contains( (string) wp_json_encode( $thread ), self::NAME ) );
		}
	}

	/**
	 * Who looks beside the author.
	 * @return array<string,int|null>
	 */
	private function viewers(): array {
		$editor = $this->person( 'editor' );
		return array(
			'stranger'      => null,
			'designer'      => $this->designer(),
			'administrator' => People::administrator(),
			'editor'        => $editor,
		);
	}

	/**
	 * Ids of a list, none where it is not for the viewer.
	 * @param string   $path   Path.
	 * @param int|null $viewer Who asks.
	 * @return list<int>
	 */
	private function ids( string $path, ?int $viewer ): array {
		$answer = $this->rest( 'GET', $path, array(), $viewer );
		return 200 === $answer->get_status() ? array_values( array_column( $answer->get_data(), 'id' ) ) : array();
	}

	public function test_hidden_is_gone_from_every_list_and_comes_back(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$skill    = Market::skill();
		$work     = Market::work( $designer, array( 'title' => self::NAME ) );
		$mission  = Market::mission( $company, array( 'title' => self::NAME, 'skill' => array( $skill ) ) );
		( new Indexer() )->flush();
		$figures = ( new Query() )->figures();
		$open    = fn(): array => array_map( fn( string $path ): int => (int) $this->rest( 'GET', $path )->get_headers()['X-DM-Open-Total'], array( '/wp/v2/users?role=contractor', "/wp/v2/users?role=contractor&skill={$skill}" ) );
		$before  = $open();
		$card    = fn( int $id ): array => ( new Query() )->cards( array( $id ) )[ $id ];
		$this->assertSame( array( 1, 1 ), array( $card( $company )['missions_count'], $card( $designer )['works_count'] ) );
		Decided::hide( $work );
		Decided::hide( $mission );
		foreach ( $this->viewers() as $who => $viewer ) {
			$this->assertNotContains( $work, $this->ids( '/wp/v2/work', $viewer ), $who );
			$this->assertNotContains( $work, $this->ids( '/wp/v2/work?author_name=' . People::slug( $designer ), $viewer ), $who );
			$this->assertNotContains( $mission, $this->ids( '/wp/v2/mission', $viewer ), $who );
			$this->assertNotContains( $mission, $this->ids( "/wp/v2/mission?author={$company}", $viewer ), $who );
			foreach ( array( "/wp/v2/work/{$work}", "/wp/v2/mission/{$mission}" ) as $path ) {
				$this->assertSame( null === $viewer ? 401 : 404, $this->rest( 'GET', $path, array(), $viewer )->get_status(), "{$who} {$path}" );
				$this->assertSame( null === $viewer ? 401 : 404, $this->rest( 'POST', $path, array( 'title' => 'x', 'status' => 'publish' ), $viewer )->get_status(), "{$who} writes {$path}" );
				$this->assertSame( null === $viewer ? 401 : 404, $this->rest( 'DELETE', $path, array(), $viewer )->get_status(), "{$who} deletes {$path}" );
			}
			foreach ( array( '/wp/v2/users?role=designer', '/wp/v2/users?role=contractor', '/wp/v2/users?role=designer&search=quixote', '/wp/v2/search?search=Quixote', '/wp/v2/posts?search=Quixote' ) as $path ) {
				$this->assertStringNotContainsString( self::NAME, (string) wp_json_encode( $this->rest( 'GET', $path, array(), $viewer )->get_data() ), "{$who} {$path}" );
			}
			$this->assertSame( 410, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$mission}", array(), $viewer )->get_status(), $who );
		}
		wp_set_current_user( 0 );
		foreach ( array( array( 's' => 'Quixote' ), array( 's' => 'Quixote', 'feed' => 'rss2' ), array( 'author' => $designer ), array( 'p' => $work ) ) as $asked ) {
			$found = wp_list_pluck( ( new WP_Query( $asked ) )->posts ?? array(), 'ID' );
			$this->assertSame( array(), array_intersect( array( $work, $mission ), $found ), (string) wp_json_encode( $asked ) );
		}
		$this->assertFalse( get_oembed_response_data( $work, 600 ), 'oEmbed' );
		$this->assertSame( array( 0, 0 ), array( $card( $company )['missions_count'], $card( $designer )['works_count'] ) );
		$this->assertSame( array( $before[0] - 1, $before[1] - 1 ), $open() );
		$this->assertSame( $figures['jobs'] - 1, ( new Query() )->figures()['jobs'] );
		$this->assertSame( array(), ( new Indexer() )->verify() );
		Decided::show( $work );
		Decided::show( $mission );
		$this->assertContains( $work, $this->ids( '/wp/v2/work', $company ) );
		$this->assertContains( $mission, $this->ids( '/wp/v2/mission', $designer ) );
		$this->assertSame( array( $before, $figures ), array( $open(), ( new Query() )->figures() ) );
		$this->assert_answer( 200, $this->rest( 'GET', "/design-marketplace/v1/jobs/{$mission}" ) );
	}

	public function test_a_hidden_page_is_410_and_brings_nothing_along(): void {
		$company  = $this->contractor();
		$designer = $this->designer();
		$mission  = Market::mission( $company, array( 'title' => self::NAME ) );
		$work     = Market::work( $designer, array( 'title' => self::NAME ), array( 'image' => $this->picture( 1500, 100 ) ) );
		( new Indexer() )->flush();
		$page  = '/project/' . People::slug( $company ) . "/mission/{$mission}";
		$paths = array( $page, '/designer/' . People::slug( $designer ), '/designers', '/jobs', '/' );
		$this->assertStringContainsString( self::NAME, Documents::at( $page ) );
		Decided::hide( $mission );
		Decided::hide( $work );
		foreach ( $this->viewers() + array( 'company' => $company ) as $who => $viewer ) {
			wp_set_current_user( $viewer ?? 0 );
			$this->assertSame( 410, ( new Router() )->find( $page )->status, $who );
			foreach ( $paths as $path ) {
				$this->assertStringNotContainsString( self::NAME, Documents::at( $path ), "{$who} {$path}" );
			}
		}
	}

	public function test_the_author_alone_reads_what_is_hidden_and_why(): void {
		$company  = $this->contractor();
		$designer = $this->designer();
		foreach ( array( '/wp/v2/mission' => array( $company, Market::mission( $company ) ), '/wp/v2/work' => array( $designer, Market::work( $designer ) ) ) as $path => [ $author, $id ] ) {
			$decision = Decided::hide( $id );
			$item     = $this->rest( 'GET', "{$path}/{$id}", array(), $author )->get_data();
			$this->assertTrue( rest_validate_value_from_schema( $item, Contract::shape( basename( $path ) ) ) );
			$this->assertSame( array( 'offensive', Decided::WORDS, gmdate( 'Y-m-d', Clock::now() ) ), array( $item['hidden']['reason'], $item['hidden']['words'], substr( $item['hidden']['date'], 0, 10 ) ) );
			$this->assertStringContainsString( "={$author}.{$decision}.", $item['hidden']['page'] );
			$this->assertSame( array( 'dmkt_hidden', true, true ), array( $item['status'], $item['can']['edit'], $item['can']['delete'] ) );
			$this->assertFalse( ( $item['can']['close'] ?? false ) || ( $item['can']['apply'] ?? false ) );
			$this->assertContains( $id, $this->ids( $path, $author ), 'In their own list, too.' );
			$this->assert_answer( 200, $this->rest( 'DELETE', "{$path}/{$id}", array(), $author ) );
		}
	}

	public function test_a_page_of_ones_own_hidden_jobs_takes_the_queries_of_one(): void {
		$company = $this->contractor();
		$ids     = array( Market::mission( $company ), Market::mission( $company ), Market::mission( $company ) );
		Decided::hide( $ids[0] );
		$ask = fn(): int => $this->count_queries( fn() => $this->rest( 'GET', "/wp/v2/mission?author={$company}", array(), $company ) );
		$ask();
		$one = $ask();
		Decided::hide( $ids[1] );
		Decided::hide( $ids[2] );
		$ask();
		$this->assertSame( $one, $ask() );
	}

	public function test_applicants_of_a_hidden_job_read_that_it_is_not_available_and_its_company_goes_on_reading(): void {
		$designer = $this->designer();
		$other    = $this->designer();
		$company  = $this->contractor();
		$mission  = Market::mission( $company, array( 'title' => self::NAME ) );
		$id       = Market::apply( $designer, $mission );
		Decided::hide( $mission );
		$read = $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0];
		$this->assertSame( array( false, '' ), array( $read['available'], $read['mission_title'] ) );
		$this->assertStringNotContainsString( self::NAME, (string) wp_json_encode( $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $designer )->get_data() ) );
		$board = $this->rest( 'GET', "/wp/v2/application?mission={$mission}&_embed", array(), $company );
		$this->assertSame( array( $id ), array_column( $board->get_data(), 'id' ) );
		$this->assertStringContainsString( 'new=1', $board->get_headers()['X-DM-Stages'] );
		$this->assertFalse( $board->get_data()[0]['can']['set_stage'] );
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen', 'tell' => true ), $company ), 'rest_mission_hidden' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'note' => 'x' ), $company ) );
		$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ), $company ) );
		$this->assertInstanceOf( \WP_Error::class, ( new Closing() )->close( $mission ) );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $company, 'comment' => 'x', 'missions' => $mission ), $other ) );
		$this->assertSame( 0, Application_Table::take( $mission, $other ), 'Nor who had read the job a moment before.' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'withdrawn' ), $designer ) );
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'new' ), $designer ) );
		Decided::show( $mission );
		$this->assertTrue( $this->rest( 'GET', '/wp/v2/application', array(), $designer )->get_data()[0]['available'] );
		$this->assertNotSame( 0, Application_Table::take( $mission, $other ) );
	}

	public function test_mails_about_a_hidden_job_are_dropped(): void {
		$company  = $this->contractor();
		$skill    = Market::skill();
		$designer = $this->designer( array( 'skill' => array( $skill ), 'notification_enabled' => true ) );
		$second   = $this->designer();
		Market::clear();
		$mission = Market::mission( $company, array( 'title' => self::NAME, 'skill' => array( $skill ) ) );
		$chosen  = Market::apply( $designer, $mission );
		Market::apply( $second, $mission );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$chosen}", array( 'stage' => 'chosen', 'tell' => true ), $company ) );
		$other = Market::mission( $company, array( 'title' => self::NAME ) );
		Market::apply( $second, $other );
		( new Closing() )->close( $other );
		Decided::hide( $mission );
		Decided::hide( $other );
		Mails::clear();
		update_option( Clock::OFFSET, 2 * HOUR_IN_SECONDS );
		Mails::worker()->run( 50 );
		$this->assertStringNotContainsString( self::NAME, (string) wp_json_encode( Mails::sent() ) );
	}

	public function test_kept_lists_are_not_good_any_more_at_once(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		( new Indexer() )->flush();
		$tag = $this->rest( 'GET', '/wp/v2/users?role=contractor' )->get_headers()['ETag'];
		$ask = function () use ( $tag ): int {
			$request = new WP_REST_Request( 'GET', '/wp/v2/users' );
			$request->set_query_params( array( 'role' => 'contractor' ) );
			$request->set_header( 'If-None-Match', $tag );
			wp_set_current_user( 0 );
			return $this->answer( $request )->get_status();
		};
		$this->assertSame( 304, $ask() );
		Decided::hide( $mission );
		$this->assertSame( 200, $ask() );
	}

	public function test_applications_to_a_hidden_job_are_not_kept_for_ever(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$id      = Market::apply( $this->designer(), $mission );
		Decided::hide( $mission );
		update_option( Clock::OFFSET, ( 31 * (int) Site_Settings::get( 'retention_months' ) + 1 ) * DAY_IN_SECONDS );
		( new \DesignMarketplace\Jobs\Applications\Application_Retention() )->expire();
		$this->assertNull( get_post( $id ) );
	}
}
