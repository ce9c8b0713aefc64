<?php
/** Log-in with OpenID Connect: who gets into which account, and who does not. tests/contract/oidc.test.mjs goes through a real provider. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Oidc;

use Closure;
use DesignMarketplace\Clock;
use DesignMarketplace\Desk\Admin\Settings\Field;
use DesignMarketplace\Desk\Admin\Settings\Reader;
use DesignMarketplace\Desk\Health\Finding;
use DesignMarketplace\Desk\Health\Login_Checks;
use DesignMarketplace\Kernel\Settings\Tab;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Tokens;
use DesignMarketplace\People\Members\Account;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Email_Change;
use DesignMarketplace\People\Members\Email_Change_Link;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\Verified;
use DesignMarketplace\People\Oidc\Browser;
use DesignMarketplace\People\Oidc\Links;
use DesignMarketplace\People\Oidc\Oidc_Link;
use DesignMarketplace\People\Oidc\Provider_Settings;
use DesignMarketplace\People\Privacy\Inventory;
use DesignMarketplace\Tests\integration\People\Members\Forms;
use DesignMarketplace\Tests\Support\Mails;
use DesignMarketplace\Tests\Support\Moved_Clock;
use DesignMarketplace\Tests\Support\Off;
use DesignMarketplace\Tests\Support\People;
use DesignMarketplace\Tests\Support\School_Login;
use DesignMarketplace\Tests\TestCase;
use Firebase\JWT\JWT;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;
use WP_REST_Response;

final class OidcTest extends TestCase {

	private const ROUTE = '/design-marketplace/v1/oidc';

	private School_Login $school;

	protected function setUp(): void {
		parent::setUp();
		$this->school = new School_Login();
	}

	protected function tearDown(): void {
		School_Login::forget();
		parent::tearDown();
	}

	/**
	 * What an answer leads to: its query.
	 * @return array<string,string>
	 */
	private function led( WP_REST_Response $answer ): array {
		$this->assert_answer( 302, $answer );
		$url = (string) $answer->get_headers()['Location'];
		return str_starts_with( $url, School_Login::ISSUER ) ? $this->school->go( $url ) : $this->told( $url );
	}

	/**
	 * What the log-in page is told.
	 * @return array<string,string>
	 */
	private function told( string $url ): array {
		$this->assertStringStartsWith( home_url( '/login?' ), $url );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return array_filter( $query, 'is_string' );
	}

	/**
	 * Begins a log-in. Returns what the provider is asked.
	 * @return array<string,string>
	 */
	private function begin(): array {
		return $this->led( $this->rest( 'GET', self::ROUTE . '/start' ) );
	}

	/**
	 * Comes back from the provider.
	 * @param array<string,mixed> $query What comes with it.
	 * @return array<string,string>
	 */
	private function back( array $query ): array {
		return $this->led( $this->rest( 'GET', self::ROUTE . '/callback', $query ) );
	}

	/**
	 * Logs in at the provider. Returns what the log-in page is told.
	 * @param array<string,mixed> $claims Claims.
	 * @return array<string,string>
	 */
	private function attempt( array $claims = array() ): array {
		$this->school->claims = $claims;
		return $this->back( array( 'code' => 'c', 'state' => $this->begin()['state'] ) );
	}

	/**
	 * The same, and it is good.
	 * @param array<string,mixed> $claims Claims.
	 */
	private function ticket( array $claims = array() ): string {
		$told = $this->attempt( $claims );
		$this->assertSame( array( 'oidc' ), array_keys( $told ) );
		return $told['oidc'];
	}

	/**
	 * Claims with a proven address.
	 * @param array<string,mixed> $more  More.
	 * @return array<string,mixed>
	 */
	private static function proven( string $email, array $more = array() ): array {
		return $more + array( 'email' => $email, 'email_verified' => true );
	}

	private function session( mixed $ticket, ?int $user = null ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE . '/session', compact( 'ticket' ), $user );
	}

	/** What comes next for a ticket. */
	private function next_of( string $ticket ): string {
		$answer = $this->session( $ticket );
		$this->assert_answer( 200, $answer );
		return (string) ( $answer->get_data()['next'] ?? 'logged in' );
	}

	private function link( mixed $ticket, mixed $password = People::PASSWORD ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE . '/link', compact( 'ticket', 'password' ) );
	}

	/** Asks for the link by mail. Returns its key, '' for none. */
	private function mailed( string $ticket ): string {
		$this->assert_answer( 200, $this->rest( 'POST', self::ROUTE . '/link', array( 'ticket' => $ticket, 'mail' => true ) ) );
		return $this->last_link( Oidc_Link::PARAMETER, '[\w-]+' );
	}

	private function last_link( string $parameter, string $value ): string {
		Mails::worker()->run( 100 );
		$found = '';
		foreach ( $this->mails() as $mail ) {
			if ( preg_match( "/{$parameter}=({$value})/", html_entity_decode( (string) $mail['message'] ), $parts ) ) {
				$found = $parts[1];
			}
		}
		return $found;
	}

	/**
	 * Subjects mailed to an address.
	 * @return list<string>
	 */
	private function subjects( string $address ): array {
		Mails::worker()->run( 100 );
		$mine = array_filter( $this->mails(), static fn( array $mail ): bool => in_array( $address, (array) $mail['to'], true ) );
		return array_values( array_map( static fn( array $mail ): string => (string) $mail['subject'], $mine ) );
	}

	/** An active designer who is linked. */
	private function linked( string $sub = 'ada-1' ): int {
		$id = $this->designer();
		$this->assert_answer( 200, $this->link( $this->ticket( self::proven( People::email( $id ), compact( 'sub' ) ) ) ) );
		return $id;
	}

	private function log_in( int $id, string $password = People::PASSWORD ): int {
		return $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $id ), 'password' => $password ) )->get_status();
	}

	public function test_it_is_off_until_issuer_and_client_are_set(): void {
		$this->assertSame( array( 'enabled' => true, 'button' => 'SWITCH edu-ID' ), $this->rest( 'GET', self::ROUTE )->get_data() );
		foreach ( array(
			array( 'client_id' => '' ),
			array( 'issuer' => '' ),
			array( 'issuer' => 'http://login.example.test' ),
			array( 'issuer' => 'http://127.0.0.1.evil.example' ),
			array( 'issuer' => 'https://user@login.example.test' ),
			array( 'issuer' => 'ftp://127.0.0.1' ),
		) as $wrong ) {
			foreach ( $wrong + array( 'issuer' => School_Login::ISSUER, 'client_id' => School_Login::CLIENT ) as $name => $value ) {
				update_option( "design_marketplace_oidc_{$name}", $value );
			}
			$this->assertSame( array( 'enabled' => false, 'button' => '' ), $this->rest( 'GET', self::ROUTE )->get_data(), (string) wp_json_encode( $wrong ) );
			$this->assert_answer( 404, $this->rest( 'GET', self::ROUTE . '/start' ) );
			$this->assert_answer( 404, $this->rest( 'POST', self::ROUTE . '/start', array(), $this->designer() ) );
			$this->assertSame( array( 'oidc_error' => 'expired' ), $this->back( array( 'code' => 'c', 'state' => str_repeat( 'a', 43 ) ) ) );
			$this->assert_answer( 403, $this->session( str_repeat( 'a', 43 ) ), 'rest_oidc_expired' );
		}
		$this->assertSame( array(), $this->school->asked );
		$this->assertTrue( Provider_Settings::is_usable( 'http://127.0.0.1:8080/x' ) );
		$this->assertTrue( Provider_Settings::is_usable( 'http://[::1]:8080/x' ) );
	}

	public function test_the_provider_is_asked_with_a_challenge_that_nothing_kept_gives_away(): void {
		$asked = $this->begin();
		$this->assertSame(
			array( 'a', 'code', School_Login::CLIENT, Provider_Settings::redirect_uri(), 'openid email profile', 'S256' ),
			array( $asked['realm'], $asked['response_type'], $asked['client_id'], $asked['redirect_uri'], $asked['scope'], $asked['code_challenge_method'] )
		);
		$this->assertSame( array( 'oidc' ), array_keys( $this->back( array( 'code' => 'the code', 'state' => $asked['state'] ) ) ) );
		$calls = array_column( $this->school->asked, 1, 0 );
		$sent  = $calls[ School_Login::ISSUER . '/token' ];
		$this->assertSame( $asked['code_challenge'], rtrim( strtr( base64_encode( hash( 'sha256', $sent['body']['code_verifier'], true ) ), '+/', '-_' ), '=' ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as HTTP and RFC 7636 want it.
		$this->assertSame( array( 'authorization_code', 'the code', $asked['redirect_uri'] ), array( $sent['body']['grant_type'], $sent['body']['code'], $sent['body']['redirect_uri'] ) );
		$this->assertSame( 'Basic ' . base64_encode( School_Login::CLIENT . ':' . rawurlencode( School_Login::SECRET ) ), $sent['headers']['Authorization'] ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as HTTP and RFC 7636 want it.
		foreach ( $this->school->asked as [ $url, $args ] ) {
			$this->assertSame( 0, $args['redirection'], $url );
			$this->assertLessThanOrEqual( 5, $args['timeout'], $url );
			$this->assertLessThanOrEqual( 262144, $args['limit_response_size'], $url );
			$this->assertTrue( $args['sslverify'], $url );
		}
		$this->assertNotSame( $asked['state'], $this->begin()['state'] );
	}

	/**
	 * Tokens that are worth nothing.
	 * @return iterable<string,array{Closure}>
	 */
	public static function forgeries(): iterable {
		$with = static fn( array $claims ): array => array( static fn( array $good ): array => $claims + $good );
		yield 'of another issuer' => $with( array( 'iss' => School_Login::ISSUER . '/' ) );
		yield 'for another site' => $with( array( 'aud' => 'another-site' ) );
		yield 'for several, and it is not said for whom' => $with( array( 'aud' => array( School_Login::CLIENT, 'another-site' ) ) );
		yield 'made for another party' => $with( array( 'azp' => 'another-site' ) );
		yield 'with the nonce of another log-in' => $with( array( 'nonce' => str_repeat( 'a', 43 ) ) );
		yield 'with a nonce that is a list' => $with( array( 'nonce' => array() ) );
		yield 'that has ended' => array( static fn( array $good ): array => array( 'iat' => Clock::now() - 400, 'exp' => Clock::now() - 61 ) + $good );
		yield 'that never ends' => array( static fn( array $good ): array => array_diff_key( $good, array( 'exp' => 1 ) ) );
		yield 'of tomorrow' => array( static fn( array $good ): array => array( 'iat' => Clock::now() + 100 ) + $good );
		yield 'not good yet' => array( static fn( array $good ): array => array( 'nbf' => Clock::now() + 100 ) + $good );
		yield 'of nobody' => $with( array( 'sub' => '' ) );
		yield 'of a list' => $with( array( 'sub' => array( 'ada-1' ) ) );
		yield 'of too long a name' => $with( array( 'sub' => str_repeat( 'a', 256 ) ) );
		yield 'without a nonce' => array( static fn( array $good ): array => array_diff_key( $good, array( 'nonce' => 1 ) ) );
		yield 'not signed' => array(
			static fn( array $good ): string => JWT::urlsafeB64Encode( '{"alg":"none","typ":"JWT"}' ) . '.' . JWT::urlsafeB64Encode( (string) wp_json_encode( $good ) ) . '.',
		);
		yield 'signed with the secret' => array( static fn( array $good ): string => JWT::encode( $good, School_Login::SECRET, 'HS256', 'one' ) );
		yield 'signed with the public key as if it were a secret' => array(
			static fn( array $good ): string => JWT::encode( $good, (string) ( openssl_pkey_get_details( School_Login::key( 'one' ) ) ?: array() )['key'], 'HS256', 'one' ), // phpcs:ignore WordPress.PHP.DisallowShortTernary -- a test.
		);
		yield 'signed by somebody else under the same name' => array( static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'foreign' ), 'RS256', 'one' ) );
		yield 'signed with a key that is for encryption' => array( static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'hidden' ), 'RS256', 'hidden' ) );
		yield 'signed by an algorithm we do not take' => array( static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'one' ), 'RS512', 'one' ) );
		yield 'with a part that has to be understood' => array(
			static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'one' ), 'RS256', 'one', array( 'crit' => array( 'x' ), 'x' => 1 ) ),
		);
		yield 'changed' => array(
			static function ( array $good ): string {
				[ $head, , $signature ] = explode( '.', JWT::encode( $good, School_Login::key( 'one' ), 'RS256', 'one' ) );
				return "{$head}." . JWT::urlsafeB64Encode( (string) wp_json_encode( array( 'sub' => 'eve' ) + $good ) ) . ".{$signature}";
			},
		);
		yield 'that is none' => array( static fn(): string => '..' );
		yield 'of a megabyte' => array( static fn(): string => str_repeat( 'a.', 50000 ) );
	}

	#[DataProvider( 'forgeries' )]
	public function test_a_token_is_worth_nothing( Closure $forge ): void {
		$id                  = $this->linked();
		$this->school->forge = $forge;
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt() );
		$this->school->forge = null;
		$this->assertSame( 'logged in', $this->next_of( $this->ticket() ) );
		$this->assertGreaterThan( 0, $id );
	}

	public function test_keys_of_both_kinds_are_taken_and_one_audience_among_several(): void {
		$this->school->forge = static fn( array $good ): string => JWT::encode(
			array( 'aud' => array( 'x', School_Login::CLIENT ), 'azp' => School_Login::CLIENT ) + $good,
			School_Login::key( 'ec' ),
			'ES256',
			'ec'
		);
		$this->ticket();
		// Without a name it is the only one of its kind.
		$this->school->forge = static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'ec' ), 'ES256' );
		$this->ticket();
		$this->school->also  = 'two';
		$this->school->forge = static fn( array $good ): string => JWT::encode( $good, School_Login::key( 'one' ), 'RS256' );
		delete_transient( 'design_marketplace_oidc_' . md5( School_Login::ISSUER ) );
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt(), 'and of two none' );
	}

	public function test_new_keys_are_asked_for_once_a_minute_at_most(): void {
		$keys = fn(): int => count( array_filter( $this->school->asked, static fn( array $call ): bool => str_ends_with( $call[0], '/jwks' ) ) );
		$this->ticket();
		$this->ticket();
		$this->assertSame( 1, $keys(), 'They are kept' );
		$this->school->kid = 'two';
		$this->ticket();
		$this->assertSame( 2, $keys() );
		$this->school->kid = 'three';
		foreach ( array( 1, 2, 3 ) as $try ) {
			$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt(), (string) $try );
		}
		$this->assertSame( 2, $keys(), 'Whoever makes up names does not make the site ask' );
		Moved_Clock::forward( 61 );
		$this->ticket();
		$this->assertSame( 3, $keys() );
	}

	/**
	 * What the provider may say instead.
	 * @return iterable<string,array{array<string,mixed>,array<string,mixed>}>
	 */
	public static function troubles(): iterable {
		$document = '/.well-known/openid-configuration';
		yield 'it is of another issuer' => array( array( 'issuer' => School_Login::ISSUER . '/' ), array() );
		yield 'it has an address without https' => array( array( 'token_endpoint' => 'http://login.example.test/token' ), array() );
		yield 'it has an address of another kind' => array( array( 'jwks_uri' => 'file:///etc/passwd' ), array() );
		yield 'it has no addresses' => array( array( 'authorization_endpoint' => array() ), array() );
		yield 'it is somewhere else' => array( array(), array( $document => array( 'status' => 302 ) ) );
		yield 'it is no JSON' => array( array(), array( $document => array( 'status' => 200, 'body' => '<html>' ) ) );
		yield 'it is out of reach' => array( array(), array( $document => new WP_Error( 'http_request_failed', 'timed out' ) ) );
		yield 'it refuses the code' => array( array(), array( '/token' => array( 'status' => 400, 'body' => '{"error":"invalid_grant"}' ) ) );
		yield 'it gives no token' => array( array(), array( '/token' => array( 'status' => 200, 'body' => '{}' ) ) );
		yield 'its keys are none' => array( array(), array( '/jwks' => array( 'status' => 200, 'body' => '{"keys":"no"}' ) ) );
		yield 'its keys are broken' => array( array(), array( '/jwks' => array( 'status' => 200, 'body' => '{"keys":[{"kty":"RSA","kid":"one","n":"x"},7]}' ) ) );
	}

	/**
	 * @param array<string,mixed> $facts   What differs in the discovery document.
	 * @param array<string,mixed> $instead Answers.
	 */
	#[DataProvider( 'troubles' )]
	public function test_a_provider_that_fails_is_said_and_log_in_by_password_goes_on( array $facts, array $instead ): void {
		$id                    = $this->designer();
		$this->school->facts   = $facts;
		$this->school->instead = $instead;
		$asked                 = $this->begin();
		$this->assertSame( array( 'oidc_error' => 'failed' ), isset( $asked['state'] ) ? $this->back( array( 'code' => 'c', 'state' => $asked['state'] ) ) : $asked );
		$this->assertSame( 200, $this->log_in( $id ) );
		$this->assertLessThan( 600, $this->rest( 'POST', self::ROUTE . '/start', array(), $id )->get_status() );
	}

	public function test_a_state_is_good_once_in_its_browser_for_half_an_hour(): void {
		$come = fn( mixed $state ): array => $this->back( array( 'code' => 'c', 'state' => $state ) );
		$over = array( 'oidc_error' => 'expired' );
		$this->assertSame( $over, $come( 'a' ) );
		$this->assertSame( $over, $come( array( 'a' ) ) );
		$this->assertSame( $over, $come( str_repeat( 'a', 43 ) ) );
		$this->assertSame( $over, $this->back( array() ) );
		$asked = $this->begin();
		$state = $asked['state'];
		$mine  = $_COOKIE[ Browser::cookie() ]; // phpcs:ignore WordPress.Security -- a test.
		School_Login::forget();
		$this->assertSame( $over, $come( $state ), 'without the cookie' );
		$this->begin();
		$this->assertSame( $over, $come( $state ), 'in another browser' );
		$_COOKIE[ Browser::cookie() ] = $mine;
		$this->school->claims         = array( 'nonce' => $asked['nonce'] );
		$this->assertSame( array( 'oidc' ), array_keys( $come( $state ) ) );
		$this->assertSame( $over, $come( $state ), 'again' );
		$state = $this->begin()['state'];
		Moved_Clock::forward( 1801 );
		$this->assertSame( $over, $come( $state ), 'too late' );
	}

	public function test_two_tabs_of_one_browser_each_come_back(): void {
		$one   = $this->begin();
		$other = $this->begin();
		foreach ( array( $one, $other ) as $asked ) {
			$this->school->claims = array( 'nonce' => $asked['nonce'] );
			$this->assertSame( array( 'oidc' ), array_keys( $this->back( array( 'code' => 'c', 'state' => $asked['state'] ) ) ) );
		}
	}

	public function test_what_the_provider_refuses_uses_the_state_up(): void {
		$state = $this->begin()['state'];
		$this->assertSame( array( 'oidc_error' => 'denied' ), $this->back( array( 'error' => 'access_denied', 'state' => $state ) ) );
		$this->assertSame( array( 'oidc_error' => 'expired' ), $this->back( array( 'code' => 'c', 'state' => $state ) ) );
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->back( array( 'error' => 'server_error', 'state' => $this->begin()['state'] ) ) );
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->back( array( 'code' => array( 'c' ), 'state' => $this->begin()['state'] ) ) );
	}

	public function test_an_answer_of_another_issuer_is_none(): void {
		$come = fn( mixed $iss ): array => array_keys( $this->back( array( 'code' => 'c', 'state' => $this->begin()['state'] ) + ( null === $iss ? array() : compact( 'iss' ) ) ) );
		$this->assertSame( array( 'oidc_error' ), $come( 'https://evil.example' ) );
		$this->assertSame( array( 'oidc_error' ), $come( array( School_Login::ISSUER ) ) );
		$this->assertSame( array( 'oidc' ), $come( School_Login::ISSUER ) );
		$this->assertSame( array( 'oidc' ), $come( null ) );
	}

	public function test_the_user_info_is_about_the_same_person_and_no_part_of_a_pair(): void {
		$this->school->more = array( 'sub' => 'eve' ) + self::proven( 'ada@example.test' );
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt() );
		$this->school->more = array( 'sub' => 'ada-1', 'name' => 'Ada Lovelace' ) + self::proven( 'ada@example.test' );
		$fields             = $this->session( $this->ticket() )->get_data()['fields'];
		$this->assertSame( array( 'ada@example.test', true, 'Ada Lovelace' ), array( $fields['email'], $fields['email_proven'], $fields['name'] ) );
		$fields = $this->session( $this->ticket( array( 'email' => 'victim@example.test' ) ) )->get_data()['fields'];
		$this->assertSame( array( 'victim@example.test', false ), array( $fields['email'], $fields['email_proven'] ) );
	}

	public function test_a_ticket_is_nothing_elsewhere_and_says_nothing(): void {
		$id     = $this->linked();
		$ticket = $this->ticket();
		$mine   = $_COOKIE[ Browser::cookie() ]; // phpcs:ignore WordPress.Security -- a test.
		$state  = $this->begin()['state'];
		foreach ( array( 'a', array( $ticket ), null, 7, $state, str_repeat( 'a', 43 ), "{$ticket}\0" ) as $wrong ) {
			$this->assertSame( 403, $this->session( $wrong )->get_status() );
			$this->assertSame( 403, $this->link( $wrong )->get_status() );
		}
		$this->begin();
		School_Login::forget();
		$this->assert_answer( 403, $this->session( $ticket ), 'rest_oidc_expired' );
		$this->begin();
		$this->assert_answer( 403, $this->session( $ticket ), 'rest_oidc_expired' );
		$_COOKIE[ Browser::cookie() ] = $mine;
		update_option( 'design_marketplace_oidc_issuer', 'https://login.other.test' );
		$this->assert_answer( 403, $this->session( $ticket ), 'rest_oidc_expired' );
		update_option( 'design_marketplace_oidc_issuer', School_Login::ISSUER );
		$answer = $this->session( $ticket );
		$this->assert_answer( 200, $answer );
		$this->assertSame( $id, Tokens::owner( $answer->get_data()['token'] ) );
		$this->assert_answer( 403, $this->session( $ticket ), 'rest_oidc_expired' );
		$late = $this->ticket();
		Moved_Clock::forward( 1801 );
		$this->assert_answer( 403, $this->session( $late ), 'rest_oidc_expired' );
	}

	public function test_a_first_log_in_is_linked_by_the_password_and_logs_in_from_then_on(): void {
		$id     = $this->designer();
		$email  = People::email( $id );
		$ticket = $this->ticket( self::proven( strtoupper( $email ) ) );
		$this->assertSame( array( 'next' => 'link', 'email' => $email ), $this->session( $ticket )->get_data() );
		foreach ( array( 'wrong', '', null, array( 'x' ) ) as $wrong ) {
			$this->assert_answer( 403, $this->link( $ticket, $wrong ), '[jwt_auth] incorrect_password' );
		}
		$this->assertNull( $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()['oidc']['linked'] );
		$answer = $this->link( $ticket );
		$this->assert_answer( 200, $answer );
		$this->assertSame( $id, Tokens::owner( $answer->get_data()['token'] ) );
		$this->assertSame( Verified::today(), $this->rest( 'GET', '/wp/v2/users/me', array(), $id )->get_data()['oidc']['linked'] );
		$this->assert_answer( 403, $this->link( $ticket ), 'rest_oidc_expired' );
		$this->assertSame( array( 'You can now log in on Test with SWITCH edu-ID' ), preg_replace( '/ on .* with/', ' on Test with', $this->subjects( $email ) ) );
		// Whatever the provider says of the address from then on.
		$this->assertSame( 'logged in', $this->next_of( $this->ticket( array( 'email' => 'other@example.test' ) ) ) );
	}

	public function test_wrong_passwords_are_counted_as_those_of_the_log_in(): void {
		$id     = $this->designer();
		$ticket = $this->ticket( self::proven( People::email( $id ) ) );
		for ( $i = 0; $i < 10; $i++ ) {
			$this->assertSame( 403, $this->log_in( $id, 'wrong' ) );
		}
		$this->assert_answer( 429, $this->link( $ticket, 'wrong' ) );
		$this->assert_answer( 429, $this->link( $ticket ) );
		$this->assertNull( Links::of( $id ) );
	}

	public function test_starts_and_tickets_are_limited(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			$this->session( 'a' );
		}
		$this->assert_answer( 429, $this->session( 'a' ) );
		for ( $i = 0; $i < 60; $i++ ) {
			$this->begin();
		}
		$this->assert_answer( 429, $this->rest( 'GET', self::ROUTE . '/start' ) );
	}

	public function test_only_a_proven_address_finds_an_account(): void {
		$id    = $this->designer( array( 'email' => 'ada@example.test' ) );
		$typed = $this->designer();
		$this->rest( 'POST', "/wp/v2/users/{$typed}", array( 'email' => 'typed@example.test' ), $typed );
		$given = $this->designer( array( 'email' => 'given@example.test' ) );
		update_user_meta( $given, State::UNPROVEN, '1' );
		foreach ( array(
			'not said to be proven'  => array( 'email' => 'ada@example.test' ),
			'not proven'             => array( 'email' => 'ada@example.test', 'email_verified' => false ),
			'proven by a word'       => array( 'email' => 'ada@example.test', 'email_verified' => 'true' ),
			'proven by a list'       => array( 'email' => 'ada@example.test', 'email_verified' => array( true ) ),
			'with another letter'    => self::proven( 'adà@example.test' ),
			'with an unseen letter'  => self::proven( "a\u{200B}da@example.test" ),
			'with a zero byte'       => self::proven( "ada\0@example.test" ),
			'with a tag'             => self::proven( 'a<b></b>da@example.test' ),
			'in another host'        => self::proven( "ada@exam\u{00AD}ple.test" ),
			'a list'                 => array( 'email' => array( 'ada@example.test' ), 'email_verified' => true ),
			'only typed'             => self::proven( 'typed@example.test' ),
			'given by somebody else' => self::proven( 'given@example.test' ),
		) as $about => $claims ) {
			$ticket = $this->ticket( $claims );
			$this->assertSame( 'signup', $this->next_of( $ticket ), $about );
			$this->assert_answer( 403, $this->link( $ticket ), 'rest_oidc_expired' );
			$this->assert_answer( 403, $this->rest( 'POST', self::ROUTE . '/link', array( 'ticket' => $ticket, 'mail' => true ) ), 'rest_oidc_expired' );
		}
		$this->assertSame( 'link', $this->next_of( $this->ticket( self::proven( 'ada@example.test' ) ) ) );
		$this->assertNull( Links::of( $id ) ?? Links::of( $typed ) ?? Links::of( $given ) );
	}

	public function test_whoever_proves_a_typed_address_gets_it_and_the_change_ends(): void {
		$typed = $this->designer();
		$this->rest( 'POST', "/wp/v2/users/{$typed}", array( 'email' => 'wanted@example.test' ), $typed );
		$key = $this->last_link( 'design_marketplace_email', 'confirm[\w.]+' );
		$this->assertNotSame( '', $key );
		$this->assert_answer( 200, $this->sign_up( $this->ticket( self::proven( 'wanted@example.test' ) ), array( 'email' => 'wanted@example.test' ) ) );
		$this->assertSame( 410, ( new Email_Change_Link() )->handle( $key, true )[0] );
		$this->assertTrue( $this->rest( 'GET', '/wp/v2/users/me', array(), $typed )->get_data()['email_proven'] );
	}

	public function test_a_subject_is_another_one_with_another_letter_or_issuer(): void {
		$id = $this->linked( 'Ada-1' );
		foreach ( array( 'ada-1', 'Ada-1 ', 'ADA-1' ) as $sub ) {
			$this->assertSame( 'signup', $this->next_of( $this->ticket( compact( 'sub' ) ) ), $sub );
		}
		$this->assertSame( $id, Tokens::owner( $this->session( $this->ticket( array( 'sub' => 'Ada-1' ) ) )->get_data()['token'] ) );
	}

	public function test_one_account_has_one_link_and_one_link_one_account(): void {
		$id    = $this->linked();
		$other = $this->designer();
		$this->assert_answer( 409, $this->link( $this->ticket( self::proven( People::email( $id ), array( 'sub' => 'eve' ) ) ) ), 'rest_oidc_other' );
		$this->assertSame( $other, Tokens::owner( $this->session( $this->own( $other, 'ada-2' ), $other )->get_data()['token'] ) );
		$third = $this->designer();
		$this->assert_answer( 409, $this->session( $this->own( $third, 'ada-1' ), $third ), 'rest_oidc_taken' );
		$this->assertNull( Links::of( $third ) );
		$this->assert_answer( 409, $this->sign_up( $this->ticket( array( 'sub' => 'ada-1' ) ) ), 'rest_oidc_taken' );
		$this->assertSame( 'ada-1', Links::of( $id )['sub'] ?? '' );
	}

	/** A ticket that somebody gets in their own session. */
	private function own( int $id, string $sub ): string {
		$this->school->claims = compact( 'sub' );
		$answer               = $this->rest( 'POST', self::ROUTE . '/start', array( 'redirect_url' => '/settings?tab=account' ), $id );
		$this->assert_answer( 200, $answer );
		$told = $this->back( array( 'code' => 'c', 'state' => $this->school->go( $answer->get_data()['url'] )['state'] ) );
		$this->assertSame( '/settings?tab=account', $told['redirect_url'] );
		return $told['oidc'];
	}

	public function test_a_ticket_for_ones_own_account_links_no_other_and_nobody_else(): void {
		$id     = $this->designer();
		$eve    = $this->designer();
		$ticket = $this->own( $id, 'ada-1' );
		$this->assert_answer( 403, $this->session( $ticket ), 'rest_oidc_expired' );
		$this->assert_answer( 403, $this->session( $ticket, $eve ), 'rest_oidc_expired' );
		$this->assert_answer( 403, $this->link( $ticket ), 'rest_oidc_expired' );
		$this->assert_answer( 403, $this->sign_up( $ticket, array( 'email' => 'eve@example.test' ) ), 'rest_oidc_expired' );
		$this->assertNull( Links::of( $id ) ?? Links::of( $eve ) );
		$this->assertSame( $id, Tokens::owner( $this->session( $ticket, $id )->get_data()['token'] ) );
		$this->assertSame( 'ada-1', Links::of( $id )['sub'] ?? '' );
		$this->assert_answer( 403, $this->session( $ticket, $id ), 'rest_oidc_expired' );
		$this->assert_answer( 200, $this->session( $this->own( $id, 'ada-1' ), $id ) );
		$this->assertCount( 1, $this->subjects( People::email( $id ) ), 'Told once' );
		$this->assert_answer( 401, $this->rest( 'POST', self::ROUTE . '/start' ) );
	}

	public function test_a_link_of_a_former_provider_gives_way(): void {
		$id = $this->linked();
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'dmkt_oidc_link', array( 'issuer' => 'https://login.former.test', 'person' => str_repeat( '0', 64 ) ), array( 'user_id' => $id ) );
		$this->assert_answer( 200, $this->link( $this->ticket( self::proven( People::email( $id ) ) ) ) );
		$this->assertSame( School_Login::ISSUER, Links::of( $id )['issuer'] ?? '' );
	}

	/**
	 * People who can do more than members.
	 * @return iterable<string,array{string,string}>
	 */
	public static function staff(): iterable {
		yield 'administrator' => array( 'administrator', '' );
		yield 'editor' => array( 'editor', '' );
		yield 'contributor' => array( 'contributor', '' );
		yield 'a designer with one capability more' => array( 'designer', 'design_marketplace_view_figures' );
		yield 'a subscriber with one capability more' => array( 'subscriber', 'list_users' );
	}

	#[DataProvider( 'staff' )]
	public function test_nobody_with_more_capabilities_gets_in( string $role, string $cap ): void {
		$id = 'designer' === $role ? $this->linked() : $this->person( $role );
		if ( '' !== $cap ) {
			get_userdata( $id )->add_cap( $cap );
		}
		$late = 'designer' === $role ? $this->late( $id, $cap ) : '';
		$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt( self::proven( People::email( $id ), array( 'sub' => 'eve' ) ) ), 'by the address' );
		$this->assert_answer( 403, $this->rest( 'POST', self::ROUTE . '/start', array(), $id ), 'rest_forbidden' );
		if ( 'designer' === $role ) {
			$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt(), 'by the link' );
			$this->assert_answer( 403, $this->session( $late ), 'rest_forbidden' );
		} else {
			global $wpdb;
			$wpdb->insert( $wpdb->prefix . 'dmkt_oidc_link', array( 'user_id' => $id, 'person' => hash( 'sha256', School_Login::ISSUER . "\nada-1" ), 'issuer' => School_Login::ISSUER, 'sub' => 'ada-1', 'day' => '2026-11-29' ) );
			$this->assertSame( array( 'oidc_error' => 'failed' ), $this->attempt(), 'by the link' );
		}
	}

	/** A ticket from before somebody got a capability. */
	private function late( int $id, string $cap ): string {
		get_userdata( $id )->remove_cap( $cap );
		$ticket = $this->ticket();
		get_userdata( $id )->add_cap( $cap );
		return $ticket;
	}

	public function test_an_account_that_is_off_is_answered_as_by_the_log_in(): void {
		$id     = $this->linked();
		$before = $this->ticket();
		Off::set( $id );
		$asked = $this->rest( 'POST', '/jwt-auth/v1/token', array( 'username' => People::email( $id ), 'password' => People::PASSWORD ) );
		foreach ( array( $before, $this->ticket() ) as $ticket ) {
			$answer = $this->session( $ticket );
			$this->assert_answer( 403, $answer, '[jwt_auth] account_off' );
			$this->assertSame( wp_strip_all_tags( $asked->get_data()['message'] ), wp_strip_all_tags( $answer->get_data()['message'] ) );
		}
		Links::end( $id );
		$ticket = $this->ticket( self::proven( People::email( $id ) ) );
		$this->assert_answer( 403, $this->link( $ticket ), '[jwt_auth] account_off' );
		$this->assertSame( '', $this->mailed( $ticket ) );
		$this->assertNull( Links::of( $id ) );
	}

	public function test_a_link_by_mail_asks_on_a_page_and_works_once(): void {
		$id                = $this->designer();
		$ticket            = $this->ticket( self::proven( People::email( $id ), array( 'name' => '<b>Ada</b> & Co' ) ) );
		$key               = $this->mailed( $ticket );
		[ $status, $page ] = ( new Oidc_Link() )->handle( $key, false );
		$this->assertSame( 200, $status );
		$this->assertStringContainsString( People::email( $id ), $page );
		$this->assertStringNotContainsString( '<b>', $page );
		$this->assertNull( Links::of( $id ), 'Opening it changes nothing' );
		$this->assertSame( 'link', $this->next_of( $ticket ) );
		$this->assertSame( 200, ( new Oidc_Link() )->handle( $key, true )[0] );
		$this->assertSame( 410, ( new Oidc_Link() )->handle( $key, true )[0] );
		$this->assertSame( 'logged in', $this->next_of( $ticket ), 'The browser that waited' );
		$this->assertSame( 200, $this->log_in( $id ), 'The password stays' );
		$this->assertContains( 2, array( count( $this->subjects( People::email( $id ) ) ) ) );
		foreach ( array( '', 'a', str_repeat( 'a', 43 ), $ticket ) as $wrong ) {
			$this->assertSame( 410, ( new Oidc_Link() )->handle( $wrong, true )[0] );
		}
	}

	/**
	 * What ends a link that was mailed.
	 * @return iterable<string,array{Closure(int):mixed}>
	 */
	public static function ends(): iterable {
		yield 'half an hour' => array( static fn() => Moved_Clock::forward( 1801 ) );
		yield 'a new password' => array( static fn( int $id ) => wp_set_password( 'another password', $id ) );
		yield 'another address' => array( static fn( int $id ) => Account::change( $id, array( 'user_email' => 'moved@example.test' ) ) );
		yield 'the account is off' => array( static fn( int $id ) => Off::set( $id ) );
		yield 'the account is gone' => array( static fn( int $id ) => ( new Deletion() )->delete( $id ) );
		yield 'more capabilities' => array( static fn( int $id ) => get_userdata( $id )->add_cap( 'edit_posts' ) );
		yield 'another provider' => array( static fn() => update_option( 'design_marketplace_oidc_issuer', 'https://login.other.test' ) );
	}

	/** @param Closure(int):mixed $end Ends it. */
	#[DataProvider( 'ends' )]
	public function test_a_mailed_link_ends_with( Closure $end ): void {
		$id  = $this->designer();
		$key = $this->mailed( $this->ticket( self::proven( People::email( $id ) ) ) );
		$end( $id );
		$this->assertSame( 410, ( new Oidc_Link() )->handle( $key, false )[0] );
		$this->assertSame( 410, ( new Oidc_Link() )->handle( $key, true )[0] );
		$this->assertNull( Links::of( $id ) );
	}

	public function test_mailed_links_are_limited_as_lost_passwords(): void {
		$id     = $this->designer();
		$ticket = $this->ticket( self::proven( People::email( $id ) ) );
		$ask    = fn(): WP_REST_Response => $this->rest( 'POST', self::ROUTE . '/link', array( 'ticket' => $ticket, 'mail' => true ) );
		array_map( fn() => $this->assert_answer( 200, $ask() ), array( 1, 2, 3 ) );
		$this->assert_answer( 429, $ask() );
	}

	public function test_an_account_that_waits_is_activated_by_its_password_and_nothing_is_lost(): void {
		$id     = $this->designer( array( 'activated' => false, 'city' => 'Bern' ) );
		$ticket = $this->ticket( self::proven( People::email( $id ) ) );
		$this->assertSame( 'link', $this->next_of( $ticket ) );
		$answer = $this->link( $ticket );
		$this->assert_answer( 200, $answer );
		$this->assertSame( $id, Tokens::owner( $answer->get_data()['token'] ) );
		$this->assertSame( 'Bern', get_user_meta( $id, Member_Fields::key( 'city' ), true ) );
		$this->assertSame( Account_State::Active, State::of( $id ) );
	}

	public function test_an_account_that_somebody_else_began_is_taken_away_by_mail_and_one_signs_up(): void {
		$id     = $this->designer( array( 'activated' => false, 'email' => 'victim@example.test' ) );
		$ticket = $this->ticket( self::proven( 'victim@example.test' ) );
		$this->assert_answer( 403, $this->link( $ticket, 'guess' ), '[jwt_auth] incorrect_password' );
		$key = $this->mailed( $ticket );
		$this->assertSame( 200, ( new Oidc_Link() )->handle( $key, false )[0] );
		$this->assertNotFalse( get_userdata( $id ) );
		// The mail is read on another device.
		School_Login::forget();
		[ $status, $url ] = ( new Oidc_Link() )->handle( $key, true );
		$this->assertSame( 303, $status );
		$this->assertFalse( get_userdata( $id ) );
		$next   = $this->told( $url )['oidc'];
		$fields = $this->session( $next )->get_data()['fields'];
		$this->assertSame( array( 'victim@example.test', true ), array( $fields['email'], $fields['email_proven'] ) );
		$answer = $this->sign_up( $next, array( 'email' => 'victim@example.test' ) );
		$this->assert_answer( 200, $answer );
		$this->assertTrue( $answer->get_data()['activated'] );
		$this->assertSame( 403, $this->log_in( $answer->get_data()['user']['id'] ), 'with the password of whoever began it' );
		$this->assertSame( 410, ( new Oidc_Link() )->handle( $key, true )[0] );
	}

	/**
	 * Signs up with a ticket.
	 * @param array<string,mixed> $fields Fields that differ.
	 */
	private function sign_up( string $ticket, array $fields = array() ): WP_REST_Response {
		return $this->rest( 'POST', '/wp/v2/users/register', array( 'oidc' => $ticket ) + Forms::designer( $fields + array( 'password' => null, 'password_verify' => null ) ) );
	}

	public function test_a_sign_up_with_a_proven_address_is_active_at_once(): void {
		$answer = $this->sign_up( $this->ticket( self::proven( 'new@example.test' ) ), array( 'email' => 'new@example.test' ) );
		$this->assert_answer( 200, $answer );
		$this->assertTrue( $answer->get_data()['activated'] );
		$id = $answer->get_data()['user']['id'];
		$this->assertCount( 1, $this->subjects( 'new@example.test' ), 'No activation' );
		$this->assertSame( $id, Tokens::owner( $this->session( $this->ticket() )->get_data()['token'] ) );
		// It has no password, until one is set by the email for a lost one.
		$this->assert_answer( 400, $this->rest( 'POST', "/wp/v2/users/{$id}", array( 'password' => 'a new password', 'password_verify' => 'a new password' ), $id ) );
		$this->assert_answer( 409, $this->rest( 'DELETE', self::ROUTE . '/link', array(), $id ), 'rest_oidc_needed' );
		reset_password( get_userdata( $id ), 'first password' );
		$this->assertSame( 200, $this->log_in( $id, 'first password' ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', self::ROUTE . '/link', array(), $id ) );
		$this->assertSame( 'signup', $this->next_of( $this->ticket() ) );
	}

	public function test_a_sign_up_with_another_address_waits_for_it_and_its_reader_is_told_of_the_link(): void {
		$ticket = $this->ticket( self::proven( 'ada@example.test' ) );
		$answer = $this->sign_up( $ticket, array( 'email' => 'victim@example.test' ) );
		$this->assert_answer( 200, $answer );
		$this->assertFalse( $answer->get_data()['activated'] );
		$id = $answer->get_data()['user']['id'];
		$this->assert_answer( 403, $this->session( $this->ticket() ), '[jwt_auth] not_activated' );
		$this->assertCount( 1, $this->subjects( 'victim@example.test' ) );
		( new \DesignMarketplace\People\Members\Activation() )->activate( $id );
		$this->assertNotEmpty( preg_grep( '/SWITCH edu-ID/', $this->subjects( 'victim@example.test' ) ) );
		// Their own log-in finds the account, and does not get in by it.
		$this->assertSame( 'link', $this->next_of( $this->ticket( self::proven( 'victim@example.test', array( 'sub' => 'victim' ) ) ) ) );
	}

	public function test_a_sign_up_uses_its_ticket_up_when_it_succeeds_and_needs_a_good_one(): void {
		$ticket = $this->ticket( self::proven( 'new@example.test' ) );
		$this->assert_answer( 400, $this->sign_up( $ticket, array( 'email' => 'new@example.test', 'city' => null ) ) );
		$this->assert_answer( 200, $this->sign_up( $ticket, array( 'email' => 'new@example.test' ) ) );
		foreach ( array( $ticket, str_repeat( 'a', 43 ), array( $ticket ) ) as $wrong ) {
			$answer = $this->rest( 'POST', '/wp/v2/users/register', array( 'oidc' => $wrong ) + Forms::designer( array( 'email' => 'more@example.test' ) ) );
			$this->assert_answer( 403, $answer, 'rest_oidc_expired' );
		}
		$this->assertFalse( email_exists( 'more@example.test' ) );
		$this->assert_answer( 400, $this->rest( 'POST', '/wp/v2/users/register', array( 'oidc' => '' ) + Forms::designer( array( 'password' => null ) ) ) );
	}

	public function test_a_link_is_taken_away_in_ones_own_session(): void {
		$id = $this->linked();
		$this->assert_answer( 401, $this->rest( 'DELETE', self::ROUTE . '/link' ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', self::ROUTE . '/link', array(), $this->designer() ) );
		$this->assertNotNull( Links::of( $id ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', self::ROUTE . '/link', array(), $id ) );
		$this->assert_answer( 200, $this->rest( 'DELETE', self::ROUTE . '/link', array(), $id ) );
		$this->assertNull( Links::of( $id ) );
		$this->assertCount( 1, preg_grep( '/no longer/', $this->subjects( People::email( $id ) ) ) );
	}

	public function test_whoever_takes_an_account_back_is_rid_of_a_strangers_link(): void {
		$id   = $this->linked( 'thief' );
		$mine = People::email( $id );
		$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'thief@example.test' ), $id );
		$undo = $this->last_link( 'design_marketplace_email', 'undo[\w.]+' );
		$this->assertSame( 303, ( new Email_Change_Link() )->handle( $undo, true )[0] );
		$this->assertNull( Links::of( $id ) );
		$this->assertSame( $mine, People::email( $id ) );
		$id = $this->linked( 'thief' );
		$this->rest( 'POST', "/wp/v2/users/{$id}", array( 'email' => 'set@example.test' ), People::administrator() );
		$this->assertNull( Links::of( $id ), 'as an administrator gives them another address' );
	}

	public function test_a_link_is_exported_and_erased_with_the_account(): void {
		$id = $this->linked();
		$this->assertSame( array( 'issuer' => School_Login::ISSUER, 'sub' => 'ada-1', 'day' => Verified::today() ), ( new Inventory() )->own( $id )['login'] );
		$this->own( $id, 'ada-1' );
		( new Deletion() )->delete( $id );
		$this->assertNull( Links::of( $id ) );
		$this->assertSame( 'signup', $this->next_of( $this->ticket() ) );
		global $wpdb;
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dmkt_oidc_step WHERE linking > 0" ) );
		Moved_Clock::forward( 1801 );
		( new Inventory() )->expire();
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}dmkt_oidc_step" ) );
	}

	public function test_a_path_of_this_site_is_gone_to_afterwards_and_no_other_address(): void {
		foreach ( array( '/jobs/3?a=b', '/designers' ) as $path ) {
			$asked = $this->led( $this->rest( 'GET', self::ROUTE . '/start', array( 'redirect_url' => $path ) ) );
			$this->assertSame( $path, $this->back( array( 'code' => 'c', 'state' => $asked['state'] ) )['redirect_url'] );
		}
		foreach ( array( '//evil.example', 'https://evil.example', '/\\evil.example', '\\/evil.example', "/\tx", 'x', '', array( '/' ), '/' . str_repeat( 'a', 600 ) ) as $path ) {
			$asked = $this->led( $this->rest( 'GET', self::ROUTE . '/start', array( 'redirect_url' => $path ) ) );
			$this->assertSame( array( 'oidc' ), array_keys( $this->back( array( 'code' => 'c', 'state' => $asked['state'] ) ) ), (string) wp_json_encode( $path ) );
		}
	}

	public function test_an_affiliation_confirms_the_school_at_each_log_in_and_one_without_ends_nothing(): void {
		$id     = $this->designer( array( 'school' => 'EPFL' ) );
		$mark   = static fn(): ?array => Verified::of( $id ) ? array( Verified::of( $id )->by, Verified::of( $id )->day ) : null;
		$claims = self::proven( People::email( $id ), array( 'eduPersonScopedAffiliation' => array( 'library-walk-in@ecal.ch', 'Student@EPFL.ch' ) ) );
		$answer = $this->link( $this->ticket( $claims ) );
		$this->assert_answer( 200, $answer );
		$this->assertArrayNotHasKey( 'fields', $answer->get_data(), 'Nothing is offered in the place of a school' );
		$this->assertSame( array( 'login', Verified::today() ), $mark() );
		$first = Verified::today();
		Moved_Clock::forward( 40 * DAY_IN_SECONDS );
		$this->assertSame( 'logged in', $this->next_of( $this->ticket() ) );
		$this->assertSame( array( 'login', $first ), $mark() );
		$this->assertSame( 'logged in', $this->next_of( $this->ticket( array( 'swissEduPersonHomeOrganization' => 'epfl.ch' ) ) ) );
		$this->assertSame( array( 'login', Verified::today() ), $mark() );
		$other = $this->designer( array( 'school' => 'ECAL' ) );
		foreach ( array( 'student@epfl.ch', 'library-walk-in@ecal.ch', 'student@ecal.ch.evil.example', 'student@sub.ecal.ch', 'evil@ecal.ch@evil.example' ) as $i => $affiliation ) {
			$claims = array( 'sub' => 'other', 'eduPersonScopedAffiliation' => $affiliation ) + self::proven( People::email( $other ) );
			0 === $i ? $this->link( $this->ticket( $claims ) ) : $this->session( $this->ticket( $claims ) );
			$this->assertNull( Verified::of( $other ), $affiliation );
		}
		$this->assertSame( 'ECAL', get_user_meta( $other, Member_Fields::key( 'school' ), true ) );
	}

	public function test_an_empty_school_is_offered_and_never_filled(): void {
		$id     = $this->designer();
		$claims = self::proven( People::email( $id ), array( 'eduPersonScopedAffiliation' => 'student@epfl.ch', 'locale' => 'fr-CH' ) );
		$answer = $this->link( $this->ticket( $claims ) );
		$this->assertSame( array( 'EPFL', array( 'fr' ) ), array( $answer->get_data()['fields']['school'], $answer->get_data()['fields']['languages'] ) );
		$this->assertArrayNotHasKey( 'fields', $this->session( $this->ticket( $claims ) )->get_data() );
		$this->assertSame( '', (string) get_user_meta( $id, Member_Fields::key( 'school' ), true ) );
		$ticket = $this->ticket( array( 'sub' => 'new' ) + self::proven( 'new@example.test' ) + $claims );
		$this->assertSame( 'EPFL', $this->session( $ticket )->get_data()['fields']['school'] );
		$new = $this->sign_up( $ticket, array( 'email' => 'new@example.test', 'school' => 'EPFL' ) )->get_data()['user']['id'];
		$this->assertSame( 'login', Verified::of( $new )->by ?? '' );
	}

	public function test_the_doctor_looks_at_issuer_clock_and_redirect_address(): void {
		$status = 302;
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$status ): mixed {
				return Provider_Settings::redirect_uri() === $url ? array( 'response' => array( 'code' => $status ), 'headers' => array(), 'body' => '', 'cookies' => array() ) : $answer;
			},
			10,
			3
		);
		$finding = Login_Checks::provider();
		$this->assertSame( Finding::GOOD, $finding->status, $finding->advice );
		$this->assertStringContainsString( Provider_Settings::redirect_uri(), $finding->advice );
		$this->school->facts = array( 'issuer' => 'https://login.example.test' );
		$this->ticket();
		$this->assertSame( Finding::CRITICAL, Login_Checks::provider()->status, 'It is asked anew' );
		$this->school->facts = array();
		foreach ( array( 40, -40 ) as $seconds ) {
			$this->school->ahead = $seconds;
			$this->assertStringContainsString( '40', Login_Checks::provider()->advice );
		}
		$this->school->ahead = 0;
		$status              = 404;
		$this->assertSame( Finding::CRITICAL, Login_Checks::provider()->status );
		$status = 302;
		delete_transient( 'design_marketplace_oidc_' . md5( School_Login::ISSUER ) );
		$this->school->instead = array( '/token' => array( 'status' => 400, 'body' => '{"error":"invalid_client"}' ) );
		$this->attempt();
		$this->assertStringContainsString( 'invalid_client', Login_Checks::provider()->advice );
		update_option( 'design_marketplace_oidc_client_id', '' );
		$this->assertSame( Finding::RECOMMENDED, Login_Checks::provider()->status );
		update_option( 'design_marketplace_oidc_issuer', '' );
		$this->assertSame( Finding::GOOD, Login_Checks::provider()->status );
	}

	public function test_over_https_no_neighbouring_host_can_plant_the_cookie(): void {
		$this->assertSame( 'design_marketplace_oidc', Browser::cookie() );
		$_SERVER['HTTPS'] = 'on';
		$this->assertSame( '__Host-design_marketplace_oidc', Browser::cookie() );
		unset( $_SERVER['HTTPS'] );
	}

	public function test_the_secret_is_never_shown_and_each_setting_is_checked(): void {
		$reader = new Reader();
		foreach ( array( 'http://login.example.test', 'mailto:a@example.test', 'login.example.test', 'javascript:alert(1)' ) as $wrong ) {
			$this->assertInstanceOf( WP_Error::class, $reader->read( 'oidc_issuer', $wrong ), $wrong );
		}
		$this->assertSame( School_Login::ISSUER, $reader->read( 'oidc_issuer', School_Login::ISSUER ) );
		$this->assertSame( array( 'affiliation' => 'groups', 'home' => '' ), $reader->read( 'oidc_claims', array( 'affiliation' => ' groups ', 'home' => '', 'other' => 'x' ) ) );
		$html = '';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		foreach ( Tab::Signup->keys() as $key ) {
			ob_start();
			( new Field( $key ) )->show();
			$html .= ob_get_clean();
		}
		$this->assertStringContainsString( 'eduPersonScopedAffiliation', $html );
		$this->assertStringNotContainsString( School_Login::SECRET, $html );
		$this->assertStringNotContainsString( School_Login::SECRET, (string) wp_json_encode( $this->rest( 'GET', '/wp/v2/options' )->get_data() ) );
	}
}
