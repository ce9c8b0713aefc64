<?php
/** A provider of log-ins that answers whatever a test wants, and the browser that goes through it. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

use Closure;
use DesignMarketplace\Clock;
use DesignMarketplace\People\Oidc\Browser;
use Firebase\JWT\JWT;
use OpenSSLAsymmetricKey;

final class School_Login {

	public const ISSUER = 'https://login.example.test/oidc';

	public const CLIENT = 'the-site';

	public const SECRET = 'a secret of the client, long enough to sign with';

	/**
	 * Made once, as it takes long.
	 * @var array<string,OpenSSLAsymmetricKey>
	 */
	private static array $keys = array();

	/**
	 * Claims of the next ID token.
	 * @var array<string,mixed>
	 */
	public array $claims = array();

	/**
	 * What differs in the discovery document.
	 * @var array<string,mixed>
	 */
	public array $facts = array();

	/**
	 * The user info, null for none.
	 * @var array<string,mixed>|null
	 */
	public ?array $more = null;

	/**
	 * Changes the ID token's claims, or gives the token itself.
	 * @var Closure(array<string,mixed>,self):(array<string,mixed>|string)|null
	 */
	public ?Closure $forge = null;

	/**
	 * Answers in place of the provider, by address.
	 * @var array<string,mixed>
	 */
	public array $instead = array();

	/** Name of the present key. */
	public string $kid = 'one';

	/** Name of another key that it publishes, '' for none. */
	public string $also = '';

	/** Seconds by which its clock is ahead. */
	public int $ahead = 0;

	/**
	 * Requests so far: address and arguments.
	 * @var list<array{string,array<string,mixed>}>
	 */
	public array $asked = array();

	/** Nonce of the log-in under way. */
	private string $nonce = '';

	public function __construct() {
		foreach ( array( 'issuer' => self::ISSUER, 'client_id' => self::CLIENT, 'client_secret' => self::SECRET ) as $name => $value ) {
			update_option( "design_marketplace_oidc_{$name}", $value );
		}
		add_filter( 'pre_http_request', $this->answer( ... ), 10, 3 );
		delete_transient( 'design_marketplace_oidc_' . md5( self::ISSUER ) );
		self::forget();
	}

	/** Another browser, which has no cookie yet. */
	public static function forget(): void {
		unset( $_COOKIE[ Browser::cookie() ] );
	}

	/** The provider's key. */
	public static function key( string $kid ): OpenSSLAsymmetricKey {
		$made = self::$keys[ $kid ] ??= openssl_pkey_new( // phpcs:ignore Squiz.PHP.DisallowMultipleAssignments -- kept.
			'ec' === $kid ? array( 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1' ) : array( 'private_key_bits' => 2048 )
		) ?: throw new \RuntimeException( 'No key.' ); // phpcs:ignore WordPress.PHP.DisallowShortTernary -- a test.
		return $made;
	}

	/**
	 * What a key is like in public.
	 * @return array<string,string>
	 */
	public static function published( string $kid ): array {
		$details = (array) openssl_pkey_get_details( self::key( $kid ) );
		// PHP leaves zeros at the beginning out.
		$length = 'ec' === $kid ? 32 : 0;
		$texts  = array_map(
			static fn( string $bytes ): string => JWT::urlsafeB64Encode( str_pad( $bytes, $length, "\0", STR_PAD_LEFT ) ),
			array_filter( $details['ec'] ?? $details['rsa'], 'is_string' )
		);
		return 'ec' === $kid
			? array( 'kty' => 'EC', 'crv' => 'P-256', 'x' => $texts['x'], 'y' => $texts['y'], 'kid' => $kid )
			: array( 'kty' => 'RSA', 'n' => $texts['n'], 'e' => $texts['e'], 'kid' => $kid, 'use' => 'sig' );
	}

	/**
	 * Claims of a good ID token.
	 * @return array<string,mixed>
	 */
	public function good(): array {
		return $this->claims + array(
			'iss'   => self::ISSUER,
			'aud'   => self::CLIENT,
			'sub'   => 'ada-1',
			'nonce' => $this->nonce,
			'iat'   => Clock::now(),
			'exp'   => Clock::now() + 300,
		);
	}

	/**
	 * Goes to the provider. Returns what the address says.
	 * @return array<string,string>
	 */
	public function go( string $url ): array {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$query       = array_filter( $query, 'is_string' );
		$this->nonce = $query['nonce'] ?? '';
		return $query;
	}

	/**
	 * Answers a request of the site.
	 * @param array<string,mixed> $args   Arguments.
	 */
	public function answer( mixed $answer, array $args, string $url ): mixed {
		if ( ! str_starts_with( $url, self::ISSUER ) ) {
			return $answer;
		}
		$this->asked[] = array( $url, $args );
		$path          = substr( $url, strlen( self::ISSUER ) );
		if ( array_key_exists( $path, $this->instead ) ) {
			$instead = $this->instead[ $path ];
			return is_array( $instead ) && isset( $instead['status'] )
				? array( 'response' => array( 'code' => $instead['status'] ), 'headers' => array( 'location' => 'https://evil.example/' ), 'body' => $instead['body'] ?? '', 'cookies' => array() )
				: $instead;
		}
		return array(
			'response' => array( 'code' => 200 ),
			'headers'  => array( 'date' => gmdate( 'D, d M Y H:i:s \G\M\T', Clock::now() + $this->ahead ) ),
			'cookies'  => array(),
			'body'     => (string) wp_json_encode(
				match ( $path ) {
					'/.well-known/openid-configuration' => $this->facts + array(
						'issuer'                 => self::ISSUER,
						'authorization_endpoint' => self::ISSUER . '/auth?realm=a',
						'token_endpoint'         => self::ISSUER . '/token',
						'jwks_uri'               => self::ISSUER . '/jwks',
					) + ( null === $this->more ? array() : array( 'userinfo_endpoint' => self::ISSUER . '/me' ) ),
					'/jwks'                             => array(
						'keys' => array(
							self::published( $this->kid ),
							self::published( 'ec' ),
							array( 'use' => 'enc' ) + self::published( 'hidden' ),
							...( '' === $this->also ? array() : array( self::published( $this->also ) ) ),
						),
					),
					'/me'                               => $this->more,
					'/token'                            => array( 'access_token' => 'secret', 'id_token' => $this->token() ),
					default                             => array( 'error' => 'unknown' ),
				}
			),
		);
	}

	private function token(): string {
		$forged = $this->forge ? ( $this->forge )( $this->good(), $this ) : $this->good();
		return is_string( $forged ) ? $forged : JWT::encode( $forged, self::key( $this->kid ), 'RS256', $this->kid );
	}
}
