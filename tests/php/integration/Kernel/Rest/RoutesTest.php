<?php
/** Our routes are WordPress' own kind: there from the start, for whoever asks. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Directory\Users_Routes;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\Portfolio\Whole_Portfolio;
use DesignMarketplace\Tests\Support\Our_Routes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use WP_REST_Request;
use WP_REST_Server;

final class RoutesTest extends TestCase {

	/**
	 * The server of the other tests.
	 * @var WP_REST_Server
	 */
	private WP_REST_Server $before;

	/** Each test has a server nobody has asked anything yet. */
	protected function setUp(): void {
		parent::setUp();
		$this->before              = rest_get_server();
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
	}

	/** Gives the server back. */
	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = $this->before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		parent::tearDown();
	}

	public function test_who_asks_the_server_sees_all_routes_and_who_answers_them(): void {
		$routes = rest_get_server()->get_routes();
		foreach ( array( '/jwt-auth/v1/token', '/wp/v2/users/register', '/wp/v2/users/altcha', '/wp/v2/users/password', '/wp/v2/work', '/wp/v2/mission', '/wp/v2/application', '/wp/v2/mail/workwith', '/wp/v2/skill', '/wp/v2/options', '/wp/v2/event', '/wp/v2/resource', '/wp/v2/reading', '/wp/v2/past_project', '/wp/v2/design-marketplace/echo', '/design-marketplace/v1/members/(?P<id>[\d]+)', '/design-marketplace/v1/missions/(?P<id>[\d]+)/approve', '/design-marketplace/v1/conversations' ) as $route ) {
			$this->assertArrayHasKey( $route, $routes );
		}
		foreach ( array( '/wp/v2/users', '/wp/v2/users/(?P<id>[\d]+)', '/wp/v2/users/me' ) as $route ) {
			foreach ( array_column( $routes[ $route ], 'callback' ) as $callback ) {
				$who = (object) ( new ReflectionFunction( $callback ) )->getClosureThis();
				$this->assertContains( get_class( $who ), array( Users_Routes::class, Whole_Portfolio::class ), $route );
			}
		}
	}

	/**
	 * Our own code answers them, or core's for our types; so the steps on a request's way must know them. Nothing else may count as ours.
	 */
	public function test_each_route_of_ours_is_known_as_ours_and_no_other_is(): void {
		$known = array();
		foreach ( array_keys( $this->routes() ) as $route ) {
			$path = strtolower( (string) preg_replace( Routes::PLACE, '1', (string) $route ) );
			if ( Routes::is_ours( $path ) ) {
				$known[] = (string) $route;
			}
		}
		$ours = Our_Routes::all();
		$this->assertGreaterThan( 50, count( $ours ) );
		$this->assertSame( array(), array_values( array_diff( $ours, $known ) ), 'Not known: add them to includes/Kernel/Contract/calls.json.' );
		// Core lists the routes of a namespace, and its pages are answered as the contract says.
		$this->assertEqualsCanonicalizing( array( '/design-marketplace/v1', '/wp/v2/pages' ), array_values( array_diff( $known, $ours ) ) );
	}

	/**
	 * Requests in all the ways one can ask, with the status a stranger gets.
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

	public function test_a_batch_finds_the_routes_of_its_requests(): void {
		$admin  = People::administrator();
		$answer = $this->batch(
			array( array( 'path' => '/wp/v2/event', 'body' => array( 'title' => 'Open studio', 'status' => 'publish' ) ) ),
			$admin
		);
		$this->assert_answer( 207, $answer );
		$this->assertSame( 201, $answer->get_data()['responses'][0]['status'] );
	}

	/**
	 * Routes another plugin has, too, with the status a stranger gets from us.
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
				array( 'methods' => $method, 'callback' => static fn(): string => 'theirs', 'permission_callback' => '__return_true' )
			),
			11
		);
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

	public function test_a_batch_of_requests_without_a_path_is_answered(): void {
		$answer = $this->batch( array( array( 'path' => '?x=1' ), array( 'path' => 'http://a' ) ) );
		$this->assertLessThan( 500, $answer->get_status() );
	}

	public function test_what_is_guarded_is_guarded_in_capitals_too(): void {
		$this->assert_answer( 400, $this->rest( 'GET', '/wp/v2/EVENT', array( 'search' => "\xff" ) ) );
		$headers = $this->rest( 'GET', '/WP/V2/options' )->get_headers();
		$this->assertStringContainsString( 'Authorization', $headers['Vary'] ?? '' );
	}

	/** Core looks for routes without regard to case. */
	public function test_members_are_kept_back_in_capitals_too(): void {
		$this->assertSame( array(), $this->rest( 'GET', '/WP/V2/Users' )->get_data() );
		$this->assert_answer( 403, $this->rest( 'POST', '/WP/V2/Users', array( 'username' => 'x' ), $this->designer() ) );
		$this->assert_answer( 403, $this->rest( 'POST', '/WP/V2/Users/Me/Application-Passwords', array( 'name' => 'x' ), $this->designer() ) );
		$_SERVER['HTTP_AUTHORIZATION'] = 'Bearer none';
		$answer                        = $this->rest( 'POST', '/WP/V2/Users/Signout' );
		unset( $_SERVER['HTTP_AUTHORIZATION'] );
		$this->assert_answer( 401, $answer, 'jwt_auth_invalid_token' );
	}

	public function test_the_number_in_the_path_decides_whose_account_is_switched_off(): void {
		[ $meant, $other ] = array( $this->designer(), $this->designer() );
		$answer            = $this->rest(
			'POST',
			"/design-marketplace/v1/members/{$meant}",
			array( 'id' => $other, 'off' => true, 'reason' => 'spam' ),
			People::administrator()
		);
		$this->assertSame( $meant, $answer->get_data()['id'] );
	}

	public function test_the_number_in_the_path_decides_in_a_batch_too(): void {
		[ $meant, $other ] = array( $this->designer(), $this->designer() );
		$answer            = $this->batch(
			array( array( 'method' => 'PUT', 'path' => "/wp/v2/users/{$meant}", 'body' => array( 'id' => $other, 'locale' => 'it' ) ) ),
			People::administrator()
		);
		$this->assertSame( $meant, $answer->get_data()['responses'][0]['body']['id'] );
		$this->assertSame( 'it', Member_Language::of( $meant ) );
	}

	/** Core checks what is sent for its own people; a path of a member's, whose fields it does not check, must not keep it from that. */
	public function test_nobody_goes_past_the_checks_of_core_by_a_path_of_a_member(): void {
		$author = $this->person( 'author', array( 'user_email' => 'author@example.test' ) );
		$answer = $this->batch(
			array(
				array(
					'method' => 'PUT',
					'path'   => '/wp/v2/users/' . $this->designer(),
					'body'   => array( 'id' => $author, 'email' => 'none' ),
				),
			),
			$author
		);
		$this->assertSame( 403, $answer->get_data()['responses'][0]['status'] );
		$this->assertSame( 'author@example.test', get_userdata( $author )->user_email ?? '' );
	}
}
