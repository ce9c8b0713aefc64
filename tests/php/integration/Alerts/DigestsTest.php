<?php
/** Digests leave at 8:00 of the site's zone, tell each thing once, and none leaves when there is nothing to tell. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Alerts;

use DesignMarketplace\Alerts\Digests;
use DesignMarketplace\Alerts\Rhythm;
use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Rows;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

#[Group( 'sqlite' )]
final class DigestsTest extends Seeking {

	/**
	 * The last moment before a time: Wednesday 2030-03-06 stands in winter, the clocks change on 2030-03-31 and 2030-10-27.
	 * @return array<string,array{string,string,string}>
	 */
	public static function moments(): array {
		return array(
			'a minute before'            => array( '2030-03-06 07:59:00', 'daily', '2030-03-05T08:00:00+01:00' ),
			'on the dot'                 => array( '2030-03-06 08:00:00', 'daily', '2030-03-06T08:00:00+01:00' ),
			'late at night'              => array( '2030-03-06 23:59:00', 'daily', '2030-03-06T08:00:00+01:00' ),
			'the morning summer begins'  => array( '2030-03-31 08:00:00', 'daily', '2030-03-31T08:00:00+02:00' ),
			'before it, the day before'  => array( '2030-03-31 07:59:00', 'daily', '2030-03-30T08:00:00+01:00' ),
			'the morning winter begins'  => array( '2030-10-27 08:00:00', 'daily', '2030-10-27T08:00:00+01:00' ),
			'before it, in summer'       => array( '2030-10-27 07:59:00', 'daily', '2030-10-26T08:00:00+02:00' ),
			'on Monday'                  => array( '2030-03-04 08:00:00', 'weekly', '2030-03-04T08:00:00+01:00' ),
			'before it, a week ago'      => array( '2030-03-04 07:59:00', 'weekly', '2030-02-25T08:00:00+01:00' ),
			'on Sunday'                  => array( '2030-03-10 12:00:00', 'weekly', '2030-03-04T08:00:00+01:00' ),
			'on Monday after the change' => array( '2030-04-01 07:59:00', 'weekly', '2030-03-25T08:00:00+01:00' ),
		);
	}

	/**
	 * @param string $time   Time of the site's zone.
	 * @param string $rhythm Rhythm.
	 * @param string $due    The moment.
	 */
	#[DataProvider( 'moments' )]
	public function test_digests_are_due_at_eight_by_the_sites_clocks( string $time, string $rhythm, string $due ): void {
		$this->at( $time );
		$this->assertSame( $due, wp_date( 'c', Rhythm::from( $rhythm )->last_due() ) );
	}

	public function test_each_member_reads_in_their_rhythm_and_once(): void {
		$at_once = $this->asking();
		$daily   = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$weekly  = $this->asking( array( 'notification_rhythm' => 'weekly' ) );
		$silent  = $this->asking( array( 'notification_enabled' => false, 'notification_rhythm' => 'daily' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->assertSame( array(), $this->heard( '2030-03-06 13:59' ) );
		$this->assertSame( array( $this->email( $at_once ) => 'New design job at Loop Works: Night trains' ), $this->heard( '2030-03-06 14:01' ) );
		$this->post( 'Day trains', '2030-03-06 15:00' );
		$this->assertSame( array( $this->email( $at_once ) ), array_keys( $this->heard( '2030-03-06 16:01' ) ) );
		$this->assertSame( array(), $this->heard( '2030-03-07 07:59' ) );
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Night trains, Loop Works and 1 more' ), $this->heard( '2030-03-07 08:00' ) );
		$this->assertSame( array(), $this->heard( '2030-03-08 08:00' ), 'Nothing is new.' );
		$this->assertSame( array( $this->email( $weekly ) => 'New design jobs for you: Night trains, Loop Works and 1 more' ), $this->heard( '2030-03-11 08:00' ) );
		$this->assertSame( array(), $this->heard( '2030-03-18 08:00' ) );
		$this->assertNotSame( $silent, $daily );
	}

	public function test_a_week_without_cron_makes_one_digest(): void {
		$daily  = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$seeker = $this->contractor();
		$this->saved( $seeker, array( 'search' => 'trains' ), 'weekly' );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->post( 'Day trains', '2030-03-09 13:00' );
		$this->at( '2030-03-13 12:00' );
		$this->work();
		$this->assertCount( 2, $this->mails() );
		$subjects = array_column( $this->mails(), 'subject', 'to' );
		$this->assertStringContainsString( 'Night trains, Loop Works and 1 more', $subjects[ $this->email( $daily ) ] );
		$this->assertStringContainsString( 'Night trains, Loop Works and 1 more', $subjects[ $this->email( $seeker ) ] );
		$this->assertSame( array(), $this->heard( '2030-03-20 12:00' ) );
	}

	public function test_a_digest_says_what_one_decides_by(): void {
		$this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->saved( $this->contractor(), array( 'search' => 'trains' ), 'daily' );
		$facts = array( 'place' => 'remote', 'budget' => 'CHF 1500' );
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/mission/' . $this->post( 'Night trains', '2030-03-06 13:00' ), $facts, $this->owner ) );
		$this->assertCount( 2, $this->heard( '2030-03-07 08:00' ) );
		foreach ( $this->mails() as $mail ) {
			$this->assertStringContainsString( 'Night trains, Loop Works · CHF 1500 · Remote', (string) wp_json_encode( $mail, JSON_UNESCAPED_UNICODE ) );
		}
	}

	public function test_a_run_that_broke_off_and_another_beside_it_make_one_digest(): void {
		$this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$this->at( '2030-03-07 08:00' );
		$done = get_option( Digests::OPTION );
		( new Digests() )->run();
		// The other began before this one had noted that it was done.
		update_option( Digests::OPTION, $done );
		( new Digests() )->run();
		$this->assertCount( 1, $this->heard( '2030-03-07 08:00' ) );
		$this->assertCount( 1, $this->mails() );
	}

	public function test_what_comes_while_a_run_is_gone_on_with_is_in_the_next_digest(): void {
		$daily = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$this->at( '2030-03-07 08:00' );
		$begun = get_option( Digests::OPTION );
		( new Digests() )->run();
		// Its time was up before all searches were done, and before the next run a job is matched.
		$left = (array) get_option( Digests::OPTION );
		$left = $begun + $left;
		update_option( Digests::OPTION, $left );
		$this->post( 'Day trains', '2030-03-07 08:01' );
		Market::match_news();
		( new Digests() )->run();
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Night trains, Loop Works' ), $this->heard( '2030-03-07 08:02' ) );
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Day trains, Loop Works' ), $this->heard( '2030-03-08 08:00' ) );
	}

	public function test_what_is_committed_after_something_newer_is_in_the_next_digest(): void {
		$daily = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$first = $this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$this->post( 'Day trains', '2030-03-06 15:00' );
		$this->heard( '2030-03-06 16:01' );
		$commit = $this->uncommitted( $first );
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Day trains, Loop Works' ), $this->heard( '2030-03-07 08:00' ) );
		$commit();
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Night trains, Loop Works' ), $this->heard( '2030-03-08 08:00' ) );
		$this->assertSame( array(), $this->heard( '2030-03-09 08:00' ) );
	}

	public function test_what_waited_with_a_search_that_ends_is_in_the_next_digest_of_another(): void {
		$seeker = $this->contractor();
		$weekly = $this->saved( $seeker, array( 'search' => 'night' ), 'weekly' );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		$this->saved( $seeker, array( 'search' => 'trains' ) );
		$this->post( 'Day trains', '2030-03-06 15:00' );
		$this->heard( '2030-03-06 16:01' );
		$this->assertStringEndsWith( 'new: Day trains, Loop Works', $this->heard( '2030-03-07 08:00' )[ $this->email( $seeker ) ] ?? '' );
		$this->rest( 'DELETE', self::ROUTE . "/{$weekly['id']}", array(), $seeker );
		$this->assertStringEndsWith( 'new: Night trains, Loop Works', $this->heard( '2030-03-08 08:00' )[ $this->email( $seeker ) ] ?? '' );
		$this->assertSame( array(), $this->heard( '2030-03-09 08:00' ) );
	}

	public function test_nobody_hears_of_the_jobs_of_a_company_that_is_none_any_more(): void {
		$this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		( new WP_User( $this->owner ) )->set_role( Roles::DESIGNER );
		$this->assertSame( array(), $this->heard( '2030-03-07 08:00' ) );
	}

	public function test_no_digest_tells_of_a_company_that_is_off_nor_of_a_designer_who_left_the_list(): void {
		$seeker = $this->designer();
		$this->saved( $seeker, array( 'skill' => array( $this->skill ) ) );
		$this->saved( $seeker, array( 'level' => 2 ), 'daily', 'designers' );
		$designer = $this->designer( array( 'level' => 2 ) );
		$work     = Market::work( $designer );
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:30' );
		Off::set( $this->owner );
		wp_trash_post( $work );
		$this->assertArrayNotHasKey( $this->email( $seeker ), $this->heard( '2030-03-07 08:00' ) );
		Off::end( $this->owner );
		wp_untrash_post( $work );
		$this->post( 'Day trains', '2030-03-07 09:00' );
		$this->heard( '2030-03-07 10:30' );
		$this->assertStringEndsWith( 'new: Day trains, Loop Works', $this->heard( '2030-03-08 08:00' )[ $this->email( $seeker ) ] ?? '' );
	}

	public function test_what_the_mail_server_did_not_take_is_told_when_it_does(): void {
		$daily = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$this->work();
		$this->post( 'Night trains', '2030-03-06 13:00' );
		$this->heard( '2030-03-06 14:01' );
		Mails::fail();
		$this->heard( '2030-03-07 08:00' );
		$this->assertSame( 0, $this->told( $daily ) );
		Mails::fail( false );
		$this->post( 'Day trains', '2030-03-07 09:00' );
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Night trains, Loop Works' ), $this->heard( '2030-03-07 10:30' ) );
		$this->assertSame( 1, $this->told( $daily ) );
		$this->assertSame( array( $this->email( $daily ) => 'New design jobs for you: Day trains, Loop Works' ), $this->heard( '2030-03-08 08:00' ) );
	}

	public function test_no_digest_tells_of_what_is_closed_hidden_own_blocked_or_applied_to(): void {
		$daily  = $this->asking( array( 'notification_rhythm' => 'daily' ) );
		$others = array( $this->contractor( array( 'company' => 'Blocked' ) ), $this->contractor( array( 'company' => 'Other' ) ) );
		$self   = $this->owner;
		$this->saved( $self, array( 'skill' => array( $this->skill ) ) );
		$closed  = $this->post( 'Closed', '2030-03-06 13:00' );
		$trashed = $this->post( 'Trashed', '2030-03-06 13:00' );
		$applied = $this->post( 'Applied', '2030-03-06 13:00' );
		$other   = $this->post( 'Other skill', '2030-03-06 13:00' );
		Market::mission( $others[0], array( 'title' => 'Of a blocked one', 'skill' => array( $this->skill ) ) );
		$this->heard( '2030-03-06 14:01' );
		( new Closing() )->close( $closed );
		wp_trash_post( $trashed );
		Market::apply( $daily, $applied );
		( new \DesignMarketplace\Jobs\Missions\Mission_Service() )->update( $other, array( 'skill' => array( Market::skill() ) ), null );
		Blocks::set( $others[0], $daily, true );
		$this->work();
		$before = count( $this->mails() );
		$this->at( '2030-03-07 08:00' );
		$this->work();
		$mine = array_filter( array_slice( $this->mails(), $before ), fn( array $mail ): bool => in_array( $mail['to'], array( $this->email( $daily ), $this->email( $self ) ), true ) );
		$this->assertSame( array( 'Of a blocked one, Blocked' ), array_map( static fn( array $mail ): string => explode( 'new: ', $mail['subject'] )[1], array_values( $mine ) ), 'The company reads of the other one alone; the designer of none.' );
	}

	/**
	 * How many things a member was told of.
	 * @param int $user Member.
	 */
	private function told( int $user ): int {
		return Rows::count( 'alert', 'user_id = %d AND told_gmt IS NOT NULL', $user );
	}

	/**
	 * Takes away the rows of a job, as others do not see them before they are committed.
	 * @param int $mission Job.
	 * @return callable():void Commits them.
	 */
	private function uncommitted( int $mission ): callable {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL -- fixed names.
		$news   = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . Tables::name( 'alert_news' ) . ' WHERE thing_id = %d', $mission ), ARRAY_A );
		$alerts = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . Tables::name( 'alert' ) . ' WHERE news_id = %d', $news['id'] ), ARRAY_A );
		// phpcs:enable
		$wpdb->delete( Tables::name( 'alert_news' ), array( 'id' => $news['id'] ) );
		$wpdb->delete( Tables::name( 'alert' ), array( 'news_id' => $news['id'] ) );
		return static function () use ( $wpdb, $news, $alerts ): void {
			$wpdb->insert( Tables::name( 'alert_news' ), $news );
			foreach ( $alerts as $alert ) {
				$wpdb->insert( Tables::name( 'alert' ), (array) $alert );
			}
		};
	}
}
