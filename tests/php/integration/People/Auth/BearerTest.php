<?php
/** A Bearer that is present always decides who is asking. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\People\Auth\Bearer;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

final class BearerTest extends TestCase {

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_AUTHORIZATION'], $_SERVER['HTTP_X_WP_NONCE'] );
		$GLOBALS['wp_rest_auth_cookie'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core leaves it.
		parent::tearDown();
	}

	private function bearer( int $id ): void {
		$token                         = $this->token_of( $id );
		$_SERVER['HTTP_AUTHORIZATION'] = "Bearer {$token}";
	}

	/**
	 * Headers that carry no good token.
	 * @return array<string,array{string}>
	 */
	public static function bad_headers(): array {
		return array(
			'nonsense'   => array( 'Bearer x.y.z' ),
			'no token'   => array( 'Bearer' ),
			'null'       => array( 'Bearer null' ),
			'two words'  => array( 'Bearer a b' ),
			'lower case' => array( 'bearer x' ),
		);
	}

	public function test_a_good_token_decides_over_the_cookie(): void {
		$by_cookie = $this->designer();
		$by_token  = $this->contractor();
		$this->bearer( $by_token );
		$this->assertSame( $by_token, apply_filters( 'determine_current_user', $by_cookie ) );
	}

	#[DataProvider( 'bad_headers' )]
	public function test_a_bad_token_leaves_nobody_not_even_who_the_cookie_names( string $header ): void {
		$by_cookie                     = $this->designer();
		$_SERVER['HTTP_AUTHORIZATION'] = $header;
		$this->assertSame( 0, apply_filters( 'determine_current_user', $by_cookie ) );
		wp_set_current_user( $by_cookie );
		$this->assertTrue( apply_filters( 'rest_authentication_errors', null ) );
		$this->assertSame( 0, get_current_user_id() );
	}

	public function test_other_kinds_of_authorization_are_left_alone(): void {
		$_SERVER['HTTP_AUTHORIZATION'] = 'Basic eDp5';
		$bearer                        = new Bearer();
		$this->assertSame( 7, $bearer->decide( 7 ) );
		unset( $_SERVER['HTTP_AUTHORIZATION'] );
		$this->assertSame( 8, $bearer->decide( 8 ) );
	}

	public function test_a_cookie_beside_a_token_asks_for_no_nonce(): void {
		$id = $this->designer();
		$this->bearer( $id );
		$GLOBALS['wp_rest_auth_cookie'] = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what core notes when there is a valid cookie.
		$this->assertTrue( apply_filters( 'rest_authentication_errors', null ) );
		$this->assertSame( $id, get_current_user_id() );
	}

	public function test_a_cookie_alone_still_needs_its_nonce(): void {
		wp_set_current_user( $this->designer() );
		$GLOBALS['wp_rest_auth_cookie'] = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what core notes when there is a valid cookie.
		apply_filters( 'rest_authentication_errors', null );
		$this->assertSame( 0, get_current_user_id() );
	}

	public function test_an_old_nonce_is_told_in_words_for_people(): void {
		wp_set_current_user( $this->designer() );
		$GLOBALS['wp_rest_auth_cookie'] = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- what core notes when there is a valid cookie.
		$_SERVER['HTTP_X_WP_NONCE']     = 'yesterday1';
		$refusal                        = apply_filters( 'rest_authentication_errors', null );
		$this->assertInstanceOf( WP_Error::class, $refusal );
		$this->assertSame( 'rest_cookie_invalid_nonce', $refusal->get_error_code() );
		$this->assertSame( 'Your session has ended. Please log in again.', $refusal->get_error_message() );
		$this->assertSame( array( 'status' => 403 ), $refusal->get_error_data() );

		// The way to a new session stays open, as for a stranger.
		wp_set_current_user( $this->designer() );
		$GLOBALS['wp']->query_vars['rest_route'] = '/jwt-auth/v1/token';
		$this->assertTrue( apply_filters( 'rest_authentication_errors', null ) );
		$this->assertSame( 0, get_current_user_id() );
		unset( $GLOBALS['wp']->query_vars['rest_route'] );
	}

	public function test_public_reads_go_on_everything_else_ends_the_session(): void {
		$id                            = $this->designer();
		$_SERVER['HTTP_AUTHORIZATION'] = 'Bearer x';
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/users?role=designer' ) );
		$this->assert_answer( 200, $this->rest( 'GET', '/wp/v2/users?slug=nobody' ) );
		$this->assert_answer( 404, $this->rest( 'GET', "/wp/v2/users/{$id}" ) );
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/users/{$id}/export" ), 'jwt_auth_invalid_token' );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/users/me' ), 'jwt_auth_invalid_token' );
		$this->assert_answer( 401, $this->rest( 'GET', '/wp/v2/settings' ), 'jwt_auth_invalid_token' );
		foreach ( array( '/wp/v2/users/availability', '/wp/v2/users/register', "/wp/v2/users/{$id}", '/wp/v2/posts', '/batch/v1' ) as $route ) {
			$this->assert_answer( 401, $this->rest( 'POST', $route, array( 'email' => 'a@b.ch' ) ), 'jwt_auth_invalid_token' );
		}
		$this->assert_answer( 401, $this->rest( 'DELETE', "/wp/v2/users/delete/{$id}" ), 'jwt_auth_invalid_token' );
		$this->assert_answer( 403, $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => 'x' ) ), '[jwt_auth] incorrect_password' );
	}
}
