<?php
/** The order in which a designer shows their works. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Portfolio;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class WorkOrderTest extends TestCase {

	private int $designer;

	/**
	 * Works, the oldest first.
	 * @var list<int>
	 */
	private array $works = array();

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->designer = $this->designer();
		foreach ( array( 'publish', 'publish', 'draft', 'publish' ) as $number => $status ) {
			$work = Market::work( $this->designer, array( 'title' => "Work {$number}", 'status' => $status ), array( 'image' => $this->picture( 60, 40 ) ) );
			$wpdb->update( $wpdb->posts, array( 'post_date' => "2026-03-0{$number} 10:00:00", 'post_date_gmt' => "2026-03-0{$number} 10:00:00" ), array( 'ID' => $work ) );
			clean_post_cache( $work );
			$this->works[] = $work;
		}
	}

	private function order( mixed $ids, ?int $user = null ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/work/order', array( 'ids' => $ids ), $user ?? $this->designer );
	}

	/**
	 * @param array<string,mixed> $query Parameters.
	 * @return list<int>
	 */
	private function listed( array $query = array() ): array {
		return array_column( $this->rest( 'GET', '/wp/v2/work', $query + array( 'author_name' => People::slug( $this->designer ) ), $this->designer )->get_data(), 'id' );
	}

	public function test_those_named_come_first_and_the_others_follow_as_before(): void {
		[ $a, $b, $draft, $d ] = $this->works;
		$this->assertSame( array( $d, $draft, $b, $a ), $this->listed() );
		$answer = $this->order( array( $b, $a ) );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( 'ids' => array( $b, $a, $d, $draft ) ), $answer->get_data() );
		$this->assertSame( array( $b, $a, $d, $draft ), $this->listed() );
		$this->assertSame( array( $d, $draft, $b, $a ), $this->listed( array( 'orderby' => 'date' ) ), 'Whoever asks for an order gets it.' );
		$whole = $this->rest( 'GET', '/wp/v2/users', array( 'id' => $this->designer, 'works' => true ), $this->designer )->get_data()[0];
		$this->assertSame( array( $b, $a, $d, $draft ), array_column( $whole['works'], 'id' ) );
		$this->assertSame( array( $b, $a, $d ), array_column( $whole['latest_works'], 'id' ) );
		$this->assertSame( array( $draft, $b, $a, $d ), $this->order( wp_json_encode( array( $draft ) ) )->get_data()['ids'] );
		$new = Market::work( $this->designer );
		$this->assertSame( array( $new, $draft, $b, $a, $d ), $this->listed(), 'New ones come first.' );
		$this->assertSame( array( $new, $draft, $b, $a, $d ), $this->order( array() )->get_data()['ids'] );
	}

	public function test_the_list_of_designers_keeps_its_order_by_publication(): void {
		$later = $this->designer();
		Market::work( $later );
		( new Indexer() )->flush();
		$places = static fn(): array => array_column( ( new Query() )->page( 'designer', array(), 1, 2 )['items'], 'id' );
		$before = $places();
		$this->order( array( $this->works[0] ) );
		( new Indexer() )->flush();
		$this->assertSame( $before, $places() );
		$this->assertSame( array(), ( new Indexer() )->verify() );
	}

	/** @return iterable<string,array{mixed}> */
	public static function wrong(): iterable {
		yield 'unknown' => array( array( 999999999 ) );
		yield 'nothing' => array( null );
		yield 'words' => array( 'first,second' );
		yield 'lists' => array( array( array( 1 ) ) );
		yield 'fractions' => array( array( 1.5 ) );
		yield 'thousands' => array( range( 1, 3000 ) );
		yield 'a null byte' => array( "1\0" );
	}

	#[DataProvider( 'wrong' )]
	public function test_a_wrong_list_moves_nothing( mixed $ids ): void {
		$before = $this->listed();
		$this->assert_refused( $this->order( $ids ) );
		$this->assertSame( $before, $this->listed() );
	}

	public function test_foreign_repeated_and_trashed_ones_move_nothing(): void {
		$before = $this->listed();
		$theirs = Market::work( $this->designer() );
		$gone   = Market::work( $this->designer );
		$this->rest( 'DELETE', "/wp/v2/work/{$gone}", array(), $this->designer );
		foreach ( array( array( $this->works[0], $theirs ), array( $this->works[0], $this->works[0] ), array( $gone ) ) as $ids ) {
			$this->assert_refused( $this->order( $ids ) );
		}
		$this->assertSame( $before, $this->listed() );
		$this->assert_refused( $this->rest( 'POST', '/wp/v2/work/order', array(), $this->designer ) );
	}

	public function test_only_designers_have_an_order(): void {
		$this->assert_answer( 401, $this->rest( 'POST', '/wp/v2/work/order', array( 'ids' => array() ) ) );
		$this->assert_answer( 403, $this->order( array(), $this->contractor() ) );
		$this->assert_answer( 403, $this->order( $this->works, People::administrator() ) );
	}

	private function assert_refused( WP_REST_Response $answer ): void {
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'ids' ), array_keys( $answer->get_data()['data']['params'] ) );
	}
}
