<?php
/** Routes tell what they take, and what they take is decided by the contract's rules alone, all fields at once. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Clock;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Post_Pages;
use DesignMarketplace\Kernel\Rest\Routes;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\Tests\Support\Market;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use DesignMarketplace\Trust\Room;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

final class ArgumentsTest extends TestCase {

	/**
	 * What OPTIONS says of a call's arguments.
	 * @param string $method Method of the call.
	 * @param string $path   Path.
	 * @return array<string,array<string,mixed>>
	 */
	private function told( string $method, string $path ): array {
		// Core answers OPTIONS where it sends the answer, not where it dispatches.
		$answer = rest_handle_options_request( null, rest_get_server(), new \WP_REST_Request( 'OPTIONS', $path ) );
		$this->assertInstanceOf( WP_REST_Response::class, $answer );
		foreach ( $answer->get_data()['endpoints'] as $endpoint ) {
			if ( in_array( $method, $endpoint['methods'], true ) ) {
				return $endpoint['args'];
			}
		}
		$this->fail( "{$method} {$path} is not told" );
	}

	/**
	 * Calls with some of what is told of their arguments.
	 * @return array<string,array{string,string,array<string,array<string,mixed>>}>
	 */
	public static function calls(): array {
		$url = array( 'type' => 'string', 'format' => 'uri', 'maxLength' => 200 );
		return array(
			'the sign-up'             => array(
				'POST',
				'/wp/v2/users/register',
				array(
					'role'         => array( 'type' => 'string', 'enum' => array( 'designer', 'contractor' ) ),
					'email'        => array( 'type' => 'string', 'format' => 'email', 'maxLength' => 100 ),
					'password'     => array( 'minLength' => 8, 'maxLength' => 4096 ),
					'cgu_1'        => array( 'type' => 'boolean', 'enum' => array( true ) ),
					'avatar'       => array( 'type' => 'string', 'format' => 'binary' ),
					'job'          => array( 'minLength' => 1, 'maxLength' => 30 ),
					'level'        => array( 'type' => 'integer', 'enum' => array( 1, 2, 3 ) ),
					'website'      => $url,
					'company_size' => array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 10000000 ),
					'ecosystem'    => array( 'pattern' => '^[A-Z0-9-]{1,20}$' ),
					'epfl_lab'     => array( 'description' => 'Laboratory at EPFL. Required where ecosystem is EPFL. For a contractor.' ),
					'start_date'   => array( 'pattern' => '^\d{4}-\d{1,2}$' ),
					'started_at'   => array( 'type' => 'integer' ),
				),
			),
			'a look at an address'    => array( 'POST', '/wp/v2/users/availability', array( 'email' => array( 'format' => 'email' ) ) ),
			'a design job'            => array(
				'POST',
				'/wp/v2/mission',
				array(
					'title'       => array( 'type' => 'string', 'minLength' => 1, 'maxLength' => 80 ),
					'skill'       => array( 'type' => 'array', 'items' => array( 'type' => 'integer' ), 'maxItems' => 1 ),
					'postingDate' => array( 'pattern' => '^(\d{1,2}/\d{1,2}/\d{4}|\d{4}/\d{2}/\d{2})$' ),
					'close'       => array( 'type' => 'boolean' ),
					'status'      => array( 'enum' => array( 'publish', 'draft' ) ),
				),
			),
			'a change of a work'      => array(
				'POST',
				'/wp/v2/work/1',
				array(
					'month'     => array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 11 ),
					'video_url' => $url,
					'image2'    => array( 'format' => 'binary' ),
				),
			),
			'an application'          => array(
				'POST',
				'/wp/v2/mail/workwith',
				array(
					'comment'  => array( 'maxLength' => 5000 ),
					'missions' => array( 'minItems' => 1, 'maxItems' => 100 ),
				),
			),
			'the settings'            => array(
				'POST',
				'/wp/v2/users/1',
				array(
					'bio'   => array( 'maxLength' => 200 ),
					'level' => array( 'enum' => array( 1, 2, 3 ) ),
				),
			),
			'the lists of members'    => array(
				'GET',
				'/wp/v2/users',
				array(
					'role'     => array( 'enum' => array( 'designer', 'contractor' ) ),
					'skill'    => array( 'type' => 'array', 'items' => array( 'type' => 'integer' ), 'maxItems' => 100 ),
					'level'    => array( 'enum' => array( 1, 2, 3 ) ),
					'region'   => array( 'type' => 'string' ),
					'per_page' => array( 'maximum' => 100 ),
				),
			),
			'the list of works'       => array(
				'GET',
				'/wp/v2/work',
				array(
					'per_page' => array( 'minimum' => 1, 'maximum' => 100, 'default' => 100 ),
					'orderby'  => array( 'default' => 'own' ),
				),
			),
			'a log-in'                => array( 'POST', '/jwt-auth/v1/token', array( 'password' => array( 'type' => 'string' ) ) ),
			'a new password'          => array( 'POST', '/wp/v2/users/password', array( 'password' => array( 'minLength' => 8 ) ) ),
			'an account switched off' => array( 'POST', '/design-marketplace/v1/members/1', array( 'reason' => array( 'enum' => array( 'spam', 'fraud', 'offensive', 'rights', 'unpaid', 'other' ) ) ) ),
		);
	}

	/**
	 * @param string                            $method   Method.
	 * @param string                            $path     Path.
	 * @param array<string,array<string,mixed>> $expected Keywords by argument.
	 */
	#[DataProvider( 'calls' )]
	public function test_the_arguments_tell_type_limits_and_choices( string $method, string $path, array $expected ): void {
		$told = $this->told( $method, $path );
		foreach ( $expected as $name => $keywords ) {
			$this->assertEquals( $keywords, array_intersect_key( $told[ $name ] ?? array(), $keywords ), $name );
		}
	}

	/** The contract's JSON cannot name what PHP knows. */
	public function test_choices_that_are_told_are_those_the_code_knows(): void {
		$this->assertSame( array_keys( Post_Pages::ORDER ), $this->told( 'GET', '/wp/v2/mission' )['orderby']['enum'] );
		$this->assertSame( array_column( Stage::cases(), 'value' ), $this->told( 'GET', '/wp/v2/application' )['stage']['enum'] );
		$this->assertSame( array_column( Decision_Kind::about_reports(), 'value' ), $this->told( 'POST', '/design-marketplace/v1/reports/ABCD-EFGH' )['decision']['enum'] );
		$this->assertSame( Idempotency_Keys::PATTERN, $this->told( 'POST', '/wp/v2/work' )['request_id']['pattern'] );
		$this->assertArrayHasKey( '/design-marketplace/v1/reports/(?P<id>' . Room::REPORT_NUMBER . ')', $this->routes() );
	}

	public function test_the_last_year_of_a_work_is_this_year(): void {
		update_option( Clock::OFFSET, 800 * DAY_IN_SECONDS );
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
		$last                      = $this->told( 'POST', '/wp/v2/work' )['year']['maximum'];
		$this->assertSame( (int) wp_date( 'Y', Clock::now() ), $last );
		$this->assertGreaterThan( (int) gmdate( 'Y' ), $last );
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's own tests do.
	}

	public function test_every_argument_of_a_write_of_ours_has_a_type(): void {
		$without = array();
		foreach ( $this->routes() as $route => $handlers ) {
			if ( ! preg_match( '#^/(jwt-auth/v1/token|design-marketplace/v1/(members|missions)|wp/v2/(users/[a-z]|work|mission|application|mail))#', $route ) || str_contains( $route, '/me' ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				foreach ( $handler['args'] as $name => $arg ) {
					if ( empty( $arg['type'] ) ) {
						$without[] = "{$route} {$name}";
					}
				}
			}
		}
		$this->assertSame( array(), $without );
	}

	/**
	 * The arguments of each of our routes. Core describes the list of a namespace.
	 * @return iterable<string,array<string,mixed>>
	 */
	private function arguments(): iterable {
		foreach ( $this->routes() as $route => $handlers ) {
			$path = (string) preg_replace( '/\(\?P<\w+>.*/', '1', $route );
			if ( '/' . Routes::OWN === $route || ! Routes::is_ours( $path ) ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				foreach ( $handler['args'] as $name => $arg ) {
					yield implode( ',', array_keys( $handler['methods'] ) ) . " {$route} {$name}" => $arg;
				}
			}
		}
	}

	public function test_every_argument_has_a_description_that_is_no_error(): void {
		$errors = ( include dirname( __DIR__, 5 ) . '/build/contract.php' )['messages'];
		$wrong  = array();
		foreach ( $this->arguments() as $name => $arg ) {
			if ( empty( $arg['description'] ) || in_array( $arg['description'], $errors, true ) || str_starts_with( $arg['description'], 'May not be' ) ) {
				$wrong[] = $name;
			}
		}
		$this->assertSame( array(), $wrong );
	}

	/**
	 * Calls with the names of what they require.
	 * @return array<string,array{string,string,list<string>}>
	 */
	public static function required(): array {
		return array(
			'the sign-up'             => array( 'POST', '/wp/v2/users/register', array( 'role', 'email', 'password', 'cgu_1', 'cgu_2', 'country', 'city' ) ),
			'a log-in'                => array( 'POST', '/jwt-auth/v1/token', array( 'username', 'password' ) ),
			'a new design job'        => array( 'POST', '/wp/v2/mission', array( 'title', 'description' ) ),
			'a change of a job'       => array( 'POST', '/wp/v2/mission/1', array() ),
			'a new work'              => array( 'POST', '/wp/v2/work', array( 'title', 'client', 'month', 'year', 'image' ) ),
			'the settings'            => array( 'POST', '/wp/v2/users/1', array() ),
			'a letter'                => array( 'POST', '/wp/v2/mail/workwith', array( 'to', 'comment' ) ),
			'a report'                => array( 'POST', '/design-marketplace/v1/reports', array( 'kind', 'id', 'reason' ) ),
			'a search'                => array( 'POST', '/design-marketplace/v1/searches', array( 'kind' ) ),
			'an account switched off' => array( 'POST', '/design-marketplace/v1/members/1', array( 'off' ) ),
			'the lists of members'    => array( 'GET', '/wp/v2/users', array() ),
		);
	}

	/**
	 * @param string       $method   Method.
	 * @param string       $path     Path.
	 * @param list<string> $expected Names.
	 */
	#[DataProvider( 'required' )]
	public function test_what_is_required_is_told( string $method, string $path, array $expected ): void {
		$this->assertSame( $expected, array_keys( array_filter( array_column( $this->with_names( $this->told( $method, $path ) ), 'required', 'name' ) ) ) );
	}

	/**
	 * @param array<string,array<string,mixed>> $args Arguments by name.
	 * @return list<array<string,mixed>>
	 */
	private function with_names( array $args ): array {
		return array_map( static fn( string $name ): array => array( 'name' => $name ) + $args[ $name ], array_keys( $args ) );
	}

	/** @return array<string,array{mixed}> */
	public static function no_names(): array {
		return array(
			'too short'   => array( 'abc' ),
			'empty'       => array( '' ),
			'too long'    => array( str_repeat( 'a', 65 ) ),
			'other signs' => array( 'abcdefgh_ijklmnop' ),
			'a list'      => array( array( 'abcdefghijklmnop' ) ),
			'a number'    => array( 1234567890123456 ),
		);
	}

	/** @param mixed $name What is sent as `request_id`. */
	#[DataProvider( 'no_names' )]
	public function test_a_name_of_a_request_that_is_none_is_refused_wherever_one_is_taken( mixed $name ): void {
		[ $designer, $contractor ] = array( $this->designer(), $this->contractor() );
		$job                       = Market::mission( $contractor );
		Market::apply( $designer, $job );
		$thread = Talk::between( $designer, $contractor )->public_id;
		foreach ( array(
			'/wp/v2/mission'                  => array( $contractor, array( 'title' => 'A bell', 'description' => 'It rings.' ), array( 'request_id' ) ),
			"/wp/v2/mission/{$job}/duplicate" => array( $contractor, array(), array( 'request_id' ) ),
			'/wp/v2/work'                     => array( $designer, array(), array( 'title', 'client', 'month', 'year', 'image', 'request_id' ) ),
			"/design-marketplace/v1/conversations/{$thread}" => array( $designer, array( 'text' => 'Hello' ), array( 'request_id' ) ),
		) as $path => [ $who, $params, $fields ] ) {
			$answer = $this->rest( 'POST', $path, $params + array( 'request_id' => $name ), $who );
			$this->assert_answer( 400, $answer, 'rest_invalid_param' );
			$this->assertSame( $fields, array_keys( $answer->get_data()['data']['params'] ), $path );
		}
		$this->assertCount( 1, $this->rest( 'GET', "/wp/v2/mission?author={$contractor}", array(), $contractor )->get_data() );
	}

	/**
	 * Values core would refuse by what is told, before it asks us.
	 * @return array<string,array{string,string,array<string,mixed>,list<string>}>
	 */
	public static function wrong(): array {
		return array(
			'a sign-up'    => array(
				'',
				'/wp/v2/users/register',
				array(
					'role'            => 'designer',
					'email'           => 'nobody',
					'password'        => 'short',
					'password_verify' => 'other',
					'cgu_1'           => 'perhaps',
					'job'             => str_repeat( 'x', 31 ),
					'skill'           => array( 'x' ),
					'level'           => 4,
					'website'         => 'no address',
				),
				array( 'email', 'password', 'password_verify', 'cgu_1', 'cgu_2', 'name', 'job', 'skill', 'level', 'country', 'city', 'website' ),
			),
			'the settings' => array(
				'designer',
				'/wp/v2/users/{id}',
				array( 'email' => 'nobody', 'job' => '', 'level' => 'high', 'website' => 'no address' ),
				array( 'job', 'level', 'website', 'email' ),
			),
			'a design job' => array(
				'contractor',
				'/wp/v2/mission',
				array( 'title' => '', 'skill' => '1,2', 'postingDate' => '31/02/2026', 'close' => 'perhaps' ),
				array( 'title', 'description', 'skill', 'postingDate', 'close' ),
			),
			'its facts'    => array(
				'contractor',
				'/wp/v2/mission',
				array(
					'title'       => 'A bell',
					'description' => 'It rings.',
					'engagement'  => 'internship',
					'workload'    => array(
						'min' => 80,
						'max' => 60,
					),
					'place'       => 'nowhere',
					'starts'      => '2027-13',
					'duration'    => str_repeat( 'x', 81 ),
					'budget_from' => 900,
					'budget_to'   => 800,
					'budget'      => str_repeat( 'x', 81 ),
				),
				array( 'workload', 'paid', 'budget_to', 'budget_currency', 'budget_unit', 'budget', 'place', 'starts', 'duration' ),
			),
			'a report'     => array( 'designer', '/design-marketplace/v1/reports', array( 'reason' => 'nonsense' ), array( 'kind', 'id', 'reason' ) ),
			'a stranger’s' => array( '', '/design-marketplace/v1/reports/stranger', array(), array( 'url', 'reason', 'name', 'email' ) ),
			'a work'       => array(
				'designer',
				'/wp/v2/work',
				array( 'title' => str_repeat( 'x', 31 ), 'month' => 12, 'year' => 'soon', 'video_url' => 'no address' ),
				array( 'title', 'client', 'month', 'year', 'video_url', 'image' ),
			),
			'a message'    => array( 'designer', '/wp/v2/mail/workwith', array( 'missions' => 'x' ), array( 'to', 'comment', 'missions' ) ),
		);
	}

	/**
	 * @param string              $role   Role of who asks, '' for a stranger.
	 * @param string              $path   Path.
	 * @param array<string,mixed> $params Body.
	 * @param list<string>        $fields Failing fields in form order.
	 */
	#[DataProvider( 'wrong' )]
	public function test_wrong_values_are_refused_by_the_contract_all_at_once( string $role, string $path, array $params, array $fields ): void {
		$user   = '' === $role ? null : $this->{$role}();
		$answer = $this->rest( 'POST', str_replace( '{id}', (string) $user, $path ), $params, $user );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( 'Please check the marked fields.', $answer->get_data()['message'] );
		$this->assertSame( $fields, array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_wrong_filters_of_a_list_are_refused_all_at_once(): void {
		$answer = $this->rest( 'GET', '/wp/v2/users?role=designer&level=9&region=Atlantis&skill=x' );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'skill', 'level', 'region' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertSame( 'Please choose one of the levels', $answer->get_data()['data']['params']['level'] );
	}

	public function test_values_are_read_as_generously_as_before(): void {
		$designer = $this->designer();
		foreach ( array( true, 'true', 1, '1', 'on', false, 'false', 0, '0' ) as $place => $newsletter ) {
			$this->assertSame( $place < 5, $this->rest( 'POST', "/wp/v2/users/{$designer}", compact( 'newsletter' ), $designer )->get_data()['newsletter'] );
		}
		$skill  = Market::skill();
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$designer}",
			array( 'skill' => "{$skill}", 'level' => '2', 'newsletter' => 'on', 'website' => 'example.org' ),
			$designer
		);
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( array( $skill ), 2, true, 'https://example.org' ), array_values( array_intersect_key( array_replace( array_flip( array( 'skill', 'level', 'newsletter', 'website' ) ), $answer->get_data() ), array_flip( array( 'skill', 'level', 'newsletter', 'website' ) ) ) ) );
	}
}
