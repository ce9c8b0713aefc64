<?php
/** The stored numbers of a crowded board are always those that counting gives. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Application_Erasure;
use DesignMarketplace\Kernel\Database\Kept_Counts;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\Kernel\Declares\Has_Jobs;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class StageCountsTest extends TestCase {

	private const CROWD = 600;

	private int $owner;

	private int $mission;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->owner   = $this->contractor();
		$this->mission = Market::mission( $this->owner );
		$rows          = array_map( fn( int $number ): string => "({$this->mission}, {$number}, 0, '2026-01-01 00:00:00')", range( 9_000_001, 9_000_000 + self::CROWD ) );
		$wpdb->query( 'INSERT INTO ' . Tables::name( 'application' ) . ' (mission_id, user_id, post_id, created_gmt) VALUES ' . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		$this->assert_true_numbers( 'the crowd' );
		$this->assertTrue( $this->is_stored() );
	}

	/** Asks twice: the second answer is the stored one. */
	private function assert_true_numbers( string $after ): void {
		global $wpdb;
		$rows = $wpdb->get_results( 'SELECT stage, COUNT(*) AS number FROM ' . Tables::name( 'application' ) . " WHERE mission_id = {$this->mission} GROUP BY stage ORDER BY stage" ); // phpcs:ignore WordPress.DB.PreparedSQL -- an integer.
		$true = array_map( 'intval', array_column( $rows, 'number', 'stage' ) );
		foreach ( array( 'counted', 'stored' ) as $way ) {
			$this->assertSame( $true, $this->shown(), "{$way}, after {$after}" );
		}
	}

	/**
	 * The numbers of a board as the company gets them.
	 * @return array<string,int>
	 */
	private function shown(): array {
		$answer = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->mission, 'per_page' => 1 ), $this->owner );
		$this->assert_answer( 200, $answer );
		parse_str( str_replace( '; ', '&', $answer->get_headers()['X-DM-Stages'] ), $numbers );
		$found = array();
		foreach ( $numbers as $stage => $number ) {
			$found[ (string) $stage ] = (int) $number;
		}
		$found = array_filter( $found );
		$this->assertSame( array_sum( $found ), (int) $answer->get_headers()['X-WP-Total'] );
		ksort( $found );
		return $found;
	}

	private function is_stored(): bool {
		return null !== Kept_Counts::kept( Kept_Counts::CANDIDATES, '', $this->mission )[0];
	}

	public function test_each_act_is_followed(): void {
		$designer = $this->designer();
		$id       = Market::apply( $designer, $this->mission );
		$this->assert_true_numbers( 'applying' );
		$acts = array(
			'a short list' => array( $this->owner, array( 'stage' => 'shortlisted' ) ),
			'an undo'      => array( $this->owner, array( 'stage' => 'new' ) ),
			'withdrawing'  => array( $designer, array( 'stage' => 'withdrawn' ) ),
			'reapplying'   => array( $designer, array( 'stage' => 'new' ) ),
			'telling'      => array( $this->owner, array( 'stage' => 'declined', 'words' => 'No', 'tell' => true ) ),
			'a change'     => array( $this->owner, array( 'stage' => 'chosen' ) ),
		);
		foreach ( $acts as $what => list( $user, $values ) ) {
			$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", $values, $user ) );
			$this->assert_true_numbers( $what );
		}
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/application', array( 'ids' => array( $id ), 'stage' => 'shortlisted' ), $this->owner ) );
		$this->assert_true_numbers( 'a decision on several' );
		wp_trash_post( $id );
		$this->assert_true_numbers( 'the trash' );
		wp_untrash_post( $id );
		$this->assert_true_numbers( 'coming back' );
		$this->assertSame( 1, $this->shown()['shortlisted'] );
		$other = Market::apply( $this->designer(), $this->mission );
		$this->assert_true_numbers( 'another application' );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true, 'outcome' => 'here', 'chosen' => array( $other ) ), $this->owner ) );
		$this->assert_true_numbers( 'closing' );
		$this->assertSame( 1, $this->shown()['chosen'] );
		wp_delete_post( $id, true );
		$this->assert_true_numbers( 'deleting for good' );
	}

	public function test_what_is_erased_is_not_counted(): void {
		$designer = $this->designer();
		Market::apply( $designer, $this->mission );
		$this->assert_true_numbers( 'applying' );
		( new Deletion() )->delete( $designer );
		$this->assert_true_numbers( 'an account is gone' );
		$id = Market::apply( $this->designer(), $this->mission );
		$this->assert_true_numbers( 'applying again' );
		( new Application_Erasure() )->of_posts( array( $id ) );
		$this->assert_true_numbers( 'retention' );
		( new Application_Erasure() )->of_mission( $this->mission );
		$this->assertFalse( $this->is_stored() );
	}

	public function test_accounts_that_are_off_are_left_out_at_once(): void {
		$designer = $this->designer();
		Market::apply( $designer, $this->mission );
		$this->assertSame( self::CROWD + 1, $this->shown()['new'] );
		Off::set( $designer );
		$this->assertSame( self::CROWD, $this->shown()['new'] );
		$this->assertTrue( $this->is_stored() );
	}

	public function test_what_is_written_while_somebody_counts_is_not_lost(): void {
		global $wpdb;
		$wrote = 0;
		$meet  = function ( string $query ) use ( &$wrote ): string {
			if ( 0 === $wrote && str_contains( $query, "'all' AS part" ) ) {
				++$wrote;
				Market::apply( $this->designer(), $this->mission );
				// Counts what was there before.
				$query = (string) preg_replace( '/WHERE/', 'WHERE a.user_id > 9000000 AND', $query, 1 );
			}
			return $query;
		};
		foreach ( array( 'with an edition', 'without one' ) as $case ) {
			if ( 'without one' === $case ) {
				$wpdb->delete( Tables::name( 'kept_count' ), array( 'id' => $this->mission ) );
			} else {
				Market::apply( $this->designer(), $this->mission );
			}
			$wrote = 0;
			add_filter( 'query', $meet );
			$this->shown();
			remove_filter( 'query', $meet );
			$this->assertSame( 1, $wrote, $case );
			$this->assert_true_numbers( $case );
		}
	}

	public function test_what_others_delete_is_found_within_a_day(): void {
		global $wpdb;
		$wpdb->query( 'DELETE FROM ' . Tables::name( 'application' ) . ' WHERE user_id = 9000001' ); // phpcs:ignore WordPress.DB.PreparedSQL -- an integer.
		do_action( Has_Jobs::DAILY ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- as cron does.
		$this->assert_true_numbers( 'a day' );
	}

	public function test_a_write_concerns_each_mission_once(): void {
		$other = Market::mission( $this->owner );
		Kept_Counts::outdate( Kept_Counts::CANDIDATES, array( $other, $this->mission, $other ) );
		$this->assertFalse( $this->is_stored() );
		$this->assertSame( array( null, 1 ), Kept_Counts::kept( Kept_Counts::CANDIDATES, '', $other ) );
	}
}
