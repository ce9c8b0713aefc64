<?php
/** In how many days a company usually answers, and who reads it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Jobs\Applications\Answer_Times;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Content\Home_Blocks;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class AnswerTimesTest extends TestCase {

	/**
	 * Days until each answer, null for none, and what they make.
	 * @return array<string,array{list<int|float|null>,int|null}>
	 */
	public static function answers(): array {
		return array(
			'four are too few'           => array( array( 1, 1, 1, 1 ), null ),
			'five'                       => array( array( 9, 1, 3, 2, 30 ), 3 ),
			'a part of a day is a day'   => array( array( 0.1, 0.1, 0.1, 2, 2 ), 1 ),
			'unanswered are not yet'     => array( array( 1, 2, 5, null, null ), 5 ),
			'half of six'                => array( array( 1, 2, 5, null, null, null ), 5 ),
			'less than half is no habit' => array( array( 1, 2, null, null, null ), null ),
			'nobody'                     => array( array(), null ),
		);
	}

	/**
	 * What is shown of some answers.
	 * @param list<int|float|null> $days  Days.
	 * @param int|null             $shown Shown.
	 */
	#[DataProvider( 'answers' )]
	public function test_the_usual_time( array $days, ?int $shown ): void {
		$this->assertSame( $shown, Answer_Times::usual( array_map( static fn( int|float|null $one ): ?int => null === $one ? null : (int) ( $one * DAY_IN_SECONDS ), $days ) ) );
	}

	public function test_card_profile_and_job_say_it_and_forget_it(): void {
		$company = $this->contractor();
		$mission = Market::mission( $company );
		$ids     = array();
		foreach ( array( 20, 30, 40, 50, 60 ) as $ago ) {
			$ids[] = $this->sent( $mission, $ago, 3 );
		}
		// What was sent in the last two weeks, or before the last quarter, does not count; nor who took it back unanswered.
		$this->sent( $mission, 5, null );
		$this->sent( $mission, 200, null );
		Staged::write( $this->sent( $mission, 30, null ), array( 'told' => 'withdrawn' ) );
		$this->assertSame( array( null, null, null ), $this->shown( $company, $mission ) );
		( new Answer_Times() )->run();
		$this->assertSame( array( 3, 3, 3 ), $this->shown( $company, $mission ) );
		$queries = $this->queries( fn() => $this->rest( 'GET', '/wp/v2/users?role=contractor' ) );
		$this->assertSame( array(), preg_grep( '/dmkt_application/', $queries ), 'A list works nothing out.' );
		$this->assertSame( array(), ( new Indexer() )->verify() );
		Staged::write( $ids[0], array( 'created_gmt' => gmdate( 'Y-m-d H:i:s', Clock::now() - 150 * DAY_IN_SECONDS ) ) );
		( new Answer_Times() )->run();
		$this->assertSame( array( null, null, null ), $this->shown( $company, $mission ) );
	}

	public function test_card_page_and_job_say_how_many_were_answered_from_ten_on(): void {
		[ $company, $other ] = array( $this->contractor(), $this->contractor() );
		$mission             = Market::mission( $company );
		foreach ( array( 20, 30, 40, 50, 60, 14, 103, 70 ) as $ago ) {
			$this->sent( $mission, $ago, 3 );
		}
		$this->sent( $mission, 20, null );
		// Too new, too old, and taken back before an answer.
		$this->sent( $mission, 13, 1 );
		$this->sent( $mission, 105, 1 );
		Staged::write( $this->sent( $mission, 30, null ), array( 'told' => 'withdrawn' ) );
		( new Answer_Times() )->run();
		$this->assertSame( array( null, null, null, null, null ), $this->shares( $company, $mission ), 'Nine are too few.' );

		// Closed by the site, without a word from the company.
		$lapsed = Market::mission( $company );
		Staged::write( $this->sent( $lapsed, 20, null ), array( 'told' => 'declined' ) );
		$this->sent( Market::mission( $other ), 30, 2 );
		( new Answer_Times() )->run();
		$share = array( 'answered' => 8, 'of' => 10 );
		$this->assertSame( array( $share, $share, $share, $share, array( 'answered' => 9, 'of' => 11 ) ), $this->shares( $company, $mission ) );
		$this->assertNull( array_column( $this->rest( 'GET', '/wp/v2/users?role=contractor' )->get_data(), 'answer_share', 'id' )[ $other ] );
		$this->assertSame( array(), ( new Indexer() )->verify() );

		$this->assertSame( array( 'answered' => 9, 'of' => 11 ), Home_Blocks::figures()['answer_share'] );
		update_option( 'design_marketplace_answer_share', false );
		$this->assertSame( array( 'absent', 'absent', 'absent', 'absent', 'absent' ), $this->shares( $company, $mission ) );
		$this->assertArrayNotHasKey( 'answer_share', Home_Blocks::figures() );
	}

	public function test_the_sites_figures_are_for_everyone_and_kept_by_caches(): void {
		$answer = $this->rest( 'GET', '/design-marketplace/v1/figures' );
		$this->assertTrue( rest_validate_value_from_schema( $answer->get_data(), Contract::shape( 'figures' ), 'figures' ) );
		$this->assertNotSame( '', $answer->get_headers()['ETag'] ?? '' );
		$list = $this->rest( 'GET', '/wp/v2/users?role=contractor&per_page=1' )->get_headers();
		$this->assertSame( array( (int) $list['X-DM-Jobs-Total'], (int) $this->rest( 'GET', '/wp/v2/users?role=designer&per_page=1' )->get_headers()['X-WP-Total'] ), array( $answer->get_data()['open_jobs'], $answer->get_data()['designers'] ) );
	}

	/**
	 * What card, profile, job, its page for strangers and the site say.
	 * @return list<array{answered:int,of:int}|string|null>
	 */
	private function shares( int $company, int $mission ): array {
		// Kept for one request.
		wp_cache_delete( $company, 'design_marketplace_job_owners' );
		$reader = $this->designer();
		$cards  = array_column( $this->rest( 'GET', '/wp/v2/users?role=contractor' )->get_data(), null, 'id' );
		return array_map(
			static fn( array $data ): mixed => array_key_exists( 'answer_share', $data ) ? $data['answer_share'] : 'absent',
			array(
				$cards[ $company ],
				$this->rest( 'GET', "/wp/v2/users?id={$company}", array(), $reader )->get_data()[0],
				$this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $reader )->get_data(),
				$this->rest( 'GET', "/design-marketplace/v1/jobs/{$mission}" )->get_data(),
				$this->rest( 'GET', '/design-marketplace/v1/figures' )->get_data(),
			)
		);
	}

	/**
	 * An application of some days ago.
	 * @param int      $mission  Mission.
	 * @param int      $ago      Days since it was sent.
	 * @param int|null $answered Days until it was answered, null for not yet.
	 */
	private function sent( int $mission, int $ago, ?int $answered ): int {
		global $wpdb;
		static $number = 5000000;
		++$number;
		$time = Clock::now() - $ago * DAY_IN_SECONDS;
		$wpdb->insert(
			Tables::name( 'application' ),
			array(
				'mission_id'   => $mission,
				'user_id'      => $number,
				'post_id'      => $number,
				'created_gmt'  => gmdate( 'Y-m-d H:i:s', $time ),
				'answered_gmt' => null === $answered ? null : gmdate( 'Y-m-d H:i:s', $time + $answered * DAY_IN_SECONDS ),
			)
		);
		return $number;
	}

	/**
	 * What card, profile and job say.
	 * @param int $company Company.
	 * @param int $mission Its mission.
	 * @return list<int|null>
	 */
	private function shown( int $company, int $mission ): array {
		$reader = $this->designer();
		$cards  = array_column( $this->rest( 'GET', '/wp/v2/users?role=contractor' )->get_data(), 'answers_in_days', 'id' );
		return array(
			$cards[ $company ],
			$this->rest( 'GET', "/wp/v2/users?id={$company}", array(), $reader )->get_data()[0]['answers_in_days'],
			$this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $reader )->get_data()['answers_in_days'],
		);
	}
}
