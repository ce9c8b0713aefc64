<?php
/** Closing a mission tells every candidate once, whatever is repeated, trashed or deleted meanwhile. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ClosingTest extends TestCase {

	public function test_it_is_one_row_in_the_request_and_one_mail_a_candidate(): void {
		$owner      = $this->contractor( array( 'company' => 'Kettle & <3' ) );
		$id         = Market::mission( $owner, array( 'title' => 'A <3 bell' ) );
		$candidates = array( $this->designer(), $this->designer(), $this->designer() );
		foreach ( $candidates as $candidate ) {
			Market::apply( $candidate, $id );
		}
		$this->empty_outbox();
		$this->assertSame( 3, $this->close( $id, $owner ) );
		$this->assertSame( array( 'expand' ), $this->statuses() );
		$this->assertSame( 0, $this->close( $id, $owner ) );
		$this->assertSame( array( 'expand' ), $this->statuses() );

		Mails::worker()->run( 100 );
		Mails::worker()->run( 100 );
		$this->assertEqualsCanonicalizing( array_map( static fn( int $user ): string => People::email( $user ), $candidates ), array_column( $this->mails(), 'to' ) );
		$this->assertStringContainsString( 'A &lt;3 bell', $this->mails()[0]['message'] );
		$this->assertStringContainsString( 'Kettle &amp; &lt;3', $this->mails()[0]['message'] );
	}

	public function test_the_directory_is_told(): void {
		$owner = $this->contractor();
		$id    = Market::mission( $owner );
		$told  = array();
		add_action(
			'design_marketplace_mission_closed',
			static function ( int $mission ) use ( &$told ): void {
				$told[] = $mission;
			}
		);
		add_action(
			'transition_post_status',
			static function ( string $now, string $before ) use ( &$told ): void {
				$told[] = "{$before} to {$now}";
			},
			10,
			2
		);
		$this->close( $id, $owner );
		$this->close( $id, $owner );
		$this->assertSame( array( 'publish to dmkt_closed', $id ), $told );
	}

	public function test_many_candidates_are_queued_in_steps(): void {
		global $wpdb;
		$owner = $this->contractor();
		$id    = Market::mission( $owner );
		$rows  = array();
		for ( $i = 1; $i <= 1203; $i++ ) {
			$rows[] = "({$id}, " . ( 900000 + $i ) . ", {$i}, '2026-01-01 00:00:00')";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}dmkt_application (mission_id, user_id, post_id, created_gmt) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- integers.
		$this->empty_outbox();
		$this->assertSame( 1203, $this->close( $id, $owner ) );
		$this->assertSame( 1, Mails::worker()->run( 1 ) );
		$this->assertSame( 501, count( $this->statuses() ) );
		Mails::worker()->run( 1 );
		Mails::worker()->run( 1 );
		$counts = array_count_values( $this->statuses() );
		$this->assertSame( 1203, $counts['waiting'] );
		$this->assertSame( 1, $counts['sent'] );
	}

	public function test_candidates_are_told_when_the_mission_is_gone_before_the_mails_are_written(): void {
		$owner    = $this->contractor();
		$closed   = Market::mission( $owner, array( 'title' => 'Closed one' ) );
		$open     = Market::mission( $owner, array( 'title' => 'Open one' ) );
		$trashed  = Market::mission( $owner, array( 'title' => 'Trashed one' ) );
		$designer = $this->designer();
		$both     = $this->designer();
		Market::apply( $designer, $closed );
		Market::apply( $both, $open );
		Market::apply( $both, $trashed );
		$this->empty_outbox();
		$this->close( $closed, $owner );
		wp_trash_post( $trashed );
		( new Deletion() )->delete( $owner );
		$this->assertFalse( get_userdata( $owner ) );
		Mails::worker()->run( 100 );
		$mails = array();
		foreach ( $this->mails() as $mail ) {
			$mails[ $mail['to'] ][] = $mail['message'];
		}
		$this->assertStringContainsString( 'Closed one', implode( $mails[ People::email( $designer ) ] ) );
		$this->assertCount( 2, $mails[ People::email( $both ) ] );
		$this->assertStringContainsString( 'Open one', implode( $mails[ People::email( $both ) ] ) );
		$this->assertStringContainsString( 'Trashed one', implode( $mails[ People::email( $both ) ] ) );
	}

	/** @return array<string,array{Mission_Outcome|null}> */
	public static function ends(): array {
		return array(
			'just closed'       => array( null ),
			'chosen candidates' => array( Mission_Outcome::Here ),
		);
	}

	#[DataProvider( 'ends' )]
	public function test_a_small_close_takes_few_statements( ?Mission_Outcome $outcome ): void {
		$owner        = $this->contractor();
		$id           = Market::mission( $owner, array( 'skill' => array( Market::skill() ) ) );
		$applications = array_map( fn(): int => Market::apply( $this->designer(), $id ), range( 1, 5 ) );
		$end          = array( 'close' => true ) + ( $outcome ? array( 'outcome' => $outcome->value, 'chosen' => array_slice( $applications, 0, 2 ) ) : array() );
		( new Indexer() )->flush();
		wp_set_current_user( 0 );
		wp_cache_flush();
		// WordPress asks for these in any request, and for columns in the first that writes meta.
		array_map( 'get_option', array( 'medium_crop', 'medium_large_crop', 'large_crop' ) );
		add_post_meta( $id, 'anything', 'é' );
		wp_cache_delete( $id, 'post_meta' );
		$statements = $this->queries( fn() => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$id}", $end, $owner ) ) );
		$this->assertSame( 'dmkt_closed', get_post_status( $id ) );
		$this->assertLessThanOrEqual( 44, count( $statements ), implode( "\n", $statements ) );
		$double = array_filter( array_count_values( $statements ), static fn( int $times ): bool => $times > 1 );
		$this->assertSame( array(), preg_grep( '/directory/', array_keys( $double ) ) );
	}

	private function close( int $id, int $owner ): int {
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$id}", array( 'close' => true ), $owner );
		$this->assert_answer( 200, $answer );
		return $answer->get_data()['informed'];
	}

	private function empty_outbox(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}dmkt_outbox" );
	}

	/** @return list<string> */
	private function statuses(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT status FROM {$wpdb->prefix}dmkt_outbox WHERE message = 'mission_closed' ORDER BY id" );
	}
}
