<?php
/** Looks at one's pages: which are counted, what is kept of them, and what their owner reads. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Jobs\Figures;

use DesignMarketplace\Jobs\Figures\View_Data;
use DesignMarketplace\Jobs\Figures\Views;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class ViewsTest extends TestCase {

	private const READER = array( 'User-Agent' => 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' );

	/** @param array<string,string> $headers */
	private function look( mixed $kind, mixed $id, ?int $viewer = null, array $headers = self::READER ): void {
		wp_set_current_user( $viewer ?? 0 );
		$request = $this->request( 'POST', '/design-marketplace/v1/views', array( 'kind' => $kind, 'id' => $id ), array() );
		$request->set_headers( $headers, false );
		$answer = $this->answer( $request );
		self::assertSame( array( 204, null ), array( $answer->get_status(), $answer->get_data() ) );
	}

	private function buffered(): int {
		return Rows::count( 'view_buffer', '1 = 1' );
	}

	/** @return array<string,array{int,int}> Views and applications by kind and id. */
	private function own( int $user ): array {
		$data = (array) $this->rest( 'GET', '/design-marketplace/v1/figures/own', array(), $user )->get_data();
		self::assertSame( 90, $data['days'] );
		$own = array();
		foreach ( $data['items'] as $item ) {
			$own[ "{$item['kind']} {$item['id']}" ] = array( $item['views'], $item['applications'] );
		}
		return $own;
	}

	public function test_owners_read_views_in_tens_and_applications_to_the_one(): void {
		$company = $this->contractor();
		$job     = Market::mission( $company );
		$other   = Market::mission( $company );
		Market::mission( $company, array( 'status' => 'draft' ) );
		$fan = $this->designer();
		foreach ( range( 1, 14 ) as $time ) {
			$this->look( 'mission', $job, $time % 2 ? null : $fan );
		}
		foreach ( range( 1, 5 ) as $time ) {
			$this->look( 'member', (string) $company );
		}
		foreach ( range( 1, 4 ) as $time ) {
			$this->look( 'mission', $other );
		}
		self::assertSame( 23, $this->buffered() );
		Market::apply( $fan, $job );
		Market::apply( $this->designer(), $job );
		do_action( Views::EVENT ); // phpcs:ignore WordPress.NamingConventions -- the plugin's own.
		self::assertSame( 0, $this->buffered() );
		self::assertSame( array( "member {$company}" => array( 10, 0 ), "mission {$other}" => array( 0, 0 ), "mission {$job}" => array( 10, 2 ) ), $this->own( $company ) );

		$this->look( 'mission', $job );
		( new Views() )->run();
		( new Views() )->run();
		self::assertSame( array( 20, 2 ), $this->own( $company )[ "mission {$job}" ], 'Fifteen.' );
		self::assertSame( array( "member {$fan}" => array( 0, 0 ) ), $this->own( $fan ), 'Only one’s own.' );
	}

	public function test_after_ninety_days_a_view_is_not_counted_and_then_gone(): void {
		Moved_Clock::to( '2030-01-01 12:00:00' );
		$designer = $this->designer();
		$work     = Market::work( $designer );
		array_map( fn(): mixed => $this->look( 'work', $work ), range( 1, 5 ) );
		( new Views() )->run();
		Moved_Clock::to( '2030-03-31 12:00:00' );
		self::assertSame( array( 10, 0 ), $this->own( $designer )[ "work {$work}" ] );
		Moved_Clock::to( '2030-04-01 12:00:00' );
		self::assertSame( array( 0, 0 ), $this->own( $designer )[ "work {$work}" ] );
		( new View_Data() )->expire();
		self::assertSame( 0, Rows::count( 'view', 'item_id = %d', $work ) );
	}

	public function test_what_nobody_but_its_owner_reads_is_not_counted_nor_what_is_not_there(): void {
		$designer = $this->designer();
		$company  = $this->contractor();
		$draft    = Market::mission( $company, array( 'status' => 'draft' ) );
		$job      = Market::mission( $company );
		$before   = $this->buffered();
		foreach ( array( array( 'mission', $draft ), array( 'mission', $designer ), array( 'work', $job ), array( 'mission', 999999999 ), array( 'member', -1 ), array( 'page', 1 ), array( array(), array() ), array( 'member', '1 OR 1' ), array( null, null ) ) as [ $kind, $id ] ) {
			$this->look( $kind, $id );
		}
		$this->look( 'mission', $job, $company );
		$this->look( 'member', $designer, $designer );
		$this->look( 'mission', $job, People::administrator() );
		self::assertSame( $before, $this->buffered() );
	}

	/** @return array<string,array{array<string,string>}> */
	public static function not_counted(): array {
		return array(
			'do not track'           => array( self::READER + array( 'DNT' => '1' ) ),
			'global privacy control' => array( self::READER + array( 'Sec-GPC' => '1' ) ),
			'a robot'                => array( array( 'User-Agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ) ),
			'a chat'                 => array( array( 'User-Agent' => 'WhatsApp/2.23 facebookexternalhit/1.1' ) ),
			'a program'              => array( array( 'User-Agent' => 'curl/8.5.0' ) ),
			'nobody'                 => array( array() ),
		);
	}

	/** @param array<string,string> $headers */
	#[DataProvider( 'not_counted' )]
	public function test_robots_and_who_asks_not_to_be_counted_are_not( array $headers ): void {
		$this->look( 'member', $this->designer(), null, $headers );
		self::assertSame( 0, $this->buffered() );
	}

	public function test_a_look_takes_one_statement_beside_its_limit(): void {
		$id = $this->designer();
		Views::add( 'member', $id, 0 );
		$before = $GLOBALS['wpdb']->num_queries;
		Views::add( 'member', $id, 0 );
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $before );
	}

	public function test_a_page_with_many_jobs_takes_as_many_statements_as_one_with_one(): void {
		$company = $this->contractor();
		Market::mission( $company );
		$number = function () use ( $company ): int {
			$before = $GLOBALS['wpdb']->num_queries;
			Views::of( $company );
			return $GLOBALS['wpdb']->num_queries - $before;
		};
		$number();
		$few = $number();
		array_map( static fn(): int => Market::mission( $company ), range( 1, 3 ) );
		self::assertSame( $few, $number() );
	}

	public function test_the_numbers_of_a_member_go_with_the_account(): void {
		$designer = $this->designer();
		$this->look( 'member', $designer );
		( new Views() )->run();
		$this->look( 'member', $designer );
		( new View_Data() )->erase_person( $designer, true );
		self::assertSame( array( 0, 0 ), array( Rows::count( 'view', 'item_id = %d', $designer ), $this->buffered() ) );
	}
}
