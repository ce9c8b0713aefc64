<?php
/** Logging in and lost passwords by WordPress' own functions. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;
use WP_Error;
use WP_User;

final class LogInTest extends TestCase {

	protected function tearDown(): void {
		unset( $_POST['pass1'] ); // phpcs:ignore WordPress.Security.NonceVerification -- a test.
		parent::tearDown();
	}

	public function test_one_message_for_a_wrong_password_and_an_unknown_account(): void {
		$this->designer( array( 'email' => 'someone@example.test' ) );
		$messages = array();
		foreach ( array( 'someone@example.test', 'nobody@example.test', 'nobody', 'admin' ) as $name ) {
			$error = wp_authenticate( $name, 'wrong-password' );
			$this->assertInstanceOf( WP_Error::class, $error );
			$messages[] = array( $error->get_error_code(), $error->get_error_message() );
		}
		$this->assertCount( 1, array_unique( $messages, SORT_REGULAR ) );
	}

	public function test_an_unknown_account_takes_as_long_as_a_wrong_password(): void {
		$hashed = 0;
		add_filter(
			'wp_hash_password_algorithm',
			static function ( $algorithm ) use ( &$hashed ) {
				++$hashed;
				return $algorithm;
			}
		);
		wp_authenticate( 'nobody@example.test', 'wrong-password' );
		$this->assertSame( 1, $hashed );
		wp_authenticate( 'nobody', 'wrong-password' );
		$this->assertSame( 2, $hashed );
	}

	public function test_an_account_that_waits_cannot_log_in(): void {
		People::designer( array( 'email' => 'waiting@example.test', 'activated' => false ) );
		$error = wp_authenticate( 'waiting@example.test', People::PASSWORD );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertSame( 'not_activated', $error->get_error_code() );
		$wrong = wp_authenticate( 'waiting@example.test', 'wrong-password' );
		$this->assertInstanceOf( WP_Error::class, $wrong );
		$this->assertSame( 'incorrect_password', $wrong->get_error_code() );
		$this->designer( array( 'email' => 'active@example.test' ) );
		$this->assertInstanceOf( WP_User::class, wp_authenticate( 'active@example.test', People::PASSWORD ) );
	}

	public function test_an_unknown_address_is_answered_with_the_word_in_capitals(): void {
		foreach ( array( 'nobody@example.test', 'nobody' ) as $name ) {
			$error = retrieve_password( $name );
			$this->assertInstanceOf( WP_Error::class, $error );
			$this->assertStringContainsString( 'ERROR', $error->get_error_message() );
			$this->assertStringContainsString( 'There is no account with that email address.', $error->get_error_message() );
		}
	}

	public function test_in_french_the_word_is_the_same(): void {
		switch_to_locale( 'fr_FR' );
		$error = retrieve_password( 'nobody@example.test' );
		restore_previous_locale();
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertStringContainsString( 'ERROR', $error->get_error_message() );
	}

	public function test_no_other_error_has_the_word(): void {
		$this->designer( array( 'email' => 'someone@example.test' ) );
		add_filter( 'allow_password_reset', '__return_false' );
		$error = retrieve_password( 'someone@example.test' );
		$this->assertInstanceOf( WP_Error::class, $error );
		$this->assertStringNotContainsString( 'ERROR', $error->get_error_message() );
	}

	public function test_a_new_password_of_the_form_obeys_the_rule(): void {
		$user = new WP_User( $this->designer() );
		foreach ( array( 'short' => true, 'long enough' => false ) as $password => $is_refused ) {
			$errors         = new WP_Error();
			$_POST['pass1'] = $password;
			do_action( 'validate_password_reset', $errors, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
			$this->assertSame( $is_refused, $errors->has_errors() );
		}
	}

	public function test_members_go_home_after_logging_in(): void {
		$member = get_userdata( $this->designer() );
		$admin  = get_userdata( People::administrator() );
		$this->assertSame( home_url( '/' ), apply_filters( 'login_redirect', admin_url(), '', $member ) );
		$this->assertSame( admin_url(), apply_filters( 'login_redirect', admin_url(), '', $admin ) );
		$this->assertSame( home_url( '/jobs' ), apply_filters( 'login_redirect', home_url( '/jobs' ), home_url( '/jobs' ), $member ) );
	}

	public function test_lost_passwords_are_asked_for_on_the_site(): void {
		$this->assertSame( home_url( '/forgottenpassword' ), wp_lostpassword_url() );
	}
}
