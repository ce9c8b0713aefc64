<?php
/** The list of projects by the facts of their jobs: who fits, in which order, how many, alone and with the other filters. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class FactsTest extends TestCase {

	use Marketplace;

	public function test_facts_are_those_of_one_and_the_same_job(): void {
		$split = $this->contractor();
		$this->job( $split, '2026-03-03', 'freelance', 'on_site' );
		$this->job( $split, '2026-03-03', 'internship', 'remote', false );
		$whole = $this->contractor();
		$this->job( $whole, '2026-03-02', 'internship', 'remote', true );
		$none = $this->contractor();
		$this->mission( $none, '2026-03-04 10:00:00' );

		self::assertSame( array( $split, $whole ), $this->of( array( 'engagement' => 'internship' ) ) );
		self::assertSame( array( $split, $whole ), $this->of( array( 'place' => 'remote' ) ) );
		self::assertSame( array( $whole ), $this->of( array( 'paid' => true ) ) );
		self::assertSame( array( $split ), $this->of( array( 'place' => 'on_site' ) ) );
		self::assertSame( array(), $this->of( array( 'engagement' => 'freelance', 'place' => 'remote' ) ) );
		self::assertSame( array( $whole ), $this->of( array( 'engagement' => 'internship', 'place' => 'remote', 'paid' => true ) ) );
		self::assertSame( array( $none, $split, $whole ), $this->of( array( 'engagement' => '', 'paid' => false ) ) );
	}

	public function test_totals_count_the_jobs_that_fit(): void {
		[ $a, $b ] = array( $this->contractor(), $this->contractor() );
		$this->job( $a, '2026-03-01', 'freelance' );
		$this->job( $a, '2026-03-02', 'freelance', 'hybrid' );
		$this->job( $a, '2026-03-03', 'employment' );
		$this->job( $b, '2026-03-04', 'freelance', '', null, false );
		self::assertSame( array( $a, $b ), $this->of( array( 'engagement' => 'freelance' ) ), 'Who has no open job comes last, by closed ones.' );
		self::assertSame( array( 2, 1, 2 ), $this->totals( array( 'engagement' => 'freelance' ) ) );
		self::assertSame( array( 1, 1, 1 ), $this->totals( array( 'place' => 'hybrid' ) ) );
	}

	public function test_closed_jobs_do_not_count_beside_an_open_one(): void {
		$id = $this->contractor();
		$this->mission( $id );
		$closing = $this->job( $id, '2026-03-05', 'internship' );
		self::assertSame( array( $id ), $this->of( array( 'engagement' => 'internship' ) ) );
		$this->close( $closing );
		self::assertSame( array(), $this->of( array( 'engagement' => 'internship' ) ) );
	}

	public function test_they_go_with_skills_words_and_verification(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$a               = $this->contractor( array( 'company' => 'Alpha' ) );
		$b               = $this->contractor( array( 'company' => 'Beta' ) );
		$this->job( $a, '2026-03-02', 'freelance', 'remote', null, true, array( $type ) );
		$this->job( $a, '2026-03-02', 'employment', '', null, true, array( $film ) );
		$this->job( $b, '2026-03-01', 'freelance', '', null, true, array( $film ) );

		self::assertSame( array( $a ), $this->of( array( 'engagement' => 'freelance', 'skill' => array( $type ) ) ) );
		self::assertSame(
			array( $b ),
			$this->of( array( 'engagement' => 'freelance', 'skill' => array( $film ) ) ),
			'The job with the skill is an employment.'
		);
		self::assertSame( array( $a, $b ), $this->of( array( 'engagement' => 'freelance', 'skill' => array( $type, $film ) ) ) );
		self::assertSame( array( 2, 2, 2 ), $this->totals( array( 'engagement' => 'freelance', 'skill' => array( $type, $film ) ) ) );
		self::assertSame( array( $b ), $this->of( array( 'engagement' => 'freelance', 'search' => 'bet' ) ) );
		self::assertSame(
			array( $b ),
			$this->of( array( 'engagement' => 'freelance', 'search' => 'bet', 'skill' => array( $type, $film ) ) )
		);
		self::assertSame(
			array( 1, 1, 1 ),
			$this->totals( array( 'engagement' => 'freelance', 'search' => 'bet', 'skill' => array( $type, $film ) ) )
		);
		self::assertSame( array(), $this->of( array( 'engagement' => 'freelance', 'verified' => true ) ) );
		self::assertSame(
			array(),
			$this->of( array( 'engagement' => 'freelance', 'verified' => true, 'skill' => array( $type, $film ) ) )
		);
		wp_delete_term( $film, 'dmkt_skill' );
		self::assertSame( array(), $this->of( array( 'engagement' => 'freelance', 'skill' => array( $film ) ) ) );
	}

	public function test_a_changed_fact_is_found_at_once_and_the_rows_are_what_they_should_be(): void {
		$id  = $this->contractor();
		$job = $this->job( $id, '2026-03-01', 'freelance' );
		self::assertSame( array( $id ), $this->of( array( 'engagement' => 'freelance' ) ) );
		update_post_meta( $job, Job_Facts::key( 'engagement' ), 'internship' );
		self::assertSame( array(), $this->of( array( 'engagement' => 'freelance' ) ) );
		self::assertSame( array( $id ), $this->of( array( 'engagement' => 'internship' ) ) );
		$this->mission( $id, '2026-05-01 10:00:00' );
		self::assertContains( $id, $this->of( array( 'engagement' => 'internship' ) ) );
		self::assertSame( array(), ( new Indexer() )->verify() );
		global $wpdb;
		$wpdb->query( 'UPDATE ' . Tables::name( 'directory_fact' ) . ' SET has_open = 0' ); // phpcs:ignore WordPress.DB.PreparedSQL -- a fixed name.
		self::assertSame( array( $id ), ( new Indexer() )->verify() );
		( new Indexer() )->rebuild();
		self::assertSame( array(), ( new Indexer() )->verify() );
	}

	public function test_a_list_by_facts_costs_two_queries_however_long_it_is(): void {
		for ( $i = 1; $i < 6; $i++ ) {
			$this->job( $this->contractor(), "2026-03-0{$i}", 'freelance', 'remote', true );
		}
		( new Indexer() )->flush();
		$ask = static fn() => ( new Query() )->page( 'contractor', array( 'engagement' => 'freelance' ), 1, 2 );
		$ask();
		self::assertSame( 2, $this->count_queries( $ask ) );
	}

	public function test_the_list_takes_them_and_refuses_what_is_none(): void {
		$id = $this->contractor();
		$this->job( $id, '2026-03-01', 'student_project', 'hybrid', true );
		( new Indexer() )->flush();
		$ask = fn( array $query ) => $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor' ) + $query );
		$one = $ask( array( 'engagement' => 'student_project', 'place' => 'hybrid', 'paid' => '1' ) );
		self::assertSame( array( array( $id ), '1', '1' ), array( array_column( $one->get_data(), 'id' ), $one->get_headers()['X-WP-Total'], $one->get_headers()['X-DM-Jobs-Total'] ) );
		self::assertSame( array( array( 'student_project' ), array( 'hybrid' ) ), array( $one->get_data()[0]['open_engagements'], $one->get_data()[0]['open_places'] ) );
		self::assertSame( array(), $ask( array( 'engagement' => 'freelance' ) )->get_data() );
		self::assertCount( 1, $ask( array( 'engagement' => '', 'place' => '', 'paid' => '0' ) )->get_data() );
		$bad = $ask( array( 'engagement' => 'gig', 'place' => array( 'x' ), 'paid' => 'perhaps' ) );
		$this->assert_answer( 400, $bad, 'rest_invalid_param' );
		self::assertSame( array( 'engagement', 'place', 'paid' ), array_keys( $bad->get_data()['data']['params'] ) );
	}

	/**
	 * A job with facts.
	 * @param int       $author     Contractor.
	 * @param string    $day        Day of publication.
	 * @param string    $engagement Engagement.
	 * @param string    $place      Place.
	 * @param bool|null $paid       Whether it is paid, null where it does not say.
	 * @param bool      $open       Whether it takes applications.
	 * @param list<int> $skills     Skills.
	 */
	private function job( int $author, string $day, string $engagement, string $place = '', ?bool $paid = null, bool $open = true, array $skills = array() ): int {
		$id = $this->mission( $author, "{$day} 10:00:00", $skills, $open );
		Job_Facts::write( $id, Job_Facts::columns( compact( 'engagement', 'place', 'paid' ) ) );
		return $id;
	}

	/**
	 * Contractors of a list.
	 * @param array<string,mixed> $filters Filters.
	 * @return list<int>
	 */
	private function of( array $filters ): array {
		return $this->listed( 'contractor', $filters );
	}

	/**
	 * Its totals.
	 * @param array<string,mixed> $filters Filters.
	 * @return list<int>
	 */
	private function totals( array $filters ): array {
		$page = ( new Query() )->page( 'contractor', $filters, 1, 1 );
		return array( $page['total'], $page['open_total'], $page['jobs_total'] );
	}
}
