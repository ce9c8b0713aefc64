<?php
/** POST users/password: a new password with the key of the lost-password mail. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\People\Auth\Lost_Password;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\Tests\TestCase;
use RuntimeException;
use WP_User;

final class PasswordResetTest extends TestCase {

	private function user(): WP_User {
		$user = new WP_User( $this->designer( array( 'email' => 'forgetful@example.test' ) ) );
		return $user;
	}

	/**
	 * A filled-in form.
	 * @param WP_User             $user   Who has forgotten.
	 * @param array<string,mixed> $fields Fields that differ.
	 * @return array<string,mixed>
	 */
	private function form( WP_User $user, array $fields = array() ): array {
		return $fields + array(
			'login'           => $user->user_login,
			'key'             => get_password_reset_key( $user ),
			'password'        => "a 'new' one",
			'password_verify' => "a 'new' one",
		);
	}

	public function test_the_key_opens_the_account_once_and_ends_older_sessions(): void {
		$user  = $this->user();
		$token = Tokens::issue( $user );
		$form  = $this->form( $user );
		$this->assertSame( 200, $this->rest( 'POST', '/wp/v2/users/password', $form )->get_data()['code'] );
		$this->assertInstanceOf( WP_User::class, Passwords::log_in( 'forgetful@example.test', "a 'new' one" ) );
		$this->assertIsString( $token );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assert_answer( 410, $this->rest( 'POST', '/wp/v2/users/password', $form ), 'rest_reset_link_over' );
	}

	public function test_a_wrong_key_opens_nothing(): void {
		$user = $this->user();
		foreach ( array( 'wrong', '', array( 'x' ), null ) as $key ) {
			$this->assert_answer( 410, $this->rest( 'POST', '/wp/v2/users/password', $this->form( $user, array( 'key' => $key ) ) ), 'rest_reset_link_over' );
		}
		$this->assert_answer( 410, $this->rest( 'POST', '/wp/v2/users/password', $this->form( $user, array( 'login' => 'admin' ) ) ), 'rest_reset_link_over' );
		$this->assertTrue( Passwords::match( 'password123', new WP_User( $user->ID ) ) );
	}

	public function test_the_password_obeys_the_rule(): void {
		$answer = $this->rest( 'POST', '/wp/v2/users/password', $this->form( $this->user(), array( 'password' => 'short' ) ) );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame(
			array( 'password' => 'Please provide a password with min. 8 chars.', 'password_verify' => 'Passwords mismatch' ),
			$answer->get_data()['data']['params']
		);
	}

	public function test_the_link_in_a_members_mail_leads_to_the_sites_own_page(): void {
		$user  = $this->user();
		$key   = get_password_reset_key( $user );
		$query = array( 'action' => 'rp', 'key' => is_string( $key ) ? $key : '', 'login' => $user->user_login );
		$this->assertSame( home_url( "/resetpassword?key={$query['key']}&login={$query['login']}" ), Lost_Password::target( $query ) );
		add_filter( 'wp_redirect', static fn( string $target, int $status ): string => throw new RuntimeException( "{$status} {$target}" ), 10, 2 );
		$_GET = $query;
		foreach ( array( 'login_form_rp', 'login_form_resetpass' ) as $hook ) {
			try {
				do_action( $hook ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
				$this->fail( 'It stays.' );
			} catch ( RuntimeException $redirect ) {
				$this->assertStringStartsWith( '302 ' . home_url( '/resetpassword?key=' ), $redirect->getMessage() );
			}
		}
		$_SERVER['REQUEST_METHOD'] = 'POST';
		do_action( 'login_form_rp' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_GET                      = array();
	}

	public function test_other_links_stay_on_wordpress_own_page(): void {
		$login = $this->user()->user_login;
		$links = array(
			array( 'key' => 'x', 'login' => 'admin' ),
			array( 'key' => 'x', 'login' => 'nobody' ),
			array( 'login' => $login ),
			array( 'key' => array( 'x' ), 'login' => $login ),
			array( 'key' => 'x', 'login' => array( $login ) ),
			array(),
		);
		foreach ( $links as $link ) {
			$this->assertNull( Lost_Password::target( $link ) );
		}
	}
}
