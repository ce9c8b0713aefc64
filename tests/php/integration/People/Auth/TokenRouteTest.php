<?php
/** POST jwt-auth/v1/token and token/validate. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;
use WP_User;

final class TokenRouteTest extends TestCase {

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_AUTHORIZATION'], $_SERVER['REDIRECT_HTTP_AUTHORIZATION'] );
		parent::tearDown();
	}

	private function log_in( mixed $username, mixed $password ): WP_REST_Response {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => $username, 'password' => $password ) );
	}

	public function test_name_and_password_give_a_token(): void {
		$id   = $this->designer( array( 'email' => 'logs.in@example.test', 'name' => 'I <3 type' ) );
		$user = new WP_User( $id );
		foreach ( array( 'logs.in@example.test', ' LOGS.IN@example.test', $user->user_login ) as $name ) {
			$answer = $this->log_in( $name, People::PASSWORD );
			$this->assert_answer( 200, $answer );
			$data = $answer->get_data();
			$this->assertSame( array( 'token', 'user_email', 'user_nicename', 'user_display_name' ), array_keys( $data ) );
			$this->assertSame( array( 'logs.in@example.test', $user->user_nicename, 'I <3 type' ), array_slice( array_values( $data ), 1 ) );
			$this->assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		}
	}

	/**
	 * Pairs that do not open an account.
	 * @return array<string,array{mixed,mixed}>
	 */
	public static function wrong_pairs(): array {
		return array(
			'wrong password'          => array( 'someone@example.test', 'wrong-password' ),
			'unknown address'         => array( 'nobody@example.test', 'wrong-password' ),
			'unknown login'           => array( 'nobody', 'wrong-password' ),
			'nothing'                 => array( '', '' ),
			'no password'             => array( 'someone@example.test', '' ),
			'lists'                   => array( array( 'someone@example.test' ), array( 'password123' ) ),
			'numbers'                 => array( 1, true ),
			'not yet active, guessed' => array( 'waiting@example.test', 'wrong-password' ),
		);
	}

	#[DataProvider( 'wrong_pairs' )]
	public function test_every_failure_says_the_same( mixed $username, mixed $password ): void {
		$this->designer( array( 'email' => 'someone@example.test' ) );
		People::designer( array( 'email' => 'waiting@example.test', 'activated' => false ) );
		$answer = $this->log_in( $username, $password );
		$this->assert_answer( 403, $answer, '[jwt_auth] incorrect_password' );
		$this->assertSame( $this->log_in( 'another@example.test', 'other' )->get_data(), $answer->get_data() );
		$this->assertStringContainsString( '<a href="' . home_url( '/forgottenpassword' ) . '">', $answer->get_data()['message'] );
		$this->assertStringNotContainsString( 'example', (string) wp_strip_all_tags( $answer->get_data()['message'] ) );
	}

	public function test_an_account_that_waits_is_told_so_to_its_owner(): void {
		People::designer( array( 'email' => 'waiting@example.test', 'activated' => false ) );
		$this->assert_answer( 403, $this->log_in( 'waiting@example.test', People::PASSWORD ), '[jwt_auth] not_activated' );
	}

	public function test_a_token_is_validated(): void {
		$this->designer( array( 'email' => 'someone@example.test' ) );
		$token = $this->log_in( 'someone@example.test', People::PASSWORD )->get_data()['token'];
		$this->assert_answer( 403, $this->rest( 'POST', '/jwt-auth/v1/token/validate' ), 'jwt_auth_no_auth_header' );
		foreach ( array( 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION' ) as $name ) {
			$_SERVER[ $name ] = "Bearer {$token}";
			$answer           = $this->rest( 'POST', '/jwt-auth/v1/token/validate' );
			$this->assertSame( array( 'code' => 'jwt_auth_valid_token', 'data' => array( 'status' => 200 ) ), $answer->get_data() );
			$_SERVER[ $name ] = "Bearer {$token}x";
			$this->assert_answer( 403, $this->rest( 'POST', '/jwt-auth/v1/token/validate' ), 'jwt_auth_invalid_token' );
			unset( $_SERVER[ $name ] );
		}
	}
}
