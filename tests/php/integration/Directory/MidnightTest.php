<?php
/** The lists follow deadlines at the site's midnight, all at once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Midnight;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Directory\Totals;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class MidnightTest extends TestCase {

	use Marketplace;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Zurich' );
		Moved_Clock::to( '2027-03-26 09:00:00' );
		( new Midnight() )->check();
	}

	public function test_order_counts_and_skills_change_at_once_and_the_cards_follow(): void {
		[ $type, $sign ] = array( $this->skill( 'Type' ), $this->skill( 'Sign' ) );

		$one  = $this->contractor();
		$two  = $this->contractor();
		$free = $this->contractor();
		$this->mission( $one, '2026-03-03 10:00:00', array( $type ) );
		$this->due( $one, '2027/03/27', $type );
		$this->due( $two, '2027/03/27', $type );
		$this->due( $two, '2027/03/27', $sign );
		$this->mission( $free, '2026-03-01 10:00:00', array( $type ) );
		$before = $this->figures( $type );
		$this->assert_in_step();

		Moved_Clock::to( '2027-03-27 23:55:00' );
		( new Midnight() )->check();
		$this->assertSame( $before, $this->figures( $type ), 'The whole last day counts.' );
		$this->assertSame( array( $two, $one, $free ), $this->only( array( $one, $two, $free ), $this->listed( 'contractor', array( 'skill' => array( $type ) ) ) ) );

		Moved_Clock::to( '2027-03-28 00:00:00' );
		( new Midnight() )->check();
		$after = $this->figures( $type );
		$this->assertSame( array( -1, -3 ), array( $after['open_total'] - $before['open_total'], $after['jobs_total'] - $before['jobs_total'] ) );
		$this->assertSame( array( -1, -2 ), array( $after['of_skill']['open_total'] - $before['of_skill']['open_total'], $after['of_skill']['jobs_total'] - $before['of_skill']['jobs_total'] ) );
		$this->assertSame( array( $one, $free, $two ), $this->only( array( $one, $two, $free ), ( array_column( ( new Query() )->page( 'contractor', array( 'skill' => array( $type ) ), 1, 100 )['items'], 'id' ) ) ) );
		$this->assertTrue( Totals::are_true(), 'Totals are what the rows say before anything is worked out again.' );
		$this->assertNotFalse( wp_next_scheduled( Midnight::FOLLOW ) );

		( new Midnight() )->follow();
		$this->assertSame( array(), ( new Indexer() )->verify() );
		$card = $this->card( $two );
		$this->assertSame( array( 2, 2 ), array( $card['missions_count'], $card['closed_missions_count'] ) );
		$this->assertSame( $after, $this->figures( $type ) );
	}

	public function test_what_jobs_offered_that_are_over_is_offered_no_more(): void {
		$skill = $this->skill( 'Type' );
		$some  = $this->contractor();
		$none  = $this->contractor();
		$this->offering( $this->due( $some, '2027/03/27', $skill ), 'internship', 'remote' );
		$this->offering( $this->due( $some, '2027/04/27', $skill ), 'freelance', 'remote' );
		$this->offering( $this->due( $none, '2027/03/27', $skill ), 'freelance', 'remote' );
		$of    = static fn( array $filters ): array => array_diff_key( ( new Query() )->page( 'contractor', $filters, 1, 10 ), array( 'items' => 0 ) );
		$found = fn( array $filters ): array => array( $this->only( array( $some, $none ), $this->listed( 'contractor', $filters ) ), array_values( $of( $filters ) ) );
		$this->assertSame( array( array( $none, $some ), array( 2, 2, 3 ) ), $found( array( 'place' => 'remote' ) ) );
		Moved_Clock::to( '2027-03-28 00:00:00' );
		( new Midnight() )->check();
		$at_once = fn( array $filters ): array => array( $this->only( array( $some, $none ), array_column( ( new Query() )->page( 'contractor', $filters, 1, 100 )['items'], 'id' ) ), array_values( $of( $filters ) ) );
		foreach ( array( $at_once, $found ) as $look ) {
			$this->assertSame( array( array( $some, $none ), array( 2, 1, 1 ) ), $look( array( 'place' => 'remote', 'skill' => array( $skill ) ) ) );
			$this->assertSame( array( array( $some, $none ), array( 2, 1, 1 ) ), $look( array( 'engagement' => 'freelance' ) ) );
			$this->assertSame( array( array(), array( 0, 0, 0 ) ), $look( array( 'engagement' => 'internship' ) ) );
			( new Midnight() )->follow();
		}
		$this->assert_in_step();
	}

	public function test_most_requests_ask_the_database_nothing_and_a_second_worker_does_nothing(): void {
		$this->due( $this->contractor(), '2027/03/26', 0 );
		( new Indexer() )->flush();
		$this->assertSame( 0, $this->count_queries( static fn() => ( new Midnight() )->check() ) );
		Moved_Clock::to( '2027-03-27 00:00:01' );
		$stale = wp_load_alloptions();
		( new Midnight() )->check();
		$total = $this->figures( 0 );
		// Another process has read the options before.
		wp_cache_set( 'alloptions', $stale, 'options' );
		( new Midnight() )->check();
		$this->assertSame( $total, $this->figures( 0 ) );
	}

	public function test_its_statements_are_the_same_for_one_job_and_for_many(): void {
		$counts = array();
		foreach ( array( 1, 12 ) as $number ) {
			for ( $i = 0; $i < $number; $i++ ) {
				$this->due( $this->contractor(), Deadline::today(), 0 );
			}
			( new Indexer() )->flush();
			Moved_Clock::forward( DAY_IN_SECONDS );
			wp_clear_scheduled_hook( Midnight::FOLLOW );
			$counts[] = $this->count_queries( static fn() => ( new Midnight() )->check() );
			( new Midnight() )->follow();
		}
		$this->assertSame( array( $counts[0] ), array_unique( $counts ) );
	}

	public function test_a_week_without_a_request_and_a_zone_that_moves_back(): void {
		$company = $this->contractor();
		$this->due( $company, '2027/03/26', 0 );
		( new Indexer() )->flush();
		Moved_Clock::to( '2027-04-03 12:00:00' );
		( new Midnight() )->check();
		$this->assertSame( 0, $this->has_open( $company ) );
		Moved_Clock::to( '2027-03-26 12:00:00' );
		wp_clear_scheduled_hook( 'design_marketplace_reindex' );
		( new Midnight() )->check();
		$this->assertNotFalse( wp_next_scheduled( 'design_marketplace_reindex' ) );
		( new Indexer() )->rebuild();
		$this->assertSame( 1, $this->has_open( $company ) );
		$this->assert_in_step();
	}

	public function test_companies_are_found_by_how_soon_their_deadline_is(): void {
		$skill = $this->skill( 'Type' );
		$soon  = $this->contractor();
		$late  = $this->contractor();
		$never = $this->contractor();
		$this->due( $soon, '2027/04/02', $skill );
		$this->due( $soon, '2027/04/01', 0 );
		$this->due( $late, '2027/04/03', $skill );
		$this->mission( $never, '2026-03-01 10:00:00', array( $skill ) );
		$found = fn( array $filters ): array => $this->only( array( $soon, $late, $never ), $this->listed( 'contractor', $filters ) );
		$this->assertSame( array( $soon ), $found( array( 'deadline' => 7 ) ) );
		$this->assertSame( array( $late, $soon ), $found( array( 'deadline' => 8 ) ) );
		$this->assertSame( array(), $found( array( 'deadline' => 6, 'skill' => array( $skill ) ) ), 'It is one job that has both.' );
		$this->offering( $this->due( $never, '2027/04/20', 0 ), 'freelance', 'remote' );
		$this->offering( $this->due( $never, '2027/04/25', 0 ), 'freelance', 'on_site' );
		$this->assertSame( array( $never ), $found( array( 'deadline' => 25, 'place' => 'remote', 'engagement' => 'freelance' ) ) );
		$this->assertSame( array(), $found( array( 'deadline' => 25, 'place' => 'on_site' ) ), 'So it is with facts.' );
		$page = ( new Query() )->page( 'contractor', array( 'deadline' => 7, 'skill' => array( $skill ) ), 1, 10 );
		$this->assertSame( array( 1, 1, 1 ), array( $page['total'], $page['open_total'], $page['jobs_total'] ) );
		Moved_Clock::to( '2027-03-27 12:00:00' );
		( new Midnight() )->check();
		$this->assertSame( array( $late, $soon ), $found( array( 'deadline' => 7 ) ), 'Counted anew each day.' );
		foreach ( array( '0', '-1', '367', 'soon' ) as $wrong ) {
			$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor', 'deadline' => $wrong ) ) );
		}
	}

	/**
	 * A mission with a deadline.
	 * @param int    $company Contractor.
	 * @param string $day     Deadline.
	 * @param int    $skill   Skill, 0 for none.
	 */
	private function due( int $company, string $day, int $skill ): int {
		static $minute = 0;
		$mission       = $this->mission( $company, sprintf( '2026-03-20 %02d:%02d:00', intdiv( $minute, 60 ), $minute % 60 ), $skill > 0 ? array( $skill ) : array() );
		++$minute;
		Deadline::set( $mission, $day );
		return $mission;
	}

	/**
	 * Has a mission say how and where one works.
	 * @param int    $mission    Mission.
	 * @param string $engagement Engagement.
	 * @param string $place      Place.
	 */
	private function offering( int $mission, string $engagement, string $place ): void {
		Job_Facts::write( $mission, Job_Facts::columns( compact( 'engagement', 'place' ) ) );
	}

	/**
	 * What the lists count.
	 * @param int $skill Skill.
	 * @return array<string,mixed>
	 */
	private function figures( int $skill ): array {
		( new Indexer() )->flush();
		$query = new Query();
		$count = static fn( array $filters ): array => array_diff_key( $query->page( 'contractor', $filters, 1, 1 ), array( 'items' => 0 ) );
		return $count( array() ) + array( 'of_skill' => $skill > 0 ? $count( array( 'skill' => array( $skill ) ) ) : array() ) + $query->figures();
	}

	/**
	 * Some of a list, in its order.
	 * @param list<int> $ids  Those.
	 * @param list<int> $list List.
	 * @return list<int>
	 */
	private function only( array $ids, array $list ): array {
		return array_values( array_intersect( $list, $ids ) );
	}

	private function has_open( int $company ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT has_open FROM {$wpdb->prefix}dmkt_directory WHERE user_id = %d", $company ) );
	}
}
