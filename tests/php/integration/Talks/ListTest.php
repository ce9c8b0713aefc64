<?php
/** The list of one's conversations: the newest first, page by page while it grows, by what is unread and by name, in constant SQL. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Talks;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Tests\Support\Decided;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\Talk;
use WP_REST_Response;

final class ListTest extends Talks {

	/**
	 * The contractor's list.
	 * @param array<string,mixed> $query Parameters.
	 */
	private function list( array $query = array() ): WP_REST_Response {
		$answer = $this->rest( 'GET', Talk::BASE, $query, $this->contractor );
		$this->assert_answer( 200, $answer );
		return $answer;
	}

	/**
	 * Names of the contractor's list.
	 * @param array<string,mixed> $query Parameters.
	 * @return array<string|null>
	 */
	private function names( array $query = array() ): array {
		return array_map( static fn( array $item ): ?string => $item['with']['name'] ?? null, $this->list( $query )->get_data() );
	}

	/**
	 * Designers who have written to the contractor, one a minute.
	 * @param string ...$names Names.
	 * @return list<int>
	 */
	private function writers( string ...$names ): array {
		$ids = array();
		foreach ( $names as $name ) {
			self::wait( 60 );
			$ids[] = $this->designer( array( 'name' => $name ) );
			Talk::begin( end( $ids ), $this->contractor );
		}
		return $ids;
	}

	public function test_the_newest_come_first_and_pages_hold_while_the_list_grows(): void {
		[ $ann ] = $this->writers( 'Ann', 'Ben', 'Cem' );
		$first   = $this->list( array( 'per_page' => 2 ) );
		$this->assertTrue( rest_validate_value_from_schema( $first->get_data()[0], Contract::shape( 'conversation' ), 'conversation' ) );
		$this->assertSame( array( 'Cem', 'Ben' ), array_map( static fn( array $item ): string => $item['with']['name'], $first->get_data() ) );
		$this->writers( 'Dan' );
		$second = $this->list( array( 'per_page' => 2, 'before' => $first->get_headers()['X-DM-Next'] ) );
		$this->assertSame( array( 'Ann', 'Ada Test' ), array_map( static fn( array $item ): string => $item['with']['name'], $second->get_data() ) );
		$this->assertArrayNotHasKey( 'X-DM-Next', $second->get_headers() );
		self::wait( 60 );
		$this->id = Talk::between( $ann, $this->contractor )->public_id;
		$this->said( $ann, 'Once more.' );
		$this->assertSame( 'Ann', $this->names()[0] );
	}

	public function test_only_what_is_unread(): void {
		$this->writers( 'Ann', 'Ben' );
		$this->assertSame( '3', $this->list()->get_headers()['X-DM-Unread'] );
		$read = $this->rest( 'POST', Talk::BASE . "/{$this->id}/read", array( 'until' => 999999999 ), $this->contractor );
		$this->assertSame( '2', $read->get_headers()['X-DM-Unread'] );
		$this->assertSame( array( 'Ben', 'Ann' ), $this->names( array( 'unread' => '1' ) ) );
		$this->assertSame( '0', $this->rest( 'GET', Talk::BASE, array(), $this->designer )->get_headers()['X-DM-Unread'] );
	}

	public function test_names_are_found_as_the_lists_of_members_find_them(): void {
		[ , $off ] = $this->writers( 'Zoë Müller', 'Zoe Off', '100% Type' );
		Off::set( $off );
		$this->assertSame( array( 'Zoë Müller' ), $this->names( array( 'search' => 'muller zoe' ) ) );
		$this->assertSame( array( '100% Type' ), $this->names( array( 'search' => '%' ) ) );
		$this->assertSame( array(), $this->names( array( 'search' => 'Lausanne' ) ), 'Not the city.' );
		$this->assertSame( array( 'Zoë Müller' ), $this->names( array( 'search' => 'zoe' ) ), 'Nor who is off.' );
		$this->assertSame( array( '100% Type', null, 'Zoë Müller', 'Ada Test' ), $this->names() );
	}

	public function test_each_has_its_newest_job_with_the_stage_its_reader_knows(): void {
		$job    = fn( int $reader ): ?array => $this->rest( 'GET', Talk::BASE, array(), $reader )->get_data()[0]['job'];
		$this->assertNull( $job( $this->contractor ) );
		$first  = Market::mission( $this->contractor, array( 'title' => 'First' ) );
		$second = Market::mission( $this->contractor, array( 'title' => 'Second' ) );
		Market::apply( $this->designer, $first );
		self::wait( 60 );
		$made = Market::apply( $this->designer, $second );
		$this->rest( 'POST', "/wp/v2/application/{$made}", array( 'stage' => 'shortlisted', 'from' => 'new' ), $this->contractor );
		$this->assertSame( array( 'title' => 'Second', 'stage' => 'shortlisted' ), $job( $this->contractor ) );
		$this->assertSame( array( 'title' => 'Second', 'stage' => 'new' ), $job( $this->designer ), 'Not told yet.' );
		Decided::hide( $second );
		$this->assertSame( 'First', $job( $this->designer )['title'], 'Applicants get none that a decision hides.' );
		Off::set( $this->contractor );
		$this->assertNull( $job( $this->designer ) );
	}

	public function test_ten_cost_what_one_costs(): void {
		$list   = fn(): int => $this->count_queries( fn() => $this->list() );
		$thread = fn(): int => $this->count_queries( fn() => $this->thread( $this->contractor ) );
		$clear  = static function (): void {
			( new Indexer() )->flush();
			wp_cache_flush();
		};
		$clear();
		$one = $list();
		$this->writers( ...array_map( static fn( int $number ): string => "Name {$number}", range( 1, 10 ) ) );
		$clear();
		$this->assertSame( $one, $list() );
		$clear();
		$short = $thread();
		for ( $i = 0; $i < 5; $i++ ) {
			$this->said( $this->contractor, 'Hello.' );
		}
		$clear();
		$this->assertSame( $short, $thread() );
		Market::apply( $this->designer, Market::mission( $this->contractor ) );
		$cursor = $this->thread( $this->contractor )['cursor'];
		$clear();
		$bare = $this->count_queries( fn() => $this->rest( 'GET', '/wp/v2/users/me', array(), $this->contractor ) );
		$clear();
		$this->assertLessThanOrEqual( $bare + 2, $this->count_queries( fn() => $this->since( $this->contractor, $cursor ) ), 'Nothing new.' );
		$clear();
		$this->assertLessThanOrEqual( $bare + 5, $thread(), 'With the jobs, without files.' );
	}
}
