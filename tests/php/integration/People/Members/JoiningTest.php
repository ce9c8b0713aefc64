<?php
/** Accounts made by somebody else: they wait until their owner has consented, whatever is tried. */

// phpcs:disable WordPress.Security.NonceVerification -- what a request would set.
declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Activation;
use DesignMarketplace\People\Members\Consent;
use DesignMarketplace\People\Members\Joining;
use DesignMarketplace\Tests\TestCase;

final class JoiningTest extends TestCase {

	protected function tearDown(): void {
		$_POST = array();
		parent::tearDown();
	}

	private function invited(): int {
		$id = ( new Joining() )->invite( array( 'role' => 'designer', 'email' => 'lea@example.test', 'name' => 'Léa Test', 'locale' => 'fr' ) );
		return is_int( $id ) ? $id : $this->fail( $id->get_error_message() );
	}

	/** @return array{int,string} */
	private function sent( int $user_id, array $fields ): array {
		$_POST = $fields;
		return ( new Joining() )->handle( $this->token( $user_id ), true );
	}

	private function token( int $user_id ): string {
		wp_parse_str( (string) wp_parse_url( Joining::url( $user_id ), PHP_URL_QUERY ), $query );
		return (string) $query[ Joining::PARAMETER ];
	}

	public function test_only_the_owners_own_consents_and_password_activate_an_account_that_others_have_made(): void {
		$id = $this->invited();
		self::assertSame( array(), Consent::of( $id ) );
		self::assertFalse( ( new Activation() )->activate( $id ), 'An administrator cannot consent for anybody.' );
		self::assertSame( 200, ( new Joining() )->handle( $this->token( $id ), false )[0] );
		self::assertSame( Account_State::Waiting, State::of( $id ), 'Opening the link changes nothing.' );

		foreach ( array( 'password' => 'short', 'cgu_1' => '', 'cgu_2' => '' ) as $field => $value ) {
			[ $status, $page ] = $this->sent( $id, array( $field => $value ) + array( 'password' => 'password123', 'cgu_1' => '1', 'cgu_2' => '1' ) );
			self::assertSame( 400, $status, $field );
			self::assertStringContainsString( "id=\"{$field}-error\"", $page );
		}
		self::assertSame( Account_State::Waiting, State::of( $id ) );

		$token  = $this->token( $id );
		$joined = $this->sent( $id, array( 'password' => 'password123', 'cgu_1' => '1', 'cgu_2' => '1' ) );
		self::assertSame( 303, $joined[0] );
		self::assertSame( Account_State::Active, State::of( $id ) );
		self::assertSame( array( 'terms', 'privacy' ), array_column( Consent::of( $id ), 'purpose' ) );
		self::assertSame( array( 'invitation' ), array_unique( array_column( Consent::of( $id ), 'source' ) ) );
		self::assertTrue( wp_check_password( 'password123', get_userdata( $id )->user_pass ) );
		self::assertSame( 404, ( new Joining() )->handle( $token, true )[0], 'The link works once.' );
	}

	public function test_the_invitation_is_in_the_members_language_and_sent_again_instead_of_the_activation(): void {
		$id = $this->invited();
		( new Activation() )->request_again( 'lea@example.test' );
		self::assertSame( array( 'invited' ), Sql::column( 'SELECT DISTINCT message FROM {outbox} WHERE recipient = %s', "user:{$id}" ) );
		self::assertSame( 'fr', get_user_meta( $id, 'design_marketplace_locale', true ) );
	}

	public function test_who_does_not_want_the_account_deletes_it_there(): void {
		$id = $this->invited();
		self::assertSame( 200, $this->sent( $id, array( 'leave' => '1' ) )[0] );
		self::assertFalse( get_userdata( $id ) );
	}

	public function test_who_has_joined_until_the_account_is_locked_keeps_it(): void {
		$id   = $this->invited();
		$join = static function ( string $query ) use ( $id, &$join ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, Account_Lock::META ) ) {
				remove_filter( 'query', $join );
				delete_user_meta( $id, Joining::META );
			}
			return $query;
		};
		add_filter( 'query', $join );
		self::assertSame( 404, $this->sent( $id, array( 'leave' => '1' ) )[0] );
		self::assertNotFalse( get_userdata( $id ) );
	}

	public function test_what_only_the_member_can_give_is_not_taken(): void {
		$fields = array_keys( Joining::form( 'contractor' )->rules() );
		self::assertSame( array(), array_intersect( $fields, array( 'password', 'cgu_1', 'cgu_2', 'newsletter', 'portfolio_open', 'project_image' ) ) );
		$errors = Joining::errors( array( 'role' => 'contractor', 'email' => 'no address', 'company_size' => 'many' ) );
		self::assertSame( array( 'email', 'company', 'company_size' ), array_keys( $errors ), 'Of the rest only what is given is checked.' );
	}
}
