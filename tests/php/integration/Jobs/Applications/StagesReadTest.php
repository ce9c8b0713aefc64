<?php
/** What each side reads of an application's stage. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Applications;

use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Candidates_Csv;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Staged;
use DesignMarketplace\Tests\TestCase;
use WP_REST_Response;

final class StagesReadTest extends TestCase {

	public function test_the_owner_reads_what_was_decided_and_what_was_told(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$id      = Market::apply( $this->designer(), $mission );
		$fresh   = $this->item( $id, $owner );
		$this->assertSame( array( 'new', 'new', '', null, null, null, '' ), array( $fresh['stage'], $fresh['told'], $fresh['words'], $fresh['release'], $fresh['seen'], $fresh['outcome'], $fresh['note'] ) );
		$this->assertSame( array( 'shortlisted', 'chosen', 'declined' ), $fresh['next'] );
		$this->assertSame( array( true, false ), array( $fresh['can']['set_stage'], $fresh['can']['undo'] ) );
		Staged::decide( $id, 'declined', 'Too far away.' );
		Staged::write( $id, array( 'note' => 'Nice type', 'seen_gmt' => '2026-11-02 10:00:00' ) );
		$item = $this->item( $id, $owner );
		$this->assertSame( array( 'declined', 'new', 'Too far away.', 'Nice type', '2026-11-02T10:00:00' ), array( $item['stage'], $item['told'], $item['words'], $item['note'], $item['seen'] ) );
		$this->assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/', $item['release'] );
		$this->assertSame( array( 'shortlisted', 'chosen', 'new' ), $item['next'] );
		$this->assertTrue( $item['can']['undo'] );
		foreach ( array( 'history', 'company', 'contact', 'deadline' ) as $field ) {
			$this->assertArrayNotHasKey( $field, $item );
		}
		$this->assertTrue( rest_validate_value_from_schema( $item, Contract::shape( 'application' ), 'application' ) );
	}

	public function test_the_applicant_reads_what_was_told(): void {
		$owner    = $this->contractor( array( 'company' => 'Loop <3' ) );
		$designer = $this->designer();
		$id       = Market::apply( $designer, Market::mission( $owner ) );
		Staged::tell( $id, 'shortlisted', '', '2026-11-02 10:00:00' );
		$item = $this->item( $id, $designer );
		$this->assertSame(
			array(
				array( 'stage' => 'new', 'date' => '2026-11-02T10:00:00' ),
				array( 'stage' => 'shortlisted', 'date' => '2026-11-02T10:00:00' ),
			),
			$item['history']
		);
		$this->assertSame(
			array(
				'slug'     => People::slug( $owner ),
				'name'     => 'Loop <3',
				'city'     => 'Lausanne',
				'logo'     => null,
				'locale'   => '',
				'verified' => null,
			),
			$item['company']
		);
		$this->assertSame( array( 'shortlisted', null ), array( $item['stage'], $item['deadline'] ) );
		$this->assertArrayNotHasKey( 'contact', $item );
		$this->assertSame(
			array( 'edit' => false, 'delete' => false, 'nudge' => false, 'withdraw' => true, 'reapply' => false, 'message' => true ),
			$item['can']
		);
		Staged::tell( $id, 'chosen' );
		$this->assertSame( array( 'name' => 'Grace Test', 'email' => People::email( $owner ) ), $this->item( $id, $designer )['contact'] );
		Staged::tell( $id, 'declined', 'Not this time.' );
		$declined = $this->item( $id, $designer );
		$this->assertSame( array( 'Not this time.', false ), array( $declined['words'], $declined['can']['withdraw'] ) );
		$this->assertArrayNotHasKey( 'contact', $declined );
		Staged::tell( $id, 'withdrawn' );
		$this->assertTrue( $this->item( $id, $designer )['can']['reapply'] );
		Staged::write( $id, array( 'reapplied' => '2' ) );
		$this->assertFalse( $this->item( $id, $designer )['can']['reapply'] );
	}

	public function test_of_a_company_that_is_off_the_applicant_reads_neither_name_nor_address(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$id       = Market::apply( $designer, Market::mission( $owner ) );
		Staged::tell( $id, 'chosen' );
		Off::set( $owner );
		$item = $this->item( $id, $designer );
		$this->assertSame( array( false, null ), array( $item['available'], $item['company'] ) );
		$this->assertStringNotContainsString( People::email( $owner ), (string) wp_json_encode( $item ) );
	}

	public function test_an_administrator_who_is_not_the_owner_reads_what_was_told(): void {
		$mission = Market::mission( $this->contractor() );
		$id      = Market::apply( $this->designer(), $mission );
		Staged::decide( $id, 'declined', 'Too far away.' );
		Staged::write( $id, array( 'note' => 'Nice type' ) );
		$admin = People::administrator();
		$item  = $this->item( $id, $admin );
		$this->assertSame( array( 'new', '' ), array( $item['stage'], $item['words'] ) );
		$this->assertStringNotContainsString( 'Nice type', (string) wp_json_encode( $item ) );
		$this->assertSame( 'new=1; shortlisted=0; chosen=0; declined=0; withdrawn=0', $this->board( $mission, $admin )->get_headers()['X-DM-Stages'] );
		$this->assert_answer( 403, $this->board( $mission, $admin, array( 'format' => 'csv' ) ) );
	}

	public function test_the_board_counts_filters_and_orders_by_stage(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$stages  = array( 'withdrawn', 'declined', 'new', 'chosen', 'shortlisted', 'new' );
		$ids     = array();
		foreach ( $stages as $index => $stage ) {
			$who          = $this->designer( array( 'name' => "Person {$index}" ) );
			$id           = Market::apply( $who, $mission );
			$ids[]        = $id;
			$by[ $stage ] = $who;
			if ( 'new' !== $stage ) {
				Staged::decide( $id, $stage );
			}
		}
		$answer = $this->board( $mission, $owner, array( 'orderby' => 'stage' ) );
		$this->assertSame( 'new=2; shortlisted=1; chosen=1; declined=1; withdrawn=1', $answer->get_headers()['X-DM-Stages'] );
		$this->assertSame( array( 'new', 'new', 'shortlisted', 'chosen', 'declined', 'withdrawn' ), array_column( $answer->get_data(), 'stage' ) );
		$this->assertSame( array( $ids[5], $ids[2] ), array_column( array_slice( $answer->get_data(), 0, 2 ), 'id' ) );
		foreach ( array( 'desc', 'asc' ) as $order ) {
			$part  = fn( int $page, int $size ): array => array_column( $this->board( $mission, $owner, array( 'orderby' => 'stage' ) + compact( 'order' ) + array( 'page' => $page, 'per_page' => $size ) )->get_data(), 'id' );
			$whole = $part( 1, 100 );
			$this->assertCount( 6, $whole );
			foreach ( array( 1, 2, 4 ) as $size ) {
				$this->assertSame( $whole, array_merge( ...array_map( static fn( int $page ): array => $part( $page, $size ), range( 1, (int) ceil( 6 / $size ) ) ) ) );
			}
		}
		$this->assertSame(
			'withdrawn',
			$this->board( $mission, $owner, array( 'orderby' => 'stage', 'order' => 'asc' ) )->get_data()[0]['stage']
		);
		$some = $this->board( $mission, $owner, array( 'stage' => 'new' ) );
		$this->assertSame( array( array( $ids[5], $ids[2] ), '2' ), array( array_column( $some->get_data(), 'id' ), $some->get_headers()['X-WP-Total'] ) );
		Off::set( $by['chosen'] );
		$answer = $this->board( $mission, $owner );
		$this->assertSame( array( 'new=2; shortlisted=1; chosen=0; declined=1; withdrawn=1', '5' ), array( $answer->get_headers()['X-DM-Stages'], $answer->get_headers()['X-WP-Total'] ) );
		foreach ( array( 'stage' => 'best', 'orderby' => 'rank', 'format' => 'pdf' ) as $name => $none ) { // phpcs:ignore WordPress.Arrays -- one line.
			$this->assert_answer( 400, $this->board( $mission, $owner, array( $name => $none ) ) );
		}
		$this->assert_answer( 400, $this->board( $mission, $owner, array( 'page' => 2 ) ) );
	}

	public function test_the_board_finds_words_in_names_and_letters(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$zoe     = Market::apply( $this->designer( array( 'name' => 'Zoë Müller' ) ), $mission );
		$other   = Market::apply( $this->designer(), $mission );
		$find    = fn( string $words ): array => array_column( $this->board( $mission, $owner, array( 'search' => $words ) )->get_data(), 'id' );
		$this->assertSame( array( $zoe ), $find( 'zoe muller' ) );
		$this->assertSame( array( $other, $zoe ), $find( 'BELLS' ) );
		$this->assertSame( array(), $find( 'zoe%' ) );
		$answer = $this->board( $mission, $owner, array( 'search' => 'Zoë' ) );
		$this->assertSame( array( '1', 'new=2; shortlisted=0; chosen=0; declined=0; withdrawn=0' ), array( $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-DM-Stages'] ) );
		Staged::tell( $zoe, 'withdrawn' );
		$this->assertSame( array( $other ), $find( 'bells' ) );
	}

	public function test_of_who_has_withdrawn_the_owner_keeps_name_and_date(): void {
		$owner    = $this->contractor();
		$mission  = Market::mission( $owner );
		$designer = $this->designer( array( 'name' => 'Ada Gone' ) );
		$id       = Market::apply( $designer, $mission );
		Staged::write( $id, array( 'note' => 'Nice type' ) );
		Staged::tell( $id, 'withdrawn' );
		$item = $this->board( $mission, $owner )->get_data()[0];
		$this->assertSame( array( 'slug' => People::slug( $designer ), 'name' => 'Ada Gone' ), $item['_embedded']['author'][0] );
		$this->assertSame( array( '', '', array() ), array( $item['excerpt']['rendered'], $item['note'], $item['next'] ) );
		$csv = $this->csv( $mission );
		$this->assertStringContainsString( 'Ada Gone', $csv );
		foreach ( array( 'Nice type', 'bells', People::email( $designer ) ) as $gone ) {
			$this->assertStringNotContainsString( $gone, $csv );
		}
		$this->assertStringContainsString( 'bells', $this->item( $id, $designer )['excerpt']['rendered'] );
	}

	public function test_the_spreadsheet_holds_no_formula_and_marks_as_seen(): void {
		global $wpdb;
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$id      = Market::apply( $this->designer( array( 'name' => '=cmd|A1' ) ), $mission );
		Staged::decide( $id, 'declined', '+41 no' );
		Staged::write( $id, array( 'note' => '@SUM(A1)' ) );
		$csv  = '';
		$read = function () use ( $mission, &$csv ): void {
			$csv = $this->csv( $mission );
		};
		$sql  = implode( "\n", $this->queries( $read ) );
		$this->assertMatchesRegularExpression( "/{$wpdb->users}.*FOR UPDATE.*SET seen_gmt/s", $sql, 'The account is held.' );
		$lines = array_map( static fn( string $line ): array => str_getcsv( $line, ',', '"', '' ), explode( "\n", trim( $csv ) ) );
		$this->assertSame( array( "'=cmd|A1", 'declined', 'new', "'+41 no", 'I <3 bells', "'@SUM(A1)" ), array( $lines[1][1], $lines[1][5], $lines[1][6], $lines[1][7], $lines[1][8], $lines[1][9] ) );
		$this->assertCount( 2, $lines );
		$this->assertNotNull( $this->item( $id, $owner )['seen'] );
		$answer = $this->board( $mission, $owner, array( 'format' => 'csv' ) );
		$this->assertSame( 'text/csv; charset=utf-8', $answer->get_headers()['Content-Type'] );
	}

	public function test_how_a_job_ended_is_looked_up_once_for_all_who_applied(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$ids     = array( Market::apply( $this->designer(), $mission ), Market::apply( $this->designer(), $mission ), Market::apply( $this->designer(), $mission ) );
		$this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true, 'outcome' => 'elsewhere' ), $owner );
		$items = array();
		$read  = function () use ( $mission, $owner, &$items ): void {
			$items = $this->board( $mission, $owner )->get_data();
		};
		wp_cache_flush();
		$queries = preg_grep( '/FROM \w*postmeta/', $this->queries( $read ) );
		$this->assertSame( array_fill( 0, count( $ids ), 'filled' ), array_column( $items, 'outcome' ) );
		$this->assertCount( 1, (array) $queries );
		$this->assertStringNotContainsString( 'post_content', implode( '', (array) $queries ), 'Not in each row.' );
		$designer = $this->designer();
		$id       = Market::apply( $designer, Market::mission( $owner ) );
		$this->rest( 'POST', '/wp/v2/mission/' . wp_get_post_parent_id( $id ), array( 'close' => true, 'outcome' => 'cancelled' ), $owner ); // phpcs:ignore WordPress.Arrays
		$this->assertSame( 'called_off', $this->item( $id, $designer )['outcome'] );
	}

	public function test_thirty_days_after_the_close_nothing_can_be_decided_any_more(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$id      = Market::apply( $this->designer(), $mission );
		$this->rest( 'POST', "/wp/v2/mission/{$mission}", array( 'close' => true ), $owner );
		$item = $this->item( $id, $owner );
		$this->assertSame( array( 'closed', true ), array( $item['outcome'], $item['can']['set_stage'] ) );
		update_post_meta( $mission, '_design_marketplace_closed_gmt', gmdate( 'Y-m-d H:i:s', \DesignMarketplace\Clock::now() - 31 * DAY_IN_SECONDS ) );
		$item = $this->item( $id, $owner );
		$this->assertSame( array( array(), false ), array( $item['next'], $item['can']['set_stage'] ) );
	}

	/** The applicant asks by every way there is, before and after the owner has decided: not a letter may differ. */
	public function test_every_way_to_the_applicant_knows_only_what_was_told(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$first    = Market::apply( $designer, Market::mission( $owner ) );
		$second   = Market::apply( $designer, Market::mission( $owner ) );
		Staged::tell( $second, 'shortlisted', '', '2026-11-02 10:00:00' );
		$before = $this->all_ways( $designer, $owner, $first );
		Staged::decide( $first, 'declined', 'Secret words' );
		Staged::decide( $second, 'chosen' );
		Staged::write( $first, array( 'note' => 'Secret note' ) );
		$after = $this->all_ways( $designer, $owner, $first );
		$this->assertSame( $before, $after );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $after ) );
		Staged::tell( $first, 'declined', 'Secret words' );
		foreach ( $this->all_ways( $designer, $owner, $first ) as $way => $said ) {
			if ( ! in_array( $way, array( 'the missions', 'the company', 'the board', 'the spreadsheet' ), true ) && ! str_starts_with( $way, 'what ' ) ) {
				$this->assertNotSame( $before[ $way ], $said, "{$way}, once told" );
			}
		}
	}

	public function test_many_candidates_with_cards_take_the_queries_of_few(): void {
		$owner   = $this->contractor();
		$mission = Market::mission( $owner );
		$counts  = array();
		foreach ( array( 2, 6 ) as $number ) {
			for ( $i = 0; $i < $number; $i++ ) {
				Market::apply( $this->designer( array( 'name' => 'Quick Ada' ) ), $mission );
			}
			foreach ( array( array(), array( 'orderby' => 'stage' ), array( 'stage' => 'new' ), array( 'search' => 'quick' ) ) as $index => $query ) {
				$ask = fn(): WP_REST_Response => $this->board( $mission, $owner, $query + array( 'per_page' => 100 ) );
				$ask();
				wp_cache_flush();
				$counts[ $index ][] = $this->count_queries( $ask );
				$this->assertSame( 'Type designer', $ask()->get_data()[0]['_embedded']['author'][0]['job'] );
			}
		}
		foreach ( $counts as $index => $pair ) {
			$this->assertSame( $pair[0], $pair[1], "query {$index}" );
		}
	}

	/**
	 * What the applicant gets, by each way.
	 * @param int $designer Applicant.
	 * @param int $owner    Company.
	 * @param int $id       One of the two applications.
	 * @return array<string,mixed>
	 */
	private function all_ways( int $designer, int $owner, int $id ): array {
		$ways = array(
			'the list'        => '/wp/v2/application?_embed=1',
			'by stage'        => '/wp/v2/application?orderby=stage',
			'upwards'         => '/wp/v2/application?orderby=stage&order=asc',
			'declined'        => '/wp/v2/application?stage=declined',
			'new'             => '/wp/v2/application?stage=new',
			'one'             => "/wp/v2/application/{$id}?_embed=1",
			'the missions'    => "/wp/v2/mission?author={$owner}",
			'the company'     => "/wp/v2/users?id={$owner}",
			'the board'       => '/wp/v2/application?stage=declined&mission=' . wp_get_post_parent_id( $id ),
			'the spreadsheet' => '/wp/v2/application?format=csv&mission=' . wp_get_post_parent_id( $id ),
		);
		$said = array();
		foreach ( $ways as $name => $path ) {
			$answer        = $this->rest( 'GET', $path, array(), $designer );
			$said[ $name ] = array( $answer->get_status(), $answer->get_headers(), $answer->get_data() );
		}
		foreach ( array( '/applications', '/project/' . People::slug( $owner ), '/project/' . People::slug( $owner ) . '/mission/' . wp_get_post_parent_id( $id ) ) as $page ) {
			$destination                   = ( new Router() )->find( $page );
			$said[ "what {$page} brings" ] = ( new Preload() )->answers( $destination, array() );
		}
		$export = $this->rest( 'GET', "/wp/v2/users/{$designer}/export", array(), $designer )->get_data();
		unset( $export['exported'] );
		$said['the own export'] = $export;
		return array_map( 'wp_json_encode', $said );
	}

	/**
	 * An application as somebody reads it.
	 * @param int $id   Application.
	 * @param int $user Who reads.
	 * @return array<string,mixed>
	 */
	private function item( int $id, int $user ): array {
		$answer = $this->rest( 'GET', "/wp/v2/application/{$id}", array(), $user );
		$this->assert_answer( 200, $answer );
		return (array) $answer->get_data();
	}

	/**
	 * The candidates of a mission with their cards.
	 * @param int                 $mission Mission.
	 * @param int                 $user    Who asks.
	 * @param array<string,mixed> $query   More parameters.
	 */
	private function board( int $mission, int $user, array $query = array() ): WP_REST_Response {
		return $this->rest( 'GET', '/wp/v2/application', $query + array( 'mission' => $mission, '_embed' => '1' ), $user );
	}

	private function csv( int $mission ): string {
		$stream = fopen( 'php://memory', 'w+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		$this->assertIsResource( $stream );
		( new Candidates_Csv( new Application_Query() ) )->write( $stream, $mission, '', '' );
		return (string) stream_get_contents( $stream, null, 0 );
	}
}
