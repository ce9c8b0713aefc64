<?php
/** The key of the activation mail, and asking for another. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;

final class ActivationTest extends TestCase {

	/**
	 * The key of the newest activation mail.
	 * @param int $user_id Member.
	 */
	private function key( int $user_id ): string {
		$payload = Rows::value( 'payload', 'outbox', "recipient = %s AND message = 'activation' ORDER BY id DESC LIMIT 1", "user:{$user_id}" );
		return (string) ( json_decode( (string) $payload, true )['key'] ?? '' );
	}

	private function waiting(): int {
		$id = People::designer( array( 'email' => 'waiting@example.test', 'activated' => false ) );
		( new Activation() )->request( $id );
		return $id;
	}

	public function test_the_mailed_key_activates_the_account(): void {
		$id  = $this->waiting();
		$key = $this->key( $id );
		$this->assertMatchesRegularExpression( '/^[A-Za-z0-9]{32,}$/', $key );
		$this->assertTrue( ( new Activation() )->confirm( $id, $key ) );
		$this->assertTrue( State::is_activated( $id ) );
	}

	public function test_the_same_link_again_says_yes_and_changes_nothing(): void {
		$id    = $this->waiting();
		$key   = $this->key( $id );
		$times = 0;
		add_action(
			'design_marketplace_member_activated',
			static function () use ( &$times ): void {
				++$times;
			}
		);
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assertTrue( ( new Activation() )->confirm( $id, $key ) );
		}
		$this->assertSame( 1, $times );
		$this->assertSame( 1, Rows::count( 'outbox', "recipient = %s AND message = 'welcome'", "user:{$id}" ) );
		$this->assertSame( 0, get_current_user_id() );
	}

	public function test_any_other_key_says_no_also_for_an_active_account(): void {
		$id    = $this->waiting();
		$key   = $this->key( $id );
		$other = People::designer( array( 'activated' => false ) );
		$wrong = array( '', '0', 'true', str_repeat( 'a', 40 ), strrev( $key ), $key . 'x', substr( $key, 1 ), "{$key}\n" );
		foreach ( $wrong as $attempt ) {
			$this->assertFalse( ( new Activation() )->confirm( $id, $attempt ) );
		}
		$this->assertFalse( ( new Activation() )->confirm( $other, $key ) );
		$this->assertFalse( State::is_activated( $id ) );
		( new Activation() )->confirm( $id, $key );
		$this->assertFalse( ( new Activation() )->confirm( $id, str_repeat( 'a', 40 ) ) );
		$this->assertFalse( ( new Activation() )->confirm( People::administrator(), $key ) );
	}

	public function test_a_key_is_over_after_seven_days(): void {
		$id  = $this->waiting();
		$key = $this->key( $id );
		$this->assertEqualsWithDelta( time() + 7 * DAY_IN_SECONDS, (int) get_user_meta( $id, Activation::EXPIRES, true ), 5 );
		update_user_meta( $id, Activation::EXPIRES, time() - 1 );
		$this->assertFalse( ( new Activation() )->confirm( $id, $key ) );
	}

	public function test_the_key_itself_is_not_kept_with_the_account(): void {
		$id  = $this->waiting();
		$key = $this->key( $id );
		foreach ( (array) get_user_meta( $id ) as $values ) {
			$this->assertStringNotContainsString( $key, (string) wp_json_encode( $values ) );
		}
	}

	public function test_asking_again_replaces_the_key(): void {
		$id    = $this->waiting();
		$first = $this->key( $id );
		$this->assertSame( true, $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'waiting@example.test' ) )->get_data()['success'] );
		$second = $this->key( $id );
		$this->assertNotSame( $first, $second );
		$this->assertFalse( ( new Activation() )->confirm( $id, $first ) );
		$this->assertTrue( ( new Activation() )->confirm( $id, $second ) );
	}

	public function test_the_answer_does_not_tell_who_has_an_account(): void {
		$this->waiting();
		People::designer( array( 'email' => 'active@example.test' ) );
		$answers = array();
		foreach ( array( 'waiting@example.test', 'active@example.test', 'nobody@example.test' ) as $email ) {
			$answers[] = $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => $email ) )->get_data();
		}
		$this->assertSame( $answers[0], $answers[1] );
		$this->assertSame( $answers[0], $answers[2] );
	}

	public function test_only_an_account_that_waits_is_mailed(): void {
		People::designer( array( 'email' => 'active@example.test' ) );
		$before = Rows::count( 'outbox' );
		$this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'active@example.test' ) );
		$this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'nobody@example.test' ) );
		$this->assertSame( $before, Rows::count( 'outbox' ) );
	}

	public function test_a_malformed_address_is_no_success(): void {
		$answer = $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'nobody' ) );
		$this->assert_answer( 200, $answer );
		$this->assertSame( array( 'success' => false, 'message' => 'Please provide a correct email' ), $answer->get_data() );
	}

	public function test_mails_to_one_address_are_limited(): void {
		$this->waiting();
		for ( $i = 0; $i < 3; $i++ ) {
			$this->assert_answer( 200, $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'waiting@example.test' ) ) );
		}
		$answer = $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => 'WAITING@example.test' ) );
		$this->assert_answer( 429, $answer );
		$this->assertGreaterThan( 0, (int) $answer->get_headers()['Retry-After'] );
	}
}
