<?php
/** Values far larger than anybody could mean: refused with a status below 500, and for little CPU. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Rest\Body_Size;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Member_Writes;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Talk;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

final class OversizeTest extends TestCase {

	/** Fields of the writes beside those of the test. */
	private const OF_WRITES = array(
		'stage'       => array( 'stage', 'words', 'from', 'note', 'seen', 'tell' ),
		'stages'      => array( 'ids', 'words' ),
		'close_with'  => array( 'outcome', 'chosen', 'words', 'deadline', 'workload', 'budget', 'starts' ),
		'renew'       => array( 'renew', 'reopen' ),
		'duplicate'   => array( 'request_id' ),
		'message'     => array( 'text', 'request_id', 'files' ),
		'read'        => array( 'until' ),
		'block'       => array( 'blocked' ),
		'save_search' => array( 'kind', 'name', 'rhythm', 'filters' ),
		'report'      => array( 'kind', 'id', 'reason', 'words', 'include_context' ),
		'verify'      => array( 'address' ),
	);

	/** Seconds of CPU a refusal may take, by getrusage(). */
	private const CPU = 0.5;

	protected function tearDown(): void {
		$_POST                  = array();
		$_REQUEST               = array();
		$_SERVER['REQUEST_URI'] = '/';
		parent::tearDown();
	}

	/**
	 * What is sent, by its name; made in the test, so that it is not kept.
	 * @return array<string,callable():mixed>
	 */
	private static function values(): array {
		return array(
			'16 MB of ones'            => static fn(): string => str_repeat( '1,', 8000000 ),
			'6 MB of numbers'          => static fn(): string => implode( ',', range( 0, 900000 ) ),
			'6 MB of numbers, as JSON' => static fn(): string => '[' . implode( ',', range( 0, 900000 ) ) . ']',
			'60 kB of numbers'         => static fn(): string => implode( ',', range( 0, 11000 ) ),
			'a list of 30,000'         => static fn(): array => range( 0, 30000 ),
			'a list of texts'          => static fn(): array => array_fill( 0, 30000, 'a<b>' ),
			'20 MB of brackets'        => static fn(): string => str_repeat( '<', 20000000 ),
			'60 kB of brackets'        => static fn(): string => str_repeat( '<', 60000 ),
			'60 kB of tags'            => static fn(): string => str_repeat( '<b', 30000 ) . str_repeat( '>', 5000 ),
			'60 kB of scripts'         => static fn(): string => str_repeat( '<script>', 8000 ),
			'60 kB of entities'        => static fn(): string => str_repeat( '&', 60000 ),
			'20 MB of blanks'          => static fn(): string => str_repeat( ' ', 20000000 ),
			'20 MB of words'           => static fn(): string => str_repeat( 'Zoë ', 4000000 ),
			'broken UTF-8'             => static fn(): string => str_repeat( "\xC3\x28", 5000000 ),
			'zero bytes'               => static fn(): string => str_repeat( "\0", 5000000 ),
			'a long address'           => static fn(): string => 'https://' . str_repeat( 'a.', 30000 ) . '/',
			'a long mail address'      => static fn(): string => str_repeat( 'a', 60000 ) . '@' . str_repeat( 'a.', 2000 ) . 'ch',
			'deep lists'               => static fn(): array => self::nested( 400 ),
			'a wide tree'              => static fn(): array => array_fill( 0, 900, array_fill( 0, 50, array( 'x' => array( 1, 2 ) ) ) ),
		);
	}

	#[Group( 'dear' )]
	public function test_no_size_breaks_or_delays_a_call(): void {
		$designer   = $this->designer();
		$contractor = $this->contractor();
		$faults     = array();
		$place      = -1;
		$calls      = array(
			array( 'POST', '/jwt-auth/v1/token', array( 'username', 'password' ), array(), 0 ),
			array( 'POST', '/wp/v2/users/register', array( 'skill', 'name', 'bio', 'email', 'role', 'country', 'website', 'cgu_1', 'token', 'started_at' ), Forms::designer(), 0 ),
			array( 'POST', '/wp/v2/users/availability', array( 'email' ), array(), 0 ),
			array( 'POST', '/wp/v2/users/activation', array( 'email' ), array(), 0 ),
			array( 'POST', '/wp/v2/users/password', array( 'login', 'key', 'password' ), array( 'password' => 'password1' ), 0 ),
			array( 'POST', "/wp/v2/users/{$designer}", array( 'skill', 'bio', 'password_old', 'start_date', 'slug', 'meta', 'nonsense' ), array(), $designer ),
			array( 'POST', '/wp/v2/work', array( 'skill', 'title', 'month', 'video_url', 'status', 'request_id' ), array(), $designer ),
			array( 'POST', '/wp/v2/mission', array( 'skill', 'title', 'description', 'postingDate', 'close', 'request_id' ), array(), $contractor ),
			array( 'POST', '/wp/v2/mail/workwith', array( 'to', 'missions', 'comment' ), array( 'to' => $contractor ), $designer ),
			array( 'GET', '/wp/v2/users', array( 'skill', 'search', 'slug', '_fields', 'region', 'lang' ), array( 'role' => 'designer' ), 0 ),
			array( 'GET', '/wp/v2/event', array( 'search', 'slug', 'include', '_fields', 'exclude' ), array(), 0 ),
			array( 'POST', '/wp/v2/event', array( 'title', 'content', 'slug', 'meta', 'date' ), array(), 0 ),
			array( 'POST', '/wp/v2/pages', array( 'title', 'content', 'slug', 'meta' ), array(), $designer ),
			array( 'GET', '/wp/v2/application', array( 'mission', 'stage', 'search', 'orderby', 'format' ), array(), $contractor ),
			array( 'GET', Talk::BASE, array( 'search', 'before', 'unread' ), array(), $designer ),
			array( 'POST', '/design-marketplace/v1/reports/stranger', array( 'url', 'name', 'email', 'reason', 'words', 'token' ), array(), 0 ),
		);
		foreach ( self::OF_WRITES as $name => $fields ) {
			[ $who, [ $method, $route, $form ] ] = Member_Writes::ready( $name );
			$calls[]                             = array( $method, $route, $fields, $form, $who );
		}
		foreach ( self::values() as $what => $make ) {
			$value = $make();
			// Each field gets some of the values, and each call all of them: what is too large for a call is refused before its fields are looked at.
			++$place;
			foreach ( $calls as [ $method, $route, $fields, $form, $viewer ] ) {
				foreach ( $fields as $number => $field ) {
					if ( ( $number + $place ) % min( 3, count( $fields ) ) ) {
						continue;
					}
					$request = new WP_REST_Request( $method, $route );
					if ( 'GET' === $method ) {
						$request->set_query_params( array( $field => $value ) + $form );
					} else {
						$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
						$request->set_body_params( array( $field => $value ) + $form );
					}
					wp_set_current_user( $viewer );
					Transaction::begin();
					$before = self::cpu();
					$answer = $this->answer( $request );
					$spent  = self::cpu() - $before;
					Transaction::rollback();
					if ( $answer->get_status() >= 500 || $spent > self::CPU || ! is_string( wp_json_encode( $answer->get_data() ) ) ) {
						$faults[] = sprintf( '%s %s %s: %s, %d after %.2f s', $method, $route, $field, $what, $answer->get_status(), $spent );
					}
				}
			}
		}
		$this->assertSame( array(), $faults );
	}

	public function test_a_field_of_a_form_still_says_its_own_limit(): void {
		$answer = $this->rest(
			'POST',
			'/wp/v2/mission',
			array( 'title' => str_repeat( '<', 200000 ), 'description' => 'It rings.' ),
			$this->contractor()
		);
		$this->assert_answer( 400, $answer );
		$this->assertSame( array( 'title' => Contract::message( 'too_long', 80 ) ), $answer->get_data()['data']['params'] );
	}

	public function test_a_large_body_is_not_decoded(): void {
		$body = '{"a":' . str_repeat( '[', 3000000 );
		foreach ( array( '/wp/v2/users/register', '/jwt-auth/v1/token', '/wp/v2/pages', '/batch/v1', '/wp/v2/users/me' ) as $route ) {
			foreach ( array( 0, $this->designer() ) as $viewer ) {
				wp_set_current_user( $viewer );
				$request = new WP_REST_Request( 'POST', $route );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( $body );
				$before = self::cpu();
				$this->assert_answer( 413, $this->answer( $request ), 'rest_body_too_large' );
				$this->assertLessThan( 0.1, self::cpu() - $before, $route );
			}
		}
		wp_set_current_user( People::administrator() );
		$request = new WP_REST_Request( 'POST', '/wp/v2/pages' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'title' => 'A long page', 'content' => str_repeat( 'Words. ', 200000 ) ) ) );
		$this->assert_answer( 201, $this->answer( $request ) );
	}

	public function test_a_large_form_is_let_go_of_before_it_is_copied(): void {
		foreach ( array( '/wp-json/wp/v2/users/register', '/sub/WP-JSON/wp/v2/Work?x=1', '/index.php/wp-json/jwt-auth/v1/token/', '/wp%2Djson/wp/v2%2Fmission' ) as $address ) {
			$_SERVER['REQUEST_URI'] = $address;
			$_POST                  = array( 'bio' => str_repeat( 'a', Body_Size::MAX + 1 ) );
			$this->drop_if_too_large();
			$this->assertSame( array(), $_POST, $address ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		}
		$_SERVER['REQUEST_URI'] = '/?rest_route=/wp/v2/work';
		$_GET['rest_route']     = '/wp/v2/work';
		$_POST                  = array( 'a' => array_fill( 0, 900, str_repeat( 'a', 2000 ) ) );
		$guard                  = $this->drop_if_too_large();
		unset( $_GET['rest_route'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		$this->assertSame( array(), $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		$refusal = $guard->refuse( null, rest_get_server(), new WP_REST_Request( 'POST', '/wp/v2/work' ) );
		$this->assertSame( 'rest_body_too_large', $refusal->get_error_code() );
		$_SERVER['REQUEST_URI']             = '/?design_marketplace_account=x';
		$_GET['design_marketplace_account'] = 'x';
		$_POST                              = array( 'words' => str_repeat( 'a', Body_Size::MAX + 1 ) );
		$this->drop_if_too_large();
		unset( $_GET['design_marketplace_account'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		$this->assertSame( array(), $_POST, 'The form of a signed page.' ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		foreach ( array( '/', '/wp-admin/post.php', '/wp-json/wp/v2/posts', '/wp-json/other/v1/x' ) as $address ) {
			$_SERVER['REQUEST_URI'] = $address;
			$_POST                  = array( 'bio' => str_repeat( 'a', Body_Size::MAX + 1 ) );
			$this->drop_if_too_large();
			$this->assertCount( 1, $_POST, $address ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		}
	}

	public function test_the_log_ins_own_page_reads_no_long_names(): void {
		$GLOBALS['pagenow'] = 'wp-login.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- where core notes the page.
		$_POST              = array( 'log' => str_repeat( '<', 70000 ), 'pwd' => 'short' );
		$this->drop_if_too_large();
		$GLOBALS['pagenow'] = 'index.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- back.
		$this->assertSame( array( 'log' => '', 'pwd' => 'short' ), $_POST ); // phpcs:ignore WordPress.Security.NonceVerification
	}

	private function drop_if_too_large(): Body_Size {
		$guard = new Body_Size();
		$guard->drop_if_too_large();
		return $guard;
	}

	/**
	 * A list in a list.
	 * @return array<mixed>
	 */
	private static function nested( int $levels ): array {
		$value = array( 1 );
		for ( $i = 0; $i < $levels; $i++ ) {
			$value = array( $value );
		}
		return $value;
	}

	/** Seconds of CPU this process has used. */
	private static function cpu(): float {
		$used = (array) getrusage();
		return $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e6;
	}
}
