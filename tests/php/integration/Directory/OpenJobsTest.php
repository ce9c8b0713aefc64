<?php
/** The jobs on a company's card: who reads what of them, and which stand first. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Open_Jobs;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class OpenJobsTest extends TestCase {

	use Marketplace;

	private const PAY = array( 'paid' => true, 'budget_from' => 90, 'budget_to' => 120, 'budget_currency' => 'CHF', 'budget_unit' => 'hour' );

	public function test_a_card_names_the_three_newest_and_counts_all(): void {
		$id   = $this->contractor();
		$jobs = array_map( fn( string $title ): int => $this->mission( $id, '2026-03-02 10:00:00', title: $title ), array( 'One', 'Two', 'Three' ) );
		$new  = $this->mission( $id, '2026-03-03 10:00:00', title: 'New & <b>' );
		$this->mission( $id, '2026-03-04 10:00:00', open: false );
		$card = $this->of( $id, $this->designer() );
		self::assertSame( array( $new, $jobs[2], $jobs[1] ), array_column( $card['open_jobs'], 'id' ), 'In one second the higher number is newer.' );
		self::assertSame( 4, $card['open_jobs_count'] );
		$slug = get_userdata( $id )->user_nicename ?? '';
		self::assertSame( array( 'New & <b>', home_url( "/project/{$slug}/mission/{$new}" ), '2026-03-03T10:00:00Z' ), array( $card['open_jobs'][0]['title'], $card['open_jobs'][0]['link'], $card['open_jobs'][0]['date'] ) );
		$this->assert_in_step();
	}

	public function test_members_read_what_a_job_pays_and_strangers_as_far_as_the_site_shows_it(): void {
		$id       = $this->contractor();
		$deadline = Deadline::plus( Deadline::today(), 3 );
		$job      = $this->job( $id, self::PAY + array( 'engagement' => 'freelance', 'place' => 'remote', 'languages' => array( 'de' ) ) );
		Deadline::set( $job, $deadline );
		$facts = array( 'deadline' => $deadline, 'engagement' => 'freelance', 'place' => 'remote' ) + self::PAY + array( 'budget' => null );
		$names = array( 'id', 'title', 'link', 'date' );
		$more  = fn( int $user ): array => array_diff_key( $this->of( $id, $user )['open_jobs'][0], array_flip( $names ) );
		self::assertSame( $facts, $more( $this->designer() ) );
		self::assertSame( array(), $more( 0 ) );
		update_option( 'design_marketplace_job_pages', 'full' );
		self::assertSame( $facts, $more( 0 ) );
		update_option( 'design_marketplace_job_pages', 'off' );
		self::assertSame( array(), array_intersect_key( $this->of( $id, 0 ), array( 'open_jobs' => 1, 'open_jobs_count' => 1 ) ) );
		self::assertSame( $facts, $more( $this->designer() ) );
	}

	public function test_jobs_that_fit_what_is_asked_for_stand_first(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$id              = $this->contractor();
		$jobs            = array(
			'signs'  => $this->job( $id, array( 'engagement' => 'internship', 'languages' => array( 'de' ) ), '2026-03-01', 'Signs for a Müller', array( $type ) ),
			'screen' => $this->job( $id, self::PAY + array( 'place' => 'remote' ), '2026-03-02', 'Signs on a screen', array( $film ) ),
			'new'    => $this->job( $id, array(), '2026-03-03', 'Paper' ),
			'newer'  => $this->job( $id, array(), '2026-03-04', 'Stone' ),
			'newest' => $this->job( $id, array(), '2026-03-05', 'Scissors' ),
		);
		Deadline::set( $jobs['signs'], Deadline::plus( Deadline::today(), 3 ) );
		foreach ( array( // phpcs:ignore WordPress.Arrays -- one line each.
			array( array(), 'newest,newer,new' ),
			array( array( 'skill' => $type ), 'signs,newest,newer' ),
			array( array( 'engagement' => 'internship' ), 'signs,newest,newer' ),
			array( array( 'place' => 'remote' ), 'screen,newest,newer' ),
			array( array( 'language' => 'de' ), 'signs,newest,newer' ),
			array( array( 'paid' => true ), 'screen,newest,newer' ),
			array( array( 'deadline' => 3 ), 'signs,newest,newer' ),
			array( array( 'search' => 'sign' ), 'screen,signs,newest' ),
			array( array( 'search' => 'mueller sign' ), 'signs,screen,newest' ),
			array( array( 'search' => 'sign', 'skill' => $type ), 'signs,screen,newest' ),
		) as [ $asked, $first ] ) {
			$shown = $this->of( $id, $this->designer(), $asked )['open_jobs'];
			self::assertSame( explode( ',', $first ), array_map( static fn( array $job ): string => (string) array_search( $job['id'], $jobs, true ), $shown ), (string) wp_json_encode( $asked ) );
		}
		$shown = $this->of( $id, 0, array( 'paid' => true ) )['open_jobs'];
		self::assertSame( $jobs['newest'], $shown[0]['id'], 'A stranger learns nothing of the pay from the order.' );
	}

	public function test_a_job_leaves_with_its_deadline_and_a_change_shows_at_once(): void {
		$id  = $this->contractor();
		$job = $this->job( $id, self::PAY );
		$ana = $this->designer();
		$this->mission( $id );
		$this->of( $id, $ana );
		Job_Facts::write( $job, Job_Facts::columns( array( 'budget_to' => 130 ) ) );
		self::assertContains( 130, array_column( $this->of( $id, $ana )['open_jobs'], 'budget_to' ) );
		Deadline::set( $job, Deadline::today() );
		$this->of( $id, $ana );
		Moved_Clock::forward( DAY_IN_SECONDS );
		$card = ( new Query() )->by_id( $id )['card'] ?? array();
		self::assertSame( array( 1, 1 ), array( count( $card['open_jobs'] ), $card['open_jobs_count'] ), 'Before anything is worked out again.' );
	}

	public function test_a_card_stores_so_many_and_counts_the_others(): void {
		$id  = $this->contractor();
		$row = "('dmkt_mission', 'publish', {$id}, 'A job', '2026-03-01 10:00:00', '', '', '', '', '')";
		Sql::write( 'INSERT INTO {posts} (post_type, post_status, post_author, post_title, post_date_gmt, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES ' . implode( ',', array_fill( 0, Open_Jobs::MOST, $row ) ) );
		$this->mission( $id );
		$card = $this->of( $id, $this->designer() );
		self::assertSame( array( 3, Open_Jobs::MOST + 1 ), array( count( $card['open_jobs'] ), $card['open_jobs_count'] ) );
	}

	/**
	 * @param array<string,mixed> $facts
	 * @param list<int>           $skills
	 */
	private function job( int $author, array $facts, string $day = '2026-03-01', string $title = 'A job', array $skills = array() ): int {
		$id = $this->mission( $author, "{$day} 10:00:00", $skills, title: $title );
		Job_Facts::write( $id, Job_Facts::columns( $facts ) );
		return $id;
	}

	/**
	 * A company's card in the list.
	 * @param array<string,mixed> $asked
	 * @return array<string,mixed>
	 */
	private function of( int $company, int $reader, array $asked = array() ): array {
		( new Indexer() )->flush();
		$cards = $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor' ) + $asked, $reader ? $reader : null )->get_data();
		return array_column( $cards, null, 'id' )[ $company ];
	}
}
