<?php
/** Who has thousands of applications, written or got, is gone for everybody at once; what is theirs is erased in batches. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Jobs\Applications\Application_Post_Type;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Mail\Outbox;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Leaving;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class LeavingTest extends TestCase {

	private const MANY = 210;

	protected function setUp(): void {
		parent::setUp();
		Market::clear();
	}

	/**
	 * Adds applications by SQL.
	 * @param callable(int):array{int,int} $who Mission and applicant of each.
	 */
	private function apply_often( callable $who ): void {
		global $wpdb;
		$letters = array();
		$rows    = array();
		foreach ( range( 1, self::MANY ) as $n ) {
			[ $mission, $user ] = $who( $n );
			$id                 = 8_000_000 + $n;
			$letters[]          = "({$id}, {$user}, {$mission}, '" . Application_Post_Type::NAME . "', 'publish', 'Hello', 'Application', '', '', '', '')";
			$rows[]             = "({$mission}, {$user}, {$id}, '2026-11-01 00:00:00')";
		}
		$columns = 'ID, post_author, post_parent, post_type, post_status, post_content, post_title, post_excerpt, to_ping, pinged, post_content_filtered';
		$wpdb->query( "INSERT INTO {$wpdb->posts} ({$columns}) VALUES " . implode( ', ', $letters ) ); // phpcs:ignore WordPress.DB -- integers and fixed words.
		$wpdb->query( 'INSERT INTO ' . Tables::name( 'application' ) . ' (mission_id, user_id, post_id, created_gmt) VALUES ' . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB -- integers and fixed words.
	}

	private function delete( int $user_id ): void {
		$this->assert_answer( 200, $this->rest( 'DELETE', "/wp/v2/users/delete/{$user_id}", array(), $user_id ) );
	}

	private function letters(): int {
		return Rows::count( 'posts', 'post_type = %s', Application_Post_Type::NAME );
	}

	private function run_job(): void {
		wp_set_current_user( 0 );
		do_action( Leaving::EVENT ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- our own.
	}

	public function test_who_has_applied_very_often_is_gone_at_once_and_erased_in_batches(): void {
		$company  = $this->contractor();
		$mission  = Market::mission( $company );
		$designer = $this->designer();
		$slug     = get_userdata( $designer )->user_nicename;
		$this->apply_often( static fn( int $n ): array => array( 1 === $n ? $mission : 9_000_000 + $n, $designer ) );
		$board = fn(): array => $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $mission ), $company )->get_data();
		$this->assertCount( 1, $board() );
		$this->delete( $designer );
		$this->assertSame( self::MANY, $this->letters() );
		$this->assertSame( array(), $board() );
		$this->assert_answer( 404, $this->rest( 'GET', '/wp/v2/application/8000001', array(), $company ) );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/users', array( 'slug' => $slug ), $company )->get_data() );
		$this->assertFalse( State::may_log_in( $designer ) );
		$this->assertNull( Account_Link::read( Account_Link::token( 'account_page', $designer, 0, time() + MINUTE_IN_SECONDS ) ) );
		$this->assertNotFalse( wp_next_scheduled( Leaving::EVENT ) );
		$this->assert_answer( 403, $this->rest( 'POST', "/design-marketplace/v1/members/{$designer}", array( 'off' => false ), People::administrator() ) );
		$counted = 0;
		$count   = static function ( string $query ) use ( &$counted ): string {
			$counted += (int) str_contains( $query, 'GROUP BY skill_id, role' );
			return $query;
		};
		add_filter( 'query', $count );
		$this->run_job();
		remove_filter( 'query', $count );
		$this->assertSame( 0, $counted, 'All members were counted again.' );
		$this->assertFalse( get_userdata( $designer ) );
		$this->assertSame( array( 0, 0 ), array( $this->letters(), Rows::count( 'application' ) ) );
		$this->assertSame( array( 'account_deleted' ), Rows::column( 'message', 'outbox', 'recipient = %s', "user:{$designer}" ) );
	}

	public function test_all_candidates_of_a_company_that_leaves_are_told_once(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$this->apply_often( static fn( int $n ): array => array( $mission, 7_000_000 + $n ) );
		$this->delete( $company );
		$this->assertSame( array(), $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor' ), $this->designer() )->get_data() );
		$this->run_job();
		$this->assertNull( get_post( $mission ) );
		$this->assertSame( array( 0, 0 ), array( $this->letters(), Rows::count( 'application' ) ) );
		$fan_outs = Rows::column( 'payload', 'outbox', 'message = %s AND recipient = %s', 'mission_withdrawn', Outbox::EVERYONE );
		$this->assertCount( 1, $fan_outs );
		$this->assertCount( self::MANY, json_decode( $fan_outs[0], true )['users'] );
	}

	public function test_hundreds_of_conversations_are_left_in_batches(): void {
		global $wpdb;
		$company = $this->contractor();
		$rows    = array_map( static fn( int $n ): string => "('" . md5( (string) $n ) . "', {$n}, {$company}, '2026-11-01 00:00:00', '2026-11-01 00:00:00')", range( 7_000_001, 7_000_210 ) );
		$wpdb->query( 'INSERT INTO ' . Tables::name( 'conversation' ) . ' (public_id, designer_id, contractor_id, created_gmt, updated_gmt) VALUES ' . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB -- integers and fixed words.
		$this->delete( $company );
		$this->assertSame( 210, Rows::count( 'conversation', 'contractor_id = %d', $company ) );
		$this->run_job();
		$this->assertSame( array( 0, 210 ), array( Rows::count( 'conversation', 'contractor_id = %d', $company ), Rows::count( 'conversation' ) ) );
		$this->assertFalse( get_userdata( $company ) );
	}

	public function test_a_run_that_takes_long_leaves_the_rest_to_the_next(): void {
		$designer = $this->designer();
		$this->apply_often( static fn( int $n ): array => array( 9_000_000 + $n, $designer ) );
		$this->delete( $designer );
		wp_clear_scheduled_hook( Leaving::EVENT );
		$meanwhile = 0;
		$late      = static function ( string $query ) use ( &$late, &$meanwhile ): string {
			if ( str_starts_with( $query, 'DELETE' ) ) {
				remove_filter( 'query', $late );
				$meanwhile = wp_next_scheduled( Leaving::EVENT );
				Moved_Clock::forward( MINUTE_IN_SECONDS );
			}
			return $query;
		};
		add_filter( 'query', $late );
		$this->run_job();
		$this->assertSame( 10, $this->letters() );
		$this->assertInstanceOf( \WP_User::class, get_userdata( $designer ) );
		$this->assertGreaterThan( time(), $meanwhile, 'Nothing would go on after a process that dies.' );
		$this->assertLessThanOrEqual( time(), wp_next_scheduled( Leaving::EVENT ) );
		$this->run_job();
		$this->assertFalse( get_userdata( $designer ) );
		$this->assertFalse( wp_next_scheduled( Leaving::EVENT ) );
	}
}
