<?php
/** The list of companies by the languages of their open jobs: who fits, how many, alone and with the other filters. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Directory;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class JobLanguagesTest extends TestCase {

	use Marketplace;

	public function test_an_open_job_that_names_any_of_the_languages_finds_its_company_once(): void {
		[ $both, $one, $closed, $none ] = array( $this->contractor(), $this->contractor(), $this->contractor(), $this->contractor() );
		$this->job( $both, '2026-03-03', array( 'de', 'fr' ) );
		$this->job( $both, '2026-03-02', array( 'fr' ) );
		$this->job( $one, '2026-03-01', array( 'rm' ) );
		$this->close( $this->job( $closed, '2026-03-04', array( 'de' ) ) );
		$this->mission( $none, '2026-03-04 10:00:00' );

		self::assertSame( array( array( $both ), array( 1, 1, 1 ) ), $this->found( array( 'de' ) ) );
		self::assertSame( array( array( $both ), array( 1, 1, 2 ) ), $this->found( array( 'de', 'fr' ) ), 'A job that names both counts once.' );
		self::assertSame( array( array( $both, $one ), array( 2, 2, 3 ) ), $this->found( array( 'fr', 'rm' ) ) );
		self::assertSame( array( array(), array( 0, 0, 0 ) ), $this->found( array( 'it' ) ) );
		self::assertSame( array( array( 'de', 'fr' ), array( 'rm' ), array() ), array_map( fn( int $id ): array => $this->card( $id )['open_languages'], array( $both, $one, $closed ) ) );
		$this->assert_in_step();
	}

	public function test_it_is_one_job_that_fits_all_filters(): void {
		[ $type, $film ] = array( $this->skill( 'Type' ), $this->skill( 'Film' ) );
		$split           = $this->contractor( array( 'company' => 'Alpha' ) );
		$this->job( $split, '2026-03-03', array( 'de' ), array( 'engagement' => 'freelance', 'place' => 'remote' ), array( $type ) );
		$this->job( $split, '2026-03-03', array( 'fr' ), array( 'engagement' => 'internship', 'paid' => true ), array( $film ) );
		$whole = $this->contractor( array( 'company' => 'Beta' ) );
		$this->job( $whole, '2026-03-02', array( 'de' ), array( 'engagement' => 'internship', 'place' => 'remote', 'paid' => true ), array( $film ) );

		foreach ( array( // phpcs:ignore WordPress.Arrays -- one line each.
			array( array( 'engagement' => 'internship' ), array( $whole ) ),
			array( array( 'place' => 'remote' ), array( $split, $whole ) ),
			array( array( 'paid' => true, 'place' => 'remote' ), array( $whole ) ),
			array( array( 'skill' => array( $film ) ), array( $whole ) ),
			array( array( 'skill' => array( $type, $film ) ), array( $split, $whole ) ),
			array( array( 'skill' => array( $type, $film ), 'engagement' => 'freelance' ), array( $split ) ),
			array( array( 'search' => 'bet' ), array( $whole ) ),
			array( array( 'search' => 'bet', 'engagement' => 'freelance' ), array() ),
			array( array( 'verified' => true ), array() ),
		) as [ $filters, $expected ] ) {
			self::assertSame( array( $expected, array( count( $expected ), count( $expected ), count( $expected ) ) ), $this->found( array( 'de' ), $filters ), (string) wp_json_encode( $filters ) );
		}
	}

	public function test_a_job_is_gone_with_its_deadline_and_found_with_its_change_at_once(): void {
		$id  = $this->contractor();
		$job = $this->job( $id, '2026-03-01', array( 'de' ) );
		Deadline::set( $job, Deadline::plus( Deadline::today(), 3 ) );
		self::assertSame( array( $id ), $this->found( array( 'de' ) )[0] );
		self::assertSame( array( $id ), $this->found( array( 'de' ), array( 'deadline' => 3 ) )[0] );
		self::assertSame( array(), $this->found( array( 'de' ), array( 'deadline' => 2 ) )[0] );
		update_post_meta( $job, Job_Facts::key( 'languages' ), 'it' );
		self::assertSame( array( array(), array( $id ) ), array( $this->found( array( 'de' ) )[0], $this->found( array( 'it' ) )[0] ) );
		Moved_Clock::forward( 4 * DAY_IN_SECONDS );
		self::assertSame( array( array(), array( 0, 0, 0 ) ), $this->found( array( 'it' ) ), 'Before anything is worked out again.' );
	}

	public function test_it_costs_two_queries_however_many_there_are(): void {
		for ( $i = 1; $i < 6; $i++ ) {
			$this->job( $this->contractor(), "2026-03-0{$i}", array( 'de', 'fr', 'it', 'rm' ) );
		}
		( new Indexer() )->flush();
		$ask = static fn() => ( new Query() )->page( 'contractor', array( 'language' => array( 'de', 'rm' ) ), 1, 2 );
		$ask();
		self::assertLessThanOrEqual( 3, $this->count_queries( $ask ) );
	}

	public function test_the_list_takes_them_and_refuses_what_is_none(): void {
		$id = $this->contractor();
		$this->job( $id, '2026-03-01', array( 'rm' ) );
		( new Indexer() )->flush();
		$ask = fn( mixed $language ) => $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor', 'language' => $language ) );
		foreach ( array( 'rm', 'fr,rm', array( 'rm', 'rm' ), '["rm"]', '', array() ) as $good ) { // phpcs:ignore WordPress.Arrays -- one line.
			self::assertSame( array( $id ), array_column( $ask( $good )->get_data(), 'id' ), (string) wp_json_encode( $good ) );
		}
		self::assertSame( 'language=rm', strtok( $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'contractor', 'language' => 'rm', 'place' => 'remote' ) )->get_headers()['X-DM-Nearby'], ';' ) );
		foreach ( array( 'xx', 'rm,xx', array( array( 'rm' ) ), array( 'rm', 7 ), "r\0m", str_repeat( 'rm,', 5000 ), implode( ',', array( 'aa', 'ab', 'ae', 'af', 'ak', 'am', 'an', 'ar', 'as', 'av', 'ay' ) ) ) as $bad ) { // phpcs:ignore WordPress.Arrays -- one line.
			$answer = $ask( $bad );
			$this->assert_answer( 400, $answer, 'rest_invalid_param' );
			self::assertSame( array( 'language' ), array_keys( $answer->get_data()['data']['params'] ) );
		}
	}

	/**
	 * @param list<string>        $languages
	 * @param array<string,mixed> $facts
	 * @param list<int>           $skills
	 */
	private function job( int $author, string $day, array $languages, array $facts = array(), array $skills = array() ): int {
		$id = $this->mission( $author, "{$day} 10:00:00", $skills );
		Job_Facts::write( $id, Job_Facts::columns( compact( 'languages' ) + $facts ) );
		return $id;
	}

	/**
	 * Companies of a list, and its totals.
	 * @param list<string>        $language
	 * @param array<string,mixed> $filters
	 * @return array{list<int>,list<int>}
	 */
	private function found( array $language, array $filters = array() ): array {
		$ids  = $this->listed( 'contractor', compact( 'language' ) + $filters );
		$page = ( new Query() )->page( 'contractor', compact( 'language' ) + $filters, 1, 1 );
		return array( $ids, array( $page['total'], $page['open_total'], $page['jobs_total'] ) );
	}
}
