<?php
/**
 * Which stage leads where, for whom: the whole table.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Applications;

use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class StagesTest extends TestCase {

	private const TO = array( 'new', 'shortlisted', 'chosen', 'declined', 'withdrawn' );

	/**
	 * What was decided, what was told, and what comes of each of TO: for the owner, and for who applied.
	 */
	private const TABLE = array(
		array( 'new', 'new', array( 200, 200, 200, 200, 403 ), array( 200, 403, 403, 403, 200 ) ),
		array( 'shortlisted', 'new', array( 200, 200, 200, 200, 403 ), array( 200, 403, 403, 403, 200 ) ),
		array( 'chosen', 'new', array( 200, 200, 200, 200, 403 ), array( 200, 403, 403, 403, 200 ) ),
		array( 'declined', 'new', array( 200, 200, 200, 200, 403 ), array( 200, 403, 403, 403, 200 ) ),
		array( 'shortlisted', 'shortlisted', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'chosen', 'shortlisted', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'declined', 'shortlisted', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'chosen', 'chosen', array( 409, 400, 200, 400, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'shortlisted', 'chosen', array( 409, 200, 200, 400, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'declined', 'chosen', array( 409, 400, 200, 200, 403 ), array( 409, 403, 403, 403, 200 ) ),
		array( 'declined', 'declined', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 409 ) ),
		array( 'shortlisted', 'declined', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 409 ) ),
		array( 'chosen', 'declined', array( 409, 200, 200, 200, 403 ), array( 409, 403, 403, 403, 409 ) ),
		array( 'withdrawn', 'withdrawn', array( 409, 409, 409, 409, 403 ), array( 200, 403, 403, 403, 200 ) ),
	);

	/**
	 * Each from, to and person.
	 *
	 * @return iterable<string,array{string,string,string,string,int}>
	 */
	public static function transitions(): iterable {
		foreach ( self::TABLE as [ $stage, $told, $owner, $applicant ] ) {
			foreach ( self::TO as $index => $to ) {
				$expected = array(
					'owner'            => $owner[ $index ],
					'applicant'        => $applicant[ $index ],
					'other designer'   => 404,
					'other contractor' => 404,
					'administrator'    => 403,
					'editor'           => 404,
				);
				foreach ( $expected as $who => $status ) {
					yield "{$stage}, told {$told}, to {$to} by {$who}" => array( $stage, $told, $to, $who, $status );
				}
			}
		}
	}

	#[DataProvider( 'transitions' )]
	public function test_the_table( string $stage, string $told, string $to, string $who, int $status ): void {
		$owner     = $this->contractor();
		$applicant = $this->designer();
		$id        = Staged::application( $applicant, Market::mission( $owner ), $stage, $told );
		$before    = Staged::row( $id );
		$user      = match ( $who ) {
			'owner'            => $owner,
			'applicant'        => $applicant,
			'other designer'   => $this->designer(),
			'other contractor' => $this->contractor(),
			'administrator'    => People::administrator(),
			default            => (int) wp_insert_user(
				array(
					'user_login' => 'editor-of-stages',
					'user_pass'  => People::PASSWORD,
					'role'       => 'editor',
				)
			),
		};
		$answer    = $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => $to ), $user );
		$this->assert_answer( $status, $answer );
		$after = Staged::row( $id );
		if ( 200 === $status ) {
			$this->assertSame( $to, $answer->get_data()['stage'] );
			$this->assertSame( $to, 'applicant' === $who ? $after['told'] : $after['stage'] );
			$this->assertSame( 'applicant' === $who && 'new' === $to && 'new' === $told ? $stage !== $told : $after['stage'] !== $after['told'], null !== $after['release_gmt'], 'What is told waits for nothing.' );
			return;
		}
		$this->assertSame( $before, $after );
		if ( 409 === $status ) {
			$this->assertSame( 'owner' === $who ? $stage : $told, $answer->get_data()['data']['current']['stage'] );
		}
	}

	public function test_words_lead_on_from_chosen_and_stay_once_told(): void {
		$owner = $this->contractor();
		$id    = Staged::application( $this->designer(), Market::mission( $owner ), 'chosen', 'chosen' );
		$set   = fn( array $fields ): int => $this->rest( 'POST', "/wp/v2/application/{$id}", $fields, $owner )->get_status();
		$this->assertSame(
			200,
			$set(
				array(
					'stage' => 'shortlisted',
					'words' => 'We need a moment',
				)
			)
		);
		$this->assertSame( 'We need a moment', Staged::row( $id )['words'] );
		$this->assertSame(
			200,
			$set(
				array(
					'stage' => 'declined',
					'words' => 'The budget is gone',
					'tell'  => true,
				)
			)
		);
		$this->assertSame(
			409,
			$set(
				array(
					'stage' => 'declined',
					'words' => 'Something else',
				)
			)
		);
		$this->assertSame( 'The budget is gone', Staged::row( $id )['told_words'] );
	}

	public function test_it_is_too_late_thirty_days_after_the_close_for_all_but_notes(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$id      = Staged::application( $this->designer(), $mission );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ), $owner ) );
		Staged::after( 29 * 24 * 60 );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'shortlisted' ), $owner ) );
		Staged::after( 31 * 24 * 60 );
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen' ), $owner ), 'rest_stage_over' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'note' => 'Next time' ), $owner ) );
	}

	public function test_ten_a_day_are_told_at_once(): void {
		$owner = $this->contractor();
		$id    = Staged::application( $this->designer(), Market::mission( $owner ) );
		$tell  = fn(): int => $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'shortlisted', 'tell' => true ), $owner )->get_status(); // phpcs:ignore WordPress.Arrays -- one line.
		$this->assertSame( array_fill( 0, 10, 200 ), array_map( $tell, range( 1, 10 ) ) );
		$this->assertSame( 429, $tell() );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen' ), $owner ) );
	}

	public function test_several_cost_no_more_reads_than_one(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$ids     = array_map( fn(): int => Staged::application( $this->designer(), $mission ), range( 1, 6 ) );
		$count   = fn( array $some, string $stage ): int => count( array_filter( $this->queries( fn() => $this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/application', array( 'ids' => $some, 'stage' => $stage ), $owner ) ) ), static fn( string $sql ): bool => 1 === preg_match( '/^\s*SELECT/i', $sql ) ) ); // phpcs:ignore WordPress.Arrays -- one line.
		$count( $ids, 'declined' );
		$this->assertSame( $count( array( $ids[0] ), 'shortlisted' ), $count( $ids, 'chosen' ) );
	}
}
