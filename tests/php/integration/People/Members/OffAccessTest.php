<?php
/** Who is off gets in by no door, and is told why by the one they come to with the right password. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Log_In;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Rows;
use DesignMarketplace\Tests\TestCase;
use WP_Application_Passwords;
use WP_Error;
use WP_REST_Response;
use WP_Session_Tokens;
use WP_User;

final class OffAccessTest extends TestCase {

	private function log_in( int $user_id, string $password = People::PASSWORD ): WP_REST_Response {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $user_id ), 'password' => $password ) );
	}

	public function test_the_right_password_hears_the_reason_and_a_way_on_the_wrong_one_nothing(): void {
		$id    = $this->designer();
		$wrong = $this->log_in( $id, 'wrong password' )->get_data();
		Off::set( $id );
		$answer = $this->log_in( $id );
		$this->assert_answer( 403, $answer, '[jwt_auth] account_off' );
		$this->assertStringContainsString( 'Advertising or spam: Sends &lt;3 ads to everyone', $answer->get_data()['message'] );
		$this->assertMatchesRegularExpression( '#href="[^"]+design_marketplace_account=' . $id . '\.\d+\.\d+\.[a-f0-9]{64}"#', $answer->get_data()['message'] );
		$this->assertSame( $wrong, $this->log_in( $id, 'wrong password' )->get_data() );
		$by_cookie = wp_authenticate( People::email( $id ), People::PASSWORD );
		$this->assertInstanceOf( WP_Error::class, $by_cookie );
		$this->assertSame( 'account_off', $by_cookie->get_error_code() );
		Off::end( $id );
		$this->assert_answer( 200, $this->log_in( $id ) );
	}

	public function test_the_reason_is_said_where_application_passwords_are_in_use_too(): void {
		$off     = $this->designer();
		$waiting = $this->designer( array( 'activated' => false ) );
		Off::set( $off );
		update_network_option( get_main_network_id(), WP_Application_Passwords::OPTION_KEY_IN_USE, true );
		// As core sees a request over HTTP.
		add_filter( 'application_password_is_api_request', '__return_true', 5 );
		$this->assert_answer( 403, $this->log_in( $off ), '[jwt_auth] account_off' );
		$this->assert_answer( 403, $this->log_in( $waiting ), '[jwt_auth] not_activated' );
	}

	public function test_tokens_and_cookie_sessions_are_dead_and_stay_so(): void {
		$id    = $this->designer();
		$token = Tokens::issue( new WP_User( $id ) );
		$this->assertIsString( $token );
		WP_Session_Tokens::get_instance( $id )->create( time() + 1000 );
		$this->assertSame( $id, ( new Log_In() )->leave_out( $id ) );
		Off::set( $id );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertSame( array(), WP_Session_Tokens::get_instance( $id )->get_all() );
		Off::end( $id );
		$this->assertSame( 0, Tokens::owner( $token ), 'Old sessions do not come back.' );
	}

	public function test_a_session_ends_with_the_role_though_nobody_ended_it(): void {
		$id    = $this->designer();
		$token = Tokens::issue( new WP_User( $id ) );
		$this->assertIsString( $token );
		( new WP_User( $id ) )->set_role( 'subscriber' );
		$this->assertSame( 0, Tokens::owner( $token ) );
		foreach ( array( $id => 0, People::administrator() => People::administrator() ) as $found => $left ) {
			// As a cookie would say it.
			add_filter( 'determine_current_user', static fn(): int => $found, 50 );
			$this->assertSame( $left, (int) apply_filters( 'determine_current_user', false ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		}
	}

	public function test_a_lost_password_opens_nothing_and_gives_nothing_away(): void {
		$id     = $this->designer();
		$other  = $this->designer();
		$before = get_password_reset_key( new WP_User( $id ) );
		$key    = $before;
		$this->assertIsString( $before );
		Off::set( $id );
		Mails::worker()->run( 10 );
		$login = (string) ( get_userdata( $id )->user_login ?? '' );
		$this->assert_answer( 410, $this->rest( 'POST', '/wp/v2/users/password', array( 'key' => $key, 'login' => $login, 'password' => 'another password', 'password_verify' => 'another password' ) ) );
		Off::end( $id );
		$this->assertInstanceOf( WP_Error::class, check_password_reset_key( $before, $login ), 'A link of before does not come back.' );
		Off::set( $id );
		// Also a link that was made since: core makes one before it asks whether to send it.
		$key = get_password_reset_key( new WP_User( $id ) );
		$this->assertIsString( $key );
		$this->assert_answer( 410, $this->rest( 'POST', '/wp/v2/users/password', array( 'key' => $key, 'login' => $login, 'password' => 'another password', 'password_verify' => 'another password' ) ) );
		$errors = new WP_Error();
		do_action( 'validate_password_reset', $errors, new WP_User( $id ) ); // phpcs:ignore WordPress.NamingConventions -- core's.
		$this->assertTrue( $errors->has_errors() );
		$this->assertTrue( wp_check_password( People::PASSWORD, get_userdata( $id )->user_pass ?? '', $id ) );

		Mails::worker()->run( 10 );
		Mails::clear();
		$this->assertSame( retrieve_password( People::email( $other ) ), retrieve_password( People::email( $id ) ) );
		retrieve_password( People::email( $id ) );
		Mails::worker()->run( 10 );
		$mine = array_values( array_filter( $this->mails(), static fn( array $mail ): bool => in_array( People::email( $id ), (array) $mail['to'], true ) ) );
		$this->assertCount( 1, $mine, 'One mail a day, which says why.' );
		$this->assertStringContainsString( 'design_marketplace_account=', $mine[0]['message'] );
		$this->assertStringNotContainsString( 'action=rp', $mine[0]['message'] );
	}

	public function test_an_activation_opens_nothing_and_gives_nothing_away(): void {
		$id         = $this->designer( array( 'activated' => false ) );
		$other      = $this->designer();
		$activation = new Activation();
		$activation->request( $id );
		$payload = (array) json_decode( (string) $this->payload( 'activation' ), true );
		Off::set( $id );
		$this->assertFalse( $activation->confirm( $id, (string) $payload['key'] ) );
		$this->assertFalse( $activation->activate( $id ) );
		$this->assertSame( Account_State::Off, State::of( $id ) );
		$again = fn( int $user ): array => $this->rest( 'POST', '/wp/v2/users/activation', array( 'email' => People::email( $user ) ) )->get_data();
		$this->assertSame( $again( $other ), $again( $id ) );
		$this->assertNull( $this->payload( 'activation' ), 'Neither the mail of before nor another.' );
		Off::end( $id );
		$this->assertSame( Account_State::Waiting, State::of( $id ) );
		$this->assertTrue( $activation->confirm( $id, (string) $payload['key'] ) );
		Off::set( $id );
		$this->assertFalse( $activation->confirm( $id, (string) $payload['key'] ), 'Nor does the link say that the account was active.' );
	}

	public function test_the_address_stays_taken(): void {
		$id = $this->designer();
		Off::set( $id );
		$this->assertFalse( $this->rest( 'POST', '/wp/v2/users/availability', array( 'email' => People::email( $id ) ) )->get_data()['availability']['email'] );
	}

	public function test_only_who_manages_the_site_switches_and_never_administrators_or_oneself(): void {
		$id     = $this->designer();
		$admin  = People::administrator();
		$editor = $this->person( 'editor' );
		$route  = "/design-marketplace/v1/members/{$id}";
		$off    = array( 'off' => true, 'reason' => 'spam' );
		foreach ( array( array( null, 401 ), array( $this->designer(), 403 ), array( $this->contractor(), 403 ), array( $id, 403 ), array( $editor, 403 ) ) as [ $viewer, $status ] ) {
			$this->assert_answer( $status, $this->rest( 'POST', $route, $off, $viewer ) );
		}
		foreach ( array( $admin => 403, $editor => 403, 999999 => 404 ) as $target => $status ) {
			$this->assert_answer( $status, $this->rest( 'POST', "/design-marketplace/v1/members/{$target}", $off, $admin ) );
		}
		$this->assertSame( Account_State::Active, State::of( $id ) );
		// A member who manages the site is an administrator, too.
		( new WP_User( $id ) )->add_cap( 'manage_options' );
		$this->assert_answer( 403, $this->rest( 'POST', $route, $off, $admin ) );
	}

	public function test_a_reason_is_needed_and_a_repeat_changes_nothing(): void {
		$id    = $this->designer();
		$admin = People::administrator();
		$post  = fn( array $sent ): WP_REST_Response => $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", $sent, $admin );
		foreach ( array( array(), array( 'off' => 'maybe' ), array( 'off' => true ), array( 'off' => true, 'reason' => '' ), array( 'off' => true, 'reason' => 'role', 'words' => str_repeat( 'x', 1001 ) ), array( 'off' => true, 'reason' => 'other' ), array( 'off' => true, 'reason' => array( 'spam' ) ) ) as $sent ) {
			$this->assert_answer( 400, $post( $sent ), 'rest_invalid_param' );
		}
		$first = $post( array( 'off' => true, 'reason' => 'Sends ads & <b>more</b>' ) );
		$this->assert_answer( 200, $first );
		$this->assertSame( array( 'off', 'other', 'Sends ads & more', $admin ), array( $first->get_data()['state'], $first->get_data()['off']['reason'], $first->get_data()['off']['words'], $first->get_data()['off']['by'] ) );
		$this->assertSame( $first->get_data(), $post( array( 'off' => true, 'reason' => 'fraud' ) )->get_data() );
		$this->assertCount( 1, Decisions::of( $id ) );
		$this->assertSame( 'active', $post( array( 'off' => false ) )->get_data()['state'] );
		$this->assert_answer( 200, $post( array( 'off' => false ) ) );
		$this->assertSame( array( 'off', 'on' ), array_column( Decisions::of( $id ), 'decision' ) );
	}

	public function test_an_account_without_its_role_is_not_switched_on_but_given_its_role(): void {
		$id = $this->designer();
		( new WP_User( $id ) )->set_role( 'subscriber' );
		$this->assert_answer( 409, $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", array( 'off' => false ), People::administrator() ), 'rest_account_roleless' );
		Off::set( $id );
		( new WP_User( $id ) )->set_role( 'designer' );
		$this->assertSame( Account_State::Off, State::of( $id ), 'A decision outlasts the loss of the role.' );
		Off::end( $id );
		$this->assertSame( Account_State::Active, State::of( $id ) );
		$this->assertSame( array( 'role', 'spam', '' ), array_column( Decisions::of( $id ), 'reason' ) );
	}

	public function test_records_are_in_the_export_and_go_after_six_months_but_not_while_the_account_is_off(): void {
		$id = $this->designer();
		Off::set( $id );
		$export = $this->rest( 'GET', "/wp/v2/users/{$id}/export", array(), People::administrator() )->get_data();
		$this->assertSame( array( array( 'off', 'spam', Off::WORDS ) ), array_map( static fn( array $record ): array => array( $record['decision'], $record['reason'], $record['words'] ), $export['decisions'] ) );
		$this->assertSame( State::since( $id ), $export['account']['member_since'] );
		update_option( Clock::OFFSET, 200 * DAY_IN_SECONDS );
		do_action( 'design_marketplace_daily' );
		$this->assertCount( 1, Decisions::of( $id ) );
		Off::end( $id );
		do_action( 'design_marketplace_daily' );
		$this->assertSame( array( 'off', 'on' ), array_column( Decisions::of( $id ), 'decision' ), 'As long as it applies, and six months longer.' );
		update_option( Clock::OFFSET, 400 * DAY_IN_SECONDS );
		do_action( 'design_marketplace_daily' );
		$this->assertSame( array(), Decisions::of( $id ) );
	}

	public function test_of_an_administrator_who_leaves_the_log_keeps_no_name(): void {
		$admin = $this->person( 'administrator' );
		$id    = $this->designer();
		$this->assert_answer( 200, $this->rest( 'POST', "/design-marketplace/v1/members/{$id}", array( 'off' => true, 'reason' => 'spam' ), $admin ) );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $admin );
		$this->assertSame( array( 0 ), array_column( Decisions::of( $id ), 'by' ) );
	}

	/**
	 * What a mail of the queue carries, null when there is none.
	 * @param string $message Message.
	 */
	private function payload( string $message ): ?string {
		return Rows::value( 'payload', 'outbox', 'message = %s ORDER BY id DESC', $message );
	}
}
