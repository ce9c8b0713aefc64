<?php
/** POST users/{id}: members change their own fields, and nothing else. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Kernel\Database\Tables;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Passwords;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_User;

final class SettingsTest extends TestCase {

	/**
	 * Mails queued for a member.
	 * @param int $user_id Member.
	 * @return array<string,array<string,mixed>> Payload by message.
	 */
	private function queued( int $user_id ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT message, payload FROM ' . Tables::name( 'outbox' ) . ' WHERE recipient = %s', "user:{$user_id}" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name.
		return array_map( static fn( string $payload ): array => (array) json_decode( $payload, true ), array_column( $rows, 'payload', 'message' ) );
	}

	/**
	 * Stored images.
	 * @return list<string>
	 */
	private function files(): array {
		return array_values( array_filter( Uploads::stored(), static fn( string $name ): bool => ! str_starts_with( $name, 'sent/' ) ) );
	}

	public function test_only_the_fields_that_were_sent_are_changed(): void {
		$id     = $this->designer( array( 'bio' => 'Before' ) );
		$before = Member_Fields::read( $id );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}?slug=anything", array( 'city' => 'Bern' ), $id );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'Bern', $answer->get_data()['city'] );
		$this->assertSame( array( 'city' => 'Bern' ) + $before, array( 'city' => 'Bern' ) + Member_Fields::read( $id ) );
		$this->assertSame( 'Before', Member_Fields::read( $id )['bio'] );
	}

	public function test_the_language_is_read_back_and_written_in_core_s_mails_too(): void {
		$id = $this->designer();
		update_user_meta( $id, 'design_marketplace_locale', 'fr' );
		$read = $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data();
		$this->assertSame( 'fr', $read['locale'] );
		$updated = (string) get_user_meta( $id, State::UPDATED, true );

		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'locale' => 'de' ), $id );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'de', $answer->get_data()['locale'] );
		$this->assertSame( 'de_DE', get_user_meta( $id, 'locale', true ) );
		$this->assertSame( $updated, (string) get_user_meta( $id, State::UPDATED, true ), 'No change of the profile.' );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'locale' => 'xx' ), $id ) );
	}

	public function test_role_slug_activation_and_consents_cannot_be_changed(): void {
		$id     = $this->designer();
		$before = get_userdata( $id );
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$id}?slug=editwork",
			array(
				'role'          => 'contractor',
				'roles'         => array( 'administrator' ),
				'slug'          => 'editwork',
				'user_nicename' => 'editwork',
				'username'      => 'chosen',
				'activated'     => false,
				'cgu_1'         => false,
				'company'       => 'Not mine',
				'meta'          => array( 'design_marketplace_activated' => '' ),
				'city'          => 'Bern',
			),
			$id
		);
		$this->assert_answer( 200, $answer );
		$after = new WP_User( $id );
		$this->assertNotFalse( $before );
		$this->assertSame( array( $before->user_nicename, $before->user_login, $before->roles ), array( $after->user_nicename, $after->user_login, $after->roles ) );
		$this->assertTrue( State::is_activated( $id ) );
		$this->assertTrue( Member_Fields::read( $id )['cgu_1'] );
		$this->assertSame( '', get_user_meta( $id, Member_Fields::key( 'company' ), true ) );
	}

	public function test_a_wrong_field_changes_nothing(): void {
		$id     = $this->designer();
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$id}",
			array( 'city' => 'Bern', 'job' => '', 'level' => 7, 'skill' => array( 999999 ), 'website' => 'http://169.254.169.254/' ),
			$id
		);
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'job', 'skill', 'level', 'website' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertNotSame( 'Bern', Member_Fields::read( $id )['city'] );
	}

	public function test_text_comes_back_as_typed(): void {
		$id     = $this->designer();
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$id}",
			array( 'name' => "O'Neil \\ \"Q\" & I <3 type", 'bio' => "Two\r\nlines <b>bold</b> &amp;" ),
			$id
		);
		$this->assertSame( "O'Neil \\ \"Q\" & I <3 type", $answer->get_data()['name'] );
		$this->assertSame( "Two\nlines bold &amp;", $answer->get_data()['bio'] );
	}

	/**
	 * Password changes and the fields they fail on.
	 * @return array<string,array{array<string,string>,list<string>}>
	 */
	public static function password_changes(): array {
		$new = array( 'password' => 'new-password', 'password_verify' => 'new-password' );
		return array(
			'without the old one'   => array( $new, array( 'password_old' ) ),
			'with a wrong old one'  => array( $new + array( 'password_old' => 'wrong-password' ), array( 'password_old' ) ),
			'without the second'    => array(
				array( 'password' => 'new-password', 'password_old' => People::PASSWORD ),
				array( 'password_verify' ),
			),
			'with another second'   => array(
				array( 'password_verify' => 'new-passwort', 'password_old' => People::PASSWORD ) + $new,
				array( 'password_verify' ),
			),
			'too short'             => array(
				array( 'password' => 'short', 'password_verify' => 'short', 'password_old' => People::PASSWORD ),
				array( 'password' ),
			),
			'only the verification' => array( array( 'password_verify' => 'new-password' ), array( 'password_verify' ) ),
		);
	}

	/**
	 * Refused changes.
	 * @param array<string,string> $fields Fields.
	 * @param list<string>         $failing Names of those that fail.
	 */
	#[DataProvider( 'password_changes' )]
	public function test_a_password_is_changed_only_with_the_old_one_and_twice_the_new( array $fields, array $failing ): void {
		$id     = $this->designer();
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", $fields, $id );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( $failing, array_keys( $answer->get_data()['data']['params'] ) );
		$user = new WP_User( $id );
		$this->assertTrue( Passwords::match( People::PASSWORD, $user ) );
	}

	public function test_a_new_password_ends_all_sessions_and_is_told(): void {
		$id    = $this->designer();
		$user  = new WP_User( $id );
		$token = Tokens::issue( $user );
		$this->assertIsString( $token );
		$this->assertSame( $id, Tokens::owner( $token ) );
		$quoted = "it's \"new\" \\ here";
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$id}",
			array( 'password' => $quoted, 'password_verify' => $quoted, 'password_old' => People::PASSWORD ),
			$id
		);
		$this->assert_answer( 200, $answer );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertArrayHasKey( 'password_changed', $this->queued( $id ) );
		$this->assertInstanceOf( \WP_User::class, Passwords::log_in( $user->user_email, $quoted ) );
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( $user->user_email, wp_slash( $quoted ) ), 'wp-login.php hands over what it got with slashes' );
		$this->assertInstanceOf( \WP_Error::class, Passwords::log_in( $user->user_email, People::PASSWORD ) );
		$this->assertSame( array(), $this->mails(), 'core sends no mail of its own' );
	}

	public function test_a_password_for_nobody_is_nobodys(): void {
		$nobody = $this->designer() + 1;
		wp_set_password( 'a new one', $nobody );
		$this->assertSame( array(), $this->queued( $nobody ) );
	}

	public function test_an_empty_password_is_no_new_one(): void {
		$id     = $this->designer();
		$answer = $this->rest(
			'POST',
			"/wp/v2/users/{$id}",
			array( 'city' => 'Bern', 'password' => '', 'password_verify' => '', 'password_old' => '' ),
			$id
		);
		$this->assert_answer( 200, $answer );
		$user = new WP_User( $id );
		$this->assertTrue( Passwords::match( People::PASSWORD, $user ) );
	}

	public function test_of_a_new_address_both_are_told(): void {
		$id     = $this->designer( array( 'email' => 'old.address@example.test' ) );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'new.address@example.swiss' ), $id );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'new.address@example.swiss', $answer->get_data()['email'] );
		$told = array( 'email_changed' => 'old.address@example.test', 'email_confirmation' => 'new.address@example.swiss' );
		$this->assertSame( $told, array_map( static fn( array $payload ): string => $payload['address'], $this->queued( $id ) ) );
		$this->assertSame( array(), $this->mails(), 'core sends no mail of its own' );
	}

	public function test_a_taken_address_is_refused_ones_own_is_not(): void {
		$id = $this->designer( array( 'email' => 'mine@example.test' ) );
		$this->designer( array( 'email' => 'theirs@example.test' ) );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'THEIRS@example.test' ), $id );
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'email' => 'This email is not available' ), $answer->get_data()['data']['params'] );
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'mine@example.test' ), $id ) );
		$this->assertSame( array(), $this->queued( $id ) );
	}

	public function test_a_replaced_image_leaves_no_file(): void {
		$id    = $this->designer();
		$first = $this->rest( 'POST', "/wp/v2/users/{$id}", array(), $id, array( 'avatar' => $this->picture( 40, 40 ) ) )->get_data()['avatar'];
		$files = $this->files();
		$this->assertNotEmpty( $files );
		$second = $this->rest( 'POST', "/wp/v2/users/{$id}", array(), $id, array( 'avatar' => $this->picture( 41, 41 ) ) )->get_data()['avatar'];
		$this->assertNotSame( $first['id'], $second['id'] );
		$this->assertNull( get_post( $first['id'] ) );
		$this->assertSame( count( $files ), count( $this->files() ) );
		$this->assertSame( array(), array_intersect( $files, $this->files() ) );
		$this->assertNull( $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'avatar' => '' ), $id )->get_data()['avatar'] );
		$this->assertSame( array(), $this->files() );
	}

	public function test_a_change_that_breaks_keeps_the_old_image(): void {
		$id    = $this->designer();
		$first = $this->rest( 'POST', "/wp/v2/users/{$id}", array(), $id, array( 'avatar' => $this->picture( 40, 40 ) ) )->get_data()['avatar'];
		$files = $this->files();
		add_action(
			'design_marketplace_member_updated',
			static function (): never {
				throw new RuntimeException( 'broken' );
			}
		);
		try {
			$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'city' => 'Bern' ), $id, array( 'avatar' => $this->picture( 41, 41 ) ) );
			$this->fail( 'It did not break.' );
		} catch ( RuntimeException ) {
			$this->assertSame( $files, $this->files() );
		}
		$this->assertSame( $first['id'], Member_Fields::read( $id )['avatar'] );
		$this->assertNotSame( 'Bern', Member_Fields::read( $id )['city'] );
	}

	public function test_a_required_image_cannot_be_taken_away(): void {
		$id     = $this->contractor();
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'project_image' => null ), $id );
		$this->assertSame( array( 'project_image' ), array_keys( $answer->get_data()['data']['params'] ) );
	}

	public function test_a_number_sent_as_nothing_takes_no_image_away(): void {
		$id    = $this->designer( array( 'level' => 2 ) );
		$image = $this->rest( 'POST', "/wp/v2/users/{$id}", array(), $id, array( 'avatar' => $this->picture( 40, 40 ) ) )->get_data()['avatar'];
		update_user_meta( $id, Member_Fields::key( 'level' ), $image['id'] );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'level' => null ), $id )->get_data();
		$this->assertNull( $answer['level'] );
		$this->assertSame( $image, $answer['avatar'] );
		$this->assertNotNull( get_post( $image['id'] ) );
	}

	public function test_the_answer_about_the_newsletter_is_logged_once_and_as_given(): void {
		$id = $this->designer();
		$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'newsletter_optin' => 'true' ), $id );
		$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'newsletter_optin' => 'true' ), $id );
		$this->rest(
			'POST',
			"/wp/v2/users/{$id}",
			array( 'newsletter_optin' => 'true', 'newsletter' => 'on', 'notification_enabled' => '1' ),
			$id
		);
		$consents = Consent::of( $id );
		$this->assertSame( array( 'newsletter', 'newsletter', 'job_alerts' ), array_column( $consents, 'purpose' ) );
		$this->assertSame( array( false, true, true ), array_column( $consents, 'granted' ) );
	}

	public function test_notifications_are_for_designers(): void {
		$id     = $this->contractor();
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'notification_enabled' => 1 ), $id );
		$this->assert_answer( 200, $answer );
		$this->assertArrayNotHasKey( 'notification_enabled', $answer->get_data() );
		$this->assertSame( '', get_user_meta( $id, Member_Fields::key( 'notification_enabled' ), true ) );
	}

	public function test_a_university_asks_only_for_what_is_not_known(): void {
		$id     = $this->contractor();
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'ecosystem' => 'EPFL' ), $id );
		$this->assertSame( array( 'epfl_lab', 'epfl_professor' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assert_answer(
			200,
			$this->rest(
				'POST',
				"/wp/v2/users/{$id}",
				array( 'ecosystem' => 'EPFL', 'epfl_lab' => 'Lab', 'epfl_professor' => 'Prof.' ),
				$id
			)
		);
		$this->assert_answer( 200, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'ecosystem' => 'EPFL' ), $id ) );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'ecosystem' => 'OTHER' ), $id );
		$this->assertSame( array( 'ecosystem_other' => "Please provide your university's name" ), $answer->get_data()['data']['params'] );
		$this->assertSame( 'EPFL', $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()['ecosystem'] );
		$this->assertSame( '', $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'affiliated' => false ), $id )->get_data()['ecosystem'] );
	}

	public function test_a_name_goes_to_the_display_name_and_never_to_the_slug(): void {
		$id   = $this->designer();
		$slug = get_userdata( $id )->user_nicename ?? '';
		$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'name' => 'Quite Another' ), $id );
		$this->assertSame( 'Quite Another', get_userdata( $id )->display_name ?? '' );
		$this->assertSame( $slug, get_userdata( $id )->user_nicename ?? '' );
	}

	public function test_core_accounts_are_still_changed_by_core(): void {
		$editor = $this->person( 'editor' );
		$answer = $this->rest( 'POST', "/wp/v2/users/{$editor}", array( 'first_name' => '<b>Ed</b>' ), People::administrator() );
		$this->assert_answer( 200, $answer );
		$this->assertSame( 'Ed', $answer->get_data()['first_name'] );
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$editor}", array( 'email' => 'no address' ), People::administrator() ), 'rest_invalid_param' );
	}
}
