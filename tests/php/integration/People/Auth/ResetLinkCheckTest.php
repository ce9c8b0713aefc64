<?php
/** POST users/password with `check`: whether a link is good, before a password is typed. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\Tests\TestCase;
use WP_User;

final class ResetLinkCheckTest extends TestCase {

	/**
	 * What is said of a link.
	 * @param mixed $login Login.
	 * @param mixed $key   Key.
	 */
	private function check( mixed $login, mixed $key ): \WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/users/password', compact( 'login', 'key' ) + array( 'check' => '1' ) );
	}

	private function user(): WP_User {
		$user = get_userdata( $this->designer( array( 'email' => 'forgetful@example.test' ) ) );
		$this->assertInstanceOf( WP_User::class, $user );
		return $user;
	}

	public function test_a_good_link_is_good_and_is_not_used_up(): void {
		$user = $this->user();
		$key  = get_password_reset_key( $user );
		$this->assertIsString( $key );
		foreach ( array( 1, 2 ) as $time ) {
			$answer = $this->check( $user->user_login, $key );
			$this->assertSame( 200, $answer->get_status(), "Time {$time}" );
			$this->assertSame( array( 'code' => 200 ), $answer->get_data() );
		}
		$form = array( 'login' => $user->user_login, 'key' => $key, 'password' => 'another one', 'password_verify' => 'another one' );
		$this->assertSame( 200, $this->rest( 'POST', '/wp/v2/users/password', $form )->get_status() );
		$this->assert_answer( 410, $this->check( $user->user_login, $key ), 'rest_reset_link_over' );
	}

	public function test_a_link_that_is_too_old_is_over(): void {
		$user = $this->user();
		$key  = get_password_reset_key( $user );
		add_filter( 'password_reset_expiration', '__return_zero' );
		global $wpdb;
		$stored = (string) $wpdb->get_var( $wpdb->prepare( "SELECT user_activation_key FROM {$wpdb->users} WHERE ID = %d", $user->ID ) );
		$wpdb->update( $wpdb->users, array( 'user_activation_key' => '1' . strstr( $stored, ':' ) ), array( 'ID' => $user->ID ) );
		clean_user_cache( $user->ID );
		$this->assert_answer( 410, $this->check( $user->user_login, $key ), 'rest_reset_link_over' );
	}

	public function test_whoever_has_no_key_learns_nothing_of_any_account(): void {
		$user = $this->user();
		get_password_reset_key( $user );
		$answers = array();
		foreach ( array( $user->user_login, 'admin', 'nobody at all', '', array( 'x' ), null ) as $login ) {
			foreach ( array( 'wrong', '', array( 'x' ), null ) as $key ) {
				$answer    = $this->check( $login, $key );
				$answers[] = array( $answer->get_status(), $answer->get_data(), array_keys( $answer->get_headers() ) );
			}
		}
		$this->assertCount( 1, array_unique( $answers, SORT_REGULAR ) );
		$this->assertSame( 410, $answers[0][0] );
	}

	public function test_it_is_counted_apart_from_new_passwords(): void {
		[ $max ] = Limits::allowed()['reset_check']['address'];
		for ( $i = 0; $i < $max; $i++ ) {
			$this->assertSame( 410, $this->check( 'x', 'y' )->get_status() );
		}
		$this->assert_answer( 429, $this->check( 'x', 'y' ) );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/users/password' ) );
		update_option( Clock::OFFSET, Limits::allowed()['reset_check']['address'][1] + 1 );
		$this->assertSame( 410, $this->check( 'x', 'y' )->get_status() );
	}
}
