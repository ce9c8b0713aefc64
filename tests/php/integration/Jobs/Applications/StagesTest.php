<?php
/** Which stage leads where, for whom: the whole table. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Members\Privacy_Tools;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class StagesTest extends TestCase {

	private const TO = array( 'new', 'shortlisted', 'chosen', 'declined', 'withdrawn' );

	/** What was decided, what was told, and what comes of each of TO: for the owner, and for who applied. */
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
	 * Each from.
	 * @return iterable<string,array{string,string,list<int>,list<int>}>
	 */
	public static function rows(): iterable {
		foreach ( self::TABLE as $row ) {
			yield "{$row[0]}, told {$row[1]}" => $row;
		}
	}

	/**
	 * Each to and person.
	 * @param string    $stage     What was decided.
	 * @param string    $told      What was told.
	 * @param list<int> $owner     What comes of each of TO for the owner.
	 * @param list<int> $applicant The same for who applied.
	 */
	#[DataProvider( 'rows' )]
	public function test_the_table( string $stage, string $told, array $owner, array $applicant ): void {
		global $wpdb;
		$people = array(
			'owner'            => array( $this->contractor(), $owner ),
			'applicant'        => array( $this->designer(), $applicant ),
			'other designer'   => array( $this->designer(), array_fill( 0, 5, 404 ) ),
			'other contractor' => array( $this->contractor(), array_fill( 0, 5, 404 ) ),
			'administrator'    => array( People::administrator(), array_fill( 0, 5, 403 ) ),
			'editor'           => array( $this->person( 'editor' ), array_fill( 0, 5, 404 ) ),
		);
		$id     = Staged::application( $people['applicant'][0], Market::mission( $people['owner'][0] ), $stage, $told );
		$before = Staged::row( $id );
		foreach ( $people as $who => [ $user, $expected ] ) {
			foreach ( self::TO as $index => $to ) {
				$wpdb->update( Tables::name( 'application' ), $before, array( 'id' => $before['id'] ) );
				$answer = $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => $to ), $user );
				$this->assertSame( $expected[ $index ], $answer->get_status(), "{$who} to {$to}" );
				$this->check( $id, $before, $to, 'applicant' === $who ? 'told' : 'stage', $answer );
			}
		}
	}

	/**
	 * What the answer says has happened has happened.
	 * @param int                       $id     Application.
	 * @param array<string,string|null> $before Its row before.
	 * @param string                    $to     Stage asked for.
	 * @param string                    $column Which stage who asked knows.
	 * @param WP_REST_Response          $answer Answer.
	 */
	private function check( int $id, array $before, string $to, string $column, WP_REST_Response $answer ): void {
		$after = Staged::row( $id );
		if ( 200 !== $answer->get_status() ) {
			$this->assertSame( $before, $after );
			$this->assertSame( 409 === $answer->get_status() ? $before[ $column ] : null, $answer->get_data()['data']['current']['stage'] ?? null );
			return;
		}
		$this->assertSame( array( $to, $to ), array( $answer->get_data()['stage'], $after[ $column ] ) );
		$this->assertSame( $after['stage'] !== $after['told'], null !== $after['release_gmt'], 'What is told waits for nothing.' );
	}

	public function test_words_lead_on_from_chosen_and_stay_once_told(): void {
		$owner = $this->contractor();
		$id    = Staged::application( $this->designer(), Market::mission( $owner ), 'chosen', 'chosen' );
		$set   = fn( array $fields ): int => $this->rest( 'POST', "/wp/v2/application/{$id}", $fields, $owner )->get_status();
		$this->assertSame( 200, $set( array( 'stage' => 'shortlisted', 'words' => 'We need a moment' ) ) );
		$this->assertSame( 'We need a moment', Staged::row( $id )['words'] );
		$this->assertSame( 200, $set( array( 'stage' => 'declined', 'words' => 'The budget is gone', 'tell' => true ) ) );
		$this->assertSame( 409, $set( array( 'stage' => 'declined', 'words' => 'Something else' ) ) );
		$this->assertSame( 'The budget is gone', Staged::row( $id )['told_words'] );
	}

	public function test_the_same_again_does_nothing_and_another_stage_than_the_one_seen_is_a_conflict(): void {
		$owner = $this->contractor();
		$id    = Staged::application( $this->designer(), Market::mission( $owner ) );
		$set   = fn( string $stage, string $from ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/application/{$id}", compact( 'stage', 'from' ), $owner );
		$this->assert_answer( 200, $set( 'shortlisted', 'new' ) );
		$first = Staged::row( $id );
		Staged::after( 5 );
		$this->assert_answer( 200, $set( 'shortlisted', 'new' ) );
		$this->assertSame( $first, Staged::row( $id ) );
		$refused = $set( 'declined', 'new' );
		$this->assert_answer( 409, $refused, 'rest_stage_changed' );
		$this->assertSame( array( $id, 'shortlisted' ), array( $refused->get_data()['data']['current']['id'], $refused->get_data()['data']['current']['stage'] ) );
		$this->assert_answer( 200, $set( 'declined', 'shortlisted' ) );
	}

	public function test_seen_is_one_way_and_words_go_with_a_decline(): void {
		$owner = $this->contractor();
		$id    = Staged::application( $this->designer(), Market::mission( $owner ) );
		$set   = fn( array $fields ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/application/{$id}", $fields, $owner );
		$read  = fn(): array => $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $owner )->get_data();
		$this->assertNull( $read()['seen'] );
		$seen  = $set( array( 'note' => 'Ask about Sunday' ) )->get_data()['seen'];
		$this->assertNotNull( $seen );
		$this->assertSame( $seen, $set( array( 'seen' => false ) )->get_data()['seen'] );
		$this->assertSame( array( $seen, '' ), array( $set( array( 'note' => '' ) )->get_data()['seen'], $read()['note'] ) );
		$answer = $set( array( 'stage' => 'shortlisted', 'words' => 'Well done' ) ); // phpcs:ignore WordPress.Arrays -- one line.
		$this->assert_answer( 400, $answer );
		$this->assertSame( array( 'words' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_one_applies_again_twice_and_not_once_the_job_is_closed(): void {
		$owner    = $this->contractor();
		$mission  = Market::mission( $owner );
		$designer = $this->designer();
		$id       = Market::apply( $designer, $mission );
		$set      = fn( string $stage ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/application/{$id}", compact( 'stage' ), $designer );
		$apply    = fn(): WP_REST_Response => $this->rest( 'POST', '/wp/v2/mail/workwith', array( 'to' => $owner, 'comment' => 'Again', 'missions' => $mission ), $designer ); // phpcs:ignore WordPress.Arrays -- one line.
		foreach ( array( static fn() => $set( 'new' ), $apply ) as $again ) {
			$this->assert_answer( 200, $set( 'withdrawn' ) );
			$this->assertTrue( $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $designer )->get_data()['can']['apply'] );
			$this->assert_answer( 200, $again() );
		}
		$this->assert_answer( 200, $set( 'withdrawn' ) );
		$this->assert_answer( 409, $set( 'new' ) );
		$this->assert_answer( 409, $apply() );
		$other = Staged::application( $designer, Market::mission( $owner ), 'withdrawn', 'withdrawn' );
		$this->rest( 'POST', '/wp/v2/mission/' . wp_get_post_parent_id( $other ), array( 'close' => true ), $owner );
		$this->assert_answer( 409, $this->rest( 'POST', "/wp/v2/application/{$other}", array( 'stage' => 'new' ), $designer ) );
	}

	public function test_who_was_chosen_meanwhile_does_not_withdraw_unaware(): void {
		$designer = $this->designer();
		$id       = Staged::application( $designer, Market::mission( $this->contractor() ), 'chosen', 'chosen' );
		$move     = fn( string $stage, string $from ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/application/{$id}", compact( 'stage', 'from' ), $designer );
		$refused  = $move( 'withdrawn', 'new' );
		$this->assert_answer( 409, $refused, 'rest_stage_changed' );
		$this->assertSame( array( 'chosen', 'chosen' ), array( $refused->get_data()['data']['current']['stage'], Staged::row( $id )['told'] ) );
		$this->assert_answer( 400, $move( 'withdrawn', 'hired' ) );
		$this->assert_answer( 200, $move( 'withdrawn', 'chosen' ) );
		$this->assert_answer( 200, $move( 'withdrawn', 'chosen' ) );
		$this->assert_answer( 409, $move( 'new', 'chosen' ), 'rest_stage_changed' );
		$this->assert_answer( 200, $move( 'new', 'withdrawn' ) );
		$this->assert_answer( 200, $move( 'new', 'withdrawn' ) );
		Staged::decide( $id, 'declined', 'No' );
		$this->assert_answer( 200, $move( 'withdrawn', 'new' ) );
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
		$tell  = fn(): int => $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'shortlisted', 'tell' => true ), $owner )->get_status();
		$this->assertSame( array_fill( 0, 10, 200 ), array_map( $tell, range( 1, 10 ) ) );
		$this->assertSame( 429, $tell() );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'chosen' ), $owner ) );
	}

	public function test_where_all_have_withdrawn_the_answer_says_so(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$ids     = array_map( fn(): int => Staged::application( $this->designer(), $mission, 'withdrawn', 'withdrawn' ), range( 1, 2 ) );
		$set     = fn( array $some ): WP_REST_Response => $this->rest( 'POST', '/wp/v2/application', array( 'ids' => $some, 'stage' => 'declined' ), $owner );
		$answer  = $set( $ids );
		$this->assert_answer( 409, $answer, 'rest_withdrawn' );
		$this->assertSame( $ids, array_column( $answer->get_data()['data']['current'], 'id' ) );
		$there = Staged::application( $this->designer(), $mission );
		$this->assert_answer( 409, $set( array( ...$ids, $there ) ), 'rest_stage_changed' );
		$this->assertSame( 'new', Staged::row( $there )['stage'] );
		$elsewhere = Staged::application( $this->designer(), Market::mission( $owner ) );
		$this->assert_answer( 400, $set( array( $there, $elsewhere ) ) );
		$this->assertSame( array( 'new', 'new' ), array( Staged::row( $there )['stage'], Staged::row( $elsewhere )['stage'] ) );
	}

	public function test_several_cost_no_more_reads_than_one(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$ids     = array_map( fn(): int => Staged::application( $this->designer(), $mission ), range( 1, 6 ) );
		$count   = fn( array $some, string $stage ): int => count( array_filter( $this->queries( fn() => $this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/application', array( 'ids' => $some, 'stage' => $stage ), $owner ) ) ), static fn( string $sql ): bool => 1 === preg_match( '/^\s*SELECT/i', $sql ) ) );
		$count( $ids, 'declined' );
		$this->assertSame( $count( array( $ids[0] ), 'shortlisted' ), $count( $ids, 'chosen' ) );
	}

	public function test_an_application_restored_from_the_trash_is_what_it_was(): void {
		global $wpdb;
		$owner    = $this->contractor();
		$mission  = Market::mission( $owner );
		$designer = $this->designer();
		$id       = Staged::application( $designer, $mission, 'declined', 'declined' );
		$wpdb->update(
			Tables::name( 'application' ),
			array(
				'words'      => 'No "\\ <3',
				'told_words' => 'No "\\ <3',
				'note'       => 'A note \\ <3',
				'history'    => '[{"stage":"new","date":"2026-01-01 00:00:00"}]',
				'reapplied'  => 2,
			),
			array( 'post_id' => $id )
		);
		$before = Staged::row( $id );
		wp_trash_post( $id );
		$this->assertTrue( $this->rest( 'GET', "/wp/v2/mission/{$mission}", array(), $designer )->get_data()['can']['apply'] );
		$exported = $this->rest( 'GET', "/wp/v2/users/{$designer}/export", array(), $designer )->get_data()['applications'][0];
		$this->assertSame( array( 'declined', 'No "\\ <3' ), array( $exported['stage'], $exported['words'] ) );
		$this->assertArrayNotHasKey( 'told_before_trash', $exported );
		$this->assertStringNotContainsString( 'A note', (string) wp_json_encode( $exported ) );
		$this->assertStringContainsString( 'A note', (string) wp_json_encode( ( new Privacy_Tools() )->export( People::email( $designer ) ) ) );
		wp_untrash_post( $id );
		$this->assertSame( array_diff_key( $before, array( 'id' => 0 ) ), array_diff_key( Staged::row( $id ), array( 'id' => 0 ) ) );

		Staged::decide( $id, 'chosen' );
		wp_trash_post( $id );
		Staged::after( 60 );
		wp_untrash_post( $id );
		$row = Staged::row( $id );
		$this->assertSame( array( 'chosen', 'declined', Clock::gmt( 600 ) ), array( $row['stage'], $row['told'], $row['release_gmt'] ), 'It can be undone for as long as before.' );

		Staged::tell( $id, 'withdrawn' );
		wp_trash_post( $id );
		wp_untrash_post( $id );
		$this->assertSame( '', $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $owner )->get_data()['excerpt']['rendered'] );
	}
}
