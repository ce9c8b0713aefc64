<?php
/**
 * Routes are there for whoever asks for them, and cost nobody else anything.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Rest;

use DesignMarketplace\Auth\Limits;
use DesignMarketplace\Auth\Rate_Limiter;
use DesignMarketplace\Directory\Query;
use DesignMarketplace\Members\Users_Controller;
use DesignMarketplace\Members\Users_Routes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Server;
use WP_REST_Users_Controller;

final class DeferredRoutesTest extends TestCase {

	private const OURS = '#^/wp/v2/(users/[a-z]+|work|mission|application|mail|skill|options|event|resource|reading|past_project|design-marketplace)\b#';

	/**
	 * The server of the other tests.
	 *
	 * @var WP_REST_Server
	 */
	private WP_REST_Server $before;

	/**
	 * Each test has a server nobody has asked anything yet.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->before              = rest_get_server();
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
	}

	/**
	 * Gives the server back.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
		$GLOBALS['wp_rest_server'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		parent::tearDown();
	}

	/**
	 * The routes registered by now that are ours alone.
	 *
	 * @return list<string>
	 */
	private function ours(): array {
		return array_values( array_filter( array_keys( rest_get_server()->get_routes( 'wp/v2' ) ), static fn( string $route ): bool => 1 === preg_match( self::OURS, $route ) && ! str_contains( $route, 'application-passwords' ) && '/wp/v2/users/me' !== $route ) );
	}

	public function test_a_request_of_another_route_registers_none(): void {
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/users?role=designer' ) );
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/pages' ) );
		$this->assertSame( array(), $this->ours() );
	}

	public function test_a_request_registers_the_routes_it_is_about_and_no_others(): void {
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/event' ) );
		$ours = $this->ours();
		$this->assertSame( $ours, preg_grep( '#^/wp/v2/event#', $ours ) );
		// The list, one, its autosaves and revisions, and one of each.
		$this->assertCount( 6, $ours );
	}

	public function test_cores_users_routes_change_hands_when_they_are_asked_for(): void {
		$handler = array( array( 'callback' => array( new WP_REST_Users_Controller(), 'get_items' ) ) );
		$cores   = array_fill_keys( array( '/wp/v2/users', '/wp/v2/users/(?P<id>[\d]+)', '/wp/v2/users/me' ), $handler );
		$routes  = new Users_Routes( new Limits( new Rate_Limiter() ), new Query() );
		$taken   = static fn(): array => array_keys( array_filter( $routes->take_over( $cores ), static fn( array $handlers ): bool => $handlers[0]['callback'][0] instanceof Users_Controller ) );
		$routes->register();
		$this->rest( 'GET', '/wp/v2/pages' );
		$this->assertSame( array(), $taken() );
		$this->rest( 'GET', '/wp/v2/users?role=designer' );
		$this->assertSame( array( '/wp/v2/users' ), $taken() );
		$this->rest( 'GET', '/wp/v2/USERS/1' );
		$this->assertSame( array_keys( $cores ), $taken() );
	}

	/**
	 * Requests in all the ways one can ask, with the status a stranger gets.
	 *
	 * @return array<string,array{string,string,int}>
	 */
	public static function ways(): array {
		return array(
			'in capitals, as core matches' => array( 'GET', '/wp/v2/EVENT', 200 ),
			'what one may do there'        => array( 'OPTIONS', '/wp/v2/skill', 200 ),
			'the head alone'               => array( 'HEAD', '/wp/v2/reading', 200 ),
			'one of a type'                => array( 'GET', '/wp/v2/work/1', 401 ),
			'revisions of one'             => array( 'GET', '/wp/v2/past_project/1/revisions', 404 ),
			'autosaves of one'             => array( 'GET', '/wp/v2/resource/1/autosaves', 404 ),
			'an account’s own route'       => array( 'POST', '/wp/v2/users/signout', 401 ),
			'a check of the site’s health' => array( 'GET', '/wp/v2/design-marketplace/echo', 200 ),
		);
	}

	#[DataProvider( 'ways' )]
	public function test_a_route_is_there_however_it_is_asked_for( string $method, string $path, int $status ): void {
		$answer = $this->rest( $method, $path );
		$this->assertNotSame( 'rest_no_route', ( (array) $answer->get_data() )['code'] ?? '' );
		$this->assert_answer( $status, $answer );
	}

	/**
	 * The lists of routes.
	 *
	 * @return array<string,array{string}>
	 */
	public static function lists(): array {
		return array(
			'of the site'      => array( '/' ),
			'of the namespace' => array( '/wp/v2' ),
		);
	}

	#[DataProvider( 'lists' )]
	public function test_the_lists_of_routes_name_all( string $path ): void {
		$named = array_keys( $this->rest( 'GET', $path )->get_data()['routes'] );
		foreach ( array( 'users/register', 'users/altcha', 'users/password', 'work', 'mission', 'application', 'mail/workwith', 'skill', 'options', 'event', 'resource', 'reading', 'past_project', 'design-marketplace/echo' ) as $ours ) {
			$this->assertContains( "/wp/v2/{$ours}", $named );
		}
	}

	public function test_a_batch_finds_the_routes_of_its_requests(): void {
		$admin  = People::administrator();
		$answer = $this->batch(
			array(
				array(
					'path' => '/wp/v2/event',
					'body' => array(
						'title'  => 'Open studio',
						'status' => 'publish',
					),
				),
			),
			$admin
		);
		$this->assert_answer( 207, $answer );
		$this->assertSame( 201, $answer->get_data()['responses'][0]['status'] );
	}

	/**
	 * Routes another plugin has, too, with the status a stranger gets from us.
	 *
	 * @return array<string,array{string,string,non-falsy-string,int}>
	 */
	public static function contested(): array {
		return array(
			'a list of ours'               => array( 'GET', '/wp/v2/work', '/work', 401 ),
			'signing up'                   => array( 'POST', '/wp/v2/users/register', '/users/register', 400 ),
			'the same in another spelling' => array( 'DELETE', '/wp/v2/users/delete/2', '/users/delete/(?P<id>\\d+)', 401 ),
		);
	}

	/**
	 * Core takes the first that fits.
	 *
	 * @param string           $method Method.
	 * @param string           $path   Path asked for.
	 * @param non-falsy-string $theirs Route the other plugin registers.
	 * @param int              $status What we answer.
	 */
	#[DataProvider( 'contested' )]
	public function test_no_plugin_after_us_answers_in_our_place( string $method, string $path, string $theirs, int $status ): void {
		add_action(
			'rest_api_init',
			static fn() => register_rest_route(
				'wp/v2',
				$theirs,
				array(
					'methods'             => $method,
					'callback'            => static fn(): string => 'theirs',
					'permission_callback' => '__return_true',
				)
			),
			11
		);
		$GLOBALS['wp']->query_vars['rest_route'] = $path;
		$this->assert_answer( $status, $this->rest( $method, $path ) );
	}

	public function test_a_filter_may_put_another_route_in_place_of_the_one_asked_for(): void {
		add_filter(
			'rest_pre_dispatch',
			static function ( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
				if ( '/wp/v2/words' === $request->get_route() ) {
					$request->set_route( '/wp/v2/options' );
				}
				return $result;
			},
			10,
			3
		);
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/words' ) );
	}

	public function test_servers_have_their_own_routes(): void {
		$first                     = rest_get_server();
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2' ) );
		$GLOBALS['wp_rest_server'] = $first; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/options' ) );
	}

	public function test_a_batch_of_requests_without_a_path_is_answered(): void {
		$answer = $this->batch( array( array( 'path' => '?x=1' ), array( 'path' => 'http://a' ) ) );
		$this->assertLessThan( 500, $answer->get_status() );
	}

	public function test_what_is_guarded_is_guarded_in_capitals_too(): void {
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/EVENT', array( 'search' => "\xff" ) ) );
		$headers = $this->rest( 'GET', '/WP/V2/options' )->get_headers();
		$this->assertStringContainsString( 'Authorization', $headers['Vary'] ?? '' );
	}

	public function test_a_request_a_request_makes_finds_its_routes(): void {
		$this->rest( 'GET', '/wp/v2/users?role=designer' );
		$this->assertSame( 200, rest_do_request( '/wp/v2/options' )->get_status() );
	}
}
