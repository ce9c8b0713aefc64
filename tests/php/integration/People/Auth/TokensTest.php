<?php
/** Which tokens are good, and for how long. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Auth;

use DesignMarketplace\Clock;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Secret;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\Tests\TestCase;
use Firebase\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class TokensTest extends TestCase {

	/**
	 * The claims of a token.
	 * @param string $token Token.
	 * @return array<string,mixed>
	 */
	private function claims( string $token ): array {
		return (array) json_decode( JWT::urlsafeB64Decode( explode( '.', $token )[1] ), true );
	}

	public function test_a_token_names_its_owner_for_seven_days(): void {
		$id     = $this->designer();
		$token  = $this->token_of( $id );
		$claims = $this->claims( $token );
		$this->assertSame( $id, Tokens::owner( $token ) );
		$this->assertSame( 7 * DAY_IN_SECONDS, $claims['exp'] - $claims['iat'] );
		$this->assertSame( home_url(), $claims['iss'] );
		$this->assertSame( $claims['iat'], $claims['nbf'] );
		$this->assertNotSame( '', $claims['jti'] );
		$this->assertSame( array( 'id' => $id, 'version' => 0 ), $claims['data']['user'] );
		$this->assertSame( array( 'typ', 'alg' ), array_keys( (array) json_decode( JWT::urlsafeB64Decode( explode( '.', $token )[0] ), true ) ) );
	}

	/**
	 * What may be wrong with a token.
	 * @return array<string,array{callable(array<string,mixed>):array<string,mixed>,2?:string}>
	 */
	public static function forgeries(): array {
		return array(
			'it is over'               => array( static fn( array $claims ): array => array( 'exp' => time() - 1 ) + $claims ),
			'it is for later'          => array( static fn( array $claims ): array => array( 'nbf' => time() + 60 ) + $claims ),
			'it never ends'            => array( static fn( array $claims ): array => array_diff_key( $claims, array( 'exp' => 0 ) ) ),
			'it ends in ten years'     => array( static fn( array $claims ): array => array( 'exp' => time() + 3650 * DAY_IN_SECONDS ) + $claims ),
			'it has no time'           => array( static fn( array $claims ): array => array_diff_key( $claims, array( 'iat' => 0 ) ) ),
			'it has no number'         => array( static fn( array $claims ): array => array_diff_key( $claims, array( 'jti' => 0 ) ) ),
			'it is of another site'    => array( static fn( array $claims ): array => array( 'iss' => 'https://elsewhere.example' ) + $claims ),
			'it has another version'   => array( static fn( array $claims ): array => array( 'data' => array( 'user' => array( 'version' => 7 ) + $claims['data']['user'] ) ) + $claims ),
			'it has no version'        => array( static fn( array $claims ): array => array( 'data' => array( 'user' => array( 'id' => $claims['data']['user']['id'] ) ) ) + $claims ),
			'its owner is a text'      => array( static fn( array $claims ): array => array( 'data' => array( 'user' => array( 'id' => (string) $claims['data']['user']['id'] ) + $claims['data']['user'] ) ) + $claims ),
			'its owner does not exist' => array( static fn( array $claims ): array => array( 'data' => array( 'user' => array( 'id' => 999999 ) + $claims['data']['user'] ) ) + $claims ),
			'it has no owner'          => array( static fn( array $claims ): array => array( 'data' => null ) + $claims ),
		);
	}

	/**
	 * Signs other claims with the right key.
	 * @param callable(array<string,mixed>):array<string,mixed> $change Change of the claims.
	 */
	#[DataProvider( 'forgeries' )]
	public function test_a_well_signed_token_is_refused_when( callable $change ): void {
		$claims = $this->claims( $this->token_of( $this->designer() ) );
		$forged = JWT::encode( $change( $claims ), (string) Secret::key(), 'HS256' );
		$this->assertSame( 0, Tokens::owner( $forged ) );
	}

	public function test_no_other_algorithm_and_no_other_key_is_taken(): void {
		$claims = $this->claims( $this->token_of( $this->designer() ) );
		$none   = JWT::urlsafeB64Encode( '{"typ":"JWT","alg":"none"}' ) . '.' . JWT::urlsafeB64Encode( (string) wp_json_encode( $claims ) ) . '.';
		$tokens = array( $none, JWT::encode( $claims, (string) Secret::key(), 'HS384' ), JWT::encode( $claims, str_repeat( 'x', 64 ), 'HS256' ), '', 'x', 'a.b.c', '..', str_repeat( 'x', 100000 ) );
		foreach ( $tokens as $token ) {
			$this->assertSame( 0, Tokens::owner( $token ) );
		}
	}

	public function test_a_token_of_a_deleted_member_is_dead(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$id    = $this->designer();
		$token = $this->token_of( $id );
		wp_delete_user( $id );
		$this->assertSame( 0, Tokens::owner( $token ) );
	}

	public function test_whose_id_goes_to_another_account_is_nobody(): void {
		global $wpdb;
		$id    = $this->designer();
		$token = $this->token_of( $id );
		// After a backup is restored, the next to sign up gets the id of who signed up since.
		$wpdb->update( $wpdb->users, array( 'user_login' => 'm0123456789abcdef' ), array( 'ID' => $id ) );
		clean_user_cache( $id );
		$this->assertSame( 0, ( new Tokens() )->owner( $token ) );
		$this->assertSame( $id, ( new Tokens() )->owner( $this->token_of( $id ) ) );
	}

	public function test_a_token_counts_where_a_clock_is_some_seconds_behind_and_not_longer_for_it(): void {
		$id    = $this->designer();
		$token = $this->token_of( $id );
		update_option( Clock::OFFSET, -5 );
		$this->assertSame( $id, ( new Tokens() )->owner( $token ) );
		update_option( Clock::OFFSET, 7 * DAY_IN_SECONDS + 1 );
		$this->assertSame( 0, ( new Tokens() )->owner( $token ) );
	}

	public function test_a_token_of_an_account_that_waits_is_dead(): void {
		$id    = $this->designer();
		$token = $this->token_of( $id );
		State::wait( $id );
		$this->assertSame( 0, Tokens::owner( $token ) );
	}

	/**
	 * Ways a password or an address changes beside our own call.
	 * @return array<string,array{callable(int):mixed}>
	 */
	public static function changes(): array {
		return array(
			'a password by wp-admin' => array(
				static fn( int $id ): mixed => wp_update_user( array( 'ID' => $id, 'user_pass' => 'another one' ) ),
			),
			'a password by a reset'  => array(
				static function ( int $id ): void {
					reset_password( new WP_User( $id ), 'another one' );
				},
			),
			'an address by wp-admin' => array(
				static fn( int $id ): mixed => wp_update_user( array( 'ID' => $id, 'user_email' => 'quite.another@example.test' ) ),
			),
			'signing out everywhere' => array(
				static function ( int $id ): void {
					Tokens::end_sessions( $id );
				},
			),
		);
	}

	/**
	 * Each ends what was before, and only that.
	 * @param callable(int):mixed $change Change.
	 */
	#[DataProvider( 'changes' )]
	public function test_older_tokens_are_dead_after( callable $change ): void {
		$id      = $this->designer();
		$token   = $this->token_of( $id );
		$another = $this->token_of( $this->designer() );
		$change( $id );
		$this->assertSame( 0, Tokens::owner( $token ) );
		$this->assertSame( $id, Tokens::owner( $this->token_of( $id ) ) );
		$this->assertNotSame( 0, Tokens::owner( $another ) );
	}

	public function test_a_change_of_anything_else_leaves_tokens_alone(): void {
		$id    = $this->designer( array( 'email' => "o'neil@example.test" ) );
		$token = $this->token_of( $id );
		wp_update_user( array( 'ID' => $id, 'display_name' => 'Another' ) );
		$this->assertSame( $id, Tokens::owner( $token ) );
	}

	public function test_logging_in_with_an_old_hash_ends_no_session(): void {
		global $wpdb;
		$id = $this->designer( array( 'email' => 'old.hash@example.test' ) );
		$wpdb->update( $wpdb->users, array( 'user_pass' => md5( 'password123' ) ), array( 'ID' => $id ) );
		clean_user_cache( $id );
		$token = $this->token_of( $id );
		$this->assertInstanceOf( WP_User::class, wp_authenticate( 'old.hash@example.test', 'password123' ) );
		$this->assertNotSame( md5( 'password123' ), ( new WP_User( $id ) )->user_pass );
		$this->assertSame( $id, Tokens::owner( $token ) );
	}

	public function test_the_version_is_counted_by_the_database(): void {
		$id = $this->designer();
		$this->assertSame( 0, Tokens::version( $id ) );
		Tokens::revoke_all( $id );
		Tokens::revoke_all( $id );
		$this->assertSame( 2, Tokens::version( $id ) );
	}

	public function test_the_generated_key_is_made_once_and_not_autoloaded(): void {
		delete_option( Secret::OPTION );
		$key = Secret::key();
		$this->assertSame( 128, strlen( (string) $key ) );
		wp_cache_flush();
		$this->assertSame( $key, Secret::key() );
		$this->assertArrayNotHasKey( Secret::OPTION, wp_load_alloptions( true ) );
	}
}
