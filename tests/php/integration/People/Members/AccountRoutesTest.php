<?php
/** The smaller account calls: availability, sign out, export, and the bot check of the sign-up. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\TestCase;

final class AccountRoutesTest extends TestCase {

	public function test_availability_has_both_spellings(): void {
		$this->designer( array( 'email' => 'taken@example.test' ) );
		$free  = array( 'email' => true );
		$taken = array( 'email' => false );
		$this->assertSame(
			array( 'availabilty' => $free, 'availability' => $free ),
			$this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => 'a@b.design' ) )->get_data()
		);
		$this->assertSame( $taken, $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => ' Taken@example.test ' ) )->get_data()['availabilty'] );
	}

	public function test_a_malformed_address_is_refused(): void {
		foreach ( array( '', 'a@b', 'a b@c.ch', array( 'a@b.ch' ), null, 7 ) as $email ) {
			$answer = $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => $email ) );
			$this->assert_answer( 400, $answer, 'rest_invalid_param' );
			$this->assertSame( array( 'Please provide a correct email' ), $answer->get_data()['errors'] );
		}
	}

	public function test_signing_out_ends_every_session(): void {
		$id    = $this->designer();
		$token = $this->token_of( $id );
		$this->assert_answer( 401, $this->rest( 'POST', '/wp/v2/users/signout' ), 'rest_login_required' );
		$this->assertSame( 200, $this->rest( 'POST', '/wp/v2/users/signout', array(), $id )->get_data()['code'] );
		$this->assertSame( 0, Tokens::owner( $token ) );
	}

	public function test_an_export_is_for_the_member_and_those_who_edit_users(): void {
		$id = $this->designer( array( 'bio' => 'My own words' ) );
		$this->assert_answer( 401, $this->rest( 'GET', "/wp/v2/users/{$id}/export" ), 'rest_login_required' );
		$this->assert_answer( 403, $this->rest( 'GET', "/wp/v2/users/{$id}/export", array(), $this->contractor() ), 'rest_forbidden' );
		$this->assert_answer( 403, $this->rest( 'GET', '/wp/v2/users/' . People::administrator() . '/export', array(), People::administrator() ), 'rest_forbidden' );
		$this->assert_answer( 404, $this->rest( 'GET', '/wp/v2/users/999999/export', array(), $id ), 'rest_user_invalid_id' );
		foreach ( array( $id, People::administrator() ) as $viewer ) {
			$answer = $this->rest( 'GET', "/wp/v2/users/{$id}/export", array(), $viewer );
			$this->assert_answer( 200, $answer );
			$this->assertSame( 'My own words', $answer->get_data()['profile']['bio'] );
			$this->assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] );
		}
	}

	public function test_what_only_a_program_does_is_refused_without_a_reason(): void {
		$tries = array(
			array( 'fax' => '+41 21 000 00 00' ),
			array( 'fax' => array( 'x' ) ),
			array( 'started_at' => (string) ( time() * 1000 ) ),
		);
		foreach ( $tries as $try ) {
			$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer( $try ) );
			$this->assert_answer( 400, $answer, 'rest_signup_refused' );
			$this->assertArrayNotHasKey( 'errors', $answer->get_data() );
		}
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
	}

	public function test_without_a_check_a_sign_up_goes_on_under_a_stricter_limit(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			$form = Forms::designer( array( 'email' => "unchecked{$i}@example.test", 'token' => 0 === $i % 2 ? 'false' : null ) );
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', $form ) );
		}
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer() );
		$this->assert_answer( 429, $answer, 'rest_too_many_requests' );
		$this->assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
		$checked = Forms::designer(
			array(
				'token'      => Solver::solve( $this->rest( 'GET', '/wp/v2/users/altcha?action=signup' )->get_data() ),
				'started_at' => (string) ( ( time() - 60 ) * 1000 ),
			)
		);
		$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/register', $checked ) );
		$this->assert_answer( 429, $this->rest( 'POST', '/wp/v2/users/register', array( 'email' => 'again@example.test' ) + $checked ), 'rest_too_many_requests' );
	}
}
