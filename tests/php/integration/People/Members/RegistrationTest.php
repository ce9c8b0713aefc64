<?php
/** POST users/register: who becomes a member, and what is said to those who do not. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\Uploads;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;
use WP_User;

final class RegistrationTest extends TestCase {

	/**
	 * Calls the route.
	 * @param array<string,mixed>               $form  Form.
	 * @param array<string,array<string,mixed>> $files Files.
	 */
	private function register( array $form, array $files = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/users/register', $form, null, $files );
	}

	/**
	 * The messages of a refused form.
	 * @param WP_REST_Response $answer Answer.
	 * @return array<string,string>
	 */
	private function messages( WP_REST_Response $answer ): array {
		$this->assert_answer( 400, $answer, 'rest_invalid_param' );
		$data = $answer->get_data();
		$this->assertSame( 'Please check the marked fields.', $data['message'] );
		$this->assertSame( array_values( $data['data']['params'] ), $data['errors'] );
		return $data['data']['params'];
	}

	public function test_a_designer_becomes_a_member_who_waits_for_the_activation(): void {
		$answer = $this->register( Forms::designer( array( 'bio' => 'I <3 type' ) ), array( 'avatar' => $this->picture( 40, 40 ) ) );
		$this->assert_answer( 200, $answer );
		$data = $answer->get_data();
		$this->assertSame( 200, $data['code'] );
		$this->assertSame( array( 'id', 'slug', 'role' ), array_keys( $data['user'] ) );
		$this->assertSame( 'zoe-mullerini', $data['user']['slug'] );
		$user = new WP_User( $data['user']['id'] );
		$this->assertSame( array( 'designer' ), $user->roles );
		$this->assertFalse( State::is_activated( $user->ID ) );
		$fields = Member_Fields::read( $user->ID );
		$this->assertSame( 'I <3 type', $fields['bio'] );
		$this->assertGreaterThan( 0, $fields['avatar'] );
		$this->assertSame( $user->ID, (int) get_post_field( 'post_author', $fields['avatar'] ) );
	}

	public function test_neither_login_nor_slug_come_from_the_address(): void {
		$data = $this->register( Forms::designer( array( 'email' => 'secret.person@example.test' ) ) )->get_data();
		$user = new WP_User( $data['user']['id'] );
		foreach ( array( $user->user_login, $user->user_nicename, $user->display_name, $user->nickname ) as $public ) {
			$this->assertStringNotContainsString( 'secret', $public );
		}
		$this->assertMatchesRegularExpression( '/^m[0-9a-f]{16}$/', $user->user_login );
	}

	public function test_a_startup_keeps_its_university_as_a_code(): void {
		$form = Forms::startup(
			array( 'ecosystem' => 'OTHER', 'ecosystem_other' => 'ETH Zürich', 'epfl_lab' => null, 'epfl_professor' => null )
		);
		$data = $this->register( $form, array( 'project_image' => $this->picture( 1300, 90 ) ) )->get_data();
		$this->assertSame( 200, $data['code'], (string) wp_json_encode( $data ) );
		$fields = Member_Fields::read( $data['user']['id'] );
		$this->assertSame( 'OTHER', $fields['ecosystem'] );
		$this->assertSame( 'ETH Zürich', $fields['ecosystem_other'] );
		$this->assertSame( 'A handle.', $fields['need_design'] );
		$this->assertSame( '2027-01', $fields['start_date'] );
	}

	public function test_an_unknown_role_is_told_with_the_rest_of_the_account_step(): void {
		$messages = $this->messages( $this->register( array( 'role' => 'administrator' ) ) );
		$this->assertSame( array( 'role', 'email', 'password', 'cgu_1', 'cgu_2' ), array_keys( $messages ) );
		$this->assertSame( 'Please precise if you are an entrepreneur or a designer', $messages['role'] );
	}

	/**
	 * Roles nobody may give themselves.
	 * @return array<string,array{mixed}>
	 */
	public static function foreign_roles(): array {
		return array(
			'administrator'           => array( 'administrator' ),
			'in capitals'             => array( 'Administrator' ),
			'editor'                  => array( 'editor' ),
			'a member role, shouted'  => array( 'DESIGNER' ),
			'with a zero byte'        => array( "administrator\0" ),
			'as a list'               => array( array( 'administrator' ) ),
			'a list of a member role' => array( array( 'designer' ) ),
			'a number'                => array( 1 ),
			'nothing'                 => array( '' ),
		);
	}

	#[DataProvider( 'foreign_roles' )]
	public function test_no_other_role_can_be_had( mixed $role ): void {
		$before = count_users();
		$this->assertArrayHasKey( 'role', $this->messages( $this->register( Forms::designer( array( 'role' => $role ) ) ) ) );
		$this->assertSame( $before, count_users() );
	}

	public function test_capabilities_and_ids_in_the_form_are_ignored(): void {
		$data = $this->register(
			Forms::designer(
				array(
					'ID'              => 1,
					'user_login'      => 'chosen',
					'slug'            => 'chosen',
					'roles'           => array( 'administrator' ),
					'wp_capabilities' => array( 'administrator' => true ),
					'meta'            => array( 'wp_capabilities' => array( 'administrator' => true ) ),
					'activated'       => '1',
				)
			)
		)->get_data();
		$user = new WP_User( $data['user']['id'] );
		$this->assertFalse( user_can( $user, 'edit_posts' ) );
		$this->assertSame( Roles::DESIGNER, Roles::of( $user ) );
		$this->assertSame( 'zoe-mullerini', $user->user_nicename );
		$this->assertFalse( State::is_activated( $user->ID ) );
	}

	public function test_all_failing_fields_are_named_at_once_in_form_order(): void {
		People::designer( array( 'email' => 'taken@example.test' ) );
		$form     = Forms::designer(
			array(
				'email'           => 'Taken@example.test',
				'password_verify' => 'other12345',
				'cgu_2'           => 'false',
				'job'             => str_repeat( 'é', 31 ),
				'bio'             => str_repeat( 'é', 201 ),
				'skill'           => '999999',
				'level'           => '4',
				'country'         => 'XX',
				'website'         => 'javascript:alert(1)',
			)
		);
		$messages = $this->messages( $this->register( $form, array( 'avatar' => Uploads::file( '<svg/>', 'a.svg', 'image/svg+xml' ) ) ) );
		$this->assertSame( array( 'email', 'password_verify', 'cgu_2', 'avatar', 'job', 'bio', 'skill', 'level', 'country', 'website' ), array_keys( $messages ) );
		$this->assertSame( 'This email is not available', $messages['email'] );
		$this->assertSame( 'Please accept CGU', $messages['cgu_2'] );
		$this->assertSame( '200 characters at most.', $messages['bio'] );
	}

	public function test_limits_count_characters(): void {
		$answer = $this->register( Forms::designer( array( 'job' => str_repeat( 'é', 30 ), 'bio' => str_repeat( '🙂', 200 ) ) ) );
		$this->assert_answer( 200, $answer );
	}

	public function test_a_company_must_say_all_of_its_form(): void {
		$messages = $this->messages( $this->register( array( 'role' => 'contractor', 'affiliated' => true ) ) );
		$this->assertSame(
			array( 'email', 'password', 'cgu_1', 'cgu_2', 'company', 'country', 'city', 'company_size', 'contact_name', 'contact_job', 'project_headline', 'project_short_description', 'project_description', 'project_image', 'ecosystem' ),
			array_keys( $messages )
		);
		$this->assertSame( array( "Please provide your university's name", 'Please provide an image for your startup' ), array( $messages['ecosystem'], $messages['project_image'] ) );
	}

	public function test_epfl_asks_for_lab_professor_and_the_challenge(): void {
		$messages = $this->messages( $this->register( Forms::contractor( array( 'ecosystem' => 'EPFL' ) ), array( 'project_image' => $this->picture() ) ) );
		$this->assertSame( array( 'epfl_lab', 'epfl_professor', 'need_design', 'need', 'design_outcomes' ), array_keys( $messages ) );
	}

	/**
	 * Passwords WordPress could not keep.
	 * @return array<int|string,array{string,bool}>
	 */
	public static function passwords(): array {
		return array(
			'seven'                            => array( '1234567', false ),
			'eight'                            => array( '12345678', true ),
			'eight letters of two bytes each'  => array( 'éééééééé', true ),
			'seven letters of two bytes each'  => array( 'ééééééé', false ),
			'white space around seven'         => array( ' 1234567 ', false ),
			'4096'                             => array( str_repeat( 'x', 4096 ), true ),
			'4097'                             => array( str_repeat( 'x', 4097 ), false ),
			'more bytes than WordPress hashes' => array( str_repeat( 'é', 4000 ), false ),
		);
	}

	#[DataProvider( 'passwords' )]
	public function test_passwords_that_can_be_kept_are_taken( string $password, bool $is_good ): void {
		$answer = $this->register( Forms::designer( array( 'password' => $password ) ) );
		$this->assertSame( $is_good ? 200 : 400, $answer->get_status() );
		if ( ! $is_good ) {
			$this->assertSame( array( 'password' ), array_keys( $this->messages( $answer ) ) );
		}
	}

	public function test_an_address_with_an_ampersand_stays_as_it_is(): void {
		$data = $this->register( Forms::designer( array( 'email' => "a&o'b@example.test" ) ) )->get_data();
		$this->assertSame( "a&o'b@example.test", get_userdata( $data['user']['id'] )->user_email ?? '' );
		$this->assertNotFalse( email_exists( "a&o'b@example.test" ) );
	}

	public function test_the_terms_agreed_to_are_logged_with_their_wording(): void {
		$id       = $this->register( Forms::designer() )->get_data()['user']['id'];
		$consents = Consent::of( $id );
		$this->assertSame( array( 'terms', 'privacy' ), array_column( $consents, 'purpose' ) );
		$this->assertSame( array( true, true ), array_column( $consents, 'granted' ) );
		$this->assertStringStartsWith( 'terms-conditions 2', $consents[0]['wording'] );
		$this->assertSame( 'signup', $consents[0]['source'] );
	}

	public function test_somebody_logged_in_cannot_sign_up(): void {
		$answer = $this->rest( 'POST', '/wp/v2/users/register', Forms::designer(), $this->designer() );
		$this->assert_answer( 403, $answer, 'rest_forbidden' );
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
	}

	public function test_a_file_alone_that_fails_has_its_own_status(): void {
		$answer = $this->register( Forms::designer(), array( 'avatar' => Uploads::file( 'GIF89a', 'a.gif', 'image/gif' ) ) );
		$this->assert_answer( 415, $answer, 'rest_invalid_param' );
		$this->assertSame( array( 'avatar' ), array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertFalse( email_exists( 'new.member@example.test' ) );
	}
}
