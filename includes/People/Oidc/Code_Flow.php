<?php
/** The authorization code flow with PKCE: where the browser is sent, and who it was when it comes back. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Kernel\Contract\Languages;
use Firebase\JWT\JWT;

/**
 * Nonce and verifier are made of the state and of what the browser's cookie says: neither is kept, and whoever has read the address or the
 * database knows neither.
 */
final class Code_Flow {

	public function __construct( private readonly Provider $provider = new Provider() ) {}

	/** The address of the provider's log-in. */
	public function url( string $state, string $browser ): string {
		$url   = $this->provider->endpoint( 'authorization_endpoint' );
		$query = array(
			'response_type'         => 'code',
			'client_id'             => Provider_Settings::client_id(),
			'redirect_uri'          => Provider_Settings::redirect_uri(),
			'scope'                 => Provider_Settings::scopes(),
			'state'                 => $state,
			'nonce'                 => self::made_of( 'nonce', $state, $browser ),
			'code_challenge'        => JWT::urlsafeB64Encode( hash( 'sha256', self::made_of( 'verifier', $state, $browser ), true ) ),
			'code_challenge_method' => 'S256',
			'ui_locales'            => Languages::current(),
		);
		return $url . ( str_contains( $url, '?' ) ? '&' : '?' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * @param string|null $issuer Named in the answer as its sender; null where there is none.
	 */
	public function person( string $code, string $state, string $browser, ?string $issuer ): Identity {
		$must_be_named = true === ( $this->provider->facts()['authorization_response_iss_parameter_supported'] ?? false );
		if ( ( $must_be_named || null !== $issuer ) && Provider_Settings::issuer() !== $issuer ) {
			throw new Provider_Failure( 'Another issuer has answered.' );
		}
		$tokens = $this->tokens( $code, self::made_of( 'verifier', $state, $browser ) );
		$token  = is_string( $tokens['id_token'] ?? null ) ? $tokens['id_token'] : '';
		$claims = ( new Id_Token( $this->provider ) )->claims( $token, self::made_of( 'nonce', $state, $browser ) );
		$more   = $this->more( $tokens['access_token'] ?? null, $claims );
		// The address, and whether it is proven, come from one source: the token, if it has an address.
		$pair = array( 'email' => 1, 'email_verified' => 1 );
		return Identity::of(
			isset( $claims['email'] ) ? $claims + array_diff_key( $more, $pair ) : array_diff_key( $claims, $pair ) + $more
		);
	}

	/** @return array<string,mixed> */
	private function tokens( string $code, string $verifier ): array {
		$form    = array(
			'grant_type'    => 'authorization_code',
			'code'          => $code,
			'redirect_uri'  => Provider_Settings::redirect_uri(),
			'code_verifier' => $verifier,
		);
		$id      = Provider_Settings::client_id();
		$secret  = Provider_Settings::secret();
		$ways    = (array) ( $this->provider->facts()['token_endpoint_auth_methods_supported'] ?? array( 'client_secret_basic' ) );
		$headers = array();
		if ( '' === $secret ) {
			$form['client_id'] = $id;
		} elseif ( ! in_array( 'client_secret_basic', $ways, true ) && in_array( 'client_secret_post', $ways, true ) ) {
			$form += array( 'client_id' => $id, 'client_secret' => $secret );
		} else {
			$headers['Authorization'] = 'Basic ' . base64_encode( rawurlencode( $id ) . ':' . rawurlencode( $secret ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- as HTTP wants it.
		}
		return $this->provider->ask( $this->provider->endpoint( 'token_endpoint' ), $headers, $form );
	}

	/**
	 * Asks the provider for the rest. It cannot change who the person is.
	 * @param array<string,mixed> $claims Of the ID token.
	 * @return array<string,mixed>
	 */
	private function more( mixed $token, array $claims ): array {
		if ( ! is_string( $token ) || ! isset( $this->provider->facts()['userinfo_endpoint'] ) ) {
			return array();
		}
		$more = $this->provider->ask( $this->provider->endpoint( 'userinfo_endpoint' ), array( 'Authorization' => "Bearer {$token}" ) );
		if ( ( $more['sub'] ?? null ) !== $claims['sub'] ) {
			throw new Provider_Failure( 'The user info is about somebody else.' );
		}
		return $more;
	}

	private static function made_of( string $what, string $state, string $browser ): string {
		return JWT::urlsafeB64Encode( hash_hmac( 'sha256', "{$what}|{$state}", $browser, true ) );
	}
}
