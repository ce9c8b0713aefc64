<?php
/** Checks an ID token: the provider's own signature, and that it is for this site, this log-in and now. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use Firebase\JWT\JWK;
use Firebase\JWT\JWT;
use Throwable;

final class Id_Token {

	/** The kind of key that each algorithm has. There is no other algorithm: neither `none`, nor one whose key is a secret. */
	private const KEYS = array( 'RS256' => 'RSA', 'ES256' => 'EC' );

	/** Seconds by which the clocks may differ. */
	private const SKEW = 60;

	private const LONGEST = 65536;

	public function __construct( private readonly Provider $provider ) {}

	/** @return array<string,mixed> */
	public function claims( string $token, string $nonce ): array {
		$claims   = $this->signed( $token );
		$client   = Provider_Settings::client_id();
		$audience = (array) ( $claims['aud'] ?? array() );
		$why      = match ( true ) {
			Provider_Settings::issuer() !== ( $claims['iss'] ?? null )       => 'issuer',
			! in_array( $client, $audience, true )                           => 'audience',
			( isset( $claims['azp'] ) || count( $audience ) > 1 ) && ( $claims['azp'] ?? null ) !== $client => 'authorized party',
			! is_int( $claims['exp'] ?? null ) || ! is_int( $claims['iat'] ?? null ) => 'time',
			! is_string( $claims['nonce'] ?? null ) || ! hash_equals( $nonce, $claims['nonce'] ) => 'nonce',
			! is_string( $claims['sub'] ?? null ) || ! preg_match( '/^[\x20-\x7e]{1,255}$/D', $claims['sub'] ) => 'subject',
			default                                                          => '',
		};
		return '' === $why ? $claims : throw new Provider_Failure( "The ID token is refused: {$why}." );
	}

	/** @return array<string,mixed> The claims of a token that the provider has signed, and that has not ended. */
	private function signed( string $token ): array {
		$header = strlen( $token ) > self::LONGEST ? null : json_decode( JWT::urlsafeB64Decode( (string) strtok( $token, '.' ) ), true, 4 );
		$alg    = is_array( $header ) && is_string( $header['alg'] ?? null ) ? $header['alg'] : '';
		$kid    = is_array( $header ) && is_string( $header['kid'] ?? null ) ? $header['kid'] : '';
		if ( ! isset( self::KEYS[ $alg ] ) || isset( $header['crit'] ) ) {
			throw new Provider_Failure( 'The ID token is refused: algorithm.' );
		}
		$keys = $this->provider->keys( $kid, self::KEYS[ $alg ] );
		if ( 1 !== count( $keys ) ) {
			throw new Provider_Failure( 'The ID token is refused: key.' );
		}
		JWT::$timestamp = Clock::now();
		JWT::$leeway    = self::SKEW;
		try {
			$key = JWK::parseKey( $keys[0], $alg ) ?? throw new Provider_Failure( 'unknown key' );
			return (array) json_decode( (string) wp_json_encode( JWT::decode( $token, $key ) ), true );
		} catch ( Throwable $failure ) {
			throw new Provider_Failure( "The ID token is refused: {$failure->getMessage()}" );
		} finally {
			JWT::$timestamp = null;
			JWT::$leeway    = 0;
		}
	}
}
