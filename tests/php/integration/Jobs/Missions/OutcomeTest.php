<?php
/** A close says how it ended: whoever is told is told once, and what waited is settled by it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Missions;

use DesignMarketplace\Jobs\Applications\Closing;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class OutcomeTest extends TestCase {

	private int $owner;
	private int $mission;

	/**
	 * Applicants and their applications, by what was decided and what was told.
	 * @var array<string,array{int,int}>
	 */
	private array $people = array();

	protected function setUp(): void {
		parent::setUp();
		$this->owner   = $this->contractor();
		$this->mission = Market::mission( $this->owner );
	}

	/**
	 * Somebody who applied.
	 * @param string $stage What was decided.
	 * @param string $told  What was told.
	 * @return int Application.
	 */
	private function candidate( string $stage, string $told ): int {
		$user                               = $this->designer();
		$id                                 = Staged::application( $user, $this->mission, $stage, $told );
		$this->people[ "{$stage}/{$told}" ] = array( $user, $id );
		return $id;
	}

	/**
	 * Closes, and says who then gets what.
	 * @param array<string,mixed> $fields Fields.
	 * @return array{int,array<string,list<string>>} Informed, and kinds of mails by candidate.
	 */
	private function close( array $fields ): array {
		Staged::after( 0 );
		$answer = $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true ) + $fields, $this->owner );
		$this->assert_answer( 200, $answer );
		Mails::clear();
		$mails = Staged::after( 1 );
		return array( $answer->get_data()['informed'], array_map( static fn( array $person ): array => Staged::to( $mails, $person[0] ), $this->people ) );
	}

	public function test_each_gets_one_mail_of_the_right_kind(): void {
		foreach ( array( 'new/new', 'shortlisted/new', 'shortlisted/shortlisted', 'chosen/new', 'chosen/chosen', 'declined/new', 'declined/chosen', 'declined/declined', 'withdrawn/withdrawn' ) as $pair ) {
			$this->candidate( ...explode( '/', $pair ) );
		}
		[ $informed, $mails ] = $this->close( array( 'outcome' => 'here', 'words' => 'Thank you <3' ) );
		$this->assertSame(
			array(
				'new/new'                 => array( 'mission_filled' ),
				'shortlisted/new'         => array( 'mission_filled' ),
				'shortlisted/shortlisted' => array( 'mission_filled' ),
				'chosen/new'              => array( 'stage_chosen' ),
				'chosen/chosen'           => array( 'stage_closed_with' ),
				'declined/new'            => array( 'stage_declined' ),
				'declined/chosen'         => array( 'stage_not_chosen' ),
				'declined/declined'       => array(),
				'withdrawn/withdrawn'     => array(),
			),
			$mails
		);
		$this->assertSame( 7, $informed );
		$filled = array_filter( $this->mails(), fn( array $mail ): bool => People::email( $this->people['new/new'][0] ) === $mail['to'] );
		$this->assertStringContainsString( 'Thank you &lt;3', array_values( $filled )[0]['message'] );
		$this->assertSame( array(), Staged::after( 60 ), 'Nothing waits any more.' );
		foreach ( $this->people as [ , $id ] ) {
			$row = Staged::row( $id );
			$this->assertSame( array( $row['stage'], null ), array( $row['told'], $row['release_gmt'] ) );
		}
	}

	public function test_without_an_outcome_it_is_as_before(): void {
		foreach ( array( 'new/new', 'chosen/chosen', 'chosen/new', 'declined/new' ) as $pair ) {
			$this->candidate( ...explode( '/', $pair ) );
		}
		[ $informed, $mails ] = $this->close( array() );
		$this->assertSame( 4, $informed );
		$this->assertSame( array( array( 'mission_closed' ), array( 'mission_closed' ), array( 'stage_chosen' ), array( 'stage_declined' ) ), array_values( $mails ) );
	}

	public function test_its_owner_reads_before_how_many_mails_a_close_sends(): void {
		foreach ( array( 'new/new', 'shortlisted/new', 'shortlisted/declined', 'chosen/chosen', 'chosen/declined', 'declined/new', 'declined/chosen', 'declined/declined', 'withdrawn/withdrawn', 'new/off' ) as $pair ) {
			$this->candidate( ...explode( '/', str_replace( 'off', 'new', $pair ) ) );
		}
		Off::set( $this->people['new/new'][0] );
		$header = fn( ?int $who = null ): ?string => $this->rest( 'GET', "/wp/v2/mission/{$this->mission}", array(), $who ?? $this->owner )->get_headers()['X-DM-Informs'] ?? null;
		$before = $header();
		$this->assertNull( $header( $this->people['chosen/chosen'][0] ) );
		[ $informed, $mails ] = $this->close( array() );
		$this->assertSame( array( '7', 7 ), array( $before, $informed ) );
		$this->assertSame( array( 'mission_closed', 'stage_chosen' ), array_merge( $mails['shortlisted/declined'], $mails['chosen/declined'] ) );
		$this->assertNull( $header() );
	}

	public function test_whom_a_close_tells_is_counted_as_it_is_listed_whatever_was_decided_and_told(): void {
		foreach ( array( 'new/new', 'shortlisted/new', 'chosen/new', 'declined/new', 'shortlisted/shortlisted', 'declined/shortlisted', 'chosen/chosen', 'declined/chosen', 'declined/declined', 'shortlisted/declined', 'chosen/declined', 'withdrawn/withdrawn' ) as $pair ) {
			$this->candidate( ...explode( '/', $pair ) );
		}
		$listed = ( Catalogue::all()['mission_closed']->batch )( array( 'mission' => $this->mission ), 0, 100 );
		$this->assertCount( 8, $listed );
		$this->assertSame( 8, Closing::untold( $this->mission ) );
		$except = array( $this->people['chosen/chosen'][0], $this->people['declined/new'][0], $this->people['declined/declined'][0] );
		$this->assertSame( 6, Closing::untold( $this->mission, $except ) );
		$this->assertSame( 10, Closing::informs( $this->mission ) );
		Off::set( $this->people['new/new'][0] );
		Off::set( $this->people['chosen/chosen'][0] );
		$this->assertSame( array( 5, 8 ), array( Closing::untold( $this->mission, $except ), Closing::informs( $this->mission ) ) );
		$this->assertSame( 9, $this->rest( 'GET', "/wp/v2/mission/{$this->mission}", array(), $this->owner )->get_data()['applications_count'] );
	}

	public function test_many_decisions_are_settled_in_as_few_statements_as_two(): void {
		$close = function ( int $number ): array {
			$this->people  = array();
			$this->mission = Market::mission( $this->owner );
			for ( $i = 0; $i < $number; $i++ ) {
				$id = $this->candidate( 'declined', 'new' );
				Staged::write( $id, array( 'words' => 'Not this time' ) );
			}
			$ids     = $this->rest( 'GET', '/wp/v2/application', array( 'mission' => $this->mission ), $this->owner )->get_data();
			$queries = $this->count_queries( fn() => $this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true ), $this->owner ) ) );
			return array( $queries, array_map( static fn( array $item ): array => Staged::row( $item['id'] ), $ids ) );
		};
		$close( 2 );
		[ $few ]         = $close( 2 );
		[ $many, $rows ] = $close( 12 );
		$this->assertSame( $few, $many );
		foreach ( $rows as $row ) {
			$this->assertSame( array( 'declined', 'Not this time', null ), array( $row['told'], $row['told_words'], $row['release_gmt'] ) );
			$this->assertNotNull( $row['answered_gmt'] );
			$this->assertSame( array( 'new', 'declined' ), array_column( (array) json_decode( (string) $row['history'], true ), 'stage' ) );
		}
	}

	public function test_who_is_named_is_chosen(): void {
		$shortlisted = $this->candidate( 'shortlisted', 'shortlisted' );
		$this->candidate( 'new', 'new' );
		[ $informed, $mails ] = $this->close( array( 'outcome' => 'here', 'chosen' => array( $shortlisted ) ) );
		$this->assertSame( array( 2, array( 'stage_chosen' ), array( 'mission_filled' ) ), array( $informed, ...array_values( $mails ) ) );
		$this->assertSame( 'chosen', Staged::row( $shortlisted )['told'] );
	}

	public function test_it_is_told_once_also_when_it_is_opened_and_closed_again(): void {
		global $wpdb;
		$this->candidate( 'new', 'new' );
		$this->candidate( 'chosen', 'chosen' );
		$this->close( array( 'outcome' => 'here' ) );
		$wpdb->update( $wpdb->posts, array( 'post_status' => Mission_State::Open->value ), array( 'ID' => $this->mission ) );
		clean_post_cache( $this->mission );
		[ $informed, $mails ] = $this->close( array( 'outcome' => 'here' ) );
		$this->assertSame( array( 0, array(), array() ), array( $informed, $mails['new/new'], $mails['chosen/chosen'] ) );
	}

	public function test_a_job_opened_again_is_decided_on_for_thirty_days_after_its_last_close(): void {
		global $wpdb;
		$id = $this->candidate( 'new', 'new' );
		$this->close( array() );
		$wpdb->update( $wpdb->posts, array( 'post_status' => Mission_State::Open->value ), array( 'ID' => $this->mission ) );
		clean_post_cache( $this->mission );
		Staged::after( 40 * DAY_IN_SECONDS / MINUTE_IN_SECONDS );
		$close = array( 'close' => true );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", $close, $this->owner ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/application/{$id}", array( 'stage' => 'shortlisted' ), $this->owner ) );
	}

	public function test_who_was_chosen_does_not_read_of_somebody_else_when_the_job_is_erased_at_once(): void {
		$chosen = $this->candidate( 'chosen', 'new' );
		$this->candidate( 'new', 'new' );
		Staged::after( 0 );
		$close = array( 'close' => true, 'outcome' => 'here', 'chosen' => array( $chosen ) );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", $close, $this->owner ) );
		wp_delete_post( $this->mission, true );
		$this->assertSame( array( array( People::email( $this->people['new/new'][0] ), 'mission_filled' ) ), Staged::after( 1 ) );
	}

	public function test_what_does_not_fit_does_nothing(): void {
		$chosen   = $this->candidate( 'chosen', 'new' );
		$gone     = $this->candidate( 'withdrawn', 'withdrawn' );
		$declined = $this->candidate( 'declined', 'declined' );
		$other    = Staged::application( $this->designer(), Market::mission( $this->owner ) );
		Staged::after( 0 );
		foreach ( array( array( $gone ), array( $chosen, $gone ), array( $chosen, $declined ), array( $chosen, $other ), array( $declined ), array() ) as $named ) {
			$answer = $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true, 'outcome' => 'here', 'chosen' => $named ), $this->owner );
			$this->assert_answer( 409, $answer, 'rest_chosen_changed' );
		}
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true, 'outcome' => 'elsewhere', 'chosen' => array( $chosen ) ), $this->owner ) );
		$this->assertSame( Mission_State::Open->value, get_post_status( $this->mission ) );
		$this->assertNotNull( Staged::row( $chosen )['release_gmt'] );
		$this->assertSame( array(), Staged::after( 5 ) );
	}

	public function test_who_was_told_they_are_chosen_and_is_named_again_waits_for_nothing(): void {
		$id = $this->candidate( 'declined', 'chosen' );
		Staged::after( 0 );
		$row                  = Staged::row( $id );
		[ $informed, $mails ] = $this->close( array( 'outcome' => 'here', 'chosen' => array( $id ) ) );
		$this->assertSame( array( 1, array( 'stage_closed_with' ) ), array( $informed, ...array_values( $mails ) ) );
		$this->assertSame( array( 'chosen', 'chosen', null, $row['told_words'] ?? '' ), array( Staged::row( $id )['stage'], Staged::row( $id )['told'], Staged::row( $id )['release_gmt'], Staged::row( $id )['words'] ?? '' ) );
	}

	public function test_who_is_off_is_not_asked_for_among_the_chosen(): void {
		$off    = $this->candidate( 'chosen', 'chosen' );
		$chosen = $this->candidate( 'chosen', 'new' );
		Off::set( $this->people['chosen/chosen'][0] );
		$named = fn( array $ids ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true, 'outcome' => 'here', 'chosen' => $ids ), $this->owner );
		$this->assert_answer( 409, $named( array( $off, $chosen ) ), 'rest_chosen_changed' );
		$this->assert_answer( 200, $named( array( $chosen ) ) );
	}

	public function test_nobody_is_chosen_while_the_only_one_is_off(): void {
		$this->candidate( 'chosen', 'chosen' );
		Off::set( $this->people['chosen/chosen'][0] );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true, 'outcome' => 'here' ), $this->owner ) );
	}

	public function test_an_editor_closes_without_a_word_about_candidates(): void {
		$editor = $this->person( 'editor' );
		$id     = $this->candidate( 'new', 'new' );
		foreach ( array( array( 'outcome' => 'elsewhere' ), array( 'words' => 'x' ), array( 'outcome' => 'here', 'chosen' => array( $id ) ) ) as $fields ) {
			$this->assert_answer( 403, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true ) + $fields, $editor ) );
		}
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/mission/{$this->mission}", array( 'close' => true ), $editor ) );
	}

	public function test_a_withdrawn_job_leaves_those_alone_who_need_not_know(): void {
		$this->candidate( 'new', 'new' );
		$this->candidate( 'withdrawn', 'withdrawn' );
		$this->candidate( 'declined', 'declined' );
		Staged::after( 0 );
		$answer = $this->rest( 'DELETE', "/wp/v2/mission/{$this->mission}", array(), $this->owner );
		$this->assertSame( 1, $answer->get_data()['informed'] );
		$this->assertCount( 1, Staged::after( 1 ) );
	}
}
