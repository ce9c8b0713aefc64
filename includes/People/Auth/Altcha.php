<?php
/** Proof of work as ALTCHA specifies it (version 1): the browser finds a number by trying. Nothing to look at, and no third party. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

use DesignMarketplace\Clock;
use WP_Error;
use WP_REST_Request;

/** Challenges are signed and not stored. A solved one is stored until it expires, so that it counts only once. */
final class Altcha {

	private const ALGORITHM = 'SHA-256';

	/** The largest number: a phone finds it in a second or two. */
	private const MAX_NUMBER = 50000;

	private const SECONDS = 600;

	/** @return array<string,int|string>|WP_Error Answers GET users/altcha. */
	public function answer( WP_REST_Request $request ): array|WP_Error {
		return Limits::hit( 'challenge' ) ?? $this->challenge( (string) $request['action'] );
	}

	/** @return array{algorithm:string,challenge:string,maxnumber:int,salt:string,signature:string} */
	public function challenge( string $action ): array {
		// The salt ends in "&". Otherwise digits could be moved from the number into the parameters.
		$salt = bin2hex( random_bytes( 12 ) ) . '?' . http_build_query(
			array( 'action' => $action, 'expires' => Clock::now() + self::SECONDS )
		) . '&';
		return self::signed( $salt, random_int( 0, self::MAX_NUMBER ) );
	}

	/**
	 * Whether the token solves a challenge of this site that has neither expired nor been used.
	 * @param string $token  Base64 of the JSON the solver makes.
	 * @param string $action What it was made for.
	 */
	public function verify( string $token, string $action ): bool {
		$json  = strlen( $token ) <= 2000 ? base64_decode( $token, true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- ALTCHA's encoding.
		$given = false === $json ? null : json_decode( $json, true, 3 );
		if (
			! is_array( $given )
				|| ! is_string( $given['salt'] ?? null )
				|| ! is_int( $given['number'] ?? null )
				|| ! str_ends_with( $given['salt'], '&' )
		) {
			return false;
		}
		$wanted = self::signed( $given['salt'], $given['number'] );
		foreach ( array( 'algorithm', 'challenge', 'signature' ) as $part ) {
			if ( ! is_string( $given[ $part ] ?? null ) || ! hash_equals( $wanted[ $part ], $given[ $part ] ) ) {
				return false;
			}
		}
		parse_str( (string) wp_parse_url( '/' . $given['salt'], PHP_URL_QUERY ), $params );
		$expires = (int) ( $params['expires'] ?? 0 );
		return ( $params['action'] ?? '' ) === $action && $expires > Clock::now() && self::is_first( $wanted['challenge'], $expires );
	}

	/**
	 * @param string $salt Salt with its parameters.
	 * @return array{algorithm:string,challenge:string,maxnumber:int,salt:string,signature:string}
	 */
	private static function signed( string $salt, int $number ): array {
		$challenge = hash( 'sha256', $salt . $number );
		return array(
			'algorithm' => self::ALGORITHM,
			'challenge' => $challenge,
			'maxnumber' => self::MAX_NUMBER,
			'salt'      => $salt,
			'signature' => hash_hmac( 'sha256', $challenge, self::key() ),
		);
	}

	public static function key(): string {
		return hash_hmac( 'sha256', 'design-marketplace altcha', wp_salt() );
	}

	private static function is_first( string $challenge, int $expires ): bool {
		return true === Rate_Limiter::claim( 'altcha:' . $challenge, $expires );
	}
}
