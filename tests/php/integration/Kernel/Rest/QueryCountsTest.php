<?php
/** What the site's main reads take in SQL above a request that only finds out who is asking: the same for one, ten and a hundred. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Directory\Indexer;
use DesignMarketplace\Site\Front\Preload;
use DesignMarketplace\Site\Front\Router;
use DesignMarketplace\Site\Front\Shell;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Scripts;
use WP_Styles;

final class QueryCountsTest extends TestCase {

	private const NUMBERS = array( 1, 8 );

	protected function setUp(): void {
		parent::setUp();
		register_rest_route(
			'test/v1',
			'/bare',
			array(
				'methods'             => 'GET',
				'callback'            => static fn(): array => array( 'bare' => true ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * How many statements a read takes more than the bare route, both with nothing in the caches but the options.
	 * @param string              $path  Route.
	 * @param array<string,mixed> $query Parameters.
	 * @param int                 $user  Who asks.
	 */
	private function above_bare( string $path, array $query, int $user ): int {
		$embed = array_key_exists( '_embed', $query );
		$ask   = function ( string $path, array $query ) use ( $user, $embed ): void {
			$answer = $this->rest( 'GET', $path, $query, $user );
			$this->assert_answer( 200, $answer );
			rest_get_server()->response_to_data( $answer, $embed );
		};
		return count( $this->cold( static fn() => $ask( $path, $query ) ) ) - count( $this->bare( $user ) );
	}

	/**
	 * The statements of a request that only finds out who is asking.
	 * @param int $user Who.
	 * @return list<string>
	 */
	private function bare( int $user ): array {
		return $this->cold( fn() => $this->rest( 'GET', '/test/v1/bare', array(), $user ) );
	}

	/**
	 * The statements of work that begins with empty caches and nobody logged in.
	 * @param callable():mixed $work Work.
	 * @return list<string>
	 */
	private function cold( callable $work ): array {
		( new Indexer() )->flush();
		wp_set_current_user( 0 );
		wp_cache_flush();
		get_option( 'siteurl' );
		return $this->queries( $work );
	}

	public function test_the_main_reads_take_the_same_for_one_and_for_many(): void {
		$owner    = $this->contractor();
		$designer = $this->designer();
		$slug     = People::slug( $designer );
		$mission  = Market::mission( $owner );
		$skill    = Market::skill();
		Market::work( $designer, array( 'skill' => array( $skill ) ) );
		$all    = array( 'per_page' => 100 );
		$reads  = array(
			'designers'               => array( 3, fn(): int => $this->above_bare( '/wp/v2/users', array( 'role' => 'designer' ) + $all, $owner ) ),
			'designers of a region'   => array(
				2,
				fn(): int => $this->above_bare(
					'/wp/v2/users',
					array( 'role' => 'designer', 'level' => 1, 'region' => 'Lausanne' ) + $all,
					$owner
				),
			),
			'designers, to strangers' => array( 2, fn(): int => $this->above_bare( '/wp/v2/users', array( 'role' => 'designer' ) + $all, 0 ) ),
			'companies'               => array( 3, fn(): int => $this->above_bare( '/wp/v2/users', array( 'role' => 'contractor' ) + $all, $owner ) ),
			'jobs of a company'       => array( 4, fn(): int => $this->above_bare( '/wp/v2/mission', array( 'author' => $owner ) + $all, $designer ) ),
			'saved jobs'              => array( 3, fn(): int => $this->above_bare( '/design-marketplace/v1/saved', array(), $designer ) ),
			'a profile'               => array( 5, fn(): int => $this->above_bare( '/wp/v2/users', array( 'slug' => $slug ), $owner ) ),
			'its works'               => array( 5, fn(): int => $this->above_bare( '/wp/v2/work', array( 'author_name' => $slug ) + $all, $owner ) ),
			'a job’s candidates'      => array(
				6,
				fn(): int => $this->above_bare( '/wp/v2/application', array( 'mission' => $mission, '_embed' => '' ) + $all, $owner ),
			),
			'home, with preloads'     => array( 20, fn(): int => count( $this->cold( fn(): string => $this->page( '/' ) ) ) - count( $this->bare( $owner ) ) ),
			'a company, to strangers' => array(
				16,
				fn(): int => count( $this->cold( fn(): string => $this->page( '/project/' . People::slug( $owner ) ) ) ) - count( $this->bare( $owner ) ),
			),
		);
		$counts = array_fill_keys( array_keys( $reads ), array() );
		$there  = 0;
		foreach ( self::NUMBERS as $number ) {
			while ( $there < $number ) {
				++$there;
				$candidate = $this->designer();
				Market::work( $candidate );
				Market::apply( $candidate, $mission );
				$this->rest( 'PUT', '/design-marketplace/v1/saved/' . Market::mission( $this->contractor() ), array(), $designer );
				Market::mission( $owner, array( 'skill' => array( $skill ) ) );
				foreach ( array( 'dmkt_work', 'dmkt_event', 'dmkt_past_project' ) as $type ) {
					$this->publish( $type, $designer );
				}
			}
			foreach ( $reads as $name => [ , $count ] ) {
				$counts[ $name ][] = $count();
			}
		}
		foreach ( $reads as $name => [ $most ] ) {
			$this->assertCount( 1, array_unique( $counts[ $name ] ), $name );
			$this->assertLessThanOrEqual( $most, max( array( 0, ...$counts[ $name ] ) ), $name );
			$this->assertNotContains( 0, $counts[ $name ], $name );
		}
		$this->assertCount( 9, (array) $this->rest( 'GET', '/wp/v2/users', array( 'role' => 'designer' ) + $all, $owner )->get_data() );
	}

	/**
	 * A post, quickly.
	 * @param string $type   Post type.
	 * @param int    $author Whose.
	 */
	private function publish( string $type, int $author ): void {
		global $wpdb;
		$now = current_time( 'mysql' );
		$wpdb->insert(
			$wpdb->posts,
			array(
				'post_type'     => $type,
				'post_author'   => $author,
				'post_status'   => 'publish',
				'post_title'    => 'Something to tell',
				'post_date'     => $now,
				'post_date_gmt' => $now,
			)
		);
	}

	/** A page as a visitor gets it. */
	private function page( string $path ): string {
		$GLOBALS['wp_scripts'] = new WP_Scripts(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$GLOBALS['wp_styles']  = new WP_Styles(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$destination           = ( new Router() )->find( $path );
		return ( new Shell() )->html( new View( $destination, array(), ( new Preload() )->answers( $destination, array() ) ) );
	}
}
