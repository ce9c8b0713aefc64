<?php
/** Asks a bot check's service whether a token is valid. The services' calls differ in address and fields only. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Auth;

final class Siteverify {

	private const SECONDS = 5;

	/** Characters of the longest token that is sent to the service. */
	private const MAX_TOKEN = 8192;

	/**
	 * The service's answer if the token is valid and of this site; null otherwise, also if the service cannot be reached.
	 *
	 * The visitor's address is not sent: no service needs it.
	 * @param array<string,string> $more Further fields of the call.
	 * @return array<mixed>|null
	 */
	public static function answer( string $url, string $secret, string $token, array $more = array() ): ?array {
		if ( '' === $secret || strlen( $token ) > self::MAX_TOKEN ) {
			return null;
		}
		$response = wp_safe_remote_post(
			$url,
			array(
				'timeout'             => self::SECONDS,
				'redirection'         => 0,
				'limit_response_size' => 65536,
				'body'                => array(
					'secret'   => $secret,
					'response' => $token,
				) + $more,
			)
		);
		$answer   = 200 === wp_remote_retrieve_response_code( $response )
			? json_decode( wp_remote_retrieve_body( $response ), true, 8 )
			: null;
		return is_array( $answer ) && true === ( $answer['success'] ?? null ) && self::host() === ( $answer['hostname'] ?? null )
			? $answer
			: null;
	}

	/** The name of this site as services report it. Tokens of other sites are refused. */
	private static function host(): string {
		return (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}
}
